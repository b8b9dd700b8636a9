//! The problems, one file a family.

mod bash;
mod cutting;
mod euclid;
mod kiki;
mod lasker;
mod nim;
mod river;
mod root_paths;
mod row_chess;
mod subtraction;
mod tokens;

use crate::problem::Problem;

/// The registry.
pub(crate) static PROBLEMS: &[Problem] = &[
    row_chess::P2575,
    nim::ACWING891,
    nim::P2197,
    nim::LOJ10242,
    lasker::HDU3032,
    bash::HDU1846,
    bash::HDU2149,
    bash::HDU2188,
    bash::LOJ10241,
    kiki::HDU2147,
    euclid::P1290,
    euclid::UVA10368,
    cutting::POJ2311,
    subtraction::ACWING893,
    subtraction::HDU1536,
    subtraction::HDU1848,
    subtraction::HDU1847,
    tokens::LOJ10243,
    tokens::POJ2425,
    river::GYM102501L,
    root_paths::UOJ266,
];
