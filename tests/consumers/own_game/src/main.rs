//! Compares the baked table of Kayles with what is published about the game.
#![deny(warnings)]

use grundy_core::Nimber;
use own_game::KAYLES;

/// OEIS A002186, "Sprague-Grundy values for the game of Kayles", terms 0 to 99.
const PUBLISHED: [u64; 100] = [
    0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4, 1, 2, 8, 5, 4, 7, 2, 1, 8, 6,
    7, 4, 1, 2, 3, 1, 4, 7, 2, 1, 8, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 4, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 8,
    6, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7, 4, 1, 2, 8,
];

fn main() {
    assert!(KAYLES.iter().take(100).eq(PUBLISHED.map(Nimber::new)));
    // From 71 on the values repeat with period 12 (Guy and Smith 1956).
    for skittles in 71..KAYLES.len() {
        assert_eq!(KAYLES.get(skittles), Some(Nimber::new(PUBLISHED[71 + (skittles - 71) % 12])));
    }
    assert_eq!(KAYLES.get(1000), None);
    println!("{KAYLES:?}");
}
