//! Row chess.

/// The moves of a row, whose squares count from 0 at the left end: the rightmost piece first, each with the square that it
/// goes to, which is the nearest empty one on its right.
pub fn moves(squares: usize, has_piece: impl Fn(usize) -> bool) -> Vec<(usize, usize)> {
    let to = |from: usize| (from + 1..squares).find(|&to| !has_piece(to));
    (0..squares).rev().filter(|&from| has_piece(from)).filter_map(|from| Some((from, to(from)?))).collect()
}
