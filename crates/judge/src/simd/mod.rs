//! Which instruction set a run uses.

#[cfg(target_arch = "x86_64")]
pub(crate) mod x86_64;

use std::fmt;
use std::str::FromStr;

use grundy::row_chess::Kernel;

/// An instruction set that this processor has been found to have.
///
/// Answers do not depend on it. A run uses [`Simd::best`]; the others are for tests and benches, and for the binary's
/// environment variable `GRUNDY_SIMD`, which holds the name of one.
///
/// ```
/// use grundy_judge::Simd;
///
/// assert_eq!("baseline".parse(), Ok(Simd::baseline()));
/// assert_eq!(Simd::available().last(), Some(Simd::best()));
/// assert!("mmx".parse::<Simd>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Simd(Level);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Level {
    Baseline,
    #[cfg(target_arch = "x86_64")]
    Avx2(x86_64::Avx2),
    #[cfg(target_arch = "x86_64")]
    Avx512(x86_64::Avx512),
}

impl Simd {
    /// What every processor of the target has.
    #[must_use]
    pub const fn baseline() -> Simd {
        Simd(Level::Baseline)
    }

    /// AVX2 with BMI2, POPCNT and LZCNT, if this processor has them.
    #[must_use]
    pub fn avx2() -> Option<Simd> {
        #[cfg(target_arch = "x86_64")]
        return x86_64::Avx2::new().map(|proof| Simd(Level::Avx2(proof)));
        #[cfg(not(target_arch = "x86_64"))]
        None
    }

    /// AVX-512 with F, BW, DQ, VL, VBMI and VBMI2 on top of [`Simd::avx2`], if this processor has them.
    #[must_use]
    pub fn avx512() -> Option<Simd> {
        #[cfg(target_arch = "x86_64")]
        return x86_64::Avx512::new().map(|proof| Simd(Level::Avx512(proof)));
        #[cfg(not(target_arch = "x86_64"))]
        None
    }

    /// The fastest of this processor.
    pub fn best() -> Simd {
        Simd::avx512().or_else(Simd::avx2).unwrap_or(Simd::baseline())
    }

    /// All of this processor, the fastest last.
    pub fn available() -> impl Iterator<Item = Simd> {
        [Some(Simd::baseline()), Simd::avx2(), Simd::avx512()].into_iter().flatten()
    }

    /// `baseline`, `avx2` or `avx512`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self.0 {
            Level::Baseline => "baseline",
            #[cfg(target_arch = "x86_64")]
            Level::Avx2(_) => "avx2",
            #[cfg(target_arch = "x86_64")]
            Level::Avx512(_) => "avx512",
        }
    }

    pub(crate) fn level(self) -> Level {
        self.0
    }

    /// The row-chess kernel for this instruction set.
    pub(crate) fn kernel(self) -> Kernel {
        let kernel = match self.0 {
            Level::Baseline => None,
            #[cfg(target_arch = "x86_64")]
            Level::Avx2(_) => Kernel::avx2(),
            #[cfg(target_arch = "x86_64")]
            Level::Avx512(_) => Kernel::avx512(),
        };
        kernel.unwrap_or(Kernel::baseline())
    }
}

/// The [name](Simd::name).
impl fmt::Display for Simd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Reads a [name](Simd::name).
impl FromStr for Simd {
    type Err = ParseSimdError;

    fn from_str(name: &str) -> Result<Simd, ParseSimdError> {
        Simd::available()
            .find(|simd| simd.name() == name)
            .ok_or_else(|| ParseSimdError { name: name.to_owned() })
    }
}

/// No instruction set has this name, or this processor does not have it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ParseSimdError {
    /// The name asked for.
    pub name: String,
}

impl fmt::Display for ParseSimdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not an instruction set of this processor, which has:", self.name)?;
        Simd::available().try_for_each(|simd| write!(f, " {simd}"))
    }
}

impl std::error::Error for ParseSimdError {}
