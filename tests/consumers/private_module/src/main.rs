//! Prints an entry of each table.
#![forbid(unsafe_code, unreachable_pub, missing_docs)]
#![deny(warnings, clippy::pedantic)]

mod tables {
    #![expect(
        dead_code,
        non_camel_case_types,
        non_upper_case_globals,
        reason = "names that the tables must not meet"
    )]
    type u8 = u64;
    type Result = u64;
    static table: u64 = 0;
    static BYTES: u64 = 0;
    const Ok: u64 = 0;
    mod core {}
    mod grundy_core {}
    mod std {}

    ::grundy_core::include_table!("kayles");
    ::grundy_core::include_table!("nim");
    ::grundy_core::include_table!("corner");
    ::grundy_core::include_table!("private");

    pub(crate) fn private() -> Option<::grundy_core::Nimber> {
        PRIVATE.get(2, 1)
    }
}

use tables::{CORNER, KAYLES, NIM};

fn main() {
    println!("{} {:?} {:?}", KAYLES.nimber(5), NIM.get(1023), NIM.get(1024));
    println!("{:?} {:?} {:?}", CORNER.get(2, 1), CORNER.get(3, 0), tables::private());
}
