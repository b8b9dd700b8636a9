//! The core from outside, a module a subject.

#[cfg(feature = "alloc")]
mod closed_forms;
#[cfg(feature = "alloc")]
mod codes;
#[cfg(feature = "alloc")]
mod evaluate;
#[cfg(feature = "alloc")]
mod grids;
#[cfg(feature = "alloc")]
mod heaps;
#[cfg(feature = "alloc")]
mod observed;
#[cfg(feature = "alloc")]
mod octal;
mod packed;
mod periodic;
#[cfg(feature = "alloc")]
mod rules;
#[cfg(feature = "alloc")]
mod sets;
#[cfg(feature = "alloc")]
mod subtraction;
#[cfg(feature = "alloc")]
mod theorems;
