//! What proves a period.

mod families;
mod sparse_space;

use alloc::boxed::Box;
use core::fmt;

pub use self::families::Families;
pub use self::sparse_space::SparseSpace;

/// A theorem that proves a period, with its numbers: from the values of finitely many heaps, or from the rule alone.
///
/// n0 is the preperiod, p the period and s the saltus that it proves.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Theorem {
    /// A formula gives the value of every heap; the proof is that of the formula, and nothing is evaluated. See
    /// [`ClosedForm`](super::ClosedForm).
    ClosedForm {
        /// The game or the argument, and who published it.
        source: &'static str,
    },
    /// For a finite subtraction set with largest amount m: if G(n + p) = G(n) for m consecutive n from n0 on, it
    /// holds for all n ≥ n0.
    ///
    /// *Proof.* G(n) is the mex of G(n − s) over the amounts s, so the m values before a heap determine its value: the
    /// next value after equal windows of m is equal again, and the windows move on together. Up to heap m some amounts
    /// exceed the heap, so the windows have to lie at 0 or above and the determined heap at m or above, as they do here.
    Window {
        /// The length of the window: the largest amount m, and one for the set without amounts.
        largest: u64,
    },
    /// For a finite code with its last non-zero digit at place k, whose moves leave up to h heaps: if G(n + p) = G(n)
    /// for n0 ≤ n ≤ h·n0 + (h − 1)·p + k, it holds for all n ≥ n0.
    ///
    /// R. K. Guy and C. A. B. Smith, *The G-values of various games*, Proc. Camb. Phil. Soc. 52 (1956), 514–526, for
    /// octal codes, h = 2. Hexadecimal codes have h = 3, and codes that split no heap h = 1.
    ///
    /// *Proof.* Take a larger n and let the equality hold from n0 on below it. A move from n + p leaves at most h heaps,
    /// together at least n + p − k > h·(n0 + p) objects; so one part has more than n0 + p. It may lose p without a
    /// change of value, which makes the option one of n. A move from n likewise leaves more than h·n0 + (h − 1)·p objects
    /// and so a part of more than n0, which may gain p: it is smaller than n, since a move that removes nothing splits.
    /// So n and n + p have options of the same values.
    GuySmith {
        /// The most heaps that a move may leave, h: 1, 2 or 3.
        heaps: u64,
        /// The place k of the last non-zero digit after the point, zero where there is none.
        last: u64,
    },
    /// For an all-but game with largest exception m: if G(n + p) = G(n) + s for 2m consecutive n from n0 on, it holds
    /// for all n ≥ n0. Such a stretch always comes.
    ///
    /// That all of these games are arithmetically periodic: A. N. Siegel, 2005, by another way. One, two or three
    /// exceptions give preperiod 0 (D. Sleator and M. Slusky, arXiv 1201.3299); four need not.
    ///
    /// *Proof.* Let X be the exceptions.
    ///
    /// 1. The values of the heaps below n are exactly those from 0 to some u − 1: a mex is an old value or the next new
    ///    one.
    /// 2. Heap n reaches all lower heaps but those of n − X. So G(n) is the least old value all of whose heaps lie in
    ///    n − X, and u where there is none.
    /// 3. Two heaps of one value differ by an element of X, or else the larger would reach the smaller; so all heaps of a
    ///    value lie within m of its first. Of the old values, one that none of the last m heaps has is reached. All heaps
    ///    of any other are among the last 2m.
    /// 4. Where m heaps in a row had no new value, every old value has a heap before n − X, which is reached, so that
    ///    heap n is new. So among m + 1 ≤ 2m consecutive heaps one is new, and u is one more than the largest of the last
    ///    2m values.
    ///
    /// So the last 2m values, up to a common shift, determine the next up to that shift: two stretches that agree up to
    /// a shift go on alike. They come, since the last 2m values lie between u − 3m and u, and there are finitely many
    /// ways for that.
    AllBut {
        /// The largest exception m, at least 1.
        largest: u64,
    },
    /// For a finite code, the options of all heaps in finitely many families. See [`Families`].
    Families(Families),
    /// For rules that split a heap in at most two, a division of the values by which all but few heaps are common. See
    /// [`SparseSpace`].
    SparseSpace(Box<SparseSpace>),
}

impl Theorem {
    /// How many values, from heap 0 on, have to be known for this period; none for a closed form.
    ///
    /// Saturates at 2^64 − 1, more than anyone evaluates.
    #[must_use]
    pub const fn needed(&self, preperiod: u64, period: u64) -> u64 {
        let stored = preperiod.saturating_add(period);
        match self {
            Theorem::ClosedForm { .. } => 0,
            Theorem::Window { largest } => stored.saturating_add(*largest),
            Theorem::GuySmith { heaps, last } => {
                stored.saturating_mul(*heaps).saturating_add(*last).saturating_add(1)
            }
            Theorem::AllBut { largest } => stored.saturating_add(largest.saturating_mul(2)),
            Theorem::Families(families) => families.values,
            Theorem::SparseSpace(space) => space.needed(period),
        }
    }
}

impl fmt::Display for Theorem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Theorem::ClosedForm { source } => write!(f, "by the closed form of {source}"),
            Theorem::Window { largest: 1 } => {
                f.write_str("one repeated value proves it for a subtraction set with no amount above 1")
            }
            Theorem::Window { largest } => write!(
                f,
                "a repeated window of {largest} values proves it for a subtraction set with largest amount {largest}",
            ),
            Theorem::GuySmith { heaps, last } => {
                let code = match heaps {
                    3 => "a hexadecimal code",
                    1 => "a code that splits no heap",
                    _ => "an octal code",
                };
                write!(
                    f,
                    "the theorem of Guy and Smith (1956) proves it for {code} with its last digit at place {last}",
                )
            }
            Theorem::AllBut { largest } => write!(
                f,
                "a stretch of {} values that comes again, up to a shift, proves it for an all-but game with largest \
                 exception {largest}",
                u128::from(*largest) * 2,
            ),
            Theorem::Families(families) => families.fmt(f),
            Theorem::SparseSpace(space) => space.fmt(f),
        }
    }
}
