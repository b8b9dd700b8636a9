//! Bakes Wythoff's game on a board of 100 × 100 squares.

use grundy_bake::{Error, TableBuilder};
use grundy_core::rule::GridRule;

const SIZE: usize = 100;

fn main() -> Result<(), Error> {
    println!("cargo::rerun-if-changed=build.rs");

    // A queen on the square (x, y) goes any distance to the left, down, or along the diagonal between.
    let wythoff = GridRule::new(SIZE, SIZE, |x, y, option| {
        (1..=x).for_each(|step| option(&[(x - step, y)]));
        (1..=y).for_each(|step| option(&[(x, y - step)]));
        (1..=x.min(y)).for_each(|step| option(&[(x - step, y - step)]));
    });
    TableBuilder::from_grid("WYTHOFF", &wythoff)
        .doc("The nimbers of the squares (x, y) of Wythoff's game.")
        // One byte an entry, for the fastest lookup. It costs nothing here: the largest values take eight bits anyway.
        .width(8)
        // On the edge x = 0 the queen is a heap of Nim.
        .expect_prefix(0..SIZE as u64)
        .bake()?
        .write()
}
