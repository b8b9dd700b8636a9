//! A random position to begin with.

use super::split_mix::Random;
use crate::games::Game;
use crate::io::failure::Failure;

/// Three parts of a size that can be thought through.
pub(crate) fn position(game: &Game, random: &mut Random) -> Result<Vec<String>, Failure> {
    let mut number = |from: u64, to: u64| from + random.below(to - from + 1);
    let mut part = || match game {
        Game::RowChess => (0..10).map(|_| if number(0, 1) == 1 { 'o' } else { '.' }).collect(),
        Game::Pairs(_) => format!("{},{}", number(2, 9), number(2, 9)),
        _ => number(3, 9).to_string(),
    };
    match game {
        Game::Dag | Game::NodeKayles | Game::Forest | Game::River => {
            Err(Failure::Usage("this game needs a position to begin with".to_owned()))
        }
        _ => Ok((0..3).map(|_| part()).collect()),
    }
}
