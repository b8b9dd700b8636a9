//! The core from outside, a module a subject.

#[cfg(feature = "alloc")]
mod evaluate;
#[cfg(feature = "alloc")]
mod octal;
mod packed;
mod periodic;
#[cfg(feature = "alloc")]
mod rules;
#[cfg(feature = "alloc")]
mod subtraction;
