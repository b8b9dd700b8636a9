//! The kernels for what not every x86-64 processor has.
//!
//! A value of [`Avx2`] or [`Avx512`] is the proof that this processor has the instructions. Nothing outside of this
//! file can make one without asking.

use grundy_core::Nimber;

use super::generic;
use crate::row_chess::row::Row;
use crate::row_chess::slices::ROWS;
use crate::{__compiled as compiled, __detected as detected};

macro_rules! avx2 {
    ($with:ident! $($rest:tt)*) => { $with! { unsafe ["avx2"] $($rest)* } };
}

/// Every processor with AVX-512 has AVX2.
macro_rules! avx512 {
    ($with:ident! $($rest:tt)*) => { $with! { unsafe ["avx512f" "avx2"] $($rest)* } };
}

/// Vectors of 8 rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Avx2(());

impl Avx2 {
    #[inline]
    pub(super) fn new() -> Option<Avx2> {
        avx2!(detected!).then_some(Avx2(()))
    }

    pub(super) fn nim_sum(self, rows: &[Row]) -> Nimber {
        avx2! {
            compiled! Avx2;
            fn nim_sum(rows: &[Row]) -> Nimber {
                generic::nim_sum::<8>(rows)
            }
        }
        nim_sum(self, rows)
    }

    pub(super) fn nimbers_into(self, rows: &[Row], nimbers: &mut [u8]) {
        avx2! {
            compiled! Avx2;
            fn nimbers_into(rows: &[Row], nimbers: &mut [u8]) {
                generic::nimbers_into::<8>(rows, nimbers);
            }
        }
        nimbers_into(self, rows, nimbers);
    }
}

/// Vectors of 16 rows, as far as they fill blocks; the rest is left to AVX2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Avx512(Avx2);

impl Avx512 {
    #[inline]
    pub(super) fn new() -> Option<Avx512> {
        avx512!(detected!).then_some(Avx512(Avx2(())))
    }

    pub(super) fn nim_sum(self, rows: &[Row]) -> Nimber {
        avx512! {
            compiled! Avx512;
            fn block_nim_sum<'a>(rows: &'a [Row]) -> (Nimber, &'a [Row]) {
                generic::block_nim_sum::<16>(rows)
            }
        }
        if rows.len() < BLOCK {
            return self.0.nim_sum(rows);
        }
        let (sum, rest) = block_nim_sum(self, rows);
        sum ^ self.0.nim_sum(rest)
    }

    pub(super) fn nimbers_into(self, rows: &[Row], nimbers: &mut [u8]) {
        avx512! {
            compiled! Avx512;
            fn block_nimbers_into<'a>(rows: &'a [Row], nimbers: &'a mut [u8]) -> (&'a [Row], &'a mut [u8]) {
                generic::block_nimbers_into::<16>(rows, nimbers)
            }
        }
        if rows.len() < BLOCK {
            return self.0.nimbers_into(rows, nimbers);
        }
        let (rest, nimbers) = block_nimbers_into(self, rows, nimbers);
        self.0.nimbers_into(rest, nimbers);
    }
}

/// The rows of a block of vectors of 16.
const BLOCK: usize = 16 * ROWS;
