//! Arithmetic periods of codes whose moves may leave three heaps.

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use crate::heap::code::Digits;

/// The proof of a period p with a saltus s ≥ 1, for a code with its last non-zero digit at place k: finitely many
/// *families* hold all options of all heaps, and in each family a finite check decides.
///
/// # Statement
///
/// The numbers are n0 ≥ 1 ([`start`](Families::start)), N ([`values`](Families::values)) and p
/// ([`residues`](Families::residues)), a multiple of the period that is proved; s is its saltus. Let G*(n) = G(n) for
/// n < n0 + p and G*(n) = G*(n − p) + s beyond. The most heaps that a move leaves are h; N ≥ h·n0 + k, N ≥ n0 + p, and
/// G = G* below N, by evaluation. Let 2^γ be the largest power of two in s, t = s / 2^γ, H(x) = ⌊x / 2^γ⌋ and
/// L(x) = x mod 2^γ. A *type* is a heap from 1 to n0 − 1 (small), or a heap r from n0 to n0 + p − 1 that stands for all
/// r + q·p (large). Then G = G* for all heaps, if these two hold:
///
/// - **(A)** Take each large r, each place i, each number of heaps that digit i allows and each choice of so many types,
///   not all small, with sum ≡ r − i (mod p). Put δ = Σ H(G(type)) − H(G(r)) + t·(r − i − Σ type) / p. Then δ < 0, or δ is
///   odd, or the nim-sum of the L(G(type)) is not L(G(r)). Where just one type is large and H is 0 at all small ones, δ ≠ 0
///   is enough in place of δ < 0 or odd.
/// - **(B)** With P = lcm(2, p), σ = s·P / p and M the largest G below n0, put for each n from N to N + P − 1
///   - S(n) = { G*(c) : digit i has 8, 1 ≤ c ≤ n − i − 2, c ≡ n − i (mod 2) }, with 0 where a digit i has 4 and n − i is
///     even;
///   - T(n) = { G*(n − i) : digit i has 2 } ∪ { G*(n − i − a) ⊕ w : digit i has 4, a ≥ 1, w = G(a) } ∪
///     { G*(n − i − a − b) ⊕ w : digit i has 8, a, b ≥ 1, w = G(a) ⊕ G(b) }, for w < 2^γ and a (or a + b) ≤ N − k − n0.
///
///   Then 0 to M + σ are all in S(n), and 0 to G*(n) − 1 all in S(n) ∪ T(n).
///
/// *Proof.* By induction over n ≥ N, of the residue class of the large r; let G = G* below n.
///
/// No option has the value G*(n): its parts have together at least N − k ≥ h·n0 objects, so not all are small. For a part
/// r' + q'·p, H(G) is H(G(r')) + t·q' and L(G) is L(G(r')). The q' of an option sum to (n − r) / p + (r − i − Σ type) / p. So
/// the H of its parts sum to H(G*(n)) + δ, whatever the q' are. A nim-sum is at most the sum and has its parity; so with
/// δ < 0 or odd the nim-sum of the H is not H(G*(n)), and otherwise the L differ. With one large part and H = 0 at the others
/// the nim-sum of the H is their sum.
///
/// Every smaller value occurs. Heaps a, a and c are worth G(c), a and a are worth 0, a and c are worth G(c) ⊕ G(a), and
/// a, b and c are worth G(c) ⊕ G(a) ⊕ G(b): so S(n) and T(n) are values of options. That S(n) ∪ T(n) is enough passes from n to
/// n + P. S(n) is part of S(n + P), since P is even. The heaps in T(n) are large, so that each G* grows by σ; since 2^γ divides σ
/// and w < 2^γ, T(n + P) is T(n) moved up by σ. Let v < G*(n + P). If v ≤ M + σ, it is in S(n). Otherwise v − σ is
/// above M and below G*(n). If it is in T(n), then v is in T(n + P). If it is in S(n), it is G*(c) for some c ≥ n0,
/// and v = G*(c + P) is in S(n + P).
///
/// # Reach
///
/// Of the codes d0.d1d2 with a digit of 8 or more, 308 have values that look arithmetically periodic with n0 + p below
/// 60; this proves 302 of them, most from fewer than 50 heaps. Kenyon's 0.3F is one (n0 = 1, p = 6, s = 3). With w = 0 alone,
/// 0.CF, 0.8B, 0.8F and 0.F8 would not be.
///
/// Long prefixes may look periodic where the game is not. Those of 0.2048 never are (J. P. Grossman and R. J.
/// Nowakowski, *A ruler regularity in hexadecimal games*), and 171 values of it show period 52 and saltus 16.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Families {
    /// The place k of the last non-zero digit after the point, zero where there is none.
    pub last: u64,
    /// The first heap n0 of the large types, at least 1 and at least the preperiod.
    pub start: u64,
    /// The number p of large types: the period, or a multiple of it.
    pub residues: u64,
    /// How many heaps N, from 0 on, have to be evaluated.
    pub values: u64,
}

