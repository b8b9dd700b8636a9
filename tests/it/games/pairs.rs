//! Boards of pairs of numbers.

use grundy::Nimber;

pub const BOUND: usize = 300;

/// All pairs below a bound with their index in a table.
pub fn pairs(bound: usize) -> impl Iterator<Item = (usize, (u64, u64))> {
    (0..bound * bound).map(move |index| (index, ((index / bound) as u64, (index % bound) as u64)))
}

/// Boards of two pairs below a small bound.
pub fn boards(bound: usize) -> impl Iterator<Item = [(u64, u64); 2]> {
    pairs(bound).flat_map(move |(_, first)| pairs(bound).map(move |(_, second)| [first, second]))
}

/// Looks the pair up in a table of all pairs below `BOUND`.
pub fn at(nimbers: &[Nimber], (a, b): (u64, u64)) -> Nimber {
    nimbers[a as usize * BOUND + b as usize]
}
