//! The values of a game on heaps, and their period.

use grundy_core::Nimber;
use grundy_core::heap::{ArithmeticValues, ObservedPeriod};
use serde::Serialize;

use crate::games::{Rules, Values};
use crate::{Error, Watch};

/// A period that a theorem proves.
#[derive(Debug, Serialize)]
#[non_exhaustive]
pub struct Proved {
    /// The first n from which on the values are periodic.
    pub preperiod: u64,
    /// The period.
    pub period: u64,
    /// What the values grow by in a period.
    pub saltus: i64,
    /// The largest n whose value was needed.
    pub checked_to: Option<u64>,
    /// The whole claim in a sentence.
    pub claim: String,
}

impl Proved {
    /// What a certificate says.
    fn of(values: &Values) -> Option<Proved> {
        values.certificate().map(|certificate| Proved {
            preperiod: certificate.preperiod(),
            period: certificate.period(),
            saltus: certificate.saltus().cast_signed(),
            checked_to: certificate.checked_to(),
            claim: certificate.to_string(),
        })
    }
}

/// A period that some values show, and nothing proves.
#[derive(Debug, Serialize)]
#[non_exhaustive]
pub struct Observed {
    /// The first n from which on the values are periodic.
    pub preperiod: u64,
    /// The period.
    pub period: u64,
    /// What the values grow by in a period.
    pub saltus: i64,
    /// The largest n that was looked at.
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
    pub values: Vec<u64>,
    /// The largest value: of all n where a period is proved, of those here otherwise.
    pub largest: u64,
    /// The least n that has it.
    pub largest_at: u64,
    /// A theorem that gives every value.
    pub closed_form: Option<String>,
    /// The proved period.
    pub proved: Option<Proved>,
    /// The period that the values show, where nothing is proved.
    pub observed: Option<Observed>,
    /// How many values were searched for a period.
    #[serde(skip)]
    pub searched: usize,
}

/// The first `count` values of a game on heaps; with `certify`, a period is sought among the first `search` values.
///
/// # Errors
///
/// [`Error`], where its values are not known that far.
pub fn sequence(
    rules: &Rules,
    count: u64,
    certify: bool,
    search: Option<usize>,
    watch: Watch<'_>,
) -> Result<Sequence, Error> {
    let search = search.unwrap_or_else(|| rules.reach());
    let certified = if certify { rules.certify(search, watch) } else { None };
    let values = certified.map_or_else(|| rules.values(count - 1, watch), Ok)?;
    Ok(Sequence::new(&values, count, search))
}

impl Sequence {
    fn new(values: &Values, count: u64, searched: usize) -> Sequence {
        let printed: Vec<u64> = (0..count).map(|heap| values.nimber(heap)).collect();
        let closed_form = values.rules.closed_form();
        let proved = Proved::of(values);
        let (largest, largest_at) = match values.proved.as_ref().and_then(ArithmeticValues::largest) {
            Some((largest, heap)) => (largest.get(), heap),
            None => {
                let largest = printed.iter().copied().max().expect("at least one value is asked for");
                let at = printed.iter().position(|&value| value == largest).expect("it is one of them");
                (largest, at as u64)
            }
        };
        let observed = if closed_form.is_some() || proved.is_some() {
            None
        } else {
            let nimbers: Vec<Nimber> = printed.iter().copied().map(Nimber::new).collect();
            ObservedPeriod::find(&nimbers).map(|observed| Observed {
                preperiod: observed.preperiod(),
                period: observed.period(),
                saltus: observed.saltus(),
                observed_to: observed.observed_to(),
                claim: observed.to_string(),
            })
        };
        let game = values.rules.title();
        Sequence { game, values: printed, largest, largest_at, closed_form, proved, observed, searched }
    }

    /// Where the values become periodic, and how long a period is.
    #[must_use]
    pub fn period(&self) -> Option<(u64, u64)> {
        let proved = self.proved.as_ref().map(|proved| (proved.preperiod, proved.period));
        proved.or(self.observed.as_ref().map(|observed| (observed.preperiod, observed.period)))
    }
}