impl Families {
    /// The proof with these numbers; nothing is checked.
    #[must_use]
    pub const fn new(last: u64, start: u64, residues: u64, values: u64) -> Families {
        Families { last, start, residues, values }
    }

    /// Whether the values of the first heaps, from 0 on, prove this period of the code.
    ///
    /// O(k·(n0 + p)^h) for (A) and O(N² + P·N·(k + 2^γ)) for (B).
    pub(in crate::heap) fn prove(
        &self,
        digits: &Digits,
        values: &[u32],
        preperiod: u64,
        period: u64,
        saltus: u64,
    ) -> bool {
        Check::new(self, digits, values, preperiod, period, saltus)
            .is_some_and(|check| check.is_never_equal() && check.reaches_all())
    }
}

impl fmt::Display for Families {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Families { last, start, residues, values } = self;
        write!(
            f,
            "the families of options of a hexadecimal code with its last digit at place {last}, by {residues} residues \
             from heap {start} on and {values} heaps evaluated, prove it"
        )
    }
}

/// The theorem at work on some values.
struct Check<'a> {
    digits: &'a Digits,
    /// G below N, which is G* there.
    values: &'a [u32],
    last: usize,
    start: usize,
    residues: usize,
    saltus: i64,
    gamma: u32,
}

impl<'a> Check<'a> {
    /// `None` where the numbers do not fit together, or the values below N are not those of G*.
    fn new(
        families: &Families,
        digits: &'a Digits,
        values: &'a [u32],
        preperiod: u64,
        period: u64,
        saltus: u64,
    ) -> Option<Check<'a>> {
        let narrow = |number: u64| usize::try_from(number).ok();
        let last = narrow(families.last).filter(|&last| last == digits.last_place())?;
        let values = values.get(..narrow(families.values)?)?;
        let (start, residues) = (narrow(families.start)?, narrow(families.residues)?);
        let (preperiod, period) = (narrow(preperiod)?, narrow(period)?);
        let least = digits.heaps().checked_mul(start)?.checked_add(last)?;
        let fits = start >= 1.max(preperiod)
            && period >= 1
            && residues >= 1
            && residues.is_multiple_of(period)
            && saltus >= 1
            && values.len() >= least.max(start.checked_add(residues)?);
        if !fits {
            return None;
        }
        let saltus = i64::try_from(saltus).ok()?;
        let grown = |(value, later): (&u32, &u32)| i64::from(*value) + saltus == i64::from(*later);
        if !values[preperiod..].iter().zip(&values[preperiod + period..]).all(grown) {
            return None;
        }
        let saltus = i64::try_from(residues / period).ok()?.checked_mul(saltus)?;
        let gamma = saltus.trailing_zeros();
        Some(Check { digits, values, last, start, residues, saltus, gamma })
    }

    /// G*.
    fn value(&self, heap: usize) -> i64 {
        match self.values.get(heap) {
            Some(&value) => value.into(),
            None => {
                let periods = (heap - self.start) / self.residues;
                i64::from(self.values[heap - periods * self.residues]) + periods as i64 * self.saltus
            }
        }
    }

    /// (A): no option has the value of its heap.
    fn is_never_equal(&self) -> bool {
        (0..=self.last).all(|place| {
            let digit = self.digits.get(place);
            (1..=3)
                .filter(|heaps| digit >> heaps & 1 == 1)
                .all(|heaps| self.differs(place, heaps, Parts::NONE))
        })
    }

    /// (A) for the options that remove `place` objects and leave these parts and `heaps` more, of types in rising order.
    fn differs(&self, place: usize, heaps: u32, parts: Parts) -> bool {
        let end = self.start + self.residues;
        // The last one is the largest, and so it is large.
        let first = if heaps == 1 { parts.largest.max(self.start) } else { parts.largest.max(1) };
        (first..end).all(|heap| {
            let more = parts.and(heap, self);
            if heaps > 1 { self.differs(place, heaps - 1, more) } else { self.is_unlike(place, &more) }
        })
    }

    /// (A) for one choice of types.
    fn is_unlike(&self, place: usize, parts: &Parts) -> bool {
        let sum = parts.sum + place;
        // The large type of the heap that has such an option.
        let heap = self.start + (sum + self.residues - self.start % self.residues) % self.residues;
        let value = self.value(heap);
        let periods = (heap as i64 - sum as i64) / self.residues as i64;
        let delta = parts.high - (value >> self.gamma) + (self.saltus >> self.gamma) * periods;
        let alone = parts.large == 1 && parts.small_high == 0;
        delta < 0 || delta % 2 != 0 || alone && delta != 0 || parts.low != self.low(value)
    }

    fn low(&self, value: i64) -> i64 {
        value & ((1 << self.gamma) - 1)
    }

    /// (B): every smaller value is that of an option.
    fn reaches_all(&self) -> bool {
        let Check { digits, values, last, start, residues, saltus, .. } = *self;
        let span = if residues % 2 == 0 { residues } else { 2 * residues };
        let grown = saltus * (span / residues) as i64;
        let always = i64::from(values[..start].iter().copied().max().unwrap_or(0)) + grown;
        let [one, two] = self.near();
        (values.len()..values.len() + span).all(|heap| {
            let value = self.value(heap);
            // Which values S and T have, of those that they need.
            let mut has =
                Has { by_growing: vec![false; always as usize + 1], at_all: vec![false; value as usize] };
            for (place, left) in (0..=last).map(|place| (place, heap - place)) {
                let digit = digits.get(place);
                if digit & 8 != 0 {
                    (1..=left - 2).filter(|c| (left - c) % 2 == 0).for_each(|c| has.growing(self.value(c)));
                    two.iter().for_each(|&(parts, w)| has.moving(self.value(left - parts) ^ w));
                }
                if digit & 4 != 0 {
                    if left % 2 == 0 {
                        has.growing(0);
                    }
                    one.iter().for_each(|&(part, w)| has.moving(self.value(left - part) ^ w));
                }
                if digit & 2 != 0 {
                    has.moving(self.value(left));
                }
            }
            has.by_growing.iter().chain(&has.at_all).all(|&has| has)
        })
    }

    /// The parts, one and two, that may lie beside a large one in T: how many objects they have, and their w.
    fn near(&self) -> [Vec<(usize, i64)>; 2] {
        let reach = self.values.len() - self.last - self.start;
        let small = |&(_, w): &(usize, i64)| w >> self.gamma == 0;
        let one = (1..=reach).map(|a| (a, self.value(a))).filter(small).collect();
        let mut two: Vec<(usize, i64)> = Vec::new();
        for sum in 2..=reach {
            let from = two.len();
            two.extend((1..=sum / 2).map(|a| (sum, self.value(a) ^ self.value(sum - a))).filter(small));
            two[from..].sort_unstable();
            two.dedup();
        }
        [one, two]
    }
}

