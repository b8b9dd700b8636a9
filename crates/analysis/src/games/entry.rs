//! What one file says of its game, for the registry.

use std::rc::Rc;

use super::board::Board;
use super::heap_ruleset::HeapRuleset;
use super::name::Name;
use crate::random::Random;
use crate::{Error, Text};

/// What the registry knows of a game, or of a family of them.
pub(super) struct Entry {
    /// The names that are written out, the usual one first.
    pub(super) names: &'static [&'static str],
    /// For help: how games are written, and their positions.
    pub(super) notation: &'static [(&'static str, &'static str)],
    /// For the help of what is about heaps alone: the codes and names; empty for other games.
    pub(super) codes: &'static str,
    /// The game of a name, where it is one of this entry's.
    pub(super) open: fn(&Name<'_>) -> Option<Result<Ruleset, Error>>,
    /// The games on heaps that a list of values is compared with.
    pub(super) known: fn() -> Vec<Rc<dyn HeapRuleset>>,
}

/// How a game is opened.
pub(super) enum Ruleset {
    /// A game on heaps.
    Heaps(Rc<dyn HeapRuleset>),
    /// Any other.
    Other(Other),
}

/// A board, where it could be read.
type Read = Result<Box<dyn Board>, Error>;

/// A game that is not on heaps.
pub(super) struct Other {
    /// Reads positions, and the graph where there is one.
    pub(super) board: fn(&Text, Option<&Text>) -> Read,
    /// Positions of a size that can be thought through.
    pub(super) sample: Option<fn(&mut Random) -> Vec<String>>,
    /// Whether positions are on a graph.
    pub(super) graph: bool,
}
