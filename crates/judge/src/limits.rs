//! What a run may use beyond what it takes to read its input.

use grundy::games::subtraction;

/// How much memory and work a run may use, and how far it evaluates a subtraction set.
///
/// A few bytes of input can ask for much: a large heap, a bank with many squares. What goes beyond a limit is an
/// [`InputError`](crate::InputError) at the number that asked for it. Each problem's row in the README says what its
/// input can cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Limits {
    /// Bytes that the graph, forest, grid or set of a case may take: 2^32 by default.
    pub memory: u64,
    /// Steps of a whole run, of which a processor does about 10^9 in a second: 2^33 by default.
    pub work: u64,
    /// Heaps of a subtraction set that are evaluated: [`subtraction::LIMIT`] by default. Larger ones need a period.
    pub heaps: u64,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { memory: 1 << 32, work: 1 << 33, heaps: subtraction::LIMIT as u64 }
    }
}
