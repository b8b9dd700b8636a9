//! The problems, one file a family.

mod bash;
mod cutting;
mod euclid;
mod kiki;
mod lasker;
mod nim;
mod row_chess;

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
];
