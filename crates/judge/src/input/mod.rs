//! From bytes to numbers, and where they stand.

pub(crate) mod digits;
pub(crate) mod field;
pub(crate) mod place;
pub(crate) mod scan;
