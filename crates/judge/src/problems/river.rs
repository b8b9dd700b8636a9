//! River Game: SWERC 2019-2020 L, Codeforces Gym 102501L, BOJ 18304.

use grundy::games::node_kayles::MAX_OPTIONS;
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

fn answer(session: &mut Session<'_>) -> Result<(), Error> {
    let side = session.number(SIDE)?;
    let mut rows = Vec::new();
    for _ in 0..side {
        let mut row = Vec::new();
        let expected = format_args!("a row of {side} squares *, . or x");
        session.word(side, |square| b"*.x".contains(&square), expected, &mut row)?;
        rows.push(row);
    }
    // What is wrong with an area can be seen when the grid is complete, and not before.
    let river =
        River::new(&rows).map_err(|error| session.reject(format_args!("a grid by the rules: {error}")))?;
    let Some(nimber) = river.nimber() else {
        let limit = format_args!("banks that {MAX_OPTIONS} options decide");
        return Err(session.reject(limit));
    };
    session.answer(if nimber.is_zero() { "Second player will win" } else { "First player will win" });
    session.end()
}
