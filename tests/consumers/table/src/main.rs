//! Answers the sample of HDU 5724 from the baked table.
#![deny(warnings)]

use grundy::Nimber;
use grundy::row_chess::{Row, RowError, TABLE, nim_sum, winning_moves};

/// Looked up when the program is compiled: five pieces with one empty square to the right of them.
const HEAP: Nimber = Row::from_bits(0b11_1110).unwrap().nimber();

fn main() -> Result<(), RowError> {
    println!("{} nimbers in {} bytes", TABLE.len(), TABLE.bytes().len());
    println!("{HEAP}");
    let boards: [&[Row]; 2] =
        [&[Row::from_columns([19, 20])?], &[Row::from_columns([19])?, Row::from_columns([18])?]];
    for board in boards {
        println!("{}", if nim_sum(board).outcome().is_n() { "YES" } else { "NO" });
        for (row, mv) in winning_moves(board) {
            println!("row {row}: {mv}");
        }
    }
    Ok(())
}
