//! A row-chess solver in ten lines: `cargo run --example embed`.

use grundy::row_chess::{DrawingError, Row, nim_sum, winning_moves};

fn main() -> Result<(), DrawingError> {
    let board: [Row; 2] = ["...o.oo....o.......o".parse()?, "oo........o.o.......".parse()?];
    println!("nimber {}: {}", nim_sum(&board), nim_sum(&board).outcome());
    for (row, mv) in winning_moves(&board) {
        println!("row {row}: {mv}");
    }
    Ok(())
}
