//! Random choices that a seed repeats.

use crate::failure::Failure;

/// SplitMix64 (Steele, Lea and Flood, 2014): a seed gives the same game for ever.
pub struct Random(pub u64);

impl Random {
    /// Below a bound that is small against 2^64, nearly evenly.
    pub fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ z >> 31) % bound
    }
}

/// Three parts of a size that can be thought through.
pub fn position(game: &str, random: &mut Random) -> Result<Vec<String>, Failure> {
    let mut number = |from: u64, to: u64| from + random.below(to - from + 1);
    let mut part = || match game {
        "row-chess" => (0..10).map(|_| if number(0, 1) == 1 { 'o' } else { '.' }).collect(),
        "kiki" | "euclid" | "cutting" => format!("{},{}", number(2, 9), number(2, 9)),
        _ => number(3, 9).to_string(),
    };
    match game {
        "dag" | "node-kayles" | "forest" | "river" => {
            Err(Failure::Usage(format!("the game `{game}` wants a position to begin with")))
        }
        _ => Ok((0..3).map(|_| part()).collect()),
    }
}
