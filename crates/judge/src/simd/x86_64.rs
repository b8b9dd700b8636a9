//! Functions for what not every x86-64 processor has.
//!
//! A value of [`Avx2`] or [`Avx512`] is the proof that this processor has the instructions. Nothing outside of this file
//! can make one without asking.

pub(crate) use grundy::__compiled as compiled;
use grundy::__detected as detected;

/// AVX2, and what came with it or before.
macro_rules! avx2 {
    ($with:ident! $($rest:tt)*) => { $with! { unsafe ["avx2" "bmi1" "bmi2" "lzcnt" "popcnt"] $($rest)* } };
}
pub(crate) use avx2;

/// AVX-512, as far as it is used, on top of AVX2.
macro_rules! avx512 {
    ($with:ident! $($rest:tt)*) => {
        $with! {
            unsafe [
                "avx2" "bmi1" "bmi2" "lzcnt" "popcnt"
                "avx512f" "avx512bw" "avx512dq" "avx512vl" "avx512vbmi" "avx512vbmi2"
            ]
            $($rest)*
        }
    };
}
pub(crate) use avx512;

/// The proof of what [`avx2!`] lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Avx2(());

impl Avx2 {
    pub(super) fn new() -> Option<Avx2> {
        avx2!(detected!).then_some(Avx2(()))
    }
}

/// The proof of what [`avx512!`] lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Avx512(());

impl Avx512 {
    pub(super) fn new() -> Option<Avx512> {
        avx512!(detected!).then_some(Avx512(()))
    }
}
