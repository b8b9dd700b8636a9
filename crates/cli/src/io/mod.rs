//! What comes in and goes out: text with its places, files, the terminal, failures.

pub(crate) mod failure;
pub(crate) mod file;
pub(crate) mod input;
pub(crate) mod output;
pub(crate) mod progress;
