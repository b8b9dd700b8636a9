//! What a position is worth, who wins it, and how.

use serde::Serialize;

use crate::games::{self, Part, Win};
use crate::{Error, Text};

/// A position, taken apart.
#[derive(Debug, Serialize)]
#[non_exhaustive]
pub struct Explanation {
    /// The game's name and code.
    pub game: String,
    /// The parts of the position.
    pub parts: Vec<Part>,
    /// The nim-sum of their nimbers.
    pub nim_sum: u64,
    /// `N` where the next player wins, `P` where the previous one does.
    pub outcome: &'static str,
    /// The winning moves, up to a limit.
    pub winning_moves: Vec<Win>,
    /// How many winning moves there are in all.
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
    let game = games::find(game)?;
    game.check_graph(graph.is_some())?;
    let sum = game.read(positions, graph, &|_, _| {})?;
    Ok(of(&*sum, limit))
}

/// Explains a position that has been read.
#[must_use]
pub fn of(sum: &dyn games::Sum, limit: usize) -> Explanation {
    let (winning_moves, winning_move_count) = sum.winning_moves(limit);
    Explanation {
        game: sum.game(),
        parts: sum.parts(),
        nim_sum: sum.nim_sum(),
        outcome: if sum.nim_sum() == 0 { "P" } else { "N" },
        winning_moves,
        winning_move_count,
        part_name: sum.part_name(),
        has_move: sum.has_move(),
    }
}
