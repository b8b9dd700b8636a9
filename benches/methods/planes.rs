//! The nim-sum on bit planes: the closed form of each row on its own, where only the parities at the end are shared.

use grundy::Nimber;
use grundy::row_chess::Row;

#[allow(dead_code, reason = "the library uses more of this file")]
#[path = "../../src/row_chess/planes.rs"]
mod row;

/// The nim-sum of rows, 8 at once.
pub fn nim_sum(rows: &[Row]) -> Nimber {
    const LANES: usize = 8;
    let (chunks, rest) = rows.as_chunks::<LANES>();
    let mut sums = [[0; LANES]; 5];
    for chunk in chunks {
        for lane in 0..LANES {
            let planes = row::planes(chunk[lane].bits());
            for k in 0..planes.len() {
                sums[k][lane] ^= planes[k];
            }
        }
    }
    let parity = |lanes: [u32; LANES]| lanes.iter().fold(0, |sum, lane| sum ^ lane).count_ones() & 1;
    let sum = sums.into_iter().rev().fold(0, |sum, lanes| sum << 1 | parity(lanes));
    rest.iter().fold(Nimber::from(sum), |sum, row| sum ^ row.nimber())
}
