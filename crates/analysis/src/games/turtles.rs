//! Turning Turtles and Mock Turtles: rows of turtles, of which a move turns up to two or up to three.

use grundy::games::Game;
use grundy::games::mock_turtles::MockTurtles;
use grundy::games::turning_turtles::{Move, TurningTurtles};

use super::board::{Board, Notation, Sum};
use super::entry::{Entry, Kind, Other, Reader};
use crate::random::Random;
use crate::text::Token;
use crate::{Error, Text};

pub(super) const TURNING: Entry = Entry {
    names: &["turning-turtles"],
    notation: &[(
        "turning-turtles",
        "rows of turtles, o on its feet, . on its back: a move turns one on its back, and may turn one to its left",
    )],
    kind: kind(|text, _| {
        let why = "places of the turtles on their feet";
        read(text, Turtles { game: TurningTurtles, title: "turning-turtles", why, width: 0 })
    }),
};

pub(super) const MOCK: Entry = Entry {
    names: &["mock-turtles"],
    notation: &[("mock-turtles", "the same; and a move may turn up to two more to its left")],
    kind: kind(|text, _| {
        let why = "each turtle on its feet counts the odious number of its place";
        read(text, Turtles { game: MockTurtles, title: "mock-turtles", why, width: 0 })
    }),
};

const fn kind(board: Reader) -> Kind {
    Kind::Other(Other { board, sample: Some(sample), graph: false })
}

/// The most turtles of a row.
const MOST: usize = u128::BITS as usize;

/// Reads rows for a game, drawn as wide as the widest of them.
fn read<G>(text: &Text, turtles: Turtles<G>) -> Result<Box<dyn Board>, Error>
where
    G: Game<Position = u128, Move = Move> + 'static,
{
    const EXPECTED: &str = "turtles, `o` on its feet and `.` on its back";
    let row = |token: Token<'_>| {
        let turtles = token.text;
        if let Some(offset) = turtles.find(|turtle| turtle != 'o' && turtle != '.') {
            return Err(token.at(offset, &turtles[offset..]).unexpected(EXPECTED));
        }
        if turtles.len() > MOST {
            let turtles = turtles.len();
            return Err(
                token.refuse(format_args!("this row has {turtles} turtles, but may have at most {MOST}"))
            );
        }
        let places = turtles.bytes().enumerate().filter(|&(_, turtle)| turtle == b'o');
        Ok((turtles.len(), places.fold(0, |row, (place, _)| row | 1 << place)))
    };
    let (widths, board): (Vec<usize>, Vec<u128>) =
        text.tokens().map(row).collect::<Result<Vec<_>, _>>()?.into_iter().unzip();
    let width = widths.into_iter().max().ok_or_else(|| text.ends(EXPECTED))?;
    Ok(Box::new(Sum::new(Turtles { width, ..turtles }, board)))
}

/// A row that can be thought through.
fn sample(random: &mut Random) -> Vec<String> {
    vec![(0..8).map(|_| if random.below(2) == 0 { '.' } else { 'o' }).collect()]
}

/// Rows of turtles, in a game that decides which of them a move turns.
struct Turtles<G> {
    game: G,
    title: &'static str,
    /// What the turtles on their feet are worth, each by itself.
    why: &'static str,
    width: usize,
}

impl<G: Game<Position = u128, Move = Move> + 'static> Notation for Turtles<G> {
    type Game = G;
    const PART: &'static str = "row";

    fn game(&self) -> &G {
        &self.game
    }

    fn title(&self) -> String {
        self.title.to_owned()
    }

    fn write(&self, row: &u128) -> String {
        (0..self.width).map(|place| if row >> place & 1 == 1 { 'o' } else { '.' }).collect()
    }

    fn why(&self, row: &u128) -> String {
        let turtles = (0..self.width).map(|place| row & 1 << place).filter(|&turtle| turtle != 0);
        let worth = |turtle| self.game.nimber(&turtle).expect("every row has a known nimber");
        let worth: Vec<String> = turtles.map(|turtle| worth(turtle).to_string()).collect();
        match worth.is_empty() {
            true => "no turtle is on its feet".to_owned(),
            false => format!("{}: {}", self.why, worth.join(" ^ ")),
        }
    }
}
