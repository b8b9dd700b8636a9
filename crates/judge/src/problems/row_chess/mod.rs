//! Row chess: Luogu P2575, HDU 5724.

mod rows;

use grundy::Nimber;
use grundy::row_chess::{COLUMNS, Row};

use crate::error::Error;
use crate::flag::Flag;
use crate::input::field::Field;
use crate::problem::Problem;
use crate::session::Session;

pub(crate) const P2575: Problem = Problem {
    id: "p2575",
    aliases: &["hdu5724", "row-chess"],
    game: "row chess",
    summary: "pieces hop to the nearest empty square on their right: does the first player win?",
    input: "T, the number of cases. Each case: n, the number of rows; then for each row m, the number of its\n\
            pieces (0 to 20), and m different columns (1 to 20) in any order.",
    output: "A line for each case: YES if the first player wins, else NO.",
    flags: &[Flag::MergeRepeats],
    answer,
};

const CASES: Field = Field::any("the number of cases");
const ROWS: Field = Field::any("the number of rows");
const PIECES: Field = Field::within("the number of pieces", 0, COLUMNS as u64);
const COLUMN: Field = Field::within("a column", 1, COLUMNS as u64);

fn answer(session: &mut Session<'_>) -> Result<(), Error> {
    let simd = session.simd();
    let mut rows = [Row::EMPTY; rows::MOST];
    for _ in 0..session.number(CASES)? {
        let mut sum = Nimber::ZERO;
        let mut left = session.number(ROWS)?;
        while left > 0 {
            let places = usize::try_from(left).unwrap_or(usize::MAX).min(rows.len());
            let read = session.bulk(|numbers, count| rows::read(simd, numbers, count, &mut rows[..places]));
            sum ^= simd.kernel().nim_sum(&rows[..read]);
            left -= read as u64;
            // Where the window ends, and where something is wrong, one row is read number by number.
            if left > 0 && read < places {
                sum ^= row(session)?.nimber();
                left -= 1;
            }
        }
        session.answer(if sum.is_zero() { "NO" } else { "YES" });
    }
    session.end()
}

fn row(session: &mut Session<'_>) -> Result<Row, Error> {
    let mut row = Row::EMPTY;
    for _ in 0..session.number(PIECES)? {
        let column = session.number(COLUMN)?;
        row = match row.with(column as u32) {
            Some(more) if more != row || session.has(Flag::MergeRepeats) => more,
            _ => return Err(session.reject("a column that this row does not have yet")),
        };
    }
    Ok(row)
}
