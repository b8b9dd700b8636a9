//! Times of what runs once a round, for benches that no harness serves.

use std::time::Instant;

/// Whether times are asked for: `cargo bench` says `--bench`, and `cargo bench -- --test` asks only whether a bench runs.
pub fn is_bench() -> bool {
    let given = |option: &str| std::env::args().any(|argument| argument == option);
    given("--bench") && !given("--test")
}

/// A size: the first where times are asked for, else the second, which is small.
pub fn sized<T>(bench: T, test: T) -> T {
    if is_bench() { bench } else { test }
}

/// This many rounds where times are asked for, else one.
pub fn rounds(rounds: usize) -> usize {
    sized(rounds, 1)
}

/// The median, or the upper one of two.
///
/// # Panics
///
/// Where there are no values.
pub fn median(values: impl IntoIterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.into_iter().collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// How long this takes, in seconds.
pub fn seconds(work: impl FnOnce()) -> f64 {
    let start = Instant::now();
    work();
    start.elapsed().as_secs_f64()
}

/// Medians over rounds in which two programs take turns, which a busy machine disturbs less than it does single times.
#[derive(Clone, Copy, Debug)]
pub struct Paired {
    /// The time of the one, in seconds.
    pub one: f64,
    /// The time of the other.
    pub other: f64,
    /// The ratio of the one's time to the other's in the same round.
    pub ratio: f64,
}

/// Lets two programs take turns, each of which says how many seconds it took.
pub fn paired(rounds: usize, mut one: impl FnMut() -> f64, mut other: impl FnMut() -> f64) -> Paired {
    let times: Vec<(f64, f64)> = (0..rounds).map(|_| (one(), other())).collect();
    Paired {
        one: median(times.iter().map(|times| times.0)),
        other: median(times.iter().map(|times| times.1)),
        ratio: median(times.iter().map(|times| times.0 / times.1)),
    }
}
