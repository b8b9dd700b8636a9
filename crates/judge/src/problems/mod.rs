//! The problems, one file a family.

mod bachet;
mod cutting;
mod euclid;
mod forest;
mod georgia_and_bob;
mod king;
mod lasker;
mod new_nim;
mod nim;
mod river;
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
    georgia_and_bob::POJ1704,
    new_nim::BZOJ3105,
    lasker::HDU3032,
    bachet::HDU1846,
    bachet::HDU2149,
    bachet::HDU2188,
    bachet::LOJ10241,
    king::HDU2147,
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
    forest::UOJ266,
];
