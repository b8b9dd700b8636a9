//! Functions for what not every x86-64 processor has.
//!
//! A value of [`Avx2`] or [`Avx512`] is the proof that this processor has the instructions. Nothing outside of this file
//! can make one without asking.

/// Compiles a function for the features of a proof, and hands it out as a safe one that asks for the proof.
///
/// The features of an instruction set are written once, in its own macro below. Both the question to the processor and
/// the attribute come from there, so nothing is compiled for a feature that was not found.
macro_rules! compiled {
    (
        [$($feature:tt)*] $proof:ty;
        $(#[$attribute:meta])*
        $visible:vis fn $name:ident $(<$lifetime:lifetime>)? ($($argument:ident: $type:ty),* $(,)?) $(-> $result:ty)?
        $body:block
    ) => {
        $(#[$attribute])*
        $visible fn $name $(<$lifetime>)? (_: $proof, $($argument: $type),*) $(-> $result)? {
            $(#[target_feature(enable = $feature)])*
            fn compiled $(<$lifetime>)? ($($argument: $type),*) $(-> $result)? $body
            // SAFETY: a value of the proof exists only where the processor was found to have all of these features.
            unsafe { compiled($($argument),*) }
        }
    };
}
pub(crate) use compiled;

/// Whether this processor has all features of an instruction set.
macro_rules! detected {
    ([$($feature:tt)*]) => { $(std::arch::is_x86_feature_detected!($feature))&&* };
}

/// AVX2, and what came with it or before.
macro_rules! avx2 {
    ($with:ident! $($rest:tt)*) => { $with! { ["avx2" "bmi1" "bmi2" "lzcnt" "popcnt"] $($rest)* } };
}
pub(crate) use avx2;

/// AVX-512, as far as it is used, on top of AVX2.
macro_rules! avx512 {
    ($with:ident! $($rest:tt)*) => {
        $with! {
            [
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
