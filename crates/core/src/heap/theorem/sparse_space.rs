//! Periods of games in which all but few heaps are common.

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use crate::heap::code::Digits;

/// The proof of a plain period p for a game whose moves leave one heap or two, by a division of all values into *rare*
/// and *common* that nim-sums respect: the nim-sum of two rare values or of two common ones is rare, and that of a rare and
/// a common one is common.
///
/// # Statement
///
/// A value v is rare for heap n where parity(v & mask) is 0; in the alternating kind of division, where it is that of n − t.
/// That kind needs an even p, and all splits must remove t objects modulo 2. Let k be the most objects that a move removes,
/// R ([`last_rare`](SparseSpace::last_rare)) the last rare heap, D ([`depth`](SparseSpace::depth)) a bound,
/// W = k + max(R, D), and n1 ([`start`](SparseSpace::start)) more than R and not below the preperiod. Let all values
/// below n1 + p + W be known, by evaluation. If
///
/// 1. no heap above R and below n1 + p + W is rare,
/// 2. G(n + p) = G(n) for n1 ≤ n < n1 + W,
/// 3. for n1 + W ≤ n < n1 + W + p each value below G(n) that is rare for n is that of an option that leaves one heap, or of a
///    split with a part of at most D,
///
/// then G(n + p) = G(n) for all n ≥ n1, and no heap above R is rare.
///
/// *Proof.* Let n ≥ n1 + W and let all be known below n + p. A split of n + p has a common value exactly if one part is
/// rare. That part is some r ≤ R, and the other, n + p − i − r, has the value of n − i − r ≥ n1. The same goes for the
/// options of one heap. So n and n + p have the same common values among their options, and the same least missing one,
/// which is G(n), since G(n) is common. A rare v < G(n) is the value of an option n − i, or of a split x, n − i − x with
/// x ≤ D: in the first period by 3, later by induction. It is also that of n + p − i, or of x, n + p − i − x, since
/// n − i − x ≥ n1. So G(n + p) = G(n), which is common.
///
/// The small part of such a split stays what it is; so this holds of rules that ask whether the parts are equal, too,
/// such as that of Grundy's game.
///
/// It needs n1 + p + W values in place of the 2·n1 + 2·p + k + 1 of Guy and Smith, and of these only the last W at a time, W
/// to compare with, and the rare heaps. Sparse spaces: *Winning Ways*, chapter 4;
/// A. Gangolli and T. Plambeck, *A note on periodicity in some octal games* (Int. J. Game Theory 18, 1989), find
/// periods by them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct SparseSpace {
    /// The most objects that a move removes, k.
    pub last: u64,
    /// The heap n1 from which on it proves the period: above all rare heaps, and not below the preperiod.
    pub start: u64,
    /// The bits of a value whose parity counts; not zero.
    pub mask: u64,
    /// In the alternating kind of division t modulo 2, the number of objects that all splits remove.
    pub alternating: Option<u8>,
    /// The rare heaps from 1 on, ascending, and their values.
    pub rare: Vec<(u64, u64)>,
    /// The bound D on the smaller part of a split that has a rare value.
    pub depth: u64,
}

impl SparseSpace {
    /// The proof with these numbers; nothing is checked.
    #[must_use]
    pub const fn new(
        last: u64,
        start: u64,
        mask: u64,
        alternating: Option<u8>,
        rare: Vec<(u64, u64)>,
        depth: u64,
    ) -> SparseSpace {
        SparseSpace { last, start, mask, alternating, rare, depth }
    }

    /// The last rare heap R, and zero without any.
    #[must_use]
    pub const fn last_rare(&self) -> u64 {
        match self.rare.as_slice().last() {
            Some(&(heap, _)) => heap,
            None => 0,
        }
    }

    /// How many values from n1 on have to come again, W.
    #[must_use]
    pub const fn window(&self) -> u64 {
        let (last_rare, depth) = (self.last_rare(), self.depth);
        self.last.saturating_add(if last_rare > depth { last_rare } else { depth })
    }

    /// How many values, from heap 0 on, have to be known: n1 + p + W. Saturates at 2^64 − 1.
    #[must_use]
    pub const fn needed(&self, period: u64) -> u64 {
        self.start.saturating_add(period).saturating_add(self.window())
    }

    /// Whether `value` is rare for this heap.
    #[must_use]
    pub const fn is_rare(&self, value: u64, heap: u64) -> bool {
        let parity = match self.alternating {
            Some(t) => (heap ^ t as u64) & 1,
            None => 0,
        };
        (value & self.mask).count_ones() as u64 & 1 == parity
    }

    /// Whether the values of the heaps from 0 on prove this plain period of the code. Beside the equalities from the
    /// preperiod on these are the conditions of the theorem, one by one.
    ///
    /// O(n + p·k·D), and a bit for each value.
    pub(in crate::heap) fn prove(
        &self,
        digits: &Digits,
        values: &[u32],
        preperiod: u64,
        period: u64,
    ) -> bool {
        let Some(values) = usize::try_from(self.needed(period)).ok().and_then(|needed| values.get(..needed))
        else {
            return false;
        };
        let splits_alternate = |t: u8| {
            period.is_multiple_of(2) && digits.places(4).all(|place| (place ^ usize::from(t)) & 1 == 0)
        };
        let fits = digits.heaps() <= 2
            && self.last == digits.last_place() as u64
            && self.mask != 0
            && self.start > self.last_rare()
            && self.start >= preperiod
            && period >= 1
            && self.alternating.is_none_or(splits_alternate);
        // They are part of the values that are there.
        let (preperiod, period) = (preperiod as usize, period as usize);
        fits && values[preperiod..]
            .iter()
            .zip(&values[preperiod + period..])
            .all(|(value, later)| value == later)
            && self.has_all_rare(values)
            && (values.len() - period..values.len()).all(|heap| self.shows(digits, values, heap))
    }

    /// Condition 1, and that the rare heaps are the listed ones.
    fn has_all_rare(&self, values: &[u32]) -> bool {
        let heaps = (0_u64..).zip(values).skip(1).map(|(heap, &value)| (heap, u64::from(value)));
        heaps.filter(|&(heap, value)| self.is_rare(value, heap)).eq(self.rare.iter().copied())
    }

    /// Condition 3 for one heap.
    fn shows(&self, digits: &Digits, values: &[u32], heap: usize) -> bool {
        let mut shown = vec![false; values[heap] as usize];
        let mut show = |value: u32| {
            if let Some(shown) = shown.get_mut(value as usize) {
                *shown = true;
            }
        };
        digits.places(2).for_each(|place| show(values[heap - place]));
        for left in digits.places(4).map(|place| heap - place) {
            let most = (left / 2).min(usize::try_from(self.depth).unwrap_or(usize::MAX));
            (1..=most).for_each(|part| show(values[part] ^ values[left - part]));
        }
        (0_u64..).zip(shown).all(|(value, shown)| shown || !self.is_rare(value, heap as u64))
    }
}

impl fmt::Display for SparseSpace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SparseSpace { last, mask, alternating, rare, depth, .. } = self;
        let alternating = if alternating.is_some() { " that alternates with the heap's parity" } else { "" };
        write!(f, "the sparse space of mask {mask:#x}{alternating}, with ")?;
        match rare.as_slice() {
            [] => f.write_str("no rare heap")?,
            [(only, _)] => write!(f, "the one rare heap {only}")?,
            heaps => write!(f, "{} rare heaps up to {}", heaps.len(), self.last_rare())?,
        }
        write!(
            f,
            " and rare values by splits with a part of at most {depth}, proves it for moves that remove at most {last} objects"
        )
    }
}
