//! The arguments as a whole.

use clap::{CommandFactory, Parser, Subcommand};

use crate::commands::{count, discover, explain, play, sequence, shell, table};
use crate::io::failure::Failure;
use crate::io::output::Output;
use crate::render::help;

/// Impartial games in the terminal: who wins, how, and why.
#[derive(Parser)]
#[command(name = "grundy", version, after_help = AFTER_HELP, max_term_width = 80)]
pub(crate) struct Cli {
    #[command(subcommand)]
    command: Command,
}

const AFTER_HELP: &str = "\
The nimber (Grundy value) of a position is the size of the Nim heap that
it equals; 0 means that the player to move loses.

Exit status:
  0  done
  1  the answer is no; or bad input (reported with line and column), or
     output that cannot be written
  2  wrong usage

Environment:
  NO_COLOR        no colours, if it is set and not empty
  CLICOLOR_FORCE  colours even on a pipe, if it is set and not 0";

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
            Command::Completions(args) => shell::completions(args, Cli::command(), output),
            Command::Man(args) => shell::man(args, Cli::command(), output),
        }
    }
}

/// The arguments, with help that fits the terminal.
pub(crate) fn command() -> clap::Command {
    fitted(Cli::command(), help::terminal_width().map_or(help::WIDTH, |width| width.min(help::WIDTH)))
}

fn fitted(mut command: clap::Command, width: usize) -> clap::Command {
    if let Some(text) = command.get_after_help().map(ToString::to_string) {
        command = command.after_help(help::fit(&text, width));
    }
    command.mut_subcommands(|subcommand| fitted(subcommand, width))
}
