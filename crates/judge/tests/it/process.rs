//! The binary as a process: arguments, exit status, streams.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Command, Output, Stdio};

use grundy::row_chess::{Row, nim_sum};
use grundy_judge::Simd;

use crate::support::random_rows;

const SAMPLE: &str = "2\n1\n2 19 20\n2\n1 19\n1 18\n";

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_grundy-judge"));
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn run(arguments: &[&str], input: impl AsRef<[u8]> + Sync) -> Output {
    let mut child = command(arguments).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    std::thread::scope(|scope| {
        // It may end before it has read everything.
        let input = input.as_ref();
        scope.spawn(move || stdin.write_all(input).ok());
        child.wait_with_output().unwrap()
    })
}

#[track_caller]
fn check(arguments: &[&str], input: &str, status: i32, stdout: &str, stderr: &str) {
    let output = run(arguments, input);
    assert_eq!(String::from_utf8_lossy(&output.stdout), stdout);
    assert_eq!(String::from_utf8_lossy(&output.stderr), stderr);
    assert_eq!(output.status.code(), Some(status));
}

#[test]
fn sample() {
    check(&["p2575"], SAMPLE, 0, "NO\nYES\n", "");
}

#[test]
fn bad_input_keeps_the_verdicts_and_says_where() {
    check(
        &["p2575"],
        "2\n1\n2 19 20\n2\n1 19\n1 21\n",
        1,
        "NO\n",
        "grundy-judge: line 6, column 3: found `21`, expected a column (1 to 20)\n",
    );
}

#[test]
fn flags() {
    let input = "1\n1\n2 5 5\n";
    let message =
        "grundy-judge: line 3, column 5: found `5`, expected a column that this row does not have yet\n";
    check(&["p2575"], input, 1, "", message);
    check(&["p2575", "--merge-repeats"], input, 0, "YES\n", "");
    check(&["--merge-repeats", "p2575"], input, 0, "YES\n", "");
}

#[test]
fn wrong_usage() {
    let usage = "Usage: grundy-judge [FLAGS] ID < input > output\n       \
                 grundy-judge --list | --help [ID] | --version\n\n\
                 Reads the input of an impartial-game problem and writes a reference answer.\n";
    for (arguments, complaint) in [
        (&[] as &[&str], "missing problem id (--list shows all)"),
        (&["p2557"], "unknown problem `p2557`; did you mean `p2575`? (--list shows all)"),
        (&["row chess"], "unknown problem `row chess`; did you mean `row-chess`? (--list shows all)"),
        (&["p2575", "again"], "expected one problem id, found a second: `again`"),
        (&["p2575", "--merge"], "`p2575` has no flag `--merge`"),
        (&["nosuch"], "unknown problem `nosuch` (--list shows all)"),
        (&["p2575", "--max-work"], "--max-work needs a number"),
        (
            &["p2575", "--max-memory=-1"],
            "--max-memory needs a number below 2^64, with K, M or G for 2^10, 2^20 or 2^30; found `-1`",
        ),
        (&["--merge-repeats"], "unknown option `--merge-repeats`, or a problem id is missing"),
    ] {
        check(arguments, "", 2, "", &format!("grundy-judge: {complaint}\n{usage}"));
    }
}

