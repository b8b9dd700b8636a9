//! The kernels for what not every x86-64 processor has.
//!
//! A value of [`Avx2`] or [`Avx512`] is the proof that this processor has the instructions. Nothing outside of this
//! file can make one without asking.

use grundy_core::Nimber;

use super::generic;
use crate::row_chess::row::Row;
use crate::row_chess::slices::ROWS;

/// Whether this processor has a feature: asked once and remembered by the standard library; without it, whether the
/// whole program was compiled for it.
macro_rules! has {
    ($feature:tt) => {{
        #[cfg(feature = "std")]
        let has = std::arch::is_x86_feature_detected!($feature);
        #[cfg(not(feature = "std"))]
        let has = cfg!(target_feature = $feature);
        has
    }};
}

/// Vectors of 8 rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Avx2(());

impl Avx2 {
    #[inline]
    pub(super) fn new() -> Option<Avx2> {
        has!("avx2").then_some(Avx2(()))
    }

    pub(super) fn nim_sum(self, rows: &[Row]) -> Nimber {
        #[target_feature(enable = "avx2")]
        fn nim_sum(rows: &[Row]) -> Nimber {
            generic::nim_sum::<8>(rows)
        }
        // SAFETY: the function needs AVX2 and nothing else, and `self` is the proof that there is AVX2.
        unsafe { nim_sum(rows) }
    }

    pub(super) fn nimbers_into(self, rows: &[Row], nimbers: &mut [u8]) {
        #[target_feature(enable = "avx2")]
        fn nimbers_into(rows: &[Row], nimbers: &mut [u8]) {
            generic::nimbers_into::<8>(rows, nimbers);
        }
        // SAFETY: as above.
        unsafe { nimbers_into(rows, nimbers) }
    }
}

/// Vectors of 16 rows, as far as they fill blocks; the rest is left to AVX2, which every processor with AVX-512 has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Avx512(Avx2);

impl Avx512 {
    #[inline]
    pub(super) fn new() -> Option<Avx512> {
        if has!("avx512f") { Avx2::new().map(Avx512) } else { None }
    }

    pub(super) fn nim_sum(self, rows: &[Row]) -> Nimber {
        #[target_feature(enable = "avx512f")]
        fn block_nim_sum(rows: &[Row]) -> (Nimber, &[Row]) {
            generic::block_nim_sum::<16>(rows)
        }
        if rows.len() < BLOCK {
            return self.0.nim_sum(rows);
        }
        // SAFETY: the function needs AVX-512F and nothing else, and `self` is the proof that there is AVX-512F.
        let (sum, rest) = unsafe { block_nim_sum(rows) };
        sum ^ self.0.nim_sum(rest)
    }

    pub(super) fn nimbers_into(self, rows: &[Row], nimbers: &mut [u8]) {
        #[target_feature(enable = "avx512f")]
        fn block_nimbers_into<'a>(rows: &'a [Row], nimbers: &'a mut [u8]) -> (&'a [Row], &'a mut [u8]) {
            generic::block_nimbers_into::<16>(rows, nimbers)
        }
        if rows.len() < BLOCK {
            return self.0.nimbers_into(rows, nimbers);
        }
        // SAFETY: as above.
        let (rest, nimbers) = unsafe { block_nimbers_into(rows, nimbers) };
        self.0.nimbers_into(rest, nimbers);
    }
}

/// The rows of a block of vectors of 16.
const BLOCK: usize = 16 * ROWS;
