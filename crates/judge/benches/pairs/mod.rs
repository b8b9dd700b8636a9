//! Whole processes timed in pairs. No harness does this, hence the one here.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

/// A program with its arguments; input and output are up to the comparison.
pub type Program<'a> = &'a dyn Fn() -> Command;

/// The judge of a problem, held to an instruction set or not.
pub fn judge(id: &str, simd: Option<&str>) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_grundy-judge"));
    command.arg(id);
    if let Some(simd) = simd {
        command.env("GRUNDY_SIMD", simd);
    }
    command
}

/// This executable as one of the rivals.
pub fn rival(name: &str) -> Command {
    let mut command = Command::new(std::env::current_exe().expect("the path of this program"));
    command.args(["--as", name]);
    command
}

/// The name of the rival that this process is to be, if it is one.
pub fn rival_to_be() -> Option<String> {
    let mut arguments = std::env::args().skip_while(|argument| argument != "--as");
    arguments.nth(1)
}

/// Inputs in a folder of their own, and how often each pair runs.
pub struct Comparison {
    folder: PathBuf,
    rounds: usize,
}

impl Comparison {
    /// One round only, unless this is a bench: `cargo test --benches` just wants to see that it runs.
    pub fn new() -> Comparison {
        let folder = std::env::temp_dir().join(format!("grundy-judge-bench-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder for the inputs");
        println!("{:<52}{:>10}{:>10}{:>8}", "input: judge / rival", "judge", "rival", "ratio");
        Comparison { folder, rounds: if Comparison::is_bench() { 31 } else { 1 } }
    }

    /// Whether times are wanted: of `cargo bench`, and not of `cargo bench -- --test`.
    pub fn is_bench() -> bool {
        let given = |wanted: &str| std::env::args().any(|argument| argument == wanted);
        given("--bench") && !given("--test")
    }

    /// A file in the folder.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Writes an input, piece by piece as a program would whose output is redirected.
    pub fn input(&self, name: &str, write: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>) -> PathBuf {
        let mut file = BufWriter::new(File::create(self.path(name)).expect("an input"));
        write(&mut file).and_then(|()| file.flush()).expect("an input");
        self.path(name)
    }

    /// Lets judge and rival take turns on an input, and prints the medians of their wall times and the median of the
    /// ratios of neighbouring runs. `alike` says that they must print the same.
    pub fn run(&self, title: &str, input: &Path, judge: Program<'_>, rival: Program<'_>, alike: bool) {
        let (answers, _) = time(judge(), input);
        let (rivals_answers, _) = time(rival(), input);
        assert!(!alike || answers == rivals_answers, "{title}: the answers differ");

        let seconds = |program: Program<'_>| time(program(), input).1.as_secs_f64();
        let times: Vec<(f64, f64)> = (0..self.rounds).map(|_| (seconds(judge), seconds(rival))).collect();
        let median = |figure: fn(&(f64, f64)) -> f64| {
            let mut figures: Vec<f64> = times.iter().map(figure).collect();
            figures.sort_by(f64::total_cmp);
            figures[figures.len() / 2]
        };
        println!(
            "{title:<52}{:>7.2} ms{:>7.2} ms{:>8.2}",
            median(|times| times.0) * 1e3,
            median(|times| times.1) * 1e3,
            median(|times| times.0 / times.1)
        );
    }
}

impl Drop for Comparison {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.folder).expect("the folder goes");
    }
}

/// What a process prints into a file beside its input, and how long it takes from its start to its end.
fn time(mut command: Command, input: &Path) -> (Vec<u8>, Duration) {
    let output = input.with_extension("out");
    command.stdin(File::open(input).expect("the input")).stdout(File::create(&output).expect("an output"));
    let start = Instant::now();
    let status = command.status().expect("the program runs");
    let time = start.elapsed();
    assert!(status.success(), "{command:?}: {status}");
    (fs::read(output).expect("the output"), time)
}
