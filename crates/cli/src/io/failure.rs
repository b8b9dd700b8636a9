//! Why a command did not end well, and the exit status for it.

use std::fmt::Display;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

/// What ends a command early.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The answer is no. It has been printed.
    No,
    /// The input is bad, or cannot be had: the whole message.
    Input(String),
    /// The arguments contradict each other or name something unknown: the whole message.
    Usage(String),
    /// The output could not be written.
    Write(io::Error),
}

impl Failure {
    /// Reports it on standard error. Where that is closed as well, the status is all that is left.
    pub(crate) fn report(self) -> ExitCode {
        let complain = |message: &dyn Display| {
            let _ = writeln!(anstream::stderr(), "grundy: {message}");
        };
        match self {
            Failure::No => ExitCode::from(1),
            Failure::Input(message) => {
                complain(&message);
                ExitCode::from(1)
            }
            Failure::Usage(message) => {
                complain(&message);
                ExitCode::from(2)
            }
            // A reader that has seen enough is not an error.
            Failure::Write(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Failure::Write(error) => {
                complain(&format_args!("cannot write the output: {error}"));
                ExitCode::from(1)
            }
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Write(error)
    }
}

impl From<grundy_analysis::Error> for Failure {
    fn from(error: grundy_analysis::Error) -> Failure {
        match error {
            grundy_analysis::Error::Usage(message) => Failure::Usage(message),
            error => Failure::Input(error.to_string()),
        }
    }
}
