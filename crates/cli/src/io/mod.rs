//! What comes in and goes out: arguments and files as text, the terminal, failures.

pub(crate) mod failure;
pub(crate) mod input;
pub(crate) mod output;
pub(crate) mod progress;
