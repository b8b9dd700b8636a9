//! Say what an impartial game is, and read the nimbers of its positions from a packed table.
//!
//! This is the common ground of [`grundy`](https://docs.rs/grundy), which embeds tables, and
//! [`grundy-bake`](https://docs.rs/grundy-bake), which makes them in a build script. Each definition that both need
//! is here, once: what a nimber is, what mex is, what a game's rule is, and which bit of a table belongs to whom.
//!
//! - A game is a [`Rule`]: it lists the options of a position. [`rule`] makes rules from closures.
//! - A position's value is a [`Nimber`]: the [`mex`] of the values of its options. A sum of games is worth the `^` of
//!   theirs.
//! - [`PackedTable`] reads values stored at 1 to 32 bits an entry, at compile time as well; [`GridTable`] reads those
//!   of a game on pairs, and [`PeriodicTable`] those of a periodic game, for every heap.
//! - With the feature `alloc`, `evaluate` works a rule out for all positions below a bound, and `heap` has heap games,
//!   with periods that are proved.
//!
//! ```
//! use grundy_core::{Nimber, Outcome, mex};
//!
//! // A heap of 3 in Nim has the options 0, 1 and 2, whose nimbers are 0, 1 and 2.
//! let three = mex([Nimber::new(0), Nimber::new(1), Nimber::new(2)]);
//! assert_eq!(three, Nimber::new(3));
//! // The sum of two equal games is lost for the player to move.
//! assert_eq!((three ^ three).outcome(), Outcome::P);
//! ```
//!
//! The crate is `no_std` and has no dependencies. The feature `alloc` needs a heap; `std` adds nothing but the question which
//! instructions the processor has, for speed.
#![no_std]
#![deny(unsafe_code)]
#![warn(clippy::must_use_candidate)]
#![cfg_attr(docsrs, feature(doc_cfg))]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

mod baked;
mod error;
#[cfg(feature = "alloc")]
mod evaluate;
mod grid;
#[cfg(feature = "alloc")]
pub mod heap;
mod mex;
mod nimber;
pub mod packed;
mod periodic;
pub mod rule;

#[cfg(feature = "alloc")]
pub use crate::evaluate::{EvaluateError, evaluate};
pub use crate::grid::GridTable;
pub use crate::mex::mex;
pub use crate::nimber::{Nimber, Outcome};
pub use crate::packed::PackedTable;
pub use crate::periodic::PeriodicTable;
pub use crate::rule::Rule;
