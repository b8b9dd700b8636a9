//! Looks a row of Kayles up.
#![deny(warnings)]

use grundy::{Nimber, PeriodicTable};

grundy::include_table!("kayles");

fn main() {
    let table: PeriodicTable<'_> = KAYLES;
    assert_eq!(table.nimber(1_000_000_000_000), Nimber::new(1));
    println!("{}", table.nimber(u64::MAX));
}
