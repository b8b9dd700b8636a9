//! `grundy`: impartial games in the terminal. See `grundy --help`.
#![forbid(unsafe_code)]

mod chart;
mod count;
mod discover;
mod explain;
mod failure;
mod games;
mod input;
mod output;
mod play;
mod progress;
mod raster;
mod sequence;
mod shell;
mod table;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::output::Output;

/// Impartial games in the terminal: who wins, how, and why.
#[derive(Parser)]
#[command(name = "grundy", version, after_help = AFTER_HELP)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

const AFTER_HELP: &str = "\
The nimber (Grundy value) of a position is the size of the Nim heap that it
equals; 0 means that the player to move loses.

Exit status: 0 done; 1 the answer is no, or the input is bad, which is told with
line and column; 2 wrong usage. Colours are left out on a pipe, and where NO_COLOR
is set.";

#[derive(Subcommand)]
enum Command {
    Explain(explain::Args),
    Sequence(sequence::Args),
    Discover(discover::Args),
    Table(table::Args),
    Count(count::Args),
    Play(play::Args),
    Completions(shell::CompletionsArgs),
    Man(shell::ManArgs),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let output = &mut Output::stdout();
    let result = match &cli.command {
        Command::Explain(args) => explain::run(args, output),
        Command::Sequence(args) => sequence::run(args, output),
        Command::Discover(args) => discover::run(args, output),
        Command::Table(args) => table::run(args, output),
        Command::Count(args) => count::run(args, output),
        Command::Play(args) => play::run(args, output),
        Command::Completions(args) => shell::completions(args, output),
        Command::Man(args) => shell::man(args, output),
    };
    // What there is of an answer comes before a complaint.
    let flushed = output.flush();
    match result.and(flushed) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
