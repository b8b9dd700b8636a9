//! Positions of impartial games as text in, findings as values out: what a position is worth, who wins it, how, and why.
//!
//! There is no terminal here and no file: a [`Text`] is given, and what comes back implements
//! [`serde::Serialize`]. The `grundy` tool puts arguments, files, colours and pictures around this crate.
//!
//! In JSON an integer up to 2^53 - 1 is a number, and above that a text of its digits: see [`integer`].
//!
//! ```
//! use grundy_analysis::{Text, explain};
//!
//! let position = Text::of_arguments(["5", "7"]);
//! let explanation = explain::explain("kayles", &position, None, 20)?;
//! assert_eq!(explanation.nim_sum, 6);
//! assert_eq!(explanation.winning_moves[0].leaves, "1 + 3");
//! # Ok::<(), grundy_analysis::Error>(())
//! ```
#![forbid(unsafe_code)]
#![deny(missing_docs)]

pub mod count;
pub mod discover;
mod error;
pub mod explain;
pub mod games;
pub mod integer;
pub mod play;
mod random;
pub mod sequence;
pub mod text;

pub use self::error::Error;
pub use self::text::Text;

/// What is called during a long computation, with how much is done and how much there is at most.
pub type Watch<'a> = &'a dyn Fn(u64, u64);
