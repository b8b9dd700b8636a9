//! Rules that take more than a line, on sets of nodes or squares as bits. They know of no parts and no nimbers.

pub mod forest;
pub mod river;
