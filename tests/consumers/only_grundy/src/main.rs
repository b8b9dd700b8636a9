//! Looks a row of Kayles up.
#![deny(warnings)]

use grundy::{Nimber, PeriodicTable};

grundy::include_table!("kayles");

fn main() {
    // 42 bytes, and a proof of the period: rows of any length have their nimber.
    let kayles: PeriodicTable<'_> = KAYLES;
    assert_eq!(kayles.nimber(1_000_000_000_000), Nimber::new(1));
    println!("{}", kayles.nimber(u64::MAX));
}
