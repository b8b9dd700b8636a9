//! `grundy`: impartial games in the terminal. See `grundy --help`.
#![forbid(unsafe_code)]

mod cli;
mod commands;
mod io;
mod render;

use std::process::ExitCode;

use clap::Parser;

use crate::cli::Cli;
use crate::io::output::Output;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let output = &mut Output::stdout();
    let result = cli.run(output);
    // What there is of an answer comes before a complaint.
    let flushed = output.flush();
    match result.and(flushed) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
