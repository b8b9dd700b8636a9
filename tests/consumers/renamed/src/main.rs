//! Prints an entry of each table.
#![deny(warnings)]

/// What this crate hands on to others.
pub mod vendored {
    pub use nimbers as core;
}

include!(concat!(env!("OUT_DIR"), "/kayles.rs"));
include!(concat!(env!("OUT_DIR"), "/kayles_again.rs"));

fn main() {
    println!("{} {}", KAYLES.nimber(5), KAYLES_AGAIN.nimber(u64::MAX));
}
