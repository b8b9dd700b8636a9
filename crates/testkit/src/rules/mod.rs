//! Rules that several tests need. They know of no parts and no nimbers.

pub mod forest;
pub mod river;
pub mod row_chess;
