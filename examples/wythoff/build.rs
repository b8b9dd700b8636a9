//! Bakes Wythoff's game on a board of 100 × 100 squares.

use grundy_bake::{Error, Table};
use grundy_core::Rule;

const SIZE: usize = 100;

/// A queen on the square (x, y), position x·100 + y, goes any distance to the left, down, or along the diagonal between.
struct Wythoff;

impl Rule for Wythoff {
    fn options(&self, position: usize, option: &mut dyn FnMut(&[usize])) {
        let (x, y) = (position / SIZE, position % SIZE);
        (1..=x).for_each(|step| option(&[(x - step) * SIZE + y]));
        (1..=y).for_each(|step| option(&[x * SIZE + y - step]));
        (1..=x.min(y)).for_each(|step| option(&[(x - step) * SIZE + y - step]));
    }
}

fn main() -> Result<(), Error> {
    println!("cargo::rerun-if-changed=build.rs");
    Table::from_rule("WYTHOFF", &Wythoff, SIZE * SIZE)
        .doc("The nimbers of the squares (x, y) of Wythoff's game, at the index x·100 + y.")
        // One byte an entry: a lookup is a load, and the table is no larger than it has to be for values above 127.
        .width(8)
        // On the edge the queen is a heap of Nim.
        .expect_prefix(0..SIZE as u64)
        .bake()?
        .write()
}
