//! The subcommands, one module each.

pub(crate) mod count;
pub(crate) mod discover;
pub(crate) mod explain;
mod game_name;
pub(crate) mod play;
pub(crate) mod sequence;
pub(crate) mod shell;
pub(crate) mod table;
