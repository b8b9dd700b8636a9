//! `grundy`: impartial games in the terminal. See `grundy --help`.
#![forbid(unsafe_code)]

mod cli;
mod commands;
mod io;
mod render;

use std::io::Write;
use std::process::ExitCode;

use clap::FromArgMatches;

use crate::cli::Cli;
use crate::io::failure::Failure;
use crate::io::output::Output;
use crate::render::help;

fn main() -> ExitCode {
    let output = &mut Output::stdout();
    let parsed = cli::command().try_get_matches().and_then(|matches| Cli::from_arg_matches(&matches));
    let result = match parsed {
        Ok(cli) => cli.run(output),
        Err(error) if error.use_stderr() => {
            // Where standard error is closed, the status is all that can be said.
            let _ = write!(anstream::stderr(), "{}", error.render().ansi());
            return ExitCode::from(2);
        }
        // Help and version are output like any other.
        Err(error) => {
            let help = help::released(&error.render().ansi().to_string());
            output.write_all(help.as_bytes()).map_err(Failure::from)
        }
    };
    // What there is of an answer comes before a complaint.
    match (result, output.flush()) {
        // An answer that nobody can read has not been given.
        (Ok(()) | Err(Failure::No), Err(failure)) | (Err(failure), _) => failure.report(),
        (Ok(()), Ok(())) => ExitCode::SUCCESS,
    }
}
