//! Subtraction games: verdicts against the rules, and every kind of bad input.

use grundy_testkit::plain;
use grundy_testkit::recursion::{Outcomes, board_options};

use crate::support::{Random, assert_faults, assert_random, judge};

const S_NIM: &str = "2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n5 1 2 3 4 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n0\n";

#[test]
fn samples() {
    for (ids, input, expected) in [
        (&["acwing893", "set-nim"][..], "2\n2 5\n3\n2 4 7\n", "Yes\n"),
        (&["hdu1536", "poj2960", "hdu1944", "loj10247", "s-nim"], S_NIM, "LWW\nWWL\n"),
        (&["hdu1848"], "1 1 1\n1 4 1\n0 0 0\n", "Fibo\nNacci\n"),
        (&["hdu1847"], "1\n3\n", "Kiki\nCici\n"),
    ] {
        for id in ids {
            assert_eq!(judge(id, &[], input.as_bytes()), (expected.to_owned(), None), "{id}");
        }
    }
}

/// Who wins on boards where a move removes one of these amounts.
fn by_rule(amounts: &[u64]) -> Outcomes<Vec<u64>, impl Fn(&Vec<u64>) -> Vec<Vec<u64>>> {
    Outcomes::new(|heaps: &Vec<u64>| {
        board_options(heaps, |&heap| {
            amounts.iter().filter_map(|&amount| heap.checked_sub(amount)).map(|left| vec![left]).collect()
        })
    })
}

fn list(numbers: &[u64]) -> String {
    numbers.iter().fold(numbers.len().to_string(), |line, number| format!("{line} {number}"))
}

/// Unsorted, and with repeats.
fn amounts(random: &mut Random) -> Vec<u64> {
    (0..random.within(1..6)).map(|_| random.within(1..10)).collect()
}

fn heaps(random: &mut Random) -> Vec<u64> {
    (0..random.within(0..4)).map(|_| random.within(0..17)).collect()
}

#[test]
fn one_board_follows_from_the_rules() {
    assert_random(500, |random| {
        let (amounts, heaps) = (amounts(random), heaps(random));
        let input = format!("{}\n{}\n", list(&amounts), list(&heaps));
        let expected = if by_rule(&amounts).wins(&heaps) { "Yes\n" } else { "No\n" };
        [("acwing893", input, expected.to_owned())]
    });
}

#[test]
fn many_sets_follow_from_the_rules() {
    assert_random(200, |random| {
        let (mut input, mut expected) = (String::new(), String::new());
        for _ in 0..random.within(0..4) {
            let amounts = amounts(random);
            let mut outcomes = by_rule(&amounts);
            let boards = random.within(0..5);
            input += &format!("{}\n{boards}\n", list(&amounts));
            for _ in 0..boards {
                let heaps = heaps(random);
                input += &format!("{}\n", list(&heaps));
                expected.push(if outcomes.wins(&heaps) { 'W' } else { 'L' });
            }
            expected.push('\n');
        }
        // The end of the input is as good as a set of no amounts.
        ["", "0", "0\n\n"].map(|end| ("hdu1536", format!("{input}{end}"), expected.clone()))
    });
}

#[test]
fn fibonacci_boards_follow_from_the_rules() {
    let mut outcomes = by_rule(&[1, 2, 3, 5, 8, 13, 21]);
    let (mut input, mut expected) = (String::new(), String::new());
    for (a, b, c) in (0..26).flat_map(|a| (0..a + 1).flat_map(move |b| (0..b + 1).map(move |c| (a, b, c)))) {
        if a > 0 {
            input += &format!("{c} {a} {b}\n");
            expected += if outcomes.wins(&vec![c, b, a]) { "Fibo\n" } else { "Nacci\n" };
        }
    }
    input += "0 0 0\n";
    assert_eq!(judge("hdu1848", &[], input.as_bytes()), (expected, None));
}

