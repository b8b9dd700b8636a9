//! The search for a period among growing values.

use alloc::vec::Vec;

use super::code::Digits;
use super::longest_repeat::longest_repeat;
use super::stored::Stored;
use super::{Certificate, Families, HeapGame, Theorem};

/// When to look next for what may prove a period, and how.
pub(super) struct Search {
    repeat: Option<RepeatSearch>,
    families: Option<FamilySearch>,
}

impl Search {
    pub(super) fn new<G: HeapGame>(game: &G) -> Search {
        Search {
            repeat: game.theorem().map(RepeatSearch::new),
            families: game.digits().filter(|digits| digits.heaps() == 3).map(FamilySearch::new),
        }
    }

    /// The number of values with which to run it next.
    pub(super) fn due(&self) -> usize {
        let repeat = self.repeat.as_ref().map_or(usize::MAX, |search| search.due);
        self.families.as_ref().map_or(usize::MAX, |search| search.due).min(repeat)
    }

    /// Looks for a period that the values prove, or puts off the search. No more than `limit` values will come.
    pub(super) fn run(&mut self, values: &Stored, limit: usize) -> Option<Certificate> {
        let repeat = self.repeat.as_mut().filter(|search| search.due <= values.len());
        if let Some(certificate) = repeat.and_then(|search| search.run(values, limit)) {
            return Some(certificate);
        }
        let families = self.families.as_mut().filter(|search| search.due <= values.len());
        families.and_then(|search| search.run(values, limit))
    }
}

/// The theorems by which a repeat alone proves a period.
struct RepeatSearch {
    theorem: Theorem,
    due: usize,
    /// The values that all searches so far have gone through.
    searched: u64,
}

impl RepeatSearch {
    fn new(theorem: Theorem) -> RepeatSearch {
        let mut search = RepeatSearch { theorem, due: 0, searched: 0 };
        search.due = search.earliest(0, 0).max(1);
        search
    }

    /// The fewest n, next to the last of `len` known values, with G(n + p) = G(n) + s that prove a period.
    ///
    /// If there are b of them, n0 = len − p − b, and `needed(n0, p) ≤ len` comes down to a bound on b alone.
    fn window(&self, len: usize) -> usize {
        let window = match self.theorem {
            Theorem::Window { largest } => largest,
            Theorem::AllBut { largest } => largest.saturating_mul(2),
            Theorem::GuySmith { heaps, last } => {
                (heaps - 1).saturating_mul(len as u64).saturating_add(last).saturating_add(1).div_ceil(heaps)
            }
            _ => u64::MAX,
        };
        usize::try_from(window).unwrap_or(usize::MAX)
    }

    /// The least number of values by which a period can be proved, when among the first `len` there are at most `repeat`
    /// such n for any p.
    ///
    /// A period proved from `values` ones has `window(values)` of them, which were fewer by `values − len` when only
    /// `len` were known.
    fn earliest(&self, len: usize, repeat: usize) -> usize {
        let (len, repeat) = (len as u64, repeat as u64);
        let missing = |window: u64| len.saturating_add(window.saturating_sub(repeat));
        let earliest = match self.theorem {
            Theorem::Window { largest } => missing(largest),
            Theorem::AllBut { largest } => missing(largest.saturating_mul(2)),
            Theorem::GuySmith { heaps, last } => {
                heaps.saturating_mul(len - repeat).saturating_add(last).saturating_add(1)
            }
            _ => u64::MAX,
        };
        usize::try_from(earliest).unwrap_or(usize::MAX)
    }

    fn run(&mut self, values: &Stored, limit: usize) -> Option<Certificate> {
        let len = values.len();
        let window = self.window(len);
        let (period, repeat) = match self.theorem {
            Theorem::AllBut { .. } => shifted_repeat(values, window),
            _ => {
                let found = values.longest_repeat(window);
                (found.distance, found.len)
            }
        };
        if repeat >= window {
            return Some(certificate(values, len - period - repeat, period, self.theorem.clone()));
        }
        // Before `earliest` a search cannot succeed. Later than that it is only put off where searches would come to
        // take more than the evaluation does.
        let earliest = self.earliest(len, repeat);
        self.searched += len as u64;
        self.due = if self.searched / 4 <= len as u64 { earliest } else { earliest.max(len + len / 8) };
        if earliest <= limit {
            self.due = self.due.min(limit);
        }
        None
    }
}

/// The theorem on families.
struct FamilySearch {
    digits: Digits,
    due: usize,
}

impl FamilySearch {
    /// Kenyon's game takes 12 heaps, and few games as many as 60.
    const FIRST: usize = 16;

    /// The multiples of the least period that are tried: the more large types, the more there is to tell them apart.
    const MULTIPLES: [usize; 3] = [1, 2, 4];

    fn new(digits: &Digits) -> FamilySearch {
        FamilySearch { digits: digits.clone(), due: FamilySearch::FIRST }
    }

    /// Takes about as long as it takes to evaluate the heaps by the definition, O(n³).
    fn run(&mut self, values: &Stored, limit: usize) -> Option<Certificate> {
        let len = values.len();
        self.due = len + len / 2;
        if len < limit {
            self.due = self.due.min(limit);
        }
        let (period, repeat) = shifted_repeat(values, len);
        if repeat < 2 {
            return None;
        }
        let preperiod = len - period - repeat;
        let wide = values.to_wide();
        let saltus = wide[len - 1].checked_sub(wide[len - 1 - period])?.into();
        FamilySearch::MULTIPLES.into_iter().find_map(|multiple| {
            let (start, residues) = (preperiod.max(1) as u64, (multiple * period) as u64);
            let families = Families::new(self.digits.last_place() as u64, start, residues, len as u64);
            let proved = families.prove(&self.digits, &wide, preperiod as u64, period as u64, saltus);
            proved.then(|| certificate(values, preperiod, period, Theorem::Families(families)))
        })
    }
}

/// The least p by which the most n next to the last value have G(n + p) = G(n) + s for some s, and how many these are;
/// `window` of them, at least two, are enough.
fn shifted_repeat(values: &Stored, window: usize) -> (usize, usize) {
    let differences: Vec<i64> = values.differences();
    let found = longest_repeat(&differences, window.saturating_sub(1).max(1));
    // So many equal differences are between one value more; and a single value is like any other, up to a shift.
    (found.distance, found.len + 1)
}

/// The certificate of a period that is proved from some preperiod on, with the least one.
fn certificate(values: &Stored, mut preperiod: usize, period: usize, theorem: Theorem) -> Certificate {
    let value = |heap: usize| values.get(heap as u64).expect("it is one of the known values");
    let saltus = |heap: usize| value(heap + period).checked_sub(value(heap));
    let proved = saltus(preperiod);
    while preperiod > 0 && saltus(preperiod - 1) == proved {
        preperiod -= 1;
    }
    let saltus = proved.expect("the values of a game do not fall for ever");
    Certificate::new(preperiod as u64, period as u64, saltus, theorem)
}
