//! Positions, explained.

use grundy_analysis::Text;
use grundy_analysis::explain::explain;

#[test]
fn moves_without_number_are_neither_listed_nor_gone_through() {
    // 1 to m is Bachet's game: these heaps are smaller than m, and worth as much as they have.
    let position = Text::of_arguments(["558072036854775", "55808"]);
    let explanation = explain("1-29223372036854775", &position, None, 20).expect("it has a closed form");
    let nimbers: Vec<u64> = explanation.parts.iter().map(|part| part.nimber).collect();
    assert_eq!(nimbers, [558_072_036_854_775, 55_808]);
    // As in Nim the larger heap becomes the smaller one.
    assert_eq!(explanation.winning_move_count, 1);
    assert_eq!(explanation.winning_moves[0].leaves, "55808");
    assert_eq!(explanation.parts[0].why, "mex of its options' nimbers");
}
