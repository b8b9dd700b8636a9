//! `grundy-judge ID < input > output`: see `--help`.
#![forbid(unsafe_code)]

mod arguments;
mod texts;

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use grundy_judge::Error;

use crate::arguments::{Command, parse};

fn main() -> ExitCode {
    let arguments = std::env::args_os().skip(1).map(|argument| argument.to_string_lossy().into_owned());
    let failure = match parse(arguments) {
        Ok(Command::Print(text)) => match io::stdout().write_all(text.as_bytes()) {
            Err(error) if error.kind() != ErrorKind::BrokenPipe => {
                format!("cannot write to standard output: {error}")
            }
            _ => return ExitCode::SUCCESS,
        },
        Ok(Command::Answer(run)) => match run.run(io::stdin().lock(), io::stdout().lock()) {
            Ok(()) => return ExitCode::SUCCESS,
            Err(Error::Write(error)) if error.kind() == ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Err(error) => error.to_string(),
        },
        Err(complaint) => {
            complain(&format!("{complaint}\n{}", texts::USAGE));
            return ExitCode::from(2);
        }
    };
    complain(&format!("{failure}\n"));
    ExitCode::from(1)
}

/// Says something on standard error. Where that is closed as well, there is nowhere else to say it.
fn complain(text: &str) {
    let _ = write!(io::stderr(), "grundy-judge: {text}");
}
