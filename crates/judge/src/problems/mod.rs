//! The problems, one file a family.

mod row_chess;

use crate::problem::Problem;

/// The registry.
pub(crate) static PROBLEMS: &[Problem] = &[row_chess::P2575];
