//! Large inputs of judge problems. The same kind and size give the same bytes for ever.

mod boards;
mod forests;
mod graphs;
mod sets;

use std::io::{self, Write};

pub use self::graphs::random_arcs;

use crate::SplitMix64;

/// A kind of input.
#[derive(Clone, Copy, Debug)]
pub struct Input {
    /// The problem's id.
    pub problem: &'static str,
    /// A name that no other kind has.
    pub kind: &'static str,
    /// What is in it, in a line, where SIZE stands for the size.
    pub about: &'static str,
    /// The size at which the problem is hard, or what a contest has at most.
    pub size: u32,
    write: fn(u32, &mut SplitMix64, &mut dyn Write) -> io::Result<()>,
    /// The state from which the random numbers start.
    seed: u64,
}

impl Input {
    /// Writes it at a size.
    ///
    /// # Errors
    ///
    /// What the output reports.
    pub fn write(&self, size: u32, output: &mut dyn Write) -> io::Result<()> {
        (self.write)(size, &mut SplitMix64(self.seed), output)
    }
}

/// All kinds, by problem.
pub fn inputs() -> impl Iterator<Item = &'static Input> {
    [boards::INPUTS, forests::INPUTS, graphs::INPUTS, sets::INPUTS].into_iter().flatten()
}

/// The input of this kind.
pub fn input(kind: &str) -> Option<&'static Input> {
    inputs().find(|input| input.kind == kind)
}
