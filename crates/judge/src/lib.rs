//! Answer the impartial-game problems of online judges: from any reader to any writer, as fast as reading the input.
//!
//! ```
//! let input = "2\n2\n1 19\n1 17\n1\n2 19 20\n";
//! let mut output = Vec::new();
//! grundy_judge::run("p2575", input.as_bytes(), &mut output)?;
//! assert_eq!(output, b"NO\nNO\n");
//! # Ok::<(), grundy_judge::Error>(())
//! ```
//!
//! The binary of the same name does this for standard input and output:
//!
//! ```text
//! grundy-judge p2575 < tests.in > answers.out
//! ```
//!
//! # What it promises
//!
//! - Input is read by tokens. Spaces, tabs, carriage returns and line feeds separate and mean nothing else; leading
//!   zeros are allowed, signs are not; after the last case only white space may follow.
//! - It streams. Memory does not grow with the number of cases, only with a graph, a forest, a grid or a set that must
//!   be known as a whole; and a verdict is written before more input is waited for.
//! - Bad input is an [`InputError`] with line, column, what was found and what was expected; the verdicts of all cases
//!   before it have been written by then.
//! - What the rules need is checked. The upper bounds of a contest are not: that is a validator's work.
//!
//! A further problem is one file in `src/problems` and one line in its registry.
#![deny(unsafe_code)]
#![warn(clippy::must_use_candidate)]

mod error;
mod flag;
mod input;
mod limits;
mod problem;
mod problems;
mod registry;
mod session;
mod simd;

use std::io::{Read, Write};

pub use crate::error::{Error, InputError, UnknownProblem};
pub use crate::flag::Flag;
pub use crate::limits::Limits;
pub use crate::problem::{Problem, Run};
pub use crate::registry::{find, problems};
pub use crate::simd::{ParseSimdError, Simd};

/// Reads the input of a problem and writes its verdicts, without any [`Flag`] and within the default [`Limits`].
///
/// `id` is a problem's id or one of its aliases, in capitals or small letters; [`problems`] lists them.
///
/// # Errors
///
/// [`Error`] where there is no such problem, where the input breaks the problem's format or rules, and where reading or
/// writing fails. In every case the verdicts of the complete cases have been written, unless writing is what failed.
pub fn run(id: &str, input: impl Read, output: impl Write) -> Result<(), Error> {
    find(id)?.run(input, output)
}
