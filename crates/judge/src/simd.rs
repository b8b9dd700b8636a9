//! Which instruction set a run uses.

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
/// assert_eq!("baseline".parse(), Ok(Simd::BASELINE));
/// assert_eq!(Simd::available().last(), Some(Simd::best()));
/// assert!("mmx".parse::<Simd>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Simd(Level);

/// A level other than the baseline is made in this module only, after the processor was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Level {
    Baseline,
    #[cfg(target_arch = "x86_64")]
    Avx2,
    #[cfg(target_arch = "x86_64")]
    Avx512,
}

impl Simd {
    /// What every processor of the target has.
    pub const BASELINE: Simd = Simd(Level::Baseline);

    /// AVX2 with BMI2, POPCNT and LZCNT, if this processor has them.
    pub fn avx2() -> Option<Simd> {
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("popcnt")
        {
            return Some(Simd(Level::Avx2));
        }
        None
    }

    /// AVX-512 with F, BW, DQ, VL, VBMI and VBMI2 on top of [`Simd::avx2`], if this processor has them.
    pub fn avx512() -> Option<Simd> {
        #[cfg(target_arch = "x86_64")]
        if Simd::avx2().is_some()
            && is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512bw")
            && is_x86_feature_detected!("avx512dq")
            && is_x86_feature_detected!("avx512vl")
            && is_x86_feature_detected!("avx512vbmi")
            && is_x86_feature_detected!("avx512vbmi2")
        {
            return Some(Simd(Level::Avx512));
        }
        None
    }

    /// The fastest of this processor.
    pub fn best() -> Simd {
        Simd::avx512().or_else(Simd::avx2).unwrap_or(Simd::BASELINE)
    }

    /// All of this processor, the fastest last.
    pub fn available() -> impl Iterator<Item = Simd> {
        [Some(Simd::BASELINE), Simd::avx2(), Simd::avx512()].into_iter().flatten()
    }

    pub(crate) fn level(self) -> Level {
        self.0
    }

    /// What adds up rows with it.
    pub(crate) fn kernel(self) -> Kernel {
        let kernel = match self.0 {
            Level::Baseline => None,
            #[cfg(target_arch = "x86_64")]
            Level::Avx2 => Kernel::avx2(),
            #[cfg(target_arch = "x86_64")]
            Level::Avx512 => Kernel::avx512(),
        };
        kernel.unwrap_or(Kernel::baseline())
    }
}

/// The name by which it is asked for: `baseline`, `avx2` or `avx512`.
impl fmt::Display for Simd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self.0 {
            Level::Baseline => "baseline",
            #[cfg(target_arch = "x86_64")]
            Level::Avx2 => "avx2",
            #[cfg(target_arch = "x86_64")]
            Level::Avx512 => "avx512",
        })
    }
}

impl FromStr for Simd {
    type Err = UnknownSimd;

    fn from_str(name: &str) -> Result<Simd, UnknownSimd> {
        Simd::available()
            .find(|simd| simd.to_string() == name)
            .ok_or_else(|| UnknownSimd { name: name.to_owned() })
    }
}

/// There is no instruction set of this name, or this processor does not have it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct UnknownSimd {
    /// The name asked for.
    pub name: String,
}

impl fmt::Display for UnknownSimd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is none of this processor's instruction sets:", self.name)?;
        Simd::available().try_for_each(|simd| write!(f, " {simd}"))
    }
}

impl std::error::Error for UnknownSimd {}
