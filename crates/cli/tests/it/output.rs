//! Where output goes, and what happens where it cannot.

use crate::common::{grundy, stdout};

#[cfg(unix)]
const PRINTING: [&[&str]; 8] = [
    &["--help"],
    &["--version"],
    &["explain", "--help"],
    &["man"],
    &["completions", "bash"],
    &["explain", "nim", "3"],
    &["explain", "nim", "3", "--json"],
    &["table"],
];

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error_of_every_command() {
    for arguments in PRINTING {
        let full = std::fs::File::options().write(true).open("/dev/full").expect("Linux has this device");
        let output = std::process::Command::new(snapbox::cmd::cargo_bin!("grundy"))
            .args(arguments)
            .stdin(std::process::Stdio::null())
            .stdout(full)
            .output()
            .expect("the tool runs");
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        assert_eq!(
            String::from_utf8_lossy(&output.stderr),
            "grundy: cannot write the output: No space left on device (os error 28)\n",
            "{arguments:?}"
        );
    }
}

#[cfg(target_os = "linux")]
#[test]
fn an_answer_of_no_that_cannot_be_written_is_told() {
    let full = std::fs::File::options().write(true).open("/dev/full").expect("Linux has this device");
    let (reader, mut writer) = std::io::pipe().expect("a pipe can be made");
    std::io::Write::write_all(&mut writer, b"5\n").expect("it fits the pipe");
    drop(writer);
    let output = std::process::Command::new(snapbox::cmd::cargo_bin!("grundy"))
        .args(["discover", "-"])
        .stdin(reader)
        .stdout(full)
        .output()
        .expect("the tool runs");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).starts_with("grundy: cannot write the output: "));
}

#[cfg(unix)]
#[test]
fn a_reader_that_is_gone_is_no_error() {
    for arguments in PRINTING {
        let (reader, writer) = std::io::pipe().expect("a pipe can be made");
        drop(reader);
        let output = std::process::Command::new(snapbox::cmd::cargo_bin!("grundy"))
            .args(arguments)
            .stdin(std::process::Stdio::null())
            .stdout(writer)
            .output()
            .expect("the tool runs");
        assert_eq!((output.status.code(), &output.stderr[..]), (Some(0), &b""[..]), "{arguments:?}");
    }
}

#[test]
fn wrong_usage_goes_to_standard_error() {
    for arguments in [&["explain"][..], &["nosuch"], &["table", "--bits"]] {
        let assert = grundy(arguments).assert().code(2);
        assert_eq!(assert.get_output().stdout, b"");
        assert!(!assert.get_output().stderr.is_empty());
    }
}

#[test]
fn help_fits_narrow_terminals() {
    for subcommand in ["", "explain", "sequence", "discover", "table", "count", "play", "completions", "man"]
    {
        let arguments = [subcommand, "--help"].into_iter().filter(|argument| !argument.is_empty());
        for columns in [40, 60, 80] {
            let help = grundy(arguments.clone()).env("COLUMNS", columns.to_string()).assert().success();
            for line in stdout(help).lines() {
                // A command, and a word, stay in one piece.
                let broken = line.starts_with("  $ ")
                    || line.starts_with("Usage: ")
                    || line.split_whitespace().count() < 2;
                assert!(broken || line.len() <= columns, "{subcommand} in {columns}: {line}");
            }
        }
        // Whatever the width, the words are the same.
        let words = |columns| {
            let help = stdout(grundy(arguments.clone()).env("COLUMNS", columns).assert().success());
            help.split_whitespace().map(str::to_owned).collect::<Vec<_>>()
        };
        assert_eq!(words("30"), words("200"), "{subcommand}");
    }
}

#[test]
fn man_pages_keep_their_lines() {
    for subcommand in ["explain", "sequence", "discover", "table", "count", "play"] {
        let page = stdout(grundy(["man", subcommand]).env("COLUMNS", "30").assert().success());
        let (_, notes) = page.split_once(".SH NOTES\n.nf\n").expect("the notes have their own lines");
        let (notes, _) = notes.split_once("\n.fi").expect("the notes end");
        assert!(notes.contains("\nExamples:\n"), "{notes}");
        for line in notes.lines() {
            // With the margins of `man`, 80 columns; a dash is escaped.
            assert!(line.contains("$ ") || line.replace('\\', "").len() <= 72, "{line}");
        }
    }
}

#[test]
fn one_of_anything_is_singular() {
    let one = grundy(["discover", "-"]).stdin("5\n").assert().code(1);
    assert_eq!(stdout(one), "nothing found in 1 value, read as a list\n");
    let bash = stdout(grundy(["sequence", "bash:1"]).assert().success());
    assert!(!bash.contains("1 to 1"), "{bash}");
    grundy(["play", "nim", "1"])
        .stdin("2\n")
        .assert()
        .code(1)
        .stderr_eq("grundy: line 1, column 1: found `2`, expected the move 1, hint, undo or quit\n");
    let row = stdout(grundy(["count", "row-chess", "--rows", "1", "--width", "1"]).assert().success());
    assert!(row.starts_with("row-chess, 1 row of 1 square: "), "{row}");
}
