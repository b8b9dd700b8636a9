//! Who wins by the rules alone, random input, and what the judge says to it.
#![allow(dead_code, reason = "every test file uses a part of this")]

#[path = "../common/mod.rs"]
mod common;
#[path = "../../examples/split_mix/mod.rs"]
mod split_mix;

use std::collections::HashMap;
use std::hash::Hash;

pub use split_mix::SplitMix64;

/// The verdicts on an input without fault, at every instruction set.
#[track_caller]
pub fn verdicts(id: &str, input: &str) -> String {
    let (verdicts, error) = common::judge(id, &[], input.as_bytes());
    assert_eq!(error, None, "{id}: {input}");
    verdicts
}

/// Checks what is written before a fault in the input, and what is said about it, also where the input comes in pieces.
#[track_caller]
pub fn assert_fault(id: &str, input: &str, verdicts: &str, message: &str) {
    for step in [usize::MAX, 1, 3] {
        let (output, error) = common::judge_in_pieces(id, &[], input.as_bytes(), step);
        assert_eq!(error.as_deref(), Some(message), "{id}: {input:?} in steps of {step}");
        assert_eq!(output, verdicts, "{id}: {input:?} in steps of {step}");
    }
}

/// Whether the player to move wins, by nothing but the rule: some option is lost for the opponent.
pub fn wins<P, O>(position: P, options: &impl Fn(&P) -> O, known: &mut HashMap<P, bool>) -> bool
where
    P: Clone + Eq + Hash,
    O: IntoIterator<Item = P>,
{
    if let Some(&known) = known.get(&position) {
        return known;
    }
    let found = options(&position).into_iter().any(|option| !wins(option, options, known));
    known.insert(position, found);
    found
}

/// All boards after a move in one heap, where `options` are the boards that it may become. Heaps are in order, so that
/// equal boards are found to be equal.
pub fn board_options(board: &[u64], options: impl Fn(u64) -> Vec<Vec<u64>>) -> Vec<Vec<u64>> {
    let mut boards = Vec::new();
    for (index, &heap) in board.iter().enumerate() {
        for option in options(heap) {
            let mut after = board.to_vec();
            after.splice(index..=index, option);
            after.sort();
            boards.push(after);
        }
    }
    boards
}

impl SplitMix64 {
    /// A number from `min` to `max`, both included.
    pub fn within(&mut self, min: u64, max: u64) -> u64 {
        min + self.next() % (max - min + 1)
    }

    /// So many numbers from `min` to `max`, in order.
    pub fn board(&mut self, heaps: u64, min: u64, max: u64) -> Vec<u64> {
        let mut board: Vec<u64> = (0..heaps).map(|_| self.within(min, max)).collect();
        board.sort();
        board
    }

    /// The numbers with any white space between them, some leading zeros, and white space or none at the end.
    pub fn write(&mut self, numbers: &[u64]) -> String {
        let mut text = String::new();
        for (index, number) in numbers.iter().enumerate() {
            if index > 0 {
                text += [" ", "\n", "\t", "\r\n", " \n\n ", "  "][self.within(0, 5) as usize];
            }
            text += ["", "", "", "00"][self.within(0, 3) as usize];
            text += &number.to_string();
        }
        text + ["", "\n", " \r\n"][self.within(0, 2) as usize]
    }
}
