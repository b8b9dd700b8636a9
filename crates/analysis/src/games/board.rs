//! A board of any game, in text.

use std::rc::Rc;

use grundy::games::Game;
use serde::Serialize;

use crate::integer;

/// One position of a sum.
#[derive(Debug, Serialize)]
#[non_exhaustive]
pub struct Part {
    /// As the reader of positions takes it; a graph or a tree is described.
    pub position: String,
    /// Its nimber.
    #[serde(serialize_with = "integer::one")]
    pub nimber: u64,
    /// Why it has that nimber.
    pub why: String,
    /// Marks below the position, where a drawing has some.
    #[serde(skip)]
    pub marks: String,
}

/// A move after which the nim-sum is zero.
#[derive(Debug, Serialize)]
#[non_exhaustive]
pub struct Win {
    /// Which part it changes, from 1.
    pub part: usize,
    /// What it does.
    #[serde(rename = "move")]
    pub text: String,
    /// What becomes of the part.
    pub leaves: String,
}

/// A move, and the board after it.
#[non_exhaustive]
pub struct Move {
    /// Which part it changes, from 1.
    pub part: usize,
    /// What it does.
    pub text: String,
    /// What becomes of the part.
    pub leaves: String,
    /// The board after it.
    pub after: Box<dyn Board>,
}

/// Positions of one game side by side, with known nimbers.
pub trait Board {
    /// The game's name.
    fn game(&self) -> String;

    /// What a part is called: a row, a heap.
    fn part_name(&self) -> &'static str;

    /// The parts in their order.
    fn parts(&self) -> Vec<Part>;

    /// The nim-sum.
    fn nim_sum(&self) -> u64;

    /// All moves, lazily: there can be astronomically many.
    fn moves(&self) -> Box<dyn Iterator<Item = Move> + '_>;

    /// Up to `limit` winning moves, and the exact number of all.
    fn winning_moves(&self, limit: usize) -> (Vec<Win>, u128);
}

/// A game with the words for its positions and moves.
pub(crate) trait Notation: 'static {
    /// The game.
    type Game: Game;

    /// What a position is called.
    const PART: &'static str;

    fn game(&self) -> &Self::Game;

    fn title(&self) -> String;

    fn write(&self, position: &Position<Self>) -> String;

    fn why(&self, position: &Position<Self>) -> String;

    fn marks(&self, _position: &Position<Self>) -> String {
        String::new()
    }

    /// What a move does.
    fn describe(&self, _position: &Position<Self>, mv: MoveOf<Self>) -> String {
        mv.to_string()
    }

    /// Whether a position is left out of a board, as an empty heap is.
    fn is_gone(&self, _position: &Position<Self>) -> bool {
        false
    }

    /// What a move leaves.
    fn leaves(&self, left: &[Position<Self>]) -> String {
        match left.is_empty() {
            true => "nothing".to_owned(),
            false => left.iter().map(|part| self.write(part)).collect::<Vec<_>>().join(" + "),
        }
    }
}

pub(crate) type Position<N> = <<N as Notation>::Game as Game>::Position;
pub(crate) type MoveOf<N> = <<N as Notation>::Game as Game>::Move;

/// A board of a game of the library. All of its positions have known nimbers, and so has whatever moves lead to.
pub(crate) struct Sum<N: Notation + ?Sized> {
    positions: Vec<Position<N>>,
    notation: Rc<N>,
}

impl<N: Notation> Sum<N> {
    pub(crate) fn new(notation: N, positions: Vec<Position<N>>) -> Sum<N> {
        Sum { positions, notation: Rc::new(notation) }
    }

    fn left(&self, index: usize, mv: MoveOf<N>) -> Vec<Position<N>> {
        let parts =
            self.notation.game().play(&self.positions[index], mv).expect("a listed move can be played");
        parts.into_iter().filter(|part| !self.notation.is_gone(part)).collect()
    }

    fn nimber(&self, position: &Position<N>) -> u64 {
        self.notation.game().nimber(position).expect("the nimbers of a board are known").get()
    }
}

impl<N: Notation> Board for Sum<N> {
    fn game(&self) -> String {
        self.notation.title()
    }

    fn part_name(&self) -> &'static str {
        N::PART
    }

    fn parts(&self) -> Vec<Part> {
        let part = |position: &Position<N>| Part {
            position: self.notation.write(position),
            nimber: self.nimber(position),
            why: self.notation.why(position),
            marks: self.notation.marks(position),
        };
        self.positions.iter().map(part).collect()
    }

    fn nim_sum(&self) -> u64 {
        self.positions.iter().fold(0, |sum, position| sum ^ self.nimber(position))
    }

    fn moves(&self) -> Box<dyn Iterator<Item = Move> + '_> {
        Box::new(self.positions.iter().enumerate().flat_map(move |(index, position)| {
            self.notation.game().moves(position).map(move |mv| {
                let left = self.left(index, mv);
                let (text, leaves) = (self.notation.describe(position, mv), self.notation.leaves(&left));
                let mut positions = self.positions.clone();
                positions.splice(index..=index, left);
                let after = Box::new(Sum { positions, notation: Rc::clone(&self.notation) });
                Move { part: index + 1, text, leaves, after }
            })
        }))
    }

    fn winning_moves(&self, limit: usize) -> (Vec<Win>, u128) {
        let game = self.notation.game();
        let win = |(index, mv)| Win {
            part: index + 1,
            text: self.notation.describe(&self.positions[index], mv),
            leaves: self.notation.leaves(&self.left(index, mv)),
        };
        let wins = game.winning_moves(&self.positions).expect("the nimbers of a board are known");
        let count = game.winning_move_count(&self.positions).expect("the nimbers of a board are known");
        (wins.take(limit).map(win).collect(), count)
    }
}
