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

/// Who wins, by the definition: whether the player to move does, with the boards that each move leaves.
pub fn wins<B>(board: &B, options: &impl Fn(&B) -> Vec<B>) -> bool {
    options(board).iter().any(|option| !wins(option, options))
}