#[test]
fn the_environment_chooses_the_instruction_set() {
    let run = |name: &str| {
        let mut child = command(&["p2575"]).env("GRUNDY_SIMD", name).spawn().unwrap();
        child.stdin.take().unwrap().write_all(SAMPLE.as_bytes()).ok();
        child.wait_with_output().unwrap()
    };
    for simd in Simd::available() {
        assert_eq!(run(&simd.to_string()).stdout, b"NO\nYES\n", "{simd}");
    }
    // As if it were not set.
    assert_eq!(run("").stdout, b"NO\nYES\n");
    let output = run("mmx");
    let message =
        "grundy-judge: GRUNDY_SIMD: `mmx` is not an instruction set of this processor, which has: baseline";
    assert!(output.stderr.starts_with(message.as_bytes()), "{}", output.stderr.escape_ascii());
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn texts() {
    check(&["--version"], "", 0, concat!("grundy-judge ", env!("CARGO_PKG_VERSION"), "\n"), "");
    let text = |arguments: &[&str]| {
        let output = run(arguments, "");
        assert!(output.status.success() && output.stderr.is_empty());
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(text(&["--help"]).contains("Usage: grundy-judge [FLAGS] ID < input > output"));
    let help = text(&["--help", "hdu5724"]);
    for part in
        ["p2575: row chess", "\nInput\n  T, the number of cases.", "\nOutput\n", "\n--merge-repeats\n"]
    {
        assert!(help.contains(part), "{help}");
    }
}

#[test]
fn a_verdict_comes_before_more_input_is_waited_for() {
    let mut child = command(&["p2575"]).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    for (case, verdict) in [("2\n1\n2 19 20\n", "NO\n"), ("2\n1 19\n1 18\n", "YES\n")] {
        stdin.write_all(case.as_bytes()).unwrap();
        stdin.flush().unwrap();
        let mut line = String::new();
        stdout.read_line(&mut line).unwrap();
        assert_eq!(line, verdict);
    }
    drop(stdin);
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_closed_output_is_no_error() {
    for arguments in [&["p2575"] as &[&str], &["--list"], &["--help"]] {
        let mut child = command(arguments).spawn().unwrap();
        drop(child.stdout.take());
        // So many verdicts that they must be written before the input ends.
        child.stdin.take().unwrap().write_all(format!("100000{}", " 0".repeat(100_000)).as_bytes()).ok();
        let mut message = String::new();
        child.stderr.take().unwrap().read_to_string(&mut message).unwrap();
        assert_eq!((message.as_str(), child.wait().unwrap().code()), ("", Some(0)), "{arguments:?}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_failed_write_is_told_as_what_it_is() {
    for (arguments, message) in [
        (&["p2575"] as &[&str], "cannot write a verdict: "),
        (&["--list"], "cannot write to standard output: "),
        (&["--help"], "cannot write to standard output: "),
        (&["--help", "p2575"], "cannot write to standard output: "),
        (&["--version"], "cannot write to standard output: "),
    ] {
        let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
        let mut child = command(arguments).stdout(full).spawn().unwrap();
        child.stdin.take().unwrap().write_all(SAMPLE.as_bytes()).ok();
        let output = child.wait_with_output().unwrap();
        let found = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(found.starts_with(&format!("grundy-judge: {message}")), "{arguments:?}: {found}");
        assert_eq!((output.status.code(), found.lines().count()), (Some(1), 1), "{arguments:?}");
    }
}

/// A pipe that does not block, with a reader that is late.
#[test]
#[cfg(unix)]
fn a_slow_reader_loses_nothing() {
    use std::io::ErrorKind;
    use std::os::unix::net::UnixStream;

    let (mut ours, theirs) = UnixStream::pair().unwrap();
    theirs.set_nonblocking(true).unwrap();
    let theirs = std::os::fd::OwnedFd::from(theirs);
    let mut child = command(&["p2575"]).stdout(theirs).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let cases = 400_000;
    std::thread::scope(|scope| {
        scope.spawn(move || stdin.write_all(format!("{cases}{}", " 0".repeat(cases)).as_bytes()).unwrap());
        // By now the pipe is full.
        std::thread::sleep(std::time::Duration::from_millis(100));
        let mut output = Vec::new();
        match ours.read_to_end(&mut output) {
            Err(error) if error.kind() != ErrorKind::ConnectionReset => panic!("{error}"),
            _ => assert_eq!(output, "NO\n".repeat(cases).as_bytes()),
        }
    });
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_generated_maximum() {
    let cases = 20;
    let input = random_rows(cases);
    let mut expected = String::new();
    for board in boards(&input) {
        expected += if nim_sum(&board).is_zero() { "NO\n" } else { "YES\n" };
    }
    let output = run(&["p2575"], &input);
    assert!(output.status.success());
    assert_eq!(String::from_utf8(output.stdout).unwrap(), expected);
    assert_eq!(expected.lines().count(), cases as usize);
}

/// Memory does not grow with the input: asked for while the process still waits for the last byte of 28 MB.
#[test]
#[cfg(target_os = "linux")]
fn memory_stays_below_eight_mebibytes() {
    let cases = 1000;
    let board = &random_rows(1)["1\n".len()..];

    let mut child = command(&["p2575"]).stdout(Stdio::null()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(format!("{cases}\n").as_bytes()).unwrap();
    (0..cases).for_each(|_| stdin.write_all(board).unwrap());
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
    let peak =
        status.lines().find_map(|line| line.strip_prefix("VmHWM:")?.trim().strip_suffix(" kB")).unwrap();
    assert!(peak.parse::<u32>().unwrap() < 8192, "{peak} kB");
    drop(stdin);
    assert!(child.wait().unwrap().success());
}

/// The boards of an input that is known to be right.
fn boards(input: &[u8]) -> Vec<Vec<Row>> {
    let text = std::str::from_utf8(input).unwrap();
    let mut numbers = text.split_ascii_whitespace().map(|number| number.parse::<u32>().unwrap());
    let mut next = || numbers.next().unwrap();
    let cases = next();
    let mut boards = Vec::new();
    for _ in 0..cases {
        let mut board = Vec::new();
        for _ in 0..next() {
            let columns: Vec<u32> = (0..next()).map(|_| next()).collect();
            board.push(Row::from_columns(columns).unwrap());
        }
        boards.push(board);
    }
    boards
}
