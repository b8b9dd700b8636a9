//! Evaluate a game in your build script, and index its nimbers in your program with no start-up cost.
//!
//! In `Cargo.toml`, `grundy-core` goes under `[dependencies]` and `[build-dependencies]`, `grundy-bake` under
//! `[build-dependencies]` only. In `build.rs`, say what the games are and how far to go:
//!
//! ```no_run
//! use grundy_bake::TableBuilder;
//! use grundy_core::Rule;
//! use grundy_core::heap::OctalCode;
//!
//! /// Grundy's game: split a heap into two of different sizes.
//! struct Grundy;
//!
//! impl Rule for Grundy {
//!     fn options(&self, heap: usize, option: &mut dyn FnMut(&[usize])) {
//!         (1..heap.div_ceil(2)).for_each(|small| option(&[small, heap - small]));
//!     }
//! }
//!
//! fn main() -> Result<(), Box<dyn std::error::Error>> {
//!     println!("cargo::rerun-if-changed=build.rs");
//!
//!     // Whether Grundy's game is periodic, nobody knows: a table of the first thousand heaps.
//!     TableBuilder::from_rule("GRUNDY", &Grundy, 1000)
//!         .expect_prefix([0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3]) // OEIS A002188
//!         .bake()?
//!         .write()?;
//!
//!     // Kayles is periodic by a theorem, so 83 values answer for rows of any length.
//!     let kayles: OctalCode = "0.77".parse()?;
//!     TableBuilder::from_game("KAYLES", &kayles, 1000).expect_period(71, 12).bake()?.write()?;
//!     Ok(())
//! }
//! ```
//!
//! In the program, one line for each brings them in:
//!
//! ```text
//! grundy_core::include_table!("grundy");
//! grundy_core::include_table!("kayles");
//!
//! assert_eq!(GRUNDY.get(10), Some(Nimber::new(0)));
//! assert_eq!(GRUNDY.get(1000), None);
//! assert_eq!(KAYLES.nimber(1_000_000_000_000), Nimber::new(1));
//! ```
//!
//! # Where the values come from
//!
//! | | what it takes | the constant | it answers |
//! |---|---|---|---|
//! | [`TableBuilder::from_rule`] | any [`Rule`]: a type of yours, a closure as a [`rule`] type, a code | [`PackedTable`] | the positions below a length |
//! | [`TableBuilder::from_values`] | values that you have | [`PackedTable`] | the indices they have |
//! | [`TableBuilder::from_game`] | a [`HeapGame`](grundy_core::heap::HeapGame): an octal code, a subtraction set | [`PeriodicTable`] | every heap up to 2^64 − 1 |
//!
//! # Layout
//!
//! The entries of a table take as few bits each as hold its largest value, which makes the smallest table. With
//! [`width(8)`](TableBuilder::width) they are bytes, which are the fastest to look up.
//!
//! For programs in C or C++ [`BakedTable::write_c_header`] writes the same bytes with a function that reads them.
//!
//! # What it costs
//!
//! Build scripts run without optimisation, in release builds too. Evaluating takes time in proportion to the number of
//! options, packing and reading back in proportion to the number of entries. The bytes go through `include_bytes!`,
//! because the compiler needs far more time and memory for an array literal.
//!
//! To speed up a long bake, let cargo optimise what build scripts use:
//!
//! ```toml
//! [profile.dev.build-override]
//! opt-level = 3
//!
//! [profile.release.build-override]
//! opt-level = 3
//! ```
//!
//! # Dependencies and features
//!
//! This crate re-exports what a build script needs of grundy-core. A program that depends on `grundy` alone says
//! [`core_path("::grundy")`](TableBuilder::core_path) in its build script.
//!
//! A program without a heap needs cargo's resolver 2, the default since edition 2021; a crate of an older edition
//! writes `resolver = "2"` under `[workspace]` or `[package]`. Resolver 1 gives the program the features that only its
//! build script needs, among them `alloc`, and a device without an allocator does not link.
//!
//! Name every file that the build script reads in a `cargo::rerun-if-changed=` line of its own, beside `build.rs`: with
//! one such line cargo looks at no other file.
//!
//! # What is checked
//!
//! A wrong table fails the build. Every option must be lower than its position; every nimber must fit the width; a
//! period must be proved, and the first 256 heaps are worked out by the definition as well; every entry is read back
//! from the packed bytes by the reader that the program will use; and what you know of the table from elsewhere is
//! compared, where you [say it](TableBuilder::expect_prefix). Errors name the table, the position and the cause.
//!
//! The bytes are the same on every host and serve every target: see [`grundy_core::packed`] for the format.
//!
//! [`PackedTable`]: grundy_core::PackedTable
//! [`PeriodicTable`]: grundy_core::PeriodicTable
#![forbid(unsafe_code)]
#![warn(clippy::must_use_candidate)]

mod baked;
mod builder;
mod c_header;
mod error;
mod expected;
mod files;
mod pack;
mod proof;
mod shape;
mod source;
mod style;
mod watch;

pub use grundy_core::{Nimber, Rule, heap, rule};

pub use crate::baked::BakedTable;
pub use crate::builder::TableBuilder;
pub use crate::error::{Error, ErrorKind};
pub use crate::shape::Place;
pub use crate::style::Visibility;

/// The program of the README, compiled with the documentation's.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
