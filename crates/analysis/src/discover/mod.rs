//! From the values that someone printed to what they are.
//!
//! The exact parts are the libraries': finding an observed period and proving one. What is left is a search through a
//! list of games with a threshold of evidence, and words.

mod emit;
mod form;
mod known;
mod period;

use serde::Serialize;

use self::emit::Function;
pub use self::emit::Language;
pub use self::form::Form;
use self::form::Listed;
use self::known::Known;
use self::period::Period;
use crate::games::Values;
use crate::{Error, Text, Watch, integer};

/// How sure a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// All values agree, up to the last; nothing follows for others.
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
    #[serde(serialize_with = "integer::list")]
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
    #[serde(serialize_with = "integer::option")]
    pub support: Option<u64>,
    /// The last n that agrees; `None` for a theorem.
    #[serde(serialize_with = "integer::option")]
    pub observed_to: Option<u64>,
    /// The game, as it is read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// n is the heap n + offset.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "integer::option")]
    pub offset: Option<i64>,
    /// The first n from which on the values are periodic.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "integer::option")]
    pub preperiod: Option<u64>,
    /// The period.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "integer::option")]
    pub period: Option<u64>,
    /// What the values grow by in a period.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "integer::option")]
    pub saltus: Option<i64>,
    /// The value by residue.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<ResidueRule>,
}

/// A list of values, and what it shows.
#[derive(Debug, Serialize)]
#[non_exhaustive]
pub struct Discovery {
    /// How they were written.
    pub form: Form,
    /// How many values there are.
    #[serde(serialize_with = "integer::one")]
    pub count: usize,
    /// The n of the first.
    #[serde(serialize_with = "integer::one")]
    pub first: u64,
    /// The largest value.
    #[serde(serialize_with = "integer::one")]
    pub largest: u64,
    /// The least n that has it.
    #[serde(serialize_with = "integer::one")]
    pub largest_at: u64,
    /// What they show, the surest last.
    pub findings: Vec<Finding>,
    #[serde(skip)]
    values: Vec<u64>,
    #[serde(skip)]
    function: Result<Function, NoFunction>,
}

/// Finds out what values are. They may be written in any [`Form`], or have to be in `form` where that is given. The first
/// one is that of n = `first`, or of the n in the text, which must agree with it; without either, of n = 0. At most
/// `search` heaps are evaluated to prove the period of a game.
///
/// # Errors
///
/// - [`Error::Input`], where the values cannot be read, or in two forms.
/// - [`Error::Usage`], where `first` is above 2^62 - 1 or is not that of the text.
pub fn discover(
    text: &Text,
    form: Option<Form>,
    first: Option<u64>,
    search: usize,
    watch: Watch<'_>,
) -> Result<Discovery, Error> {
    let Listed { form, first: written, values } = form::read(text, form)?;
    let first = match (first, written) {
        (Some(first), _) if first > form::LARGEST_FIRST => {
            return Err(Error::Usage(format!("the first n is {first}, but may be at most 2^62 - 1")));
        }
        (Some(first), Some(written)) if first != written => {
            return Err(Error::Usage(format!(
                "the first n was given as {first}, but the input, read as {form}, begins at {written}"
            )));
        }
        (first, written) => first.or(written).unwrap_or(0),
    };

    let period = Period::find(&values);
    let known = known::matches(&values);
    let certified = known.first().and_then(|known| known.game.certify(search as u64, watch));
    let findings = findings(&values, first, period.as_ref(), &known, certified.as_ref());
    let last = first + values.len() as u64 - 1;
    let of_game = known.first().and_then(|known| Function::of_game(known, certified.as_ref(), first, last));
    let of_period = || Some(Function::of_period(&values, first, period.as_ref()?));
    let function =
        of_game.or_else(of_period).ok_or(known.first().map_or(NoFunction::Nothing, NoFunction::of));
    let largest = values.iter().copied().max().expect("there is a value");
    let at = values.iter().position(|&value| value == largest).expect("it is one of them");
    Ok(Discovery {
        form,
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
    /// The values, as they were read.
    #[must_use]
    pub fn values(&self) -> &[u64] {
        &self.values
    }

    /// A function that computes the values, and checks the list. What only the list shows is refused past its end.
    ///
    /// # Errors
    ///
    /// [`Error::Input`], where no rule was found, or one that would be too long.
    pub fn source(&self, language: Language) -> Result<String, Error> {
        let function = self.function.as_ref().map_err(|reason| {
            let values = self.count;
            let s = if values == 1 { "" } else { "s" };
            Error::Input(match reason {
                NoFunction::Nothing => format!("no function is written: no rule is found in {values} value{s}"),
                NoFunction::Game(name) => format!(
                    "no function is written: these {values} values are those of {name}, for which no period is \
                     proved, and they show none"
                ),
            })
        })?;
        let claim = |finding: &Finding| format!("{}: {}", finding.status.word(), finding.claim);
        let claims: Vec<String> = self.findings.iter().map(claim).collect();
        function.source(language, &claims, &self.values)
    }
}

/// Why there is no function.
#[derive(Debug)]
enum NoFunction {
    /// Nothing was found.
    Nothing,
    /// A game was found, of this name, and no rule.
    Game(String),
}

impl NoFunction {
    fn of(known: &Known) -> NoFunction {
        NoFunction::Game(known.game.described())
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

/// The most games that are named.
const NAMED: usize = 5;

fn findings(
    values: &[u64],
    first: u64,
    period: Option<&Period>,
    matches: &[Known],
    certified: Option<&Values>,
) -> Vec<Finding> {
    let last = first + values.len() as u64 - 1;
    let mut findings: Vec<Finding> = period.map(|period| period.finding(values, first)).into_iter().collect();
    for (index, known) in matches.iter().take(NAMED).enumerate() {
        let mut claim = format!("up to n = {last}, these are the nimbers of {}", known.game.described());
        if known.offset != first {
            let sign = if known.offset > first { '+' } else { '-' };
            claim += &format!(", n for heap n {sign} {}", known.offset.abs_diff(first));
        }
        if index + 1 == NAMED && matches.len() > NAMED {
            claim += &format!(", and of {} more games", matches.len() - NAMED);
        }
        findings.push(Finding {
            status: Status::Observed,
            kind: Kind::Game,
            claim,
            support: Some(values.len() as u64),
            observed_to: Some(last),
            game: Some(known.game.code()),
            offset: Some(known.offset.cast_signed() - first.cast_signed()),
            preperiod: None,
            period: None,
            saltus: None,
            rules: Vec::new(),
        });
    }
    let Some(known) = matches.first() else { return findings };
    let certificate = certified.and_then(Values::certificate);
    let theorem = known
        .game
        .closed_form()
        .map(|form| form.statement)
        .or(certificate.map(|certificate| certificate.to_string()));
    if let Some(theorem) = theorem {
        findings.push(Finding {
            status: Status::Proved,
            kind: Kind::Theorem,
            claim: format!("for {}, by heap size: {theorem}", known.game.described()),
            support: None,
            observed_to: None,
            game: Some(known.game.code()),
            offset: None,
            preperiod: certificate.map(|certificate| certificate.preperiod()),
            period: certificate.map(|certificate| certificate.period()),
            saltus: certificate.map(|certificate| certificate.saltus().cast_signed()),
            rules: Vec::new(),
        });
    }
    findings
}
