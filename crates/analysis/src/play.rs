//! A game in progress: the state, its moves, and perfect play.

use crate::Error;
use crate::games::{Board, Move};
pub use crate::random::Random;

/// A position with more moves is not for playing.
pub const MOST_MOVES: usize = 1000;

/// All moves of a position.
///
/// # Errors
///
/// [`Error::Input`], where there are more than [`MOST_MOVES`].
pub fn moves(board: &dyn Board) -> Result<Vec<Move>, Error> {
    let moves: Vec<Move> = board.moves().take(MOST_MOVES + 1).collect();
    if moves.len() > MOST_MOVES {
        return Err(Error::Input(format!(
            "this position has more than {MOST_MOVES} moves, too many to play"
        )));
    }
    Ok(moves)
}

/// The index of a winning move chosen at random, or of any move where none wins.
///
/// # Panics
///
/// If there is no move.
pub fn choose(moves: &[Move], random: &mut Random) -> usize {
    let wins: Vec<usize> = (0..moves.len()).filter(|&index| moves[index].after.nim_sum() == 0).collect();
    match wins.len() {
        0 => random.below(moves.len() as u64) as usize,
        len => wins[random.below(len as u64) as usize],
    }
}
