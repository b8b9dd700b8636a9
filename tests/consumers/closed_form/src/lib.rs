//! What a device without an operating system would use: no table, no heap.
#![no_std]
#![forbid(unsafe_code)]
#![deny(warnings, missing_docs)]

use grundy::Nimber;
use grundy::row_chess::{Row, nim_sum, staircase};

/// A row of 128 squares whose only empty one is at the right end: a Nim heap, known when the program is compiled.
pub const HEAP: Nimber = staircase::nimber(u128::MAX ^ 1);

/// Whether the player to move wins a board of row chess.
pub fn first_player_wins(board: &[Row]) -> bool {
    nim_sum(board).outcome().is_n()
}
