//! Bakes Wythoff's game on a board of 100 × 100 squares.

use grundy_bake::{Error, TableBuilder};
use grundy_core::rules::GridRule;

const SIZE: usize = 100;

fn main() -> Result<(), Error> {
    println!("cargo::rerun-if-changed=build.rs");

    // A queen on the square (x, y) goes any distance to the left, down, or along the diagonal between.
    let wythoff = GridRule::new(SIZE, SIZE, |x, y, option| {
        (1..=x).for_each(|step| option(&[(x - step, y)]));
        (1..=y).for_each(|step| option(&[(x, y - step)]));
        (1..=x.min(y)).for_each(|step| option(&[(x - step, y - step)]));
    });
    TableBuilder::from_rule("WYTHOFF", &wythoff, wythoff.len())
        .doc("The nimbers of the squares (x, y) of Wythoff's game, at the index x·100 + y.")
        // One byte an entry, for the fastest lookup. It costs nothing here: the largest values take eight bits anyway.
        .width(8)
        // On the edge the queen is a heap of Nim.
        .expect_prefix(0..SIZE as u64)
        .bake()?
        .write()
}
