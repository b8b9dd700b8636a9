//! The public behaviour from outside, a module a subject.

mod batch;
mod boards;
mod consumers;
mod examples;
#[cfg(feature = "alloc")]
mod games;
mod programs;
mod properties;
mod row_chess;
mod staircase;
