//! Nimbers and outcomes by the definition, and by nothing else.

use std::collections::HashMap;
use std::hash::Hash;

/// The smallest number that is not among these.
pub fn mex(values: &[u64]) -> u64 {
    (0..).find(|value| !values.contains(value)).expect("a slice does not hold all numbers")
}

/// The nimbers of one game, found by recursion and remembered.
#[derive(Clone, Debug)]
pub struct Nimbers<P, F> {
    options: F,
    known: HashMap<P, u64>,
}

impl<P: Clone + Eq + Hash, F: Fn(&P) -> Vec<Vec<P>>> Nimbers<P, F> {
    /// The game with these options, each of which is a sum of positions.
    pub fn new(options: F) -> Nimbers<P, F> {
        Nimbers { options, known: HashMap::new() }
    }

    /// The options of a position.
    pub fn options(&self, position: &P) -> Vec<Vec<P>> {
        (self.options)(position)
    }

    /// The nimber of a position: the mex of its options'.
    pub fn nimber(&mut self, position: &P) -> u64 {
        if let Some(&nimber) = self.known.get(position) {
            return nimber;
        }
        let options: Vec<u64> = self.options(position).iter().map(|option| self.sum(option)).collect();
        let nimber = mex(&options);
        self.known.insert(position.clone(), nimber);
        nimber
    }

    /// The nimber of a sum: the exclusive or of its positions'.
    pub fn sum(&mut self, board: &[P]) -> u64 {
        board.iter().fold(0, |sum, position| sum ^ self.nimber(position))
    }
}

/// Who wins a game, found by recursion and remembered. There are no nimbers in it.
#[derive(Clone, Debug)]
pub struct Outcomes<B, F> {
    options: F,
    known: HashMap<B, bool>,
}

impl<B: Clone + Eq + Hash, F: Fn(&B) -> Vec<B>> Outcomes<B, F> {
    /// The game with these options, each of which is a whole board.
    pub fn new(options: F) -> Outcomes<B, F> {
        Outcomes { options, known: HashMap::new() }
    }

    /// Whether the player to move wins: some option is lost for the opponent.
    pub fn wins(&mut self, board: &B) -> bool {
        if let Some(&won) = self.known.get(board) {
            return won;
        }
        let won = (self.options)(board).iter().any(|option| !self.wins(option));
        self.known.insert(board.clone(), won);
        won
    }
}

/// All boards after a move in one heap, where `options` are the heaps that it may become. Heaps are in order, so that equal
/// boards are found to be equal.
pub fn board_options<H, F>(board: &[H], options: F) -> Vec<Vec<H>>
where
    H: Clone + Ord,
    F: Fn(&H) -> Vec<Vec<H>>,
{
    let mut boards = Vec::new();
    for (index, heap) in board.iter().enumerate() {
        for option in options(heap) {
            let mut after = board.to_vec();
            after.splice(index..=index, option);
            after.sort();
            boards.push(after);
        }
    }
    boards
}
