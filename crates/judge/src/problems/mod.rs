//! The problems, one file a family.

mod river;
mod root_paths;
mod row_chess;

use crate::problem::Problem;

/// The registry.
pub(crate) static PROBLEMS: &[Problem] = &[row_chess::P2575, river::GYM102501L, root_paths::UOJ266];
