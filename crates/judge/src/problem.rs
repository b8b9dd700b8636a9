//! A judge problem.

use std::io::{Read, Write};

use crate::error::Error;
use crate::flag::Flag;
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
