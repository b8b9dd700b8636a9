//! Functions for instructions that not every x86-64 processor has: for the kernels here, and for grundy-judge.
//!
//! An instruction set is a list of features and a type, of which a value is the proof that the processor has all of
//! them. The list is written once, in a macro of the set's own; both the question to the processor and the attribute of
//! the functions come from there, so nothing is compiled for a feature that was not found:
//!
//! ```text
//! macro_rules! avx2 {
//!     ($with:ident! $($rest:tt)*) => { $with! { unsafe ["avx2" "bmi2"] $($rest)* } };
//! }
//!
//! struct Avx2(());
//!
//! impl Avx2 {
//!     fn new() -> Option<Avx2> {
//!         avx2!(detected!).then_some(Avx2(()))
//!     }
//! }
//!
//! avx2! {
//!     compiled! Avx2;
//!     fn sum(numbers: &[u64]) -> u64 { numbers.iter().sum() }
//! }
//! ```
//!
//! `unsafe` before the list is the promise that a value of the proof exists only where that question was answered with
//! yes.

/// Compiles a function for the features of a proof, and hands it out as a safe one that asks for the proof.
#[doc(hidden)]
#[macro_export]
macro_rules! __compiled {
    (
        unsafe [$($feature:tt)*] $proof:ty;
        $(#[$attribute:meta])*
        $visible:vis fn $name:ident $(<$lifetime:lifetime>)? ($($argument:ident: $type:ty),* $(,)?) $(-> $result:ty)?
        $body:block
    ) => {
        $(#[$attribute])*
        $visible fn $name $(<$lifetime>)? (_: $proof, $($argument: $type),*) $(-> $result)? {
            $(#[target_feature(enable = $feature)])*
            fn compiled $(<$lifetime>)? ($($argument: $type),*) $(-> $result)? $body
            // SAFETY: a value of the proof exists only where the processor was found to have all of these features, as
            // whoever wrote `unsafe` before them has promised.
            unsafe { compiled($($argument),*) }
        }
    };
}

/// Whether this processor has all features of an instruction set: asked once and remembered by the standard library.
#[cfg(feature = "std")]
#[doc(hidden)]
#[macro_export]
macro_rules! __detected {
    (unsafe [$($feature:tt)*]) => { $(::std::arch::is_x86_feature_detected!($feature))&&* };
}

/// Whether the whole program is compiled for all features of an instruction set: without the standard library the
/// processor is not asked.
#[cfg(not(feature = "std"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __detected {
    (unsafe [$($feature:tt)*]) => { $(::core::cfg!(target_feature = $feature))&&* };
}
