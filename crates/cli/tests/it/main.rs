//! The tool as it is run: arguments and input in, output, messages and status out.

mod common;
mod count;
mod discover;
mod explain;
mod files;
mod names;
mod output;
mod play;
#[cfg(unix)]
mod readme;
mod sequence;
mod shell;
mod table;
mod text;
