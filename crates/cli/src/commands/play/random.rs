//! A random position to begin with.

use super::split_mix::Random;
use crate::io::failure::Failure;

/// Three parts of a size that can be thought through.
pub(crate) fn position(game: &str, random: &mut Random) -> Result<Vec<String>, Failure> {
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
