//! Does not compile.

grundy::include_table!("kayles");

fn main() {}
