//! The analysis from outside, a module a subject.

mod explain;
mod sequence;