#[test]
fn powers_of_two_follow_from_the_rules() {
    let mut outcomes = by_rule(&[1, 2, 4, 8, 16, 32, 64, 128, 256, 512]);
    let input: String = (0..=1000).map(|heap| format!("{heap}\n")).collect();
    let expected: String =
        (0..=1000).map(|heap| if outcomes.wins(&vec![heap]) { "Kiki\n" } else { "Cici\n" }).collect();
    assert_eq!(judge("hdu1847", &[], input.as_bytes()), (expected, None));
    // 2^64 - 1 is a multiple of 3.
    assert_eq!(judge("hdu1847", &[], "18446744073709551615".as_bytes()), ("Cici\n".to_owned(), None));
    assert_eq!(judge("hdu1847", &[], " \n".as_bytes()), (String::new(), None));
}

#[test]
fn the_set_comes_before_the_heaps() {
    // Remove 1 from a heap of 3, and the other way round: 3 from a heap of 1.
    assert_eq!(judge("acwing893", &[], "1 1 1 3".as_bytes()), ("Yes\n".to_owned(), None));
    assert_eq!(judge("acwing893", &[], "1 3 1 1".as_bytes()), ("No\n".to_owned(), None));
}

#[test]
fn a_set_need_not_be_sorted() {
    // A reader that stops at the first amount above the heap never sees the 1.
    assert_eq!(judge("acwing893", &[], "3 10 1 10 1 5".as_bytes()), ("Yes\n".to_owned(), None));
    assert_eq!(judge("hdu1536", &[], "3 10 1 10 1 1 5 0".as_bytes()), ("W\n".to_owned(), None));
}

#[test]
fn empty_heaps_boards_and_sets() {
    // The original S-Nim has heaps of 0. Boards without heaps are lost, and a set without boards has an empty line.
    assert_eq!(judge("hdu1536", &[], "1 1 3 1 0 2 0 0 0 1 2 0 0".as_bytes()), ("LLL\n\n".to_owned(), None));
    assert_eq!(judge("hdu1536", &[], "0".as_bytes()), (String::new(), None));
    assert_eq!(judge("hdu1536", &[], "".as_bytes()), (String::new(), None));
    // Only in S-Nim is a set of no amounts the end.
    assert_eq!(judge("acwing893", &[], "0 2 3 4".as_bytes()), ("No\n".to_owned(), None));
}

#[test]
fn fibonacci_ends_when_all_three_are_zero() {
    let input = "0 0 1\n0 2 0\n4 0 0\n0 4 4\n0 0 0\n";
    let expected = "Fibo\nFibo\nNacci\nNacci\n".to_owned();
    assert_eq!(judge("hdu1848", &[], input.as_bytes()), (expected, None));
}

#[test]
fn amounts_count_from_the_heap_on_that_can_use_them() {
    // Nimbers by the definition, past the amounts that come into use one after the other.
    let amounts = [1, 2, 20_000, 20_001, 45_000, 70_000, 10_u64.pow(18)];
    let nimbers = plain::subtraction(&amounts, 100_000);
    // A heap of 0, 1 or 2 has that nimber, so beside it another of the same is lost.
    let mut random = Random(893);
    for orders in 0..20 {
        let bound = [30_000, 100_000][orders % 2];
        let heaps: Vec<u64> = (0..50).map(|_| random.within(0..bound)).collect();
        let boards = heaps.iter().flat_map(|heap| (0..3).map(move |small| (*heap, small)));
        let mut input = format!("{}\n{}\n", list(&amounts), 3 * heaps.len());
        let mut expected = String::new();
        for (heap, small) in boards {
            input += &format!("{}\n", list(&[heap, small]));
            expected.push(if nimbers[heap as usize] == small { 'L' } else { 'W' });
        }
        expected.push('\n');
        assert_eq!(judge("hdu1536", &[], input.as_bytes()), (expected, None), "{heaps:?}");
    }
}

#[test]
fn an_amount_that_no_heap_can_use_hides_no_period() {
    // 10^17 leaves 1 modulo 3, and 3 leaves 0.
    let input = "3\n1 2 1000000000000000000\n2\n100000000000000000 ";
    assert_eq!(judge("acwing893", &[], format!("{input}1").as_bytes()), ("No\n".to_owned(), None));
    assert_eq!(judge("acwing893", &[], format!("{input}3").as_bytes()), ("Yes\n".to_owned(), None));
    let unusable = "1 18446744073709551615 1 16777216";
    assert_eq!(judge("acwing893", &[], unusable.as_bytes()), ("No\n".to_owned(), None));
}

