//! Every problem at every instruction set, and however the input is cut into pieces: the same answers, the same error.
//! The first byte chooses the problem, the second in pieces of how many bytes the input comes.
#![no_main]

#[path = "../../crates/judge/tests/it/support/run.rs"]
mod common;

use grundy_judge::problems;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let [problem, step, input @ ..] = data else { return };
    let id = problems()[usize::from(*problem) % problems().len()].id();
    let whole = common::judge(id, &[], input);
    assert_eq!(common::judge_in_pieces(id, &[], input, usize::from(*step) + 1), whole);
    assert_eq!(common::judge_in_pieces(id, &[], input, 1), whole);
});
