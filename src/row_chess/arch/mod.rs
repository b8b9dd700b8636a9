//! The kernels: the same body compiled for different processors, and the choice among them.
//!
//! - `generic.rs` holds the body and runs anywhere.
//! - `x86_64.rs` compiles it for AVX2 and AVX-512, and runs where the processor has them.
//!
//! On other architectures the body is compiled for what the whole program is compiled for, such as NEON, which every
//! AArch64 processor has, or wasm's `simd128` where it was asked for.

mod generic;
#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code, reason = "calling a function compiled for a feature that was found at run time")]
mod x86_64;

use core::fmt;
use core::str::FromStr;

use grundy_core::Nimber;

pub(super) use self::generic::{FEW_TO_ADD, FEW_TO_WRITE};
use super::row::Row;

/// How to do many rows at once: for which instructions the code is compiled.
///
/// [`nim_sum`](super::nim_sum) and [`nimbers_into`](super::nimbers_into) use the [best](Kernel::best) that the
/// processor has. A kernel can also be named, to compare them or to test them all.
///
/// ```
/// use grundy::row_chess::{Kernel, Row};
///
/// let board = [Row::from_columns([18, 19])?, Row::from_columns([17])?];
/// for kernel in Kernel::available() {
///     assert_eq!(kernel.nim_sum(&board).get(), 3, "{kernel}");
/// }
/// # Ok::<(), grundy::row_chess::RowError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Kernel(Compiled);

#[derive(Clone, Copy, PartialEq, Eq)]
enum Compiled {
    Baseline,
    #[cfg(target_arch = "x86_64")]
    Avx2(x86_64::Avx2),
    #[cfg(target_arch = "x86_64")]
    Avx512(x86_64::Avx512),
}

impl Kernel {
    /// The kernel for what the whole program is compiled for: on x86-64, SSE2 unless more was asked for. Runs anywhere.
    #[inline]
    #[must_use]
    pub const fn baseline() -> Kernel {
        Kernel(Compiled::Baseline)
    }

    /// The kernel for AVX2, if this is an x86-64 processor that has it.
    ///
    /// Without the feature `std` the processor cannot be asked: `None` unless the whole program is compiled for AVX2.
    #[inline]
    #[must_use]
    pub fn avx2() -> Option<Kernel> {
        #[cfg(target_arch = "x86_64")]
        return x86_64::Avx2::new().map(|kernel| Kernel(Compiled::Avx2(kernel)));
        #[cfg(not(target_arch = "x86_64"))]
        None
    }

    /// The kernel for AVX-512, if this is an x86-64 processor that has it (AVX-512F is enough).
    ///
    /// Without the feature `std` the processor cannot be asked: `None` unless the whole program is compiled for
    /// AVX-512.
    #[inline]
    #[must_use]
    pub fn avx512() -> Option<Kernel> {
        #[cfg(target_arch = "x86_64")]
        return x86_64::Avx512::new().map(|kernel| Kernel(Compiled::Avx512(kernel)));
        #[cfg(not(target_arch = "x86_64"))]
        None
    }

    /// The fastest kernel that this processor can run. The processor is asked once; after that this is two loads.
    #[must_use]
    pub fn best() -> Kernel {
        Kernel::avx512().or_else(Kernel::avx2).unwrap_or(Kernel::baseline())
    }

    /// All that this processor can run, the fastest last.
    pub fn available() -> impl Iterator<Item = Kernel> {
        [Some(Kernel::baseline()), Kernel::avx2(), Kernel::avx512()].into_iter().flatten()
    }

    /// `baseline`, `avx2` or `avx512`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self.0 {
            Compiled::Baseline => "baseline",
            #[cfg(target_arch = "x86_64")]
            Compiled::Avx2(_) => "avx2",
            #[cfg(target_arch = "x86_64")]
            Compiled::Avx512(_) => "avx512",
        }
    }

    /// The nimber of a board, as [`nim_sum`](super::nim_sum) finds it.
    #[inline]
    #[must_use]
    pub fn nim_sum(self, rows: &[Row]) -> Nimber {
        if rows.len() < FEW_TO_ADD { generic::few_nim_sum(rows) } else { self.many_nim_sum(rows) }
    }

    /// Writes the nimber of each row, as [`nimbers_into`](super::nimbers_into) does.
    ///
    /// # Errors
    ///
    /// [`LengthMismatchError`] if there is not exactly one place for each row; then nothing is written.
    #[inline]
    pub fn nimbers_into(self, rows: &[Row], nimbers: &mut [u8]) -> Result<(), LengthMismatchError> {
        if rows.len() != nimbers.len() {
            return Err(LengthMismatchError { rows: rows.len(), nimbers: nimbers.len() });
        }
        if rows.len() < FEW_TO_WRITE {
            generic::few_nimbers_into(rows, nimbers);
        } else {
            self.many_nimbers_into(rows, nimbers);
        }
        Ok(())
    }

    #[inline(never)]
    fn many_nim_sum(self, rows: &[Row]) -> Nimber {
        match self.0 {
            Compiled::Baseline => generic::nim_sum::<4>(rows),
            #[cfg(target_arch = "x86_64")]
            Compiled::Avx2(kernel) => kernel.nim_sum(rows),
            #[cfg(target_arch = "x86_64")]
            Compiled::Avx512(kernel) => kernel.nim_sum(rows),
        }
    }

    #[inline(never)]
    fn many_nimbers_into(self, rows: &[Row], nimbers: &mut [u8]) {
        match self.0 {
            Compiled::Baseline => generic::nimbers_into::<4>(rows, nimbers),
            #[cfg(target_arch = "x86_64")]
            Compiled::Avx2(kernel) => kernel.nimbers_into(rows, nimbers),
            #[cfg(target_arch = "x86_64")]
            Compiled::Avx512(kernel) => kernel.nimbers_into(rows, nimbers),
        }
    }
}

/// The [name](Kernel::name).
impl fmt::Display for Kernel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Reads a [name](Kernel::name).
impl FromStr for Kernel {
    type Err = ParseKernelError;

    fn from_str(name: &str) -> Result<Kernel, ParseKernelError> {
        Kernel::available().find(|kernel| kernel.name() == name).ok_or(ParseKernelError(()))
    }
}

/// No kernel has this name, or this processor cannot run it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ParseKernelError(());

impl fmt::Display for ParseKernelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not one of this processor's kernels:")?;
        Kernel::available().try_for_each(|kernel| write!(f, " {kernel}"))
    }
}

grundy_core::__debug_as_display!(ParseKernelError);
impl core::error::Error for ParseKernelError {}

impl fmt::Debug for Kernel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Kernel({self})")
    }
}

/// A slice of rows and one for their nimbers have different lengths.
#[derive(Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct LengthMismatchError {
    /// The number of rows.
    pub rows: usize,
    /// The number of places for their nimbers.
    pub nimbers: usize,
}

impl fmt::Display for LengthMismatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} rows, but places for {} nimbers", self.rows, self.nimbers)
    }
}

grundy_core::__debug_as_display!(LengthMismatchError);
impl core::error::Error for LengthMismatchError {}
