//! The tool as it is run: arguments and input in, output, messages and status out.

mod common;
mod count;
mod discover;
mod explain;
mod play;
#[cfg(unix)]
mod readme;
mod sequence;
mod shell;
mod table;
