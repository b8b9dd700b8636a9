//! `grundy-judge ID < input > output`: see `--help`.
#![forbid(unsafe_code)]

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use grundy_judge::{Error, Flag, Problem, Simd, find, problems};

const USAGE: &str = "\
Usage: grundy-judge [FLAGS] ID < input > output
       grundy-judge --list | --help [ID] | --version

Reads the input of an impartial-game problem and writes a reference answer.
";

const CONTRACT: &str = "
Spaces, tabs, carriage returns and line feeds separate numbers and mean nothing
else; leading zeros are allowed, signs are not. After the last case only white
space may follow. A contest's upper bounds are not checked.

Exit status: 0 all cases are answered; 1 the input is bad: the verdicts of all
cases before it are on standard output, and line and column on standard error;
2 wrong usage. A reader that closes standard output early is no error.

The environment variable GRUNDY_SIMD (baseline, avx2, avx512) holds the judge to
an instruction set; without it, it takes the processor's best.
";

/// What the arguments ask for.
enum Command {
    Print(String),
    Answer(&'static Problem, Vec<Flag>, Simd),
}

fn main() -> ExitCode {
    let arguments: Vec<String> =
        std::env::args_os().skip(1).map(|argument| argument.to_string_lossy().into_owned()).collect();
    let result = match parse(&arguments) {
        Ok(Command::Print(text)) => io::stdout().write_all(text.as_bytes()).map_err(Error::Write),
        Ok(Command::Answer(problem, flags, simd)) => {
            problem.run_with(simd, &flags, io::stdin().lock(), io::stdout().lock())
        }
        Err(complaint) => {
            complain(&format!("{complaint}\n{USAGE}"));
            return ExitCode::from(2);
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(Error::Write(error)) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            complain(&format!("{error}\n"));
            ExitCode::from(1)
        }
    }
}

/// Says something on standard error. Where that is closed as well, nobody can be told.
fn complain(text: &str) {
    let _ = write!(io::stderr(), "grundy-judge: {text}");
}

fn parse(arguments: &[String]) -> Result<Command, String> {
    let (options, ids): (Vec<&str>, Vec<&str>) =
        arguments.iter().map(String::as_str).partition(|argument| argument.starts_with('-'));
    let id = match ids[..] {
        [] => None,
        [id] => Some(find(id).map_err(|error| error.to_string())?),
        [_, second, ..] => return Err(format!("there is one problem at a time, and `{second}` is a second")),
    };
    match (&options[..], id) {
        (["-h" | "--help"], None) => Ok(Command::Print(help())),
        (["-h" | "--help"], Some(problem)) => Ok(Command::Print(help_of(problem))),
        (["-V" | "--version"], None) => {
            Ok(Command::Print(format!("grundy-judge {}\n", env!("CARGO_PKG_VERSION"))))
        }
        (["-l" | "--list"], None) => Ok(Command::Print(list())),
        (options, Some(problem)) => {
            let flag = |name: &&str| {
                let known = problem.flags().iter().copied().find(|flag| flag.name() == *name);
                known.ok_or_else(|| format!("`{}` has no flag `{name}`", problem.id()))
            };
            Ok(Command::Answer(problem, options.iter().map(flag).collect::<Result<_, _>>()?, simd()?))
        }
        ([], None) => Err("which problem? --list shows all".to_owned()),
        ([option, ..], None) => Err(format!("`{option}` is not known, or wants the id of a problem")),
    }
}

/// The instruction set that the environment asks for, or the best.
fn simd() -> Result<Simd, String> {
    match std::env::var_os("GRUNDY_SIMD") {
        None => Ok(Simd::best()),
        Some(name) => name.to_string_lossy().parse().map_err(|error| format!("GRUNDY_SIMD: {error}")),
    }
}

fn help() -> String {
    format!(
        "{USAGE}
  -l, --list       the problems: id, aliases, game, task
  -h, --help       this text; with an ID, its input, output and flags
  -V, --version    the version
{CONTRACT}"
    )
}

fn help_of(problem: &Problem) -> String {
    let mut text = format!("{}: {}\n{}\n", problem.id(), problem.game(), problem.summary());
    let mut paragraph = |title: &str, body: &str| {
        text += &format!("\n{title}\n");
        body.lines().for_each(|line| text += &format!("  {line}\n"));
    };
    paragraph("Input", problem.input());
    paragraph("Output", problem.output());
    for flag in problem.flags() {
        paragraph(flag.name(), flag.summary());
    }
    if !problem.aliases().is_empty() {
        paragraph("Also called", &problem.aliases().join(", "));
    }
    text
}

/// Columns of aliases in the list; further aliases go to lines of their own.
const ALIASES: usize = 24;

/// A table with columns as wide as their widest cell.
fn list() -> String {
    let mut rows = vec![["ID", "ALIASES", "GAME", "TASK"].map(str::to_owned)];
    for problem in problems() {
        let mut aliases = vec![String::new()];
        for &alias in problem.aliases() {
            match aliases.last_mut() {
                Some(line) if line.is_empty() => *line += alias,
                Some(line) if line.len() + 1 + alias.len() <= ALIASES => *line += &format!(" {alias}"),
                _ => aliases.push(alias.to_owned()),
            }
        }
        let first = [problem.id(), &aliases[0], problem.game(), problem.summary()];
        let others = aliases[1..].iter().map(|aliases| ["", aliases, "", ""]);
        rows.extend([first].into_iter().chain(others).map(|row| row.map(str::to_owned)));
    }
    let widths = [0, 1, 2].map(|column| rows.iter().map(|row| row[column].len()).max().unwrap_or_default());
    let lines = rows.iter().map(|[id, aliases, game, task]| {
        let line = format!("{id:0$}  {aliases:1$}  {game:2$}  {task}", widths[0], widths[1], widths[2]);
        format!("{}\n", line.trim_end())
    });
    lines.collect()
}
