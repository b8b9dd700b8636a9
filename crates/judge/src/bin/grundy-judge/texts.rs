//! The texts that the program prints about itself.

use grundy_judge::{Limits, Problem, problems};

pub(crate) const USAGE: &str = "\
Usage: grundy-judge [FLAGS] ID < input > output
       grundy-judge --list | --help [ID] | --version

Reads the input of an impartial-game problem and writes a reference answer.
";

const CONTRACT: &str = "
Spaces, tabs, carriage returns and line feeds separate numbers and mean nothing
else; leading zeros are allowed, signs are not. After the last case only white
space may follow. A contest's upper bounds are not checked.

Exit status: 0 all cases answered; 1 bad input (the verdicts of all cases before
it are on standard output, its line and column on standard error), or standard
output cannot be written; 2 wrong usage. A reader that closes standard
output early is not an error.

The environment variable GRUNDY_SIMD (baseline, avx2, avx512) limits the judge
to an instruction set; if it is empty or unset, the processor's best is used.
";

pub(crate) fn help() -> String {
    let Limits { memory, work, heaps, .. } = Limits::default();
    format!(
        "{USAGE}
  -l, --list           the problems: id, aliases, game, task
  -h, --help           this text; with an ID, its input, output and flags
  -V, --version        the version

Limits on what an input can ask for; N may end in K, M or G (2^10, 2^20, 2^30):
      --max-memory N   bytes for one case's graph, forest, grid or set [{memory}]
      --max-work N     steps of a run, about 10^9 a second [{work}]
      --max-heap N     heaps of a subtraction set to evaluate [{heaps}]
{CONTRACT}"
    )
}

pub(crate) fn help_of(problem: &Problem) -> String {
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
pub(crate) fn list() -> String {
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
