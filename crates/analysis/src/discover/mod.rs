//! From the values that someone printed to what they are.
//!
//! The exact parts are the libraries': finding an observed period and proving one. What is left is a search through a
//! list of games with a threshold of evidence, and words.

mod emit;
mod known;
mod period;

use serde::Serialize;

use self::emit::Function;
pub use self::emit::Language;
use self::known::Known;
use self::period::Period;
use crate::games::Values;
use crate::{Error, Text, Watch};

/// How sure a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// All values agree.
    Observed,
    /// A theorem says so.
    Proved,
}

/// What a finding is about.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// The values repeat.
    Period,
    /// They are those of a game.
    Game,
    /// The values of that game follow a rule for ever.
    Theorem,
}

/// The value of the n of some residues.
#[derive(Debug, Serialize)]
pub struct ResidueRule {
    /// n modulo the period.
    pub residues: Vec<u64>,
    /// The value, as a term in n.
    pub value: String,
}

/// Something that the values show.
#[derive(Debug, Serialize)]
#[non_exhaustive]
pub struct Finding {
    /// How sure it is.
    pub status: Status,
    /// What it is about.
    pub kind: Kind,
    /// It, in a sentence.
    pub claim: String,
    /// How many values agree; `None` for a theorem.
    pub support: Option<u64>,
    /// The game, as it is read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// n is the heap n + offset.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offset: Option<i64>,
    /// The first n from which on the values are periodic.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub preperiod: Option<u64>,
    /// The period.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub period: Option<u64>,
    /// What the values grow by in a period.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub saltus: Option<i64>,
    /// The value by residue.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<ResidueRule>,
}

/// A list of values, and what it shows.
#[derive(Debug, Serialize)]
#[non_exhaustive]
pub struct Discovery {
    /// How many values there are.
    pub count: usize,
    /// The n of the first.
    pub first: u64,
    /// The largest value.
    pub largest: u64,
    /// The least n that has it.
    pub largest_at: u64,
    /// What they show, the surest last.
    pub findings: Vec<Finding>,
    #[serde(skip)]
    values: Vec<u64>,
    #[serde(skip)]
    function: Option<Function>,
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

/// Finds out what a list of values is: white space or commas stand between them, the first is the value of n = `first`.
/// `search` heaps are evaluated at most to prove the period of a game.
///
/// # Errors
///
/// [`Error::Input`], where the list cannot be read.
pub fn discover(text: &Text, first: u64, search: usize, watch: Watch<'_>) -> Result<Discovery, Error> {
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
    let certified = known.first().and_then(|known| known.game.certify(search as u64, watch));
    let findings = findings(&values, first, period.as_ref(), &known, certified.as_ref());
    let function = known.first().and_then(|known| Function::of_game(known, certified.as_ref(), first));
    let function = function.or_else(|| Function::of_period(&values, first, period.as_ref()?));
    let largest = values.iter().copied().max().expect("there is a value");
    let at = values.iter().position(|&value| value == largest).expect("it is one of them");
    Ok(Discovery {
        count: values.len(),
        first,
        largest,
        largest_at: first + at as u64,
        findings,
        values,
        function,
    })
}

impl Discovery {
    /// A function that computes the values, and checks the list; `None` where no rule was found.
    ///
    /// # Errors
    ///
    /// [`Error::Input`], where it would be too long.
    pub fn source(&self, language: Language) -> Result<Option<String>, Error> {
        let Some(function) = &self.function else { return Ok(None) };
        let claim = |finding: &Finding| format!("{}: {}", finding.status.word(), finding.claim);
        let claims: Vec<String> = self.findings.iter().map(claim).collect();
        function.source(language, &claims, &self.values).map(Some)
    }
}

impl Status {
    /// `observed` or `proved`.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Status::Observed => "observed",
            Status::Proved => "proved",
        }
    }
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
        let mut claim = format!("these are the nimbers of {}", its.game.described());
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
            game: Some(its.game.code()),
            offset: Some(its.offset.cast_signed() - first.cast_signed()),
            preperiod: None,
            period: None,
            saltus: None,
            rules: Vec::new(),
        });
    }
    let Some(its) = known.first() else { return findings };
    let certificate = certified.and_then(Values::certificate);
    let theorem = its
        .game
        .closed_form()
        .map(|form| form.statement)
        .or(certificate.map(|certificate| certificate.to_string()));
    if let Some(theorem) = theorem {
        findings.push(Finding {
            status: Status::Proved,
            kind: Kind::Theorem,
            claim: format!("of {}, by its heaps: {theorem}", its.game.described()),
            support: None,
            game: Some(its.game.code()),
            offset: None,
            preperiod: certificate.map(|certificate| certificate.preperiod()),
            period: certificate.map(|certificate| certificate.period()),
            saltus: certificate.map(|certificate| certificate.saltus().cast_signed()),
            rules: Vec::new(),
        });
    }
    findings
}
