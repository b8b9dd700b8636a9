//! Pictures.

pub(crate) mod chart;
pub(crate) mod picture;
pub(crate) mod raster;