#[test]
fn large_heaps_by_the_period() {
    // 0 0 1 1 0 2 1 with period 7: 7k + 4 is lost, 7k + 5 is not.
    let input = "2 2 5 2 1 7000000000000000004 1 7000000000000000005 0";
    assert_eq!(judge("hdu1536", &[], input.as_bytes()), ("LW\n".to_owned(), None));
    // An amount beyond every heap is none.
    assert_eq!(judge("acwing893", &[], "1 16777216 1 16777216".as_bytes()), ("Yes\n".to_owned(), None));
    for heap in [16_777_215, 16_777_216, u64::MAX - 1] {
        let input = format!("1 18446744073709551615 1 {heap}");
        assert_eq!(judge("acwing893", &[], input.as_bytes()), ("No\n".to_owned(), None));
    }
}

#[test]
fn nimbers_above_65535() {
    // With every amount up to 65536 a heap of 65536 has the options 0 to 65535. The set with one more amount has no
    // closed form.
    let all: String = (1..=65536).map(|amount| format!(" {amount}")).collect();
    for set in [format!("65536{all}"), format!("65537{all} 200000")] {
        for (heaps, expected) in [("1 65536", "Yes\n"), ("2 65536 65536", "No\n"), ("2 65535 65536", "Yes\n")]
        {
            let input = format!("{set} {heaps}");
            assert_eq!(judge("acwing893", &[], input.as_bytes()), (expected.to_owned(), None), "{heaps}");
        }
    }
}

/// Problem, input, what is answered before the fault, and the message.
const FAULTS: &[(&str, &str, &str, &str)] = &[
    (
        "acwing893",
        "",
        "",
        "line 1, column 1: found the end of the input, expected the number of amounts (0 to 18446744073709551615)",
    ),
    (
        "acwing893",
        "2\n2 0\n",
        "",
        "line 2, column 3: found `0`, expected an amount to remove (1 to 18446744073709551615)",
    ),
    (
        "acwing893",
        "1\n2\n1",
        "",
        "line 3, column 2: found the end of the input, expected a heap (0 to 18446744073709551615)",
    ),
    ("acwing893", "1\n2\n1\n3\n4", "Yes\n", "line 5, column 1: found `4`, expected the end of the input"),
    (
        "acwing893",
        "3 5 7 16777216 1 16777216",
        "",
        "line 1, column 18: found `16777216`, expected a heap below 16777216, since this set has shown no period by \
         then (--max-heap)",
    ),
    // Each letter is an answer of its own: what follows may take long, or never come.
    (
        "hdu1536",
        "1 1 1 1 1\n1 2\n2\n1 2\n1 x\n",
        "W\nW",
        "line 5, column 3: found `x`, expected a heap (0 to 18446744073709551615)",
    ),
    ("hdu1536", "1 1 1 1 1\n0\n0\n", "W\n", "line 3, column 1: found `0`, expected the end of the input"),
    (
        "hdu1536",
        "1 1 1 1 1\n1",
        "W\n",
        "line 2, column 2: found the end of the input, expected an amount to remove (1 to 18446744073709551615)",
    ),
    (
        "hdu1536",
        "1 1",
        "",
        "line 1, column 4: found the end of the input, expected the number of boards (0 to 18446744073709551615)",
    ),
    (
        "hdu1848",
        "1 1 1\n",
        "Fibo\n",
        "line 2, column 1: found the end of the input, expected a heap (0 to 16777215)",
    ),
    ("hdu1848", "1 16777216 1\n", "", "line 1, column 3: found `16777216`, expected a heap (0 to 16777215)"),
    ("hdu1848", "0 0 0\n1 1 1", "", "line 2, column 1: found `1`, expected the end of the input"),
    (
        "hdu1847",
        "1\n+1\n",
        "Kiki\n",
        "line 2, column 1: found `+1`, expected a heap (0 to 18446744073709551615)",
    ),
];

#[test]
fn every_fault_has_its_place_and_its_message() {
    assert_faults(FAULTS.iter().copied());
}
