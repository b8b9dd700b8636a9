//! Games on pairs of numbers.

use std::collections::BTreeMap;

use grundy_testkit::SplitMix64;
use grundy_testkit::recursion::mex;

use super::{Valued, expected, explained};
use crate::common::json;

#[test]
fn pairs_agree_with_the_rule() {
    type Moves = fn(u64, u64) -> Vec<Vec<(u64, u64)>>;
    let games: [(&str, u64, Moves); 4] = [
        ("kiki", 0, |a, b| {
            let steps = [(1, 0), (0, 1), (1, 1)];
            steps.iter().filter(|&&(x, y)| x <= a && y <= b).map(|&(x, y)| vec![(a - x, b - y)]).collect()
        }),
        ("euclid", 0, |a, b| match a.min(b) {
            0 => vec![],
            small if a < b => (1..=b / small).map(|times| vec![(a, b - times * small)]).collect(),
            small => (1..=a / small).map(|times| vec![(a - times * small, b)]).collect(),
        }),
        ("wythoff", 0, |a, b| {
            let one = (0..a).map(|left| (left, b)).chain((0..b).map(|left| (a, left)));
            one.chain((1..=a.min(b)).map(|taken| (a - taken, b - taken))).map(|pair| vec![pair]).collect()
        }),
        ("cutting", 2, |a, b| {
            let widths = (2..=a / 2).map(|part| vec![(part, b), (a - part, b)]);
            widths.chain((2..=b / 2).map(|part| vec![(a, part), (a, b - part)])).collect()
        }),
    ];
    let mut random = SplitMix64(3);
    for (game, least, moves) in games {
        let mut known: BTreeMap<(u64, u64), Valued> = BTreeMap::new();
        for (a, b) in (least..12).flat_map(|a| (least..12).map(move |b| (a, b))) {
            let named = moves(a, b).into_iter().map(|option| {
                let leaves: Vec<String> = option.iter().map(|(a, b)| format!("{a},{b}")).collect();
                (leaves.join(" + "), option.iter().fold(0, |sum, pair| sum ^ known[pair].0))
            });
            let named: Vec<_> = named.collect();
            let nimber = mex(&named.iter().map(|&(_, nimber)| nimber).collect::<Vec<_>>());
            known.insert((a, b), (nimber, named));
        }
        for _ in 0..12 {
            let mut number = || least + random.below(12 - least);
            let board: Vec<(u64, u64)> = (0..3).map(|_| (number(), number())).collect();
            let parts: Vec<_> = board.iter().map(|pair| known[pair].clone()).collect();
            let pairs: Vec<String> = board.iter().map(|(a, b)| format!("{a},{b}")).collect();
            let arguments =
                ["explain", game, "--limit", "1000"].into_iter().chain(pairs.iter().map(String::as_str));
            assert_eq!(explained(&json(arguments)), expected(&parts), "{game} {board:?}");
        }
    }
}
