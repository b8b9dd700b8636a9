//! The king in the corner: HDU 2147.

use grundy::games::king::{self, Coin};

use crate::error::Error;
use crate::input::field::Field;
use crate::problem::Problem;
use crate::session::Session;

pub(crate) const HDU2147: Problem = Problem {
    id: "hdu2147",
    aliases: &["king", "kiki", "kikis-game"],
    game: "king in the corner",
    summary: "shift a coin left, down or both, from the top right corner: does kiki win?",
    input: "Pairs n m, the rows and columns of a board, each 1 or more, and 0 0 after the last. (Copies that allow a\n\
            board without rows or columns have lost a part of the bound.)",
    output: "A line for each board: Wonderful! if kiki, who moves first, wins, else What a pity!",
    flags: &[],
    answer,
};

const ROWS: Field = Field::within("the number of rows", 1, u64::MAX);
const COLUMNS: Field = Field::within("the number of columns", 1, u64::MAX);

fn answer(session: &mut Session<'_>) -> Result<(), Error> {
    while let Some((rows, columns)) = session.pair_or_zeros(ROWS, COLUMNS)? {
        let lost = king::nimber(Coin { left: columns - 1, down: rows - 1 }).is_zero();
        session.answer(if lost { "What a pity!" } else { "Wonderful!" });
    }
    session.end()
}
