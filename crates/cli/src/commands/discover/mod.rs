//! `grundy discover`: from the values that someone printed to what they are.
//!
//! This stays in the tool and out of the libraries, which have the parts that are exact: finding an observed period and
//! proving one. What is left is a search through a list of games with a threshold of evidence, and words.

mod emit;
mod known;
mod period;

use std::io::Write;
use std::path::PathBuf;

use serde::Serialize;

use self::emit::{Function, Language};
use self::known::Known;
use self::period::Period;
use crate::games::Values;
use crate::io::failure::Failure;
use crate::io::input::Text;
use crate::io::output::{BOLD, DIM, GOOD, Output, Styled, WARN, plural};

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

/// How sure a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Status {
    /// All values agree.
    Observed,
    /// A theorem says so.
    Proved,
}

/// What a finding is about.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Kind {
    /// The values repeat.
    Period,
    /// They are those of a game.
    Game,
    /// The values of that game follow a rule for ever.
    Theorem,
}

/// The value of the n of some residues.
#[derive(Debug, Serialize)]
pub(crate) struct ResidueRule {
    /// n modulo the period.
    residues: Vec<u64>,
    /// The value, as a term in n.
    value: String,
}

/// Something that the values show.
#[derive(Debug, Serialize)]
pub(crate) struct Finding {
    status: Status,
    kind: Kind,
    claim: String,
    support: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    offset: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    preperiod: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    period: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    saltus: Option<i64>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    rules: Vec<ResidueRule>,
}

#[derive(Serialize)]
struct Discovery {
    count: usize,
    first: u64,
    largest: u64,
    largest_at: u64,
    findings: Vec<Finding>,
}

/// The evidence in bits below which an agreement counts as chance. Some 10,000 games and offsets are tried, and fewer
/// than that times the length of the list periods; 30 bits leave a chance of about one in 100,000.
const ENOUGH: f64 = 30.0;

/// Whether so many agreements of values, of which there are so many different ones, are more than chance.
fn enough(support: usize, different: usize) -> bool {
    support as f64 * (different as f64).log2().max(1.0) >= ENOUGH
}

/// How many different values there are.
fn different(values: &[u64]) -> usize {
    let mut values = values.to_vec();
    values.sort_unstable();
    values.dedup();
    values.len()
}

pub(crate) fn run(args: &Args, output: &mut Output) -> Result<(), Failure> {
    let text = Text::read(&args.file)?;
    let mut values: Vec<u64> = Vec::new();
    for line in text.tokens() {
        for token in line.split(|separator| separator == ',') {
            values.push(token.number("a value, 0 to 2^64 - 1")?);
        }
    }
    if values.is_empty() {
        return Err(text.ends("a value, 0 to 2^64 - 1"));
    }

    let period = Period::find(&values);
    let known = known::matches(&values);
    let certified = known.first().and_then(|known| known.rules.certify(args.search));
    let findings = findings(&values, args.first, period.as_ref(), &known, certified.as_ref());
    if let Some(language) = args.emit {
        let function =
            known.first().and_then(|known| Function::of_game(known, certified.as_ref(), args.first));
        let function = function.or_else(|| Function::of_period(&values, args.first, period.as_ref()?));
        return match function {
            Some(function) => {
                let claims: Vec<String> = findings
                    .iter()
                    .map(|finding| format!("{}: {}", word(finding.status), finding.claim))
                    .collect();
                Ok(write!(output, "{}", function.source(language, &claims, &values)?)?)
            }
            None => {
                let values = plural(values.len(), "value");
                Err(Failure::Input(match period {
                    Some(_) => {
                        format!("no function is written: the values fall along the period of these {values}")
                    }
                    None => format!("no function is written: no rule is found in {values}"),
                }))
            }
        };
    }

    let largest = values.iter().copied().max().unwrap_or_default();
    let at = values.iter().position(|&value| value == largest).unwrap_or_default();
    let discovery = Discovery {
        count: values.len(),
        first: args.first,
        largest,
        largest_at: args.first + at as u64,
        findings,
    };
    if args.json {
        output.json(&discovery)?
    } else {
        print(&discovery, output)?
    }
    if discovery.findings.is_empty() { Err(Failure::No) } else { Ok(()) }
}

/// At most so many games are named.
const NAMED: usize = 5;

fn findings(
    values: &[u64],
    first: u64,
    period: Option<&Period>,
    known: &[Known],
    certified: Option<&Values>,
) -> Vec<Finding> {
    let mut findings: Vec<Finding> = period.map(|period| period.finding(values, first)).into_iter().collect();
    for (index, its) in known.iter().take(NAMED).enumerate() {
        let mut claim = format!("these are the nimbers of {}", its.name());
        if its.offset != first {
            let sign = if its.offset > first { '+' } else { '-' };
            claim += &format!(", n for heap n {sign} {}", its.offset.abs_diff(first));
        }
        if index + 1 == NAMED && known.len() > NAMED {
            claim += &format!(", and of {} more games", known.len() - NAMED);
        }
        findings.push(Finding {
            status: Status::Observed,
            kind: Kind::Game,
            claim,
            support: Some(values.len() as u64),
            game: Some(its.rules.to_string()),
            offset: Some(its.offset.cast_signed() - first.cast_signed()),
            preperiod: None,
            period: None,
            saltus: None,
            rules: Vec::new(),
        });
    }
    let Some(its) = known.first() else { return findings };
    let certificate = certified.and_then(Values::certificate);
    let theorem = its.rules.closed_form().or(certificate.map(|certificate| certificate.to_string()));
    if let Some(theorem) = theorem {
        findings.push(Finding {
            status: Status::Proved,
            kind: Kind::Theorem,
            claim: format!("of {}, by its heaps: {theorem}", its.name()),
            support: None,
            game: Some(its.rules.to_string()),
            offset: None,
            preperiod: certificate.map(|certificate| certificate.preperiod()),
            period: certificate.map(|certificate| certificate.period()),
            saltus: certificate.map(|certificate| certificate.saltus().cast_signed()),
            rules: Vec::new(),
        });
    }
    findings
}

fn word(status: Status) -> &'static str {
    match status {
        Status::Observed => "observed",
        Status::Proved => "proved",
    }
}

fn print(discovery: &Discovery, output: &mut Output) -> Result<(), Failure> {
    let Discovery { count, first, largest, largest_at, findings } = discovery;
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
        write!(output, "{}  {}", Styled(style, format_args!("{:8}", word(finding.status))), finding.claim)?;
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
