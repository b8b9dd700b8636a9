//! What the entries of a table are the nimbers of.

use std::fmt;

use grundy_core::heap::Certificate;

/// What a table's index means.
#[derive(Clone, Debug)]
pub(crate) enum Shape {
    /// A position's number.
    List,
    /// x·height + y.
    Grid { width: usize, height: usize },
    /// A heap below preperiod + period.
    Periodic(Certificate),
}

impl Shape {
    pub(crate) fn certificate(&self) -> Option<&Certificate> {
        match self {
            Shape::Periodic(certificate) => Some(certificate),
            Shape::List | Shape::Grid { .. } => None,
        }
    }

    /// What the author of the rule calls a position.
    pub(crate) fn place(&self, index: usize) -> Place {
        match *self {
            // An entry of a grid is one of a grid that has a height.
            Shape::Grid { height, .. } => Place::Pair(index / height, index % height),
            Shape::List | Shape::Periodic(_) => Place::Position(index),
        }
    }
}

/// A position, as the author of its rule calls it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A number.
    Position(usize),
    /// A pair (x, y) of a grid.
    Pair(usize, usize),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Position(position) => write!(f, "position {position}"),
            Place::Pair(x, y) => write!(f, "({x}, {y})"),
        }
    }
}
