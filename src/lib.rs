//! Look up the value of a position of row chess, or solve a whole board, from a table that was computed when your
//! program was compiled.
//!
//! ```
//! use grundy::row_chess::{self, Row};
//!
//! let board: [Row; 2] = [
//!     "...o.oo....o.......o".parse()?,
//!     "oo........o.o.......".parse()?,
//! ];
//! // Who wins, and with which moves?
//! println!("{}", row_chess::nim_sum(&board).outcome());
//! for (row, mv) in row_chess::winning_moves(&board) {
//!     println!("row {row}: {mv}");
//! }
//! # Ok::<(), row_chess::DrawingError>(())
//! ```
//!
//! By the Sprague–Grundy theorem a position of an impartial game, in which both players have the same moves and the
//! player who cannot move loses, is worth one number, its [`Nimber`]; the nimber of several games played side by side
//! is the exclusive or of theirs, and zero means that the player to move loses. Contest programs compute a table of
//! these numbers at every start. Here a build script has computed it once: [`Row::nimber`](row_chess::Row::nimber) is a
//! load, a shift and a mask, in a `const fn`.
//!
//! Nim, Lasker's Nim, Euclid's game and others have closed forms of their own in [`games`].
//!
//! To bake the table of a game of your own, see [`grundy-bake`](https://docs.rs/grundy-bake).
//!
//! # Features
//!
//! The crate is `no_std`, has no run-time dependency but grundy-core, and needs no heap for row chess.
//!
//! | feature | default | brings | costs |
//! |---|---|---|---|
//! | `table` | yes | the baked table of row chess | 640 KiB in the binary; grundy-bake and bitvec at build time |
//! | `std` | yes | whatever needs an operating system; implies `alloc` | |
//! | `alloc` | via `std` | `evaluate` for any [`Rule`], heap games, and the games whose nimbers are worked out at run time | a heap |
//! | `bitvec` | no | the closed form on a `BitSlice` of any length | bitvec at run time |
#![no_std]
// Allowed in `row_chess/arch/x86_64.rs` alone.
#![deny(unsafe_code)]
#![warn(clippy::must_use_candidate)]
#![cfg_attr(docsrs, feature(doc_cfg))]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

#[cfg(target_arch = "x86_64")]
mod compiled;
pub mod games;
pub mod row_chess;

#[doc(hidden)]
pub use grundy_core::__baked;
#[cfg(feature = "alloc")]
pub use grundy_core::{EvaluateError, evaluate, heap};
pub use grundy_core::{
    GridTable, Nimber, Outcome, PackedTable, PeriodicTable, Rule, include_table, mex, packed, rule,
};

/// The Rust blocks of the README, run as the documentation's own.
#[cfg(all(doctest, feature = "table"))]
#[doc = include_str!("../README.md")]
struct ReadmeBlocks;
