//! Prints nimbers of row chess without a table, after comparing them with their definition.
#![deny(warnings)]

use closed_form::{HEAP, first_player_wins};
use grundy::mex;
use grundy::row_chess::{Row, RowError};

fn main() -> Result<(), RowError> {
    // Each row is the mex of its options, and all options of these rows are among these rows.
    for row in (0..1 << 12).filter_map(Row::from_bits) {
        assert_eq!(row.nimber(), mex(row.moves().filter_map(|mv| row.play(mv)).map(Row::nimber)));
    }
    let board = [Row::from_columns([19])?, Row::from_columns([18])?];
    for row in board {
        println!("{row} {}", row.nimber());
    }
    println!("{}", if first_player_wins(&board) { "YES" } else { "NO" });
    println!("{HEAP}");
    Ok(())
}
