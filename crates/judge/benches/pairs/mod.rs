//! Whole processes timed in pairs. No harness does this, hence the one here.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::Command;

use grundy_testkit::inputs;
use grundy_testkit::timing::{paired, rounds, seconds};

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

/// Inputs in a folder of their own, which judge and rival read in turns.
pub struct Comparison {
    folder: PathBuf,
}

impl Comparison {
    pub fn new() -> Comparison {
        let folder = std::env::temp_dir().join(format!("grundy-judge-bench-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder for the inputs");
        println!("{:<52}{:>10}{:>10}{:>8}", "input: judge / rival", "judge", "rival", "ratio");
        Comparison { folder }
    }

    /// A file in the folder.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// An input of the test kit.
    pub fn input(&self, kind: &str, size: u32) -> PathBuf {
        let input = inputs::input(kind).expect("a kind of input");
        self.written(&format!("{kind}-{size}"), |file| input.write(size, file))
    }

    /// Writes an input, piece by piece as a program would whose output is redirected.
    pub fn written(&self, name: &str, write: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>) -> PathBuf {
        let path = self.path(name).with_extension("in");
        let mut file = BufWriter::new(File::create(&path).expect("an input"));
        write(&mut file).and_then(|()| file.flush()).expect("an input");
        path
    }

    /// Lets judge and rival take turns on an input, and prints the medians of their wall times and the median of the
    /// ratios of neighbouring runs. `alike` says that they must print the same.
    pub fn run(&self, title: &str, input: &Path, judge: Program<'_>, rival: Program<'_>, alike: bool) {
        let (answers, _) = time(judge(), input);
        let (rivals_answers, _) = time(rival(), input);
        assert!(!alike || answers == rivals_answers, "{title}: the answers differ");

        let seconds = |program: Program<'_>| time(program(), input).1;
        let times = paired(rounds(31), || seconds(judge), || seconds(rival));
        let [judge, rival] = [times.one, times.other].map(|seconds| 1e3 * seconds);
        println!("{title:<52}{judge:>7.2} ms{rival:>7.2} ms{:>8.2}", times.ratio);
    }
}

impl Drop for Comparison {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.folder).expect("the folder goes");
    }
}

/// What a process prints into a file beside its input, and how many seconds pass from its start to its end.
fn time(mut command: Command, input: &Path) -> (Vec<u8>, f64) {
    let output = input.with_extension("out");
    command.stdin(File::open(input).expect("the input")).stdout(File::create(&output).expect("an output"));
    let time = seconds(|| {
        let status = command.status().expect("the program runs");
        assert!(status.success(), "{command:?}: {status}");
    });
    (fs::read(output).expect("the output"), time)
}
