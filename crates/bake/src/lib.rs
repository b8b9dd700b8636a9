//! Evaluate a game in your build script, and index its nimbers in your program with no start-up cost.
//!
//! In `Cargo.toml`, `grundy-core` goes under `[dependencies]` and `[build-dependencies]`, `grundy-bake` under
//! `[build-dependencies]` only. In `build.rs`, say what the [`Rule`](grundy_core::Rule) is and how far to go:
//!
//! ```no_run
//! use grundy_bake::Table;
//! use grundy_core::Rule;
//!
//! /// Take one skittle or two neighbouring ones out of a row; what is left on either side is played on.
//! struct Kayles;
//!
//! impl Rule for Kayles {
//!     fn options(&self, skittles: usize, option: &mut dyn FnMut(&[usize])) {
//!         for hit in 1..=skittles.min(2) {
//!             for left in 0..=skittles - hit {
//!                 option(&[left, skittles - hit - left]);
//!             }
//!         }
//!     }
//! }
//!
//! fn main() -> Result<(), grundy_bake::Error> {
//!     println!("cargo::rerun-if-changed=build.rs");
//!     Table::from_rule("KAYLES", &Kayles, 500)
//!         .expect_prefix([0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]) // OEIS A002186
//!         .bake()?
//!         .write()
//! }
//! ```
//!
//! In the program, one line brings it in:
//!
//! ```text
//! include!(concat!(env!("OUT_DIR"), "/kayles.rs"));
//!
//! assert_eq!(KAYLES.get(10), Some(Nimber::new(2)));
//! ```
//!
//! # What it costs
//!
//! Build scripts run without optimisation, in release builds too. There, about 40 million options a second are
//! evaluated, and packing and reading back take about 0.1 s for a million entries. The bytes go through
//! `include_bytes!`, because an array literal of a million numbers costs the compiler seconds and hundreds of
//! megabytes.
//!
//! # What is checked
//!
//! A wrong table fails the build. Every option must be lower than its position; every nimber must fit the width; every
//! entry is read back from the packed bytes by the reader that the program will use; and what you know of the table
//! from elsewhere is compared, where you [say it](Table::expect_prefix). Errors name the table, the position and the
//! cause.
//!
//! The bytes are the same on every host and serve every target: see [`grundy_core::packed`] for the format.
#![forbid(unsafe_code)]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod baked;
mod c_header;
mod error;
mod expected;
mod table;

pub use crate::baked::Baked;
pub use crate::error::{Error, ErrorKind};
pub use crate::table::Table;
