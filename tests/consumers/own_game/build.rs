//! Bakes the table of Kayles.

use grundy_bake::{Error, TableBuilder};
use grundy_core::Rule;

/// Take one skittle or two neighbouring ones out of a row; what is left on either side is played on.
struct Kayles;

impl Rule for Kayles {
    fn options(&self, skittles: usize, option: &mut dyn FnMut(&[usize])) {
        for hit in 1..=skittles.min(2) {
            for left in 0..=skittles - hit {
                option(&[left, skittles - hit - left]);
            }
        }
    }
}

fn main() -> Result<(), Error> {
    println!("cargo::rerun-if-changed=build.rs");
    TableBuilder::from_rule("KAYLES", &Kayles, 1000)
        .doc("The nimbers of rows of 0 to 999 skittles.")
        .expect_prefix([0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]) // OEIS A002186
        .bake()?
        .write()
}
