//! Kayles from a baked table, with grundy-core as the only run-time dependency.
#![no_std]
#![forbid(unsafe_code)]
#![deny(warnings, missing_docs)]

include!(concat!(env!("OUT_DIR"), "/kayles.rs"));
