//! Row chess.

use std::collections::BTreeMap;

use grundy_testkit::SplitMix64;
use grundy_testkit::recursion::mex;
use grundy_testkit::rules::row_chess::moves;

use super::{Valued, expected, explained};
use crate::common::json;

/// Every row of these squares: its nimber and its options, by the rule alone.
fn row_chess(row: &str, known: &mut BTreeMap<String, u64>) -> Valued {
    let squares = row.as_bytes();
    let mut options = Vec::new();
    for (from, to) in moves(squares.len(), |square| squares[square] == b'o') {
        let mut option = squares.to_vec();
        option.swap(from, to);
        let option = String::from_utf8(option).expect("ASCII");
        let nimber = match known.get(&option) {
            Some(&nimber) => nimber,
            None => row_chess(&option, known).0,
        };
        options.push((option, nimber));
    }
    let nimber = mex(&options.iter().map(|&(_, nimber)| nimber).collect::<Vec<_>>());
    known.insert(row.to_owned(), nimber);
    (nimber, options)
}

#[test]
fn row_chess_agrees_with_the_rule() {
    let mut random = SplitMix64(1);
    let mut known = BTreeMap::new();
    for _ in 0..40 {
        let rows: Vec<String> = (0..1 + random.below(3))
            .map(|_| {
                (0..1 + random.below(12)).map(|_| if random.below(2) == 0 { 'o' } else { '.' }).collect()
            })
            .collect();
        let parts: Vec<_> = rows.iter().map(|row| row_chess(row, &mut known)).collect();
        let arguments =
            ["explain", "row-chess", "--limit", "1000"].into_iter().chain(rows.iter().map(String::as_str));
        assert_eq!(explained(&json(arguments)), expected(&parts), "{rows:?}");
    }
}

#[test]
fn columns_and_drawings_are_the_same() {
    let position = |row: &str| json(["explain", "row-chess", row])["parts"][0]["position"].clone();
    assert_eq!(position("3,5,6/8"), "..o.oo..");
    assert_eq!(position("20,1"), "o..................o");
    let wide = "o".repeat(127) + ".";
    let value = json(["explain", "row-chess", &wide]);
    // The one empty square and the end of the row make a pair.
    assert_eq!(value["nim_sum"], 127);
    assert_eq!(value["winning_move_count"], 1);
}
