//! Every problem at every instruction set, and however the input is cut into pieces: the same answers, the same error.
//! The first byte chooses the problem, the second in pieces of how many bytes the input comes.
#![no_main]

use grundy_fuzz::run;
use grundy_judge::{Limits, problems};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let [problem, step, input @ ..] = data else { return };
    let id = problems()[usize::from(*problem) % problems().len()].id();
    // Some short input asks for much.
    let mut limits = Limits::default();
    (limits.memory, limits.work, limits.heaps) = (1 << 26, 1 << 22, 1 << 16);
    let judge = |step| run::judge_within(limits, id, &[], input, step);
    let whole = judge(usize::MAX);
    assert_eq!(judge(usize::from(*step) + 1), whole);
    assert_eq!(judge(1), whole);
});
