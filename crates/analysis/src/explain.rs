//! What a position is worth, who wins it, and how.

use serde::Serialize;

use crate::games::{self, Board, Part, Win};
use crate::{Error, Text, integer};

/// A position, taken apart.
#[derive(Debug, Serialize)]
#[non_exhaustive]
pub struct Explanation {
    /// The game's name and code.
    pub game: String,
    /// The parts of the position.
    pub parts: Vec<Part>,
    /// The nim-sum of their nimbers.
    #[serde(serialize_with = "integer::one")]
    pub nim_sum: u64,
    /// `N` where the next player wins, `P` where the previous one does.
    pub outcome: &'static str,
    /// The winning moves, up to a limit.
    pub winning_moves: Vec<Win>,
    /// How many winning moves there are in all.
    #[serde(serialize_with = "integer::one")]
    pub winning_move_count: u128,
    /// What a part is called: a row, a heap.
    #[serde(skip)]
    pub part_name: &'static str,
    /// Whether a move is left.
    #[serde(skip)]
    pub has_move: bool,
}

/// Explains a position of a game; with `limit` winning moves at most.
///
/// # Errors
///
/// [`Error`], where the game or the position cannot be read or has no known value.
pub fn explain(
    game: &str,
    positions: &Text,
    graph: Option<&Text>,
    limit: usize,
) -> Result<Explanation, Error> {
    let board = games::find(game)?.read(positions, graph, None, &|_, _| {})?;
    Ok(of(&*board, limit))
}

/// Explains a position that has been read.
#[must_use]
pub fn of(board: &dyn Board, limit: usize) -> Explanation {
    let (winning_moves, winning_move_count) = board.winning_moves(limit);
    Explanation {
        game: board.game(),
        parts: board.parts(),
        nim_sum: board.nim_sum(),
        outcome: if board.nim_sum() == 0 { "P" } else { "N" },
        winning_moves,
        winning_move_count,
        part_name: board.part_name(),
        has_move: board.moves().next().is_some(),
    }
}
