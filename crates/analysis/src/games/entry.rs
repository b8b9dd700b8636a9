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
    /// How its games are found.
    pub(super) kind: Kind,
}

/// What is found under a name.
pub(super) enum Kind {
    /// Games on heaps, which may have codes.
    Heaps {
        /// For the help of what is about heaps alone: the codes and names.
        codes: &'static str,
        /// The game of a name, where it is one of this entry's.
        open: fn(&Name<'_>) -> Option<Result<Ruleset, Error>>,
        /// Those that a list of values is compared with.
        known: fn() -> Vec<Rc<dyn HeapRuleset>>,
    },
    /// One game, under its names.
    Other(Other),
}

impl Entry {
    /// The game of a name, where it is one of this entry's.
    pub(super) fn open(&self, name: &Name<'_>) -> Option<Result<Ruleset, Error>> {
        match self.kind {
            Kind::Heaps { open, .. } => open(name),
            Kind::Other(other) => name.alone().then_some(Ok(Ruleset::Other(other))),
        }
    }
}

/// How a game is opened.
pub(super) enum Ruleset {
    /// A game on heaps.
    Heaps(Rc<dyn HeapRuleset>),
    /// Any other.
    Other(Other),
}

/// Reads positions, and the graph where there is one.
pub(super) type Reader = fn(&Text, Option<&Text>) -> Result<Box<dyn Board>, Error>;

/// A game that is not on heaps.
#[derive(Clone, Copy)]
pub(super) struct Other {
    /// How its positions are read.
    pub(super) board: Reader,
    /// Positions of a size that can be thought through.
    pub(super) sample: Option<fn(&mut Random) -> Vec<String>>,
    /// Whether positions are on a graph.
    pub(super) graph: bool,
}
