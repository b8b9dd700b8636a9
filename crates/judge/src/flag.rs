//! Choices of a problem that are made on the command line.

/// A choice that a problem's statement leaves open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Flag {
    /// Accept a repeated piece as one piece.
    MergeRepeats,
}

impl Flag {
    /// How it is written on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Flag::MergeRepeats => "--merge-repeats",
        }
    }

    /// What it does, in one line.
    #[must_use]
    pub fn summary(self) -> &'static str {
        match self {
            Flag::MergeRepeats => "accept a column that is given twice as one piece",
        }
    }
}
