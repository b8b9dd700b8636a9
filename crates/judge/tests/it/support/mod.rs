//! What the judge says to an input, to a fault, and to random cases.

pub mod run;

pub use grundy_testkit::SplitMix64 as Random;
use grundy_testkit::inputs;
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

/// An input with this many cases of 1000 rows, for row chess.
pub fn random_rows(cases: u32) -> Vec<u8> {
    let mut bytes = Vec::new();
    let rows = inputs::input("rows").expect("a kind of input");
    rows.write(cases, &mut bytes).expect("memory takes it");
    bytes
}

/// A grid of the River Game with a comb along one area. Cameras at the tips of its teeth take away any set of them.
pub fn comb(side: usize) -> String {
    let rows = (0..side).map(|row| {
        let square = |column| match (row, column) {
            (1, 1..) => '.',
            (2 | 3, column) if column % 2 == 1 => '.',
            (0..=4, _) => '*',
            _ => 'x',
        };
        (0..side).map(square).collect::<String>() + "\n"
    });
    format!("{side}\n{}", rows.collect::<String>())
}

/// A case from random numbers: the problem, an input, and the verdicts that follow from the rules.
pub type Case = (&'static str, String, String);

/// Judges the cases of the seeds below a bound, whole and in pieces.
#[track_caller]
pub fn assert_random<C: IntoIterator<Item = Case>>(seeds: u64, mut cases: impl FnMut(&mut Random) -> C) {
    for seed in 0..seeds {
        for (id, input, expected) in cases(&mut Random(seed)) {
            for step in [usize::MAX, 1 + seed as usize % 40] {
                let (verdicts, error) = judge_in_pieces(id, &[], input.as_bytes(), step);
                assert_eq!(error, None, "{id}, seed {seed} in steps of {step}: {input:?}");
                assert_eq!(verdicts, expected, "{id}, seed {seed} in steps of {step}: {input:?}");
            }
        }
    }
}
