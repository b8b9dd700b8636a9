//! Bakes two games, each with the proof of its period. Several tables take nothing more than several calls.

use std::error::Error;

use grundy_bake::TableBuilder;
use grundy_core::heap::OctalCode;

/// OEIS A002186, "Sprague-Grundy values for the game of Kayles", terms 0 to 104.
const A002186: [u64; 105] = [
    0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4, 1, 2, 8, 5, 4, 7, 2, 1, 8, 6,
    7, 4, 1, 2, 3, 1, 4, 7, 2, 1, 8, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 4, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 8,
    6, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1,
];

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");

    // One skittle or two neighbouring ones, wherever they stand: whatever is left on either side is played on.
    let kayles: OctalCode = "0.77".parse()?;
    TableBuilder::from_game("KAYLES", &kayles, 1000)
        .doc("The nimbers of rows of Kayles.")
        .expect_prefix(A002186)
        .expect_period(71, 12)
        .bake()?
        .write()?;

    // Exactly two neighbouring ones. (Dawson's Kayles; Winning Ways, chapter 4.)
    let dawson: OctalCode = "0.07".parse()?;
    TableBuilder::from_game("DAWSONS_KAYLES", &dawson, 1000)
        .doc("The nimbers of rows of Dawson's Kayles.")
        .expect_period(53, 34)
        .expect_largest(9)
        .bake()?
        .write()?;
    Ok(())
}
