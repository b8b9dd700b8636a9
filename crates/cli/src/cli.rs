//! The arguments as a whole.

use clap::{Parser, Subcommand};

use crate::commands::{count, discover, explain, play, sequence, shell, table};
use crate::io::failure::Failure;
use crate::io::output::Output;

/// Impartial games in the terminal: who wins, how, and why.
#[derive(Parser)]
#[command(name = "grundy", version, after_help = AFTER_HELP)]
pub(crate) struct Cli {
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

impl Cli {
    pub(crate) fn run(&self, output: &mut Output) -> Result<(), Failure> {
        match &self.command {
            Command::Explain(args) => explain::run(args, output),
            Command::Sequence(args) => sequence::run(args, output),
            Command::Discover(args) => discover::run(args, output),
            Command::Table(args) => table::run(args, output),
            Command::Count(args) => count::run(args, output),
            Command::Play(args) => play::run(args, output),
            Command::Completions(args) => shell::completions(args, output),
            Command::Man(args) => shell::man(args, output),
        }
    }
}
