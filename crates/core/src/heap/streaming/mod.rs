//! Periods of octal games with a sparse space, in constant memory.
//!
//! A [`SparseSearch`] evaluates a game heap by heap and keeps only what the next values depend on, however far it comes.
//!
//! # Every value is exact
//!
//! The first values come from all options. They show a division of the values into rare and common, and the rare heaps
//! r ≤ R. Let n be a later heap, and no heap between R and n be rare.
//!
//! 1. A split of n has a common value exactly where one part is rare. So n − i − r over the places i and the rare heaps r,
//!    and the options of one heap, give *every* common value of an option; let c be the least one missing.
//! 2. If each rare value below c is the value of an option, the mex is c. An option is looked for until one is met, for
//!    each of them and each n.
//! 3. If one was not met, n may be rare. Then nothing is concluded: the search starts again with more first values.
//!
//! # A window determines what follows
//!
//! By 1, c depends on the last k + R values alone, k being the most objects that a move removes. So as long as no heap is
//! rare, equal windows of k + R values at n1 and n1 + p are followed by equal values: the equalities that the theorem
//! asks for over W = k + max(R, D) values follow from k + R of them. A mark, from which the sequence can be had again,
//! takes no more.
//!
//! The kinds of small parts are alike in each period, so it does not matter which period they are looked at in: if n + j·p
//! has an option with small part x ≤ D and this value, and n ≥ n1 + W, then so does n, because the other part exceeds n1 in both.

mod chain;
mod division;
mod kernel;
mod marks;
mod saved;
mod search;
mod space;
mod witness;

pub use self::saved::RestoreError;
pub use self::search::{SparseError, SparsePeriod, SparseSearch};
