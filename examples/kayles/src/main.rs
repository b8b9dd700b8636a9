//! Kayles on rows of any length.
//!
//! Skittles are set up in rows. A move knocks down one, or two side by side; the player who takes the last one wins.
//! (Dudeney 1908; Guy and Smith 1956.) In Dawson's Kayles a move has to knock down two.
//!
//! ```text
//! cargo run --manifest-path examples/kayles/Cargo.toml -- 3 5 1000000000000
//! ```
//!
//! prints the nimber of each row in both games and who wins the whole board. The build script works both games out from
//! their octal codes, 0.77 and 0.07, until a theorem proves their periods; what it writes is 42 and 44 bytes, from
//! which every row up to 2^64 − 1 is answered at once. To bake a game of yours, copy this folder, turn the two paths in
//! `Cargo.toml` into versions, and change `build.rs`.
#![forbid(unsafe_code)]
#![deny(warnings, missing_docs)]

use std::env;
use std::num::ParseIntError;

use grundy_core::Nimber;

grundy_core::include_table!("kayles");
grundy_core::include_table!("dawsons_kayles");

/// Looked up when the program is compiled.
const LONGEST: Nimber = KAYLES.nimber(u64::MAX);

fn main() -> Result<(), ParseIntError> {
    let mut rows = env::args().skip(1).map(|row| row.parse()).collect::<Result<Vec<u64>, _>>()?;
    if rows.is_empty() {
        rows = vec![3, 5, 1_000_000_000_000];
    }

    println!("{KAYLES:?}\n{DAWSONS_KAYLES:?}\nA row of 2^64 - 1 skittles in Kayles: {LONGEST}");
    for (game, table) in [("Kayles", KAYLES), ("Dawson's Kayles", DAWSONS_KAYLES)] {
        println!("{game}:");
        for &row in &rows {
            println!("  {row} skittles: nimber {}", table.nimber(row));
        }
        let board: Nimber = rows.iter().map(|&row| table.nimber(row)).sum();
        println!("  together: nimber {board}, {}", board.outcome());
    }
    Ok(())
}
