//! Wythoff's game: a queen that only goes left, down, or along the diagonal between. The player who brings her to the
//! corner wins. (Wythoff 1907. The same game on two heaps: take any number from one, or one number from both.)
//!
//! ```text
//! cargo run --manifest-path examples/wythoff/Cargo.toml
//! ```
//!
//! prints the nimbers near the corner and the squares that lose. The build script evaluates all squares of a board of
//! 100 by 100 and writes one byte for each. To bake a game of yours with two coordinates, copy this folder, turn the
//! two paths in `Cargo.toml` into versions, and change the rule in `build.rs`: a move may lower the first coordinate
//! and do what it likes to the second, or keep the first and lower the second.
#![forbid(unsafe_code)]
#![deny(warnings, missing_docs)]

use grundy_core::Nimber;

grundy_core::include_table!("wythoff");

/// The squares on a side of the board.
const SIZE: usize = WYTHOFF.width();

/// The table by antidiagonals: OEIS A004481.
const A004481: [u64; 91] = [
    0, 1, 1, 2, 2, 2, 3, 0, 0, 3, 4, 4, 1, 4, 4, 5, 5, 5, 5, 5, 5, 6, 3, 3, 6, 3, 3, 6, 7, 7, 4, 2, 2, 4, 7,
    7, 8, 8, 8, 0, 7, 0, 8, 8, 8, 9, 6, 6, 1, 6, 6, 1, 6, 6, 9, 10, 10, 7, 9, 9, 8, 9, 9, 7, 10, 10, 11, 11,
    11, 10, 0, 10, 10, 0, 10, 11, 11, 11, 12, 9, 9, 12, 1, 1, 3, 1, 1, 12, 9, 9, 12,
];

fn main() {
    let antidiagonals = (0..).flat_map(|sum| (0..=sum).map(move |x| (x, sum - x)));
    for ((x, y), published) in antidiagonals.zip(A004481) {
        assert_eq!(WYTHOFF.get(x, y), Some(Nimber::new(published)), "({x}, {y})");
    }
    assert_eq!(WYTHOFF.get(0, SIZE), None);

    for x in 0..8 {
        let row: Vec<String> =
            (0..8).filter_map(|y| WYTHOFF.get(x, y)).map(|value| format!("{value:2}")).collect();
        println!("{}", row.join(" "));
    }
    let lost = (0..SIZE).flat_map(|x| (x..SIZE).map(move |y| (x, y)));
    let lost: Vec<String> = lost
        .filter(|&(x, y)| WYTHOFF.get(x, y).is_some_and(Nimber::is_zero))
        .map(|(x, y)| format!("{x},{y}"))
        .collect();
    println!("lost: {}", lost.join(" "));
}
