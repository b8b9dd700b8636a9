//! The values of a game on heaps, and their period.

use grundy_core::Nimber;
use grundy_core::heap::{Certificate, ObservedPeriod};
use serde::Serialize;

use crate::games::{Game, HeapRuleset, Values};
use crate::{Error, Watch, integer};

/// A period that a theorem proves.
#[derive(Debug, Serialize)]
#[non_exhaustive]
pub struct Proved {
    /// The first n from which on the values are periodic.
    #[serde(serialize_with = "integer::one")]
    pub preperiod: u64,
    /// The period.
    #[serde(serialize_with = "integer::one")]
    pub period: u64,
    /// What the values grow by in a period.
    #[serde(serialize_with = "integer::one")]
    pub saltus: u64,
    /// The largest n for which the equality had to be checked; `None` for a closed form.
    #[serde(serialize_with = "integer::option")]
    pub checked_to: Option<u64>,
    /// The whole claim in a sentence.
    pub claim: String,
}

impl Proved {
    fn of(certificate: &Certificate) -> Proved {
        Proved {
            preperiod: certificate.preperiod(),
            period: certificate.period(),
            saltus: certificate.saltus(),
            checked_to: certificate.checked_to(),
            claim: certificate.to_string(),
        }
    }
}

/// A period that some values show, and nothing proves.
#[derive(Debug, Serialize)]
#[non_exhaustive]
pub struct Observed {
    /// The first n from which on the values are periodic.
    #[serde(serialize_with = "integer::one")]
    pub preperiod: u64,
    /// The period.
    #[serde(serialize_with = "integer::one")]
    pub period: u64,
    /// What the values grow by in a period.
    #[serde(serialize_with = "integer::one")]
    pub saltus: i64,
    /// The largest n that was looked at.
    #[serde(serialize_with = "integer::one")]
    pub observed_to: u64,
    /// The whole claim in a sentence.
    #[serde(skip)]
    pub claim: String,
}

/// The values of a game on heaps, and what is known of their period.
#[derive(Debug, Serialize)]
#[non_exhaustive]
pub struct Sequence {
    /// The game's name and code.
    pub game: String,
    /// The values of n = 0, 1, 2, ….
    #[serde(serialize_with = "integer::list")]
    pub values: Vec<u64>,
    /// The largest value: of all n where a plain period is proved, of those here otherwise.
    #[serde(serialize_with = "integer::one")]
    pub largest: u64,
    /// The least n that has it.
    #[serde(serialize_with = "integer::one")]
    pub largest_at: u64,
    /// A theorem that gives every value.
    pub closed_form: Option<String>,
    /// The proved period.
    pub proved: Option<Proved>,
    /// The period that the values show, where nothing is proved.
    pub observed: Option<Observed>,
    /// Why nothing is proved.
    #[serde(skip)]
    pub unproved: Option<String>,
    /// Whether `largest` is that of all n.
    #[serde(skip)]
    pub largest_of_all: bool,
}

/// The first `count` values of a game on heaps. A period is sought among the listed values, and further where that is
/// cheap; with `certify` among the first `search` values, or as many as the game is worked out for.
///
/// # Errors
///
/// [`Error`], where the game is not on heaps or its values are not known that far.
pub fn sequence(
    game: &Game,
    count: u64,
    certify: bool,
    search: Option<u64>,
    watch: Watch<'_>,
) -> Result<Sequence, Error> {
    let game = game.heaps()?;
    let limit = match certify {
        true => search.unwrap_or(game.reach()),
        false => game.cheap().max(count).min(game.reach()),
    };
    let certified = game.certify(limit, watch);
    let values = match certified {
        Some(values) => values,
        None => game.values(count.saturating_sub(1), game.reach(), watch)?,
    };
    Ok(Sequence::new(&*game, &values, count, limit))
}

/// Values past that many are not gone through for the largest one.
const GONE_THROUGH: u64 = 1 << 24;

impl Sequence {
    fn new(game: &dyn HeapRuleset, values: &Values, count: u64, searched: u64) -> Sequence {
        let value = |n| values.nimber(n).expect("the values are known up to the largest one asked for");
        let printed: Vec<u64> = (0..count).map(value).collect();
        let closed_form = game.closed_form().map(|form| form.statement);
        let certificate = values.certificate();
        // Where a period is proved, no heap past the first one has another value.
        let all = certificate.filter(|certificate| certificate.saltus() == 0).map(Certificate::stored_len);
        let all = all.filter(|&all| all <= GONE_THROUGH);
        let known = 0..all.unwrap_or(count);
        let largest = known.clone().map(value).max().unwrap_or_default();
        let largest_at = known.clone().find(|&n| value(n) == largest).unwrap_or_default();
        let nothing_proved = closed_form.is_none() && certificate.is_none();
        let observed = nothing_proved.then(|| observed(&printed)).flatten();
        let unproved = nothing_proved.then(|| match game.covered() {
            true => format!("no period is proved by the values below {searched}"),
            false => "no theorem here proves a period of this game".to_owned(),
        });
        Sequence {
            game: game.title(),
            values: printed,
            largest,
            largest_at,
            closed_form,
            proved: certificate.map(Proved::of),
            observed,
            unproved,
            largest_of_all: all.is_some(),
        }
    }

    /// Whether a theorem gives all values.
    #[must_use]
    pub fn is_proved(&self) -> bool {
        self.closed_form.is_some() || self.proved.is_some()
    }
}

/// The period that values show, where the evidence for it is good.
fn observed(values: &[u64]) -> Option<Observed> {
    let nimbers: Vec<Nimber> = values.iter().copied().map(Nimber::new).collect();
    let observed = ObservedPeriod::find(&nimbers)?;
    Some(Observed {
        preperiod: observed.preperiod(),
        period: observed.period(),
        saltus: observed.saltus(),
        observed_to: observed.observed_to(),
        claim: observed.to_string(),
    })
}
