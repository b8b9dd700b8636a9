//! From bytes to numbers, and their places.

pub(crate) mod digits;
pub(crate) mod field;
pub(crate) mod place;
pub(crate) mod scan;
