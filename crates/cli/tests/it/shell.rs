//! `grundy completions` and `grundy man`, and the help that both are made of.

use crate::common::{grundy, stdout};

const SUBCOMMANDS: [&str; 8] =
    ["explain", "sequence", "discover", "table", "count", "play", "completions", "man"];

#[test]
fn every_subcommand_is_completed() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = stdout(grundy(["completions", shell]).assert().success());
        for subcommand in SUBCOMMANDS {
            assert!(script.contains(subcommand), "{shell}: {subcommand}");
        }
    }
    grundy(["completions", "tcsh"]).assert().code(2);
}

#[test]
fn the_completions_are_bash() {
    let script = stdout(grundy(["completions", "bash"]).assert().success());
    let checked = snapbox::cmd::Command::new("bash").args(["-n"]).stdin(script);
    if std::process::Command::new("bash").arg("--version").output().is_ok() {
        checked.assert().success();
    }
}

#[test]
fn every_subcommand_has_a_page() {
    let page = stdout(grundy(["man"]).assert().success());
    assert!(page.contains(".TH grundy 1"), "{page}");
    for subcommand in SUBCOMMANDS {
        assert!(page.contains(&format!("grundy\\-{subcommand}(1)")), "{subcommand}");
        let page = stdout(grundy(["man", subcommand]).assert().success());
        assert!(page.contains(&format!(".TH grundy-{subcommand} 1")), "{page}");
        assert!(page.contains("Examples:"), "{page}");
    }
    grundy(["man", "chess"])
        .assert()
        .code(2)
        .stderr_eq("grundy: unknown subcommand `chess`; --help lists all\n");
}

#[test]
fn help_is_no_error_and_wrong_usage_is() {
    grundy(["--help"]).assert().success();
    let version = stdout(grundy(["--version"]).assert().success());
    assert_eq!(version, concat!("grundy ", env!("CARGO_PKG_VERSION"), "\n"));
    grundy([""; 0]).assert().code(2);
    grundy(["explains"]).assert().code(2);
    for subcommand in SUBCOMMANDS {
        grundy([subcommand, "--no-such-option"]).assert().code(2);
    }
}

#[cfg(unix)]
#[test]
fn a_reader_that_has_seen_enough_is_no_error() {
    let tool = snapbox::cmd::cargo_bin!("grundy");
    let script = format!("set -o pipefail; {} sequence 0.77 --count 1000000 | head -n 1", tool.display());
    if std::process::Command::new("bash").arg("--version").output().is_ok() {
        let assert = snapbox::cmd::Command::new("bash").args(["-c", &script]).assert().success();
        assert!(assert.get_output().stderr.is_empty());
    }
}

#[cfg(unix)]
#[test]
fn the_examples_run() {
    crate::common::run_examples("completions", "completions_examples");
    crate::common::run_examples("man", "man_examples");
}

#[test]
fn the_names_of_games_are_completed() {
    let script = stdout(grundy(["completions", "bash"]).assert().success());
    for name in ["row-chess", "kayles", "grundys-game", "river"] {
        assert!(script.split_whitespace().any(|word| word.trim_matches('"') == name), "{name}");
    }
}