/// Some parts of an option, by their types.
#[derive(Clone, Copy)]
struct Parts {
    largest: usize,
    sum: usize,
    high: i64,
    small_high: i64,
    low: i64,
    large: u32,
}

impl Parts {
    const NONE: Parts = Parts { largest: 0, sum: 0, high: 0, small_high: 0, low: 0, large: 0 };

    fn and(self, heap: usize, check: &Check<'_>) -> Parts {
        let value = check.value(heap);
        let high = value >> check.gamma;
        let is_large = heap >= check.start;
        Parts {
            largest: heap,
            sum: self.sum + heap,
            high: self.high + high,
            small_high: if is_large { self.small_high } else { self.small_high + high },
            low: self.low ^ check.low(value),
            large: self.large + u32::from(is_large),
        }
    }
}

/// The values found among options.
struct Has {
    /// Of 0 to M + σ those in S.
    by_growing: Vec<bool>,
    /// Of those below the heap's value the ones in S or T.
    at_all: Vec<bool>,
}

impl Has {
    fn growing(&mut self, value: i64) {
        if let Some(has) = self.by_growing.get_mut(value as usize) {
            *has = true;
        }
        self.moving(value);
    }

    fn moving(&mut self, value: i64) {
        if let Some(has) = self.at_all.get_mut(value as usize) {
            *has = true;
        }
    }
}
