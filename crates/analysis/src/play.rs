//! A game in progress: the state, its moves, and perfect play.

use crate::Error;
use crate::games::{Game, Move, Sum};
pub use crate::random::Random;

/// A position with more moves is not for playing.
pub const MOST_MOVES: usize = 1000;

/// All moves of a position.
///
/// # Errors
///
/// [`Error::Input`], where there are more than [`MOST_MOVES`].
pub fn moves(board: &dyn Sum) -> Result<Vec<Move>, Error> {
    let mut moves: Vec<Move> = Vec::new();
    if !board.is_vast() {
        moves.extend(board.moves().take(MOST_MOVES + 1));
    }
    if board.is_vast() || moves.len() > MOST_MOVES {
        return Err(Error::Input(format!(
            "this position has more than {MOST_MOVES} moves, too many to play"
        )));
    }
    Ok(moves)
}

/// The index of a winning move, any of them, or of any move at all. There has to be one.
pub fn choose(moves: &[Move], random: &mut Random) -> usize {
    let wins: Vec<usize> = (0..moves.len()).filter(|&index| moves[index].after.nim_sum() == 0).collect();
    match wins.len() {
        0 => random.below(moves.len() as u64) as usize,
        len => wins[random.below(len as u64) as usize],
    }
}

/// A random position to begin with: three parts of a size that can be thought through.
///
/// # Errors
///
/// [`Error::Usage`], where the game has none.
pub fn sample(game: &Game, random: &mut Random) -> Result<Vec<String>, Error> {
    let mut number = |from: u64, to: u64| from + random.below(to - from + 1);
    let mut part = || match game {
        Game::RowChess => (0..10).map(|_| if number(0, 1) == 1 { 'o' } else { '.' }).collect(),
        Game::Pairs(_) => format!("{},{}", number(2, 9), number(2, 9)),
        _ => number(3, 9).to_string(),
    };
    match game {
        Game::Dag | Game::NodeKayles | Game::Forest | Game::River => {
            Err(Error::Usage("this game needs a position to begin with".to_owned()))
        }
        _ => Ok((0..3).map(|_| part()).collect()),
    }
}
