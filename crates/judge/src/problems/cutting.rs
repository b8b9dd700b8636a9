//! Cutting a sheet: POJ 2311.

use grundy::games::cutting;

use crate::error::Error;
use crate::input::field::Field;
use crate::problem::Problem;
use crate::session::Session;

pub(crate) const POJ2311: Problem = Problem {
    id: "poj2311",
    aliases: &["acwing219", "cutting-game"],
    game: "cutting a sheet",
    summary: "cut pieces along grid lines, a single cell wins: does the first player?",
    input: "To the end of the input, W and H: the sides of a sheet, 2 or more, since the problem has no sheet with a\n\
            side of 1. Each sheet is a game of its own.",
    output: "A line for each sheet: WIN if the first player wins, else LOSE. (Retellings in which the game can end\n\
             without a winner are not this problem.)",
    flags: &[],
    answer,
};

const WIDTH: Field = Field::within("the width of a sheet", 2, u64::MAX);
const HEIGHT: Field = Field::within("the height of a sheet", 2, u64::MAX);

fn answer(session: &mut Session<'_>) -> Result<(), Error> {
    while session.more()? {
        let width = session.number(WIDTH)?;
        let height = session.number(HEIGHT)?;
        let nimber = cutting::nimber(width, height).ok_or_else(|| session.reject(HEIGHT))?;
        session.answer(if nimber.is_zero() { "LOSE" } else { "WIN" });
    }
    Ok(())
}
