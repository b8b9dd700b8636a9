//! The judge of row chess against its slow twin, at every instruction set. The first byte chooses the flag, and in
//! pieces of how many bytes the input comes.
#![no_main]

use grundy_fuzz::run;
use grundy_judge::Flag;
use grundy_testkit::judge as slow;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((&choice, input)) = data.split_first() else { return };
    let merge = choice & 1 == 1;
    let flags: &[Flag] = if merge { &[Flag::MergeRepeats] } else { &[] };
    let step = usize::from(choice / 2) + 1;
    let fast = run::judge_in_pieces("p2575", flags, input, step);
    assert_eq!(fast, run::judge("p2575", flags, input));
    assert_eq!(fast, slow::row_chess(input, merge));
});
