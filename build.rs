//! Bakes the row-chess table, as a build script of yours would bake yours.

#[cfg(feature = "table")]
#[allow(dead_code, reason = "the library uses more of this file than the build script")]
#[path = "src/row_chess/rule.rs"]
mod rule;

#[cfg(feature = "table")]
fn main() -> Result<(), grundy_bake::Error> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=src/row_chess/rule.rs");

    // The rows of each nimber, 0 to 19, as counted by programs that share no code with this one.
    const HISTOGRAM: [u64; 20] = [
        207264, 207066, 193934, 193730, 63208, 62988, 53648, 53436, 3520, 3462, 2484, 2426, 512, 478, 218,
        182, 10, 7, 2, 1,
    ];
    grundy_bake::TableBuilder::from_rule("ROW_CHESS", &rule::RowChess, rule::POSITIONS)
        .doc("The nimbers of all rows, at the index of their bits.")
        .width(5)
        .expect_largest(19)
        .expect_histogram(HISTOGRAM)
        .bake()?
        .write()
}

#[cfg(not(feature = "table"))]
fn main() {
    println!("cargo::rerun-if-changed=build.rs");
}
