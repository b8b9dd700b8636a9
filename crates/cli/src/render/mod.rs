//! Pictures, and help that fits.

pub(crate) mod chart;
pub(crate) mod help;
pub(crate) mod picture;
pub(crate) mod raster;
