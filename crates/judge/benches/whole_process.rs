//! The judge as a whole process beside programs that do less or do it otherwise.
//!
//! `cargo bench -p grundy-judge --bench whole_process`. Two programs take turns on the same input, redirected from a
//! file, and the medians of their wall times are printed with the median of the ratios of neighbouring runs. The rivals
//! are this very executable, called with `--as NAME`. No harness times processes in pairs, hence the one here.

#[path = "../../../benches/methods/contest.rs"]
mod contest;
#[path = "../examples/maximum.rs"]
mod maximum;
mod rivals;

use std::fs::{self, File};
use std::io::{self, Write};
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
    let input = |name: &str, write: &dyn Fn(&mut Vec<u8>) -> io::Result<()>| {
        let mut bytes = Vec::new();
        write(&mut bytes).expect("an input");
        let path = folder.join(name);
        fs::write(&path, bytes).expect("an input");
        path
    };
    let sample = input("sample.in", &|file| file.write_all(SAMPLE.as_bytes()));
    let boards = input("boards.in", &|file| maximum::write_boards(100, 1000, file));
    let heaps = input("heaps.in", &|file| maximum::write_heaps(1_000_000, file));
    let sheets = input("sheets.in", &|file| maximum::write_sheets(100_000, file));

    println!("{:<44}{:>10}{:>10}{:>8}", "input: judge / rival", "judge", "rival", "ratio");
    for (title, id, input, rival, alike) in [
        ("the sample: only printing", "p2575", &sample, "print", true),
        ("100 x 1000 rows: only reading", "p2575", &boards, "read", false),
        ("100 x 1000 rows: the array at start", "p2575", &boards, "array", true),
        ("10^6 heaps, Lasker: only reading", "hdu3032", &heaps, "read", false),
        ("10^6 heaps, Lasker: the plain program", "hdu3032", &heaps, "heaps", true),
        ("10^5 sheets: only reading", "poj2311", &sheets, "read", false),
        ("10^5 sheets: the array at start", "poj2311", &sheets, "sheets", true),
    ] {
        compare(rounds, title, id, input, rival, alike);
    }
    fs::remove_dir_all(&folder).expect("the folder goes");
}

/// Times the judge of a problem and a rival in turns; `alike` says that they must print the same.
fn compare(rounds: usize, title: &str, id: &str, input: &Path, rival: &str, alike: bool) {
    let judge = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_grundy-judge"));
        command.arg(id);
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
