//! What the tests of the tool share.

use std::path::{Path, PathBuf};

use serde_json::Value;
use snapbox::cmd::{Command, OutputAssert, cargo_bin};

/// What decides on colours.
const CLEAN: [&str; 3] = ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"];

/// The tool, with these arguments, outside of any terminal's settings.
pub(crate) fn grundy<I>(arguments: I) -> Command
where
    I: IntoIterator,
    I::Item: AsRef<std::ffi::OsStr>,
{
    CLEAN
        .iter()
        .fold(Command::new(cargo_bin!("grundy")), |command, name| command.env_remove(name))
        .args(arguments)
}

/// Standard output as text.
pub(crate) fn stdout(assert: OutputAssert) -> String {
    String::from_utf8(assert.get_output().stdout.clone()).expect("the tool prints UTF-8")
}

/// What the tool prints as JSON when it does well.
pub(crate) fn json<I>(arguments: I) -> Value
where
    I: IntoIterator,
    I::Item: AsRef<std::ffi::OsStr>,
{
    serde_json::from_str(&stdout(grundy(arguments).arg("--json").assert().success())).expect("it is JSON")
}

/// An empty folder for one test.
pub(crate) fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the target folder can be written");
    folder
}

/// A program that finds the tool as `grundy`, outside of any terminal's settings and with nothing to read.
#[cfg(unix)]
pub(crate) fn grundy_in_path(program: &str) -> std::process::Command {
    let binary = cargo_bin!("grundy");
    let tool = binary.parent().expect("a file lies in a folder").to_str().expect("a path in UTF-8");
    let path = format!("{tool}:{}", std::env::var("PATH").unwrap_or_default());
    let mut command = std::process::Command::new(program);
    command.env("PATH", path).stdin(std::process::Stdio::null());
    CLEAN.iter().for_each(|name| {
        command.env_remove(name);
    });
    command
}

/// Runs all examples of a subcommand's `--help`, in their order and in one folder; at least one is there.
#[cfg(unix)]
pub(crate) fn run_examples(subcommand: &str, test: &str) {
    let help = stdout(grundy([subcommand, "--help"]).assert().success());
    let examples: Vec<&str> = help.lines().filter_map(|line| line.trim_start().strip_prefix("$ ")).collect();
    assert!(!examples.is_empty(), "{help}");
    let folder = folder(test);
    for example in examples {
        assert!(example.contains("grundy "), "{example}");
        let output =
            grundy_in_path("sh").args(["-euc", example]).current_dir(&folder).output().expect("sh runs");
        assert!(output.status.success(), "{example}: {}", String::from_utf8_lossy(&output.stderr));
    }
}

/// A PNG of few colours: width, height, the palette, and each pixel's place in it.
pub(crate) fn decode_png(bytes: &[u8]) -> (usize, usize, Vec<[u8; 3]>, Vec<u8>) {
    let decoder = png::Decoder::new(std::io::Cursor::new(bytes));
    let mut reader = decoder.read_info().expect("it is a PNG");
    let mut data = vec![0; reader.output_buffer_size().expect("it fits the memory")];
    let frame = reader.next_frame(&mut data).expect("it has a picture");
    let depth = frame.bit_depth as usize;
    let palette = reader.info().palette.as_ref().expect("it has a palette").chunks(3);
    let palette = palette.map(|colour| [colour[0], colour[1], colour[2]]).collect();
    let (width, height) = (frame.width as usize, frame.height as usize);
    let pixels = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
    let pixels = pixels.map(|(x, y)| {
        let byte = data[y * frame.line_size + x * depth / 8];
        byte << (x * depth % 8) >> (8 - depth)
    });
    let pixels = pixels.collect();
    (width, height, palette, pixels)
}
