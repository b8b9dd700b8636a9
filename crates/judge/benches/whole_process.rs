//! The judge as a whole process beside programs that do less or do it otherwise.
//!
//! `cargo bench -p grundy-judge --bench whole_process`. Two programs take turns on the same input, redirected from a
//! file, and the medians of their wall times are printed with the median of the ratios of neighbouring runs. The rivals
//! are this very executable, called with `--as NAME`. No harness times processes in pairs, hence the one here.

#[path = "../../../benches/methods/contest.rs"]
mod contest;
mod rivals;
#[path = "../examples/row_chess_maximum.rs"]
mod row_chess_maximum;

use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const SAMPLE: &str = "2\n1\n2 19 20\n2\n1 19\n1 18\n";

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    if let Some(at) = arguments.iter().position(|argument| argument == "--as") {
        return rivals::run(&arguments[at + 1]);
    }
    // `cargo test --benches` only wants to see that it runs.
    let rounds = if arguments.iter().any(|argument| argument == "--bench") { 31 } else { 1 };

    let folder = std::env::temp_dir().join(format!("grundy-judge-bench-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder for the inputs");
    let sample = folder.join("sample.in");
    fs::write(&sample, SAMPLE).expect("an input");
    let maximum = folder.join("maximum.in");
    row_chess_maximum::write_boards(100, 1000, &mut File::create(&maximum).expect("an input"))
        .expect("an input");

    println!("{:<44}{:>10}{:>10}{:>8}", "input: judge / rival", "judge", "rival", "ratio");
    compare(rounds, "the sample: only printing", &sample, "print", true);
    compare(rounds, "100 x 1000 rows: only reading", &maximum, "read", false);
    compare(rounds, "100 x 1000 rows: the array at start", &maximum, "array", true);
    fs::remove_dir_all(&folder).expect("the folder goes");
}

/// Times judge and rival in turns; `alike` says that they must print the same.
fn compare(rounds: usize, title: &str, input: &Path, rival: &str, alike: bool) {
    let judge = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_grundy-judge"));
        command.arg("p2575");
        command
    };
    let rival = || {
        let mut command = Command::new(std::env::current_exe().expect("the path of this program"));
        command.args(["--as", rival]);
        command
    };
    let (answers, _) = run(judge(), input);
    let (rivals_answers, _) = run(rival(), input);
    assert!(!alike || answers == rivals_answers, "{title}: the answers differ");

    let mut times: Vec<(Duration, Duration)> =
        (0..rounds).map(|_| (run(judge(), input).1, run(rival(), input).1)).collect();
    let middle = rounds / 2;
    times.sort_by_key(|&(judge, _)| judge);
    let judge = times[middle].0;
    times.sort_by_key(|&(_, rival)| rival);
    let rival = times[middle].1;
    let mut ratios: Vec<f64> =
        times.iter().map(|(judge, rival)| judge.as_secs_f64() / rival.as_secs_f64()).collect();
    ratios.sort_by(f64::total_cmp);
    println!(
        "{title:<44}{:>7.2} ms{:>7.2} ms{:>8.2}",
        judge.as_secs_f64() * 1e3,
        rival.as_secs_f64() * 1e3,
        ratios[middle]
    );
}

/// What a process prints, and how long it takes from its start to its end.
fn run(mut command: Command, input: &Path) -> (Vec<u8>, Duration) {
    command.stdin(File::open(input).expect("the input")).stderr(Stdio::inherit());
    let start = Instant::now();
    let output = command.output().expect("the program runs");
    let time = start.elapsed();
    assert!(output.status.success(), "{command:?}: {}", output.status);
    (output.stdout, time)
}
