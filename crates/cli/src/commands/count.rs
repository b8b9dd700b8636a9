//! `grundy count`: how many boards are lost, exactly.

use std::io::Write;

use clap::ValueEnum;
use grundy::row_chess::TABLE;
use num_bigint::{BigInt, BigUint};
use serde::Serialize;

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
  boards, lost       how many there are, and are lost (texts: they are
                     large)
  share              of the lost boards, to 15 places (a text)";

const EXAMPLES: &str = "\
Examples:
  $ grundy count row-chess --rows 2
  $ grundy count row-chess --rows 1000 --json
  $ grundy count row-chess --rows 3 --width 4";

#[derive(Serialize)]
struct Count {
    game: &'static str,
    rows: u32,
    width: u32,
    boards: String,
    lost: String,
    share: String,
}

/// A power of two above every nimber of a row: the length of the transform.
const NIMBERS: usize = 32;

/// How many rows of a width have each nimber.
fn histogram(width: u32) -> [u32; NIMBERS] {
    let mut histogram = [0; NIMBERS];
    // The narrower rows are the first entries.
    for nimber in TABLE.iter().take(1 << width) {
        histogram[nimber.get() as usize % NIMBERS] += 1;
    }
    histogram
}

/// The number of ways to take one object from each of `rows` equal collections, so that the numbers on them cancel;
/// `histogram` says how many objects of a collection have each number.
///
/// The transform turns convolution by exclusive or into multiplication: so it is the rows-th power of each of its terms,
/// transformed back, of which the term 0 is the sum divided by the length.
fn cancelling(histogram: &[u32; NIMBERS], rows: u32) -> BigUint {
    let term = |index: usize| {
        let signed = histogram.iter().enumerate().map(|(number, &count)| {
            let odd = (number & index).count_ones() % 2 == 1;
            if odd { -i64::from(count) } else { i64::from(count) }
        });
        BigInt::from(signed.sum::<i64>())
    };
    let sum: BigInt = (0..NIMBERS).map(|index| term(index).pow(rows)).sum();
    // A count is not negative, and the length divides the sum.
    (sum / NIMBERS).into_parts().1
}

/// A fraction as a decimal number, rounded to 15 places.
fn decimal(part: &BigUint, whole: &BigUint) -> String {
    const PLACES: u32 = 15;
    let scaled = (part * BigUint::from(10_u32).pow(PLACES) * 2_u32 + whole) / (whole * 2_u32);
    let digits = format!("{:0>1$}", scaled.to_string(), PLACES as usize + 1);
    let (before, after) = digits.split_at(digits.len() - PLACES as usize);
    format!("{before}.{after}")
}

pub(crate) fn run(args: &Args, output: &mut Output) -> Result<(), Failure> {
    let &Args { game: Game::RowChess, rows, width, json } = args;
    let boards = BigUint::from(1_u32) << u64::from(rows * width);
    let lost = cancelling(&histogram(width), rows);
    let count = Count {
        game: "row-chess",
        rows,
        width,
        share: decimal(&lost, &boards),
        boards: boards.to_string(),
        lost: lost.to_string(),
    };
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
