//! A judge problem, and the list of them.

use std::io::{Read, Write};

use crate::error::{Error, UnknownProblem};
use crate::problems::PROBLEMS;
use crate::session::Session;
use crate::simd::Simd;

/// A judge problem: how it is called, what it reads and writes, and how it is answered.
#[derive(Debug)]
pub struct Problem {
    pub(crate) id: &'static str,
    pub(crate) aliases: &'static [&'static str],
    pub(crate) game: &'static str,
    pub(crate) summary: &'static str,
    pub(crate) input: &'static str,
    pub(crate) output: &'static str,
    pub(crate) flags: &'static [Flag],
    pub(crate) answer: fn(&mut Session<'_>) -> Result<(), Error>,
}

impl Problem {
    /// The id, in small letters: the judge's letters and its number.
    pub fn id(&self) -> &'static str {
        self.id
    }

    /// Other ids under which it is found: the same task on other judges, and the game's name.
    pub fn aliases(&self) -> &'static [&'static str] {
        self.aliases
    }

    /// The game that is played.
    pub fn game(&self) -> &'static str {
        self.game
    }

    /// The task in one line.
    pub fn summary(&self) -> &'static str {
        self.summary
    }

    /// The input format, in a few lines.
    pub fn input(&self) -> &'static str {
        self.input
    }

    /// The output format, in a few lines.
    pub fn output(&self) -> &'static str {
        self.output
    }

    /// The flags that it knows.
    pub fn flags(&self) -> &'static [Flag] {
        self.flags
    }

    /// Reads the problem's input and writes its verdicts.
    ///
    /// A flag that the problem does not know changes nothing.
    ///
    /// # Errors
    ///
    /// [`Error`] where the input breaks the problem's format or rules, and where reading or writing fails. The verdicts
    /// of the complete cases have been written by then, unless writing is what failed.
    pub fn run(&self, flags: &[Flag], input: impl Read, output: impl Write) -> Result<(), Error> {
        self.run_with(Simd::best(), flags, input, output)
    }

    /// [`run`](Problem::run) with an instruction set of your choice. The answers are the same.
    ///
    /// # Errors
    ///
    /// Those of [`run`](Problem::run).
    pub fn run_with(
        &self,
        simd: Simd,
        flags: &[Flag],
        mut input: impl Read,
        mut output: impl Write,
    ) -> Result<(), Error> {
        let mut session = Session::new(simd, flags, &mut input, &mut output);
        let answered = (self.answer)(&mut session);
        session.flush()?;
        answered
    }
}

/// A choice that a problem's statement leaves open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Flag {
    /// Accept a repeated piece as one piece.
    MergeRepeats,
}

impl Flag {
    /// How it is written on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Flag::MergeRepeats => "--merge-repeats",
        }
    }

    /// What it does, in one line.
    pub fn summary(self) -> &'static str {
        match self {
            Flag::MergeRepeats => "accept a column that is given twice as one piece",
        }
    }
}

/// All problems, in the order of their games.
pub fn problems() -> &'static [Problem] {
    PROBLEMS
}

/// The problem of this id or alias, in capitals or small letters.
///
/// # Errors
///
/// [`UnknownProblem`] names the id that is spelled most like it.
///
/// ```
/// assert_eq!(grundy_judge::find("HDU5724")?.id(), "p2575");
/// assert_eq!(grundy_judge::find("hdu5742").unwrap_err().nearest, "hdu5724");
/// # Ok::<(), grundy_judge::UnknownProblem>(())
/// ```
pub fn find(id: &str) -> Result<&'static Problem, UnknownProblem> {
    let names = |problem: &'static Problem| [problem.id].into_iter().chain(problem.aliases.iter().copied());
    let found = PROBLEMS.iter().find(|&problem| names(problem).any(|name| name.eq_ignore_ascii_case(id)));
    found.ok_or_else(|| UnknownProblem {
        id: id.to_owned(),
        nearest: PROBLEMS.iter().flat_map(names).min_by_key(|name| distance(id, name)).unwrap_or_default(),
    })
}

/// The number of letters to insert, leave out, replace or swap with a neighbour to get from one word to the other, in
/// which no letter is touched twice (optimal string alignment). Capitals are small letters here.
fn distance(from: &str, to: &str) -> usize {
    let from = from.to_ascii_lowercase().into_bytes();
    let to = to.as_bytes();
    // Entry j of `row` i: from the first i letters of `from` to the first j of `to`.
    let mut above = Vec::new();
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for i in 1..=from.len() {
        let mut next = vec![i];
        for j in 1..=to.len() {
            let replaced = row[j - 1] + usize::from(from[i - 1] != to[j - 1]);
            let mut least = replaced.min(row[j] + 1).min(next[j - 1] + 1);
            if i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1] {
                least = least.min(above[j - 2] + 1);
            }
            next.push(least);
        }
        above = std::mem::replace(&mut row, next);
    }
    row[to.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_by_hand() {
        for (from, to, expected) in [
            ("", "", 0),
            ("", "nim", 3),
            ("nim", "", 3),
            ("P2575", "p2575", 0),
            ("p2557", "p2575", 1),
            ("kitten", "sitting", 3),
            ("abcd", "badc", 2),
        ] {
            assert_eq!(distance(from, to), expected, "{from} {to}");
        }
    }

    #[test]
    fn names_are_unique_and_in_small_letters() {
        let mut names: Vec<_> =
            PROBLEMS.iter().flat_map(|problem| problem.aliases.iter().chain([&problem.id])).collect();
        assert!(names.iter().all(|name| **name == name.to_ascii_lowercase()));
        let count = names.len();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), count);
    }
}
