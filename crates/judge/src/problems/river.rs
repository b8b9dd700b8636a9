//! River Game: SWERC 2019-2020 L, Codeforces Gym 102501L, BOJ 18304.

use grundy::games::river::River;

use crate::error::Error;
use crate::input::field::Field;
use crate::problem::Problem;
use crate::session::Session;

pub(crate) const GYM102501L: Problem = Problem {
    id: "gym102501l",
    aliases: &["boj18304", "river-game"],
    game: "River Game",
    summary: "cameras along rivers, no two on one river side by side: who wins?",
    input: "N, then a grid of N rows of N squares: * wet, . firm ground, x protected. Wet squares that share a\n\
            side make up a wet area; each area reaches the first and the last column, and two areas are at\n\
            least 3 steps apart. Connected bank squares of one area can be up to 128.",
    output: "First player will win, or Second player will win.",
    flags: &[],
    answer,
};

const SIDE: Field = Field::any("the side of the grid");

/// What a square takes while the grid is sorted into areas and banks, and what an option takes that is remembered.
const BYTES: (u64, u64) = (64, 48);

/// The work that an option counts as.
const STEPS: u64 = 1 << 12;

fn answer(session: &mut Session<'_>) -> Result<(), Error> {
    let side = session.number(SIDE)?;
    let (mut rows, mut places) = (Vec::new(), Vec::new());
    for _ in 0..side {
        let mut row = Vec::new();
        let expected = format_args!("a row of {side} squares *, . or x");
        session.word(side, |square| b"*.x".contains(&square), expected, &mut row)?;
        session.push(&mut rows, row)?;
        let place = session.last_token();
        session.push(&mut places, place)?;
    }
    session.room_for(BYTES.0.saturating_mul(side.saturating_mul(side)))?;
    // What is wrong with an area can be seen when the grid is complete, and not before.
    let river = River::new(&rows).map_err(|error| {
        let (row, _) = error.square();
        let (place, found) = places[row];
        place.error(found, format_args!("a grid by the rules: {error}"))
    })?;
    let options = (session.work_left() / STEPS).min(session.limits().memory / BYTES.1);
    let mut left = options as usize;
    match river.nimber_within(&mut left) {
        Ok(nimber) => {
            session.answer(if nimber.is_zero() { "Second player will win" } else { "First player will win" });
            session.end()
        }
        Err((row, _)) => {
            let (place, found) = places[row];
            Err(place.error(found, format_args!("banks that {options} options decide (--max-work)")))
        }
    }
}
