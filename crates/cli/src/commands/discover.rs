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

/// How values are written.
#[derive(Clone, Copy, ValueEnum)]
enum Form {
    /// Values alone: `0 1 2`, `0, 1, 2` or `[0, 1, 2]`.
    List,
    /// One to a line after its n, as in b-files of the OEIS: `3 1`.
    Pairs,
    /// Labelled by their n: `3: 1`, `sg[3] = 1` or `G( 3)= 1`.
    Labels,
}

/// Find out what a list of values is: a period, a rule, a known game.
#[derive(clap::Args)]
#[command(after_help = format!("{ABOUT}\n\n{FIELDS}\n\n{EXAMPLES}"))]
pub(crate) struct Args {
    /// A file of values, in a form below; or `-`.
    file: PathBuf,
    /// The form of the values, where two would fit.
    #[arg(long, value_name = "FORM")]
    form: Option<Form>,
    /// The n of the first value [default: as written, else 0].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(..1 << 62))]
    first: Option<u64>,
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
Values may be written as a list (0 1 2, or 0, 1, 2, or [0, 1, 2]), one
to a line after its n (3 1), or labelled (3: 1, sg[3] = 1, G( 3)= 1);
what follows a # is a comment. Each n is one more than the one before,
and the first may be any. The layout tells which form it is; where two
fit, choose one with --form.

A finding holds up to the end of the list, and rests on more values than
chance or a constant explains: a period is seen at least four times, and
agrees for longer than what comes before it. Anything less is left out.
It is called proved where a theorem proves it of the game that is named,
else observed, and then up to the last n of the list: that the list is
that game is only ever observed, too. An observed function gives no
value past the list.";

const FIELDS: &str = "\
Fields of the JSON:
  form                 how they were written: list, pairs or labels
  count, first         how many values there are, and the n of the first
  largest, largest_at  the largest value, and the least n that has it
  findings             each with status (observed or proved), kind
                       (period, game or theorem), claim (a text),
                       support (how many values agree) and observed_to
                       (the last n that does), both null for a theorem;
                       and where they apply game, offset (n is heap n +
                       offset), preperiod, period, saltus, rules
                       (residues, and value as a term in n)

Integers above 2^53 - 1, or below its negative, are texts of their
digits.";

const EXAMPLES: &str = "\
Examples:
  $ seq 0 40 | awk '{ print $1 ? $1 + ($1 % 4 == 3) - ($1 % 4 == 0) : 0 }' | grundy discover -
  $ echo 0 1 0 1 2 3 2 0 1 0 1 2 3 2 0 1 0 1 2 3 2 | grundy discover -
  $ echo 0 1 0 1 2 3 2 0 1 0 1 2 3 2 0 1 0 1 2 3 2 | grundy discover - --emit rust
  $ seq 0 40 | awk '{ print $1, $1 % 4 }' | grundy discover -
  $ echo 3 1 4 1 5 9 2 6 5 3 5 8 9 7 9 3 | grundy discover - || echo so it is";

pub(crate) fn run(args: &Args, output: &mut Output) -> Result<(), Failure> {
    let text = input::read(&args.file)?;
    let progress = Progress::new("evaluating heaps");
    let form = args.form.map(|form| match form {
        Form::List => discover::Form::List,
        Form::Pairs => discover::Form::Pairs,
        Form::Labels => discover::Form::Labels,
    });
    let watch = |done, most| progress.at(done, most);
    let discovery = discover(&text, form, args.first, args.search, &watch)?;
    drop(progress);
    if let Some(language) = args.emit {
        let language = match language {
            Language::Rust => discover::Language::Rust,
            Language::Cpp => discover::Language::Cpp,
        };
        return Ok(write!(output, "{}", discovery.source(language)?)?);
    }
    if args.json {
        output.json(&discovery)?
    } else {
        print(&discovery, output)?
    }
    if discovery.findings.is_empty() { Err(Failure::No) } else { Ok(()) }
}

fn print(discovery: &Discovery, output: &mut Output) -> Result<(), Failure> {
    let Discovery { form, count, first, largest, largest_at, findings, .. } = discovery;
    if findings.is_empty() {
        return Ok(writeln!(output, "nothing found in {}, read as {form}", plural(*count, "value"))?);
    }
    let last = first + *count as u64 - 1;
    writeln!(
        output,
        "{}, read as {form}, n = {first} to {last}; the largest is {largest}, first at n = {largest_at}",
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
