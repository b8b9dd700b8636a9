//! Boards of heaps.

use grundy::Nimber;

/// All boards of up to three heaps, each below `size`.
pub fn boards(size: u64) -> impl Iterator<Item = Vec<u64>> {
    let one = (0..size).map(|a| vec![a]);
    let two = (0..size).flat_map(move |a| (0..size).map(move |b| vec![a, b]));
    let three =
        (0..size).flat_map(move |a| (0..size).flat_map(move |b| (0..size).map(move |c| vec![a, b, c])));
    [vec![]].into_iter().chain(one).chain(two).chain(three)
}

/// The nim-sum by the definition: of values found from a rule.
pub fn sum(nimbers: &[Nimber], heaps: &[u64]) -> Nimber {
    heaps.iter().map(|&heap| nimbers[heap as usize]).sum()
}
