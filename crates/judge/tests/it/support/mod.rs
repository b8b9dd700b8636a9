//! Who wins by the rules alone, random input, and what the judge says to it.

#[path = "../../../examples/maximum.rs"]
#[allow(dead_code, reason = "its `main` is not needed here")]
pub mod maximum;
pub mod run;
pub mod slow_row_chess;

use std::collections::HashMap;
use std::hash::Hash;

pub use grundy_testkit::SplitMix64 as Random;
pub use run::{judge, judge_in_pieces};

/// The verdicts on an input without fault, at every instruction set.
#[track_caller]
pub fn verdicts(id: &str, input: &str) -> String {
    let (verdicts, error) = judge(id, &[], input.as_bytes());
    assert_eq!(error, None, "{id}: {input}");
    verdicts
}

/// Checks what is written before a fault in the input, and what is said about it, also where the input comes in pieces.
#[track_caller]
pub fn assert_fault(id: &str, input: &str, verdicts: &str, message: &str) {
    for step in [usize::MAX, 1, 2, 3, 5, 7] {
        let (output, error) = judge_in_pieces(id, &[], input.as_bytes(), step);
        assert_eq!(error.as_deref(), Some(message), "{id}: {input:?} in steps of {step}");
        assert_eq!(output, verdicts, "{id}: {input:?} in steps of {step}");
    }
}

/// Problem, input, the verdicts before the fault, and the message.
pub type Fault<'a> = (&'a str, &'a str, &'a str, &'a str);

/// Checks each fault, in pieces of several sizes.
#[track_caller]
pub fn assert_faults<'a>(faults: impl IntoIterator<Item = Fault<'a>>) {
    for (id, input, verdicts, message) in faults {
        assert_fault(id, input, verdicts, message);
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
