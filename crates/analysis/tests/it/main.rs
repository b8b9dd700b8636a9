//! The analysis from outside, a module a subject.

mod sequence;
