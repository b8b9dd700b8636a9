//! `grundy discover`: from the values that someone printed to what they are.

use std::io::Write;
use std::path::PathBuf;

use clap::ValueEnum;
use grundy_analysis::discover::{self, Discovery, Status, discover};

use crate::io::failure::Failure;
use crate::io::input;
use crate::io::output::{BOLD, DIM, GOOD, Output, Styled, WARN, plural};
use crate::io::progress::Progress;

/// A language to write a function in.
#[derive(Clone, Copy, ValueEnum)]
enum Language {
    /// Rust; its check is a test, `rustc --test`.
    Rust,
    /// C++17; its check is a main function, with GRUNDY_CHECK defined.
    Cpp,
}

/// Find out what a list of values is: a period, a rule, a known game.
#[derive(clap::Args)]
#[command(after_help = format!("{ABOUT}\n\n{FIELDS}\n\n{EXAMPLES}"))]
pub(crate) struct Args {
    /// A file of values, with white space or commas between them; or `-`.
    file: PathBuf,
    /// The n of the first value.
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u64).range(..1 << 62))]
    first: u64,
    /// Heaps to evaluate while looking for a provable period.
    #[arg(long, value_name = "N", default_value_t = 1 << 16)]
    search: usize,
    /// Write a function that computes the values, and checks the list.
    #[arg(long, value_name = "LANGUAGE")]
    emit: Option<Language>,
    /// Print JSON; its fields are listed below.
    #[arg(long, conflicts_with = "emit")]
    json: bool,
}

const ABOUT: &str = "\
Nothing is guessed: a finding holds to the end of the list, and for so
many values that chance is no explanation; otherwise it is left out. It
is called proved where a theorem proves it of the game that is named,
else observed.";

const FIELDS: &str = "\
Fields of the JSON:
  count, first         how many values there are, and the n of the first
  largest, largest_at  the largest value, and the least n that has it
  findings             each with status (observed or proved), kind
                       (period, game or theorem), claim (a text) and
                       support (how many values agree; null for a
                       theorem); and where they apply game, offset (n is
                       heap n + offset), preperiod, period, saltus,
                       rules (residues, and value as a term in n)";

const EXAMPLES: &str = "\
Examples:
  $ seq 0 40 | awk '{ print $1 ? $1 + ($1 % 4 == 3) - ($1 % 4 == 0) : 0 }' | grundy discover -
  $ echo 0 1 0 1 2 3 2 0 1 0 1 2 3 2 0 1 0 1 2 3 2 | grundy discover -
  $ echo 0 1 0 1 2 3 2 0 1 0 1 2 3 2 0 1 0 1 2 3 2 | grundy discover - --emit rust
  $ echo 3 1 4 1 5 9 2 6 5 3 5 8 9 7 9 3 | grundy discover - || echo so it is";

pub(crate) fn run(args: &Args, output: &mut Output) -> Result<(), Failure> {
    let text = input::read(&args.file)?;
    let progress = Progress::new("evaluating heaps");
    let discovery = discover(&text, args.first, args.search, &|done, most| progress.at(done, most))?;
    drop(progress);
    if let Some(language) = args.emit {
        let language = match language {
            Language::Rust => discover::Language::Rust,
            Language::Cpp => discover::Language::Cpp,
        };
        return match discovery.source(language)? {
            Some(source) => Ok(write!(output, "{source}")?),
            None => {
                let values = plural(discovery.count, "value");
                Err(Failure::Input(match discovery.findings.is_empty() {
                    false => {
                        format!("no function is written: the values fall along the period of these {values}")
                    }
                    true => format!("no function is written: no rule is found in {values}"),
                }))
            }
        };
    }
    if args.json {
        output.json(&discovery)?
    } else {
        print(&discovery, output)?
    }
    if discovery.findings.is_empty() { Err(Failure::No) } else { Ok(()) }
}

fn print(discovery: &Discovery, output: &mut Output) -> Result<(), Failure> {
    let Discovery { count, first, largest, largest_at, findings, .. } = discovery;
    if findings.is_empty() {
        return Ok(writeln!(output, "nothing found in {}", plural(*count, "value"))?);
    }
    let last = first + *count as u64 - 1;
    writeln!(
        output,
        "{}, n = {first} to {last}; the largest is {largest}, first at n = {largest_at}",
        Styled(BOLD, plural(*count, "value"))
    )?;
    writeln!(output)?;
    for finding in findings {
        let style = if finding.status == Status::Proved { GOOD } else { WARN };
        write!(output, "{}  {}", Styled(style, format_args!("{:8}", finding.status.word())), finding.claim)?;
        match finding.support {
            Some(support) => {
                writeln!(output, " {}", Styled(DIM, format_args!("({} agree)", plural(support, "value"))))?
            }
            None => writeln!(output)?,
        }
        for rule in &finding.rules {
            let residues: Vec<String> = rule.residues.iter().map(u64::to_string).collect();
            let period = finding.period.unwrap_or_default();
            writeln!(output, "          n mod {period} = {}: {}", residues.join(", "), rule.value)?;
        }
    }
    Ok(())
}
