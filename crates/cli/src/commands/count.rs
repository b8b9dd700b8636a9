//! `grundy count`: how many boards are lost, exactly.

use std::io::Write;

use clap::ValueEnum;
use grundy_analysis::count;

use crate::io::failure::Failure;
use crate::io::output::{BOLD, Output, Styled, plural};

/// Count, exactly, the boards of N rows that the player to move loses.
#[derive(clap::Args)]
#[command(after_help = format!("{FIELDS}\n\n{EXAMPLES}"))]
pub(crate) struct Args {
    /// The game.
    game: Game,
    /// The number of rows, 1 to 10000.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    rows: u32,
    /// The squares of a row, 1 to 20.
    #[arg(long, value_name = "W", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=20))]
    width: u32,
    /// Print JSON; its fields are listed below.
    #[arg(long)]
    json: bool,
}

/// A game whose boards are counted.
#[derive(Clone, Copy, ValueEnum)]
enum Game {
    /// Pieces move to the nearest empty square on their right.
    RowChess,
}

const FIELDS: &str = "\
Fields of the JSON:
  game, rows, width  as they were given
  boards, lost       how many there are, and are lost (texts
                     above 2^53 - 1, else numbers)
  share              of the lost boards, to 15 places (a text)";

const EXAMPLES: &str = "\
Examples:
  $ grundy count row-chess --rows 2
  $ grundy count row-chess --rows 1000 --json
  $ grundy count row-chess --rows 3 --width 4";

pub(crate) fn run(args: &Args, output: &mut Output) -> Result<(), Failure> {
    let &Args { game: Game::RowChess, rows, width, json } = args;
    let count = count::row_chess(rows, width);
    if json {
        return output.json(&count);
    }
    writeln!(
        output,
        "{}, {} of {}: 2^{} boards",
        Styled(BOLD, count.game),
        plural(rows, "row"),
        plural(width, "square"),
        rows * width
    )?;
    writeln!(output)?;
    writeln!(output, "lost for the player to move: {}", Styled(BOLD, &count.lost))?;
    writeln!(output, "share: {}", count.share)?;
    Ok(())
}
