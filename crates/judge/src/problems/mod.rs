//! The problems, one file a family.

mod river;
mod root_paths;
mod row_chess;
mod subtraction;
mod tokens;

use crate::problem::Problem;

/// The registry.
pub(crate) static PROBLEMS: &[Problem] = &[
    row_chess::P2575,
    subtraction::ACWING893,
    subtraction::HDU1536,
    subtraction::HDU1848,
    subtraction::HDU1847,
    tokens::LOJ10243,
    tokens::POJ2425,
    river::GYM102501L,
    root_paths::UOJ266,
];
