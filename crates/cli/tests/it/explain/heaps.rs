//! Games on heaps.

use grundy_testkit::SplitMix64;
use grundy_testkit::recursion::mex;

use super::{Valued, expected, explained};
use crate::common::{grundy, json, stdout};

/// Options of a heap, as the heaps that they leave.
type Options = fn(u64) -> Vec<Vec<u64>>;

fn splits(heap: u64) -> impl Iterator<Item = Vec<u64>> {
    (1..=heap / 2).map(move |part| vec![part, heap - part])
}

/// Removing some of these amounts, and leaving no heap, one or two as the digit says: 0.77 and its kind.
fn octal(heap: u64, digits: &[(u64, u8)]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for &(amount, digit) in digits.iter().filter(|&&(amount, _)| amount <= heap) {
        let left = heap - amount;
        if digit & 1 != 0 && left == 0 {
            options.push(vec![]);
        }
        if digit & 2 != 0 && left > 0 {
            options.push(vec![left]);
        }
        if digit & 4 != 0 {
            options.extend(splits(left));
        }
    }
    options
}

const GAMES: [(&str, Options); 12] = [
    ("nim", |heap| (0..heap).map(|left| vec![left]).collect()),
    ("lasker", |heap| (0..heap).map(|left| vec![left]).chain(splits(heap)).collect()),
    ("bash:3", |heap| (1..=heap.min(3)).map(|taken| vec![heap - taken]).collect()),
    ("kayles", |heap| octal(heap, &[(1, 7), (2, 7)])),
    ("0.137", |heap| octal(heap, &[(1, 1), (2, 3), (3, 7)])),
    ("4.7", |heap| octal(heap, &[(0, 4), (1, 7)])),
    ("{1,3,4}", |heap| {
        [1, 3, 4].iter().filter(|&&taken| taken <= heap).map(|taken| vec![heap - taken]).collect()
    }),
    ("all-but:2,3", |heap| {
        (0..heap).filter(|left| ![2, 3].contains(&(heap - left))).map(|left| vec![left]).collect()
    }),
    ("powers-of-two", |heap| {
        (0..6).map(|bit| 1 << bit).filter(|&taken| taken <= heap).map(|taken| vec![heap - taken]).collect()
    }),
    ("fibonacci", |heap| {
        [1, 2, 3, 5, 8, 13, 21]
            .iter()
            .filter(|&&taken| taken <= heap)
            .map(|taken| vec![heap - taken])
            .collect()
    }),
    ("grundys-game", |heap| splits(heap).filter(|parts| parts[0] != parts[1]).collect()),
    ("0.3F", |heap| {
        let mut options = octal(heap, &[(1, 3), (2, 7)]);
        let left = heap.saturating_sub(2);
        for a in 1..=left {
            for b in a..=left {
                if left >= a + b + b {
                    options.push(vec![a, b, left - a - b]);
                }
            }
        }
        options
    }),
];

/// Nimber and options of the heaps up to a size.
fn evaluate(options: Options, largest: u64) -> Vec<Valued> {
    let mut heaps: Vec<Valued> = Vec::new();
    for heap in 0..=largest {
        let named = options(heap).into_iter().map(|option| {
            let parts: Vec<String> = option.iter().filter(|&&part| part > 0).map(u64::to_string).collect();
            let leaves = if parts.is_empty() { "nothing".to_owned() } else { parts.join(" + ") };
            (leaves, option.iter().fold(0, |sum, &part| sum ^ heaps[part as usize].0))
        });
        let named: Vec<_> = named.collect();
        heaps.push((mex(&named.iter().map(|&(_, nimber)| nimber).collect::<Vec<_>>()), named));
    }
    heaps
}

#[test]
fn heaps_agree_with_the_rule() {
    let mut random = SplitMix64(2);
    for (game, options) in GAMES {
        let heaps = evaluate(options, 24);
        for _ in 0..8 {
            let board: Vec<u64> = (0..1 + random.below(3)).map(|_| random.below(25)).collect();
            let parts: Vec<_> = board.iter().map(|&heap| heaps[heap as usize].clone()).collect();
            let sizes: Vec<String> = board.iter().map(u64::to_string).collect();
            let arguments =
                ["explain", game, "--limit", "1000"].into_iter().chain(sizes.iter().map(String::as_str));
            assert_eq!(explained(&json(arguments)), expected(&parts), "{game} {board:?}");
        }
    }
}

#[test]
fn moves_of_a_large_heap_are_counted_by_the_period() {
    // Kayles has the period 12 from 71 on, so that most of these splits are never looked at.
    let heaps = evaluate(GAMES[3].1, 1000);
    for heap in [400_usize, 963, 1000] {
        for other in [0_usize, 1, 12] {
            let (_, wins) = expected(&[heaps[heap].clone(), heaps[other].clone()]);
            let value = json(["explain", "kayles", &heap.to_string(), &other.to_string(), "--limit", "3"]);
            assert_eq!(value["winning_move_count"], wins.len(), "{heap} {other}");
            assert_eq!(value["winning_moves"].as_array().expect("a list").len(), wins.len().min(3));
        }
    }
}

#[test]
fn more_moves_than_anyone_lists_are_counted() {
    // The count is that of the library's documentation of Lasker's Nim.
    let board = ["explain", "lasker", "9223372036854775807", "9223372036854775808", "--limit", "1"];
    let text = stdout(grundy(board).assert().success());
    assert!(text.contains("\n4611686018427387904 winning moves"), "{text}");
    assert!(text.ends_with("  and 4611686018427387903 more\n"), "{text}");
}

#[test]
fn positions_of_any_size_are_explained() {
    for (game, heaps) in [
        ("nim", ["18446744073709551615", "18446744073709551615"]),
        ("0.07", ["18446744073709551615", "18446744073709551615"]),
        ("1,3,4", ["18446744073709551615", "18446744073709551615"]),
        ("euclid", ["18446744073709551615,1", "18446744073709551615,1"]),
    ] {
        let text = stdout(grundy(["explain", game].iter().chain(&heaps)).assert().success());
        assert!(text.contains("\nEvery move makes the nim-sum other than 0"), "{text}");
    }
    // Dawson's Kayles has no move from a heap of 1, and from every heap from 2 on it has.
    let moves =
        |heap| stdout(grundy(["explain", "0.07", heap, heap]).assert().success()).contains("\nEvery move");
    assert_eq!(["1", "2", "3", "5000"].map(moves), [false, true, true, true]);
}
