//! A judge problem, and how it is run.

use std::io::{Read, Write};

use crate::error::Error;
use crate::flag::Flag;
use crate::limits::Limits;
use crate::session::Session;
use crate::simd::Simd;

/// A judge problem: its names, its input and output, and its answer.
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
    #[must_use]
    pub fn id(&self) -> &'static str {
        self.id
    }

    /// Other ids for it: the same task on other judges, and the game's name.
    #[must_use]
    pub fn aliases(&self) -> &'static [&'static str] {
        self.aliases
    }

    /// The game that is played.
    #[must_use]
    pub fn game(&self) -> &'static str {
        self.game
    }

    /// The task in one line.
    #[must_use]
    pub fn summary(&self) -> &'static str {
        self.summary
    }

    /// The input format, in a few lines.
    #[must_use]
    pub fn input(&self) -> &'static str {
        self.input
    }

    /// The output format, in a few lines.
    #[must_use]
    pub fn output(&self) -> &'static str {
        self.output
    }

    /// The flags that it knows.
    #[must_use]
    pub fn flags(&self) -> &'static [Flag] {
        self.flags
    }

    /// Reads the problem's input and writes its verdicts, as an unchanged [`Run`] does.
    ///
    /// # Errors
    ///
    /// Those of [`Run::run`].
    pub fn run(&'static self, input: impl Read, output: impl Write) -> Result<(), Error> {
        self.prepare().run(input, output)
    }

    /// A run to be changed before it is started.
    pub fn prepare(&'static self) -> Run {
        Run { problem: self, flags: Vec::new(), simd: Simd::best(), limits: Limits::default() }
    }
}

/// How a problem is to be run: with which flags, on which instruction set, within which limits.
///
/// ```
/// use grundy_judge::{Flag, Simd, find};
///
/// let run = find("p2575")?.prepare().flag(Flag::MergeRepeats).simd(Simd::baseline());
/// let mut output = Vec::new();
/// run.run("1\n1\n2 19 19\n".as_bytes(), &mut output)?;
/// assert_eq!(output, b"YES\n");
/// # Ok::<(), grundy_judge::Error>(())
/// ```
#[derive(Clone, Debug)]
#[must_use = "a run has to be started"]
pub struct Run {
    problem: &'static Problem,
    flags: Vec<Flag>,
    simd: Simd,
    limits: Limits,
}

impl Run {
    /// With a flag as well. One that the problem does not know changes nothing.
    pub fn flag(mut self, flag: Flag) -> Run {
        self.flags.push(flag);
        self
    }

    /// On an instruction set of your choice in place of the processor's best. The answers are the same.
    pub fn simd(self, simd: Simd) -> Run {
        Run { simd, ..self }
    }

    /// Within other limits than the [default](Limits::default).
    pub fn limits(self, limits: Limits) -> Run {
        Run { limits, ..self }
    }

    /// Reads the problem's input and writes its verdicts.
    ///
    /// A reader or writer that is not ready ([`WouldBlock`](std::io::ErrorKind::WouldBlock)) is tried again until it
    /// is.
    ///
    /// # Errors
    ///
    /// [`Error`] where the input breaks the problem's format or rules or asks for more than the limits allow, and where
    /// reading or writing fails. The verdicts of the complete cases have been written by then, unless writing is what
    /// failed.
    pub fn run(&self, mut input: impl Read, mut output: impl Write) -> Result<(), Error> {
        let mut session = Session::new(self.simd, &self.flags, self.limits, &mut input, &mut output);
        let answered = (self.problem.answer)(&mut session);
        match answered {
            // It is known that nothing more can be written.
            Err(Error::Write(_)) => answered,
            _ => session.flush().and(answered),
        }
    }
}
