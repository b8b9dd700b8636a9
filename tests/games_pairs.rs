//! Games on two numbers: the fast forms against the definition.
#![cfg(feature = "alloc")]

use grundy::games::cutting::{self, Cut, Cutting};
use grundy::games::euclid::{self, Euclid};
use grundy::games::kiki::{self, Kiki, Step};
use grundy::{Nimber, Rule, evaluate};

const BOUND: usize = 300;

/// All pairs below a bound with their index in a table.
fn pairs(bound: usize) -> impl Iterator<Item = (usize, (u64, u64))> {
    (0..bound * bound).map(move |index| (index, ((index / bound) as u64, (index % bound) as u64)))
}

/// Boards of two pairs below a small bound.
fn boards(bound: usize) -> impl Iterator<Item = [(u64, u64); 2]> {
    pairs(bound).flat_map(move |(_, first)| pairs(bound).map(move |(_, second)| [first, second]))
}

/// Looks the pair up in a table of all pairs below `BOUND`.
fn at(nimbers: &[Nimber], (a, b): (u64, u64)) -> Nimber {
    nimbers[a as usize * BOUND + b as usize]
}

#[test]
fn kiki() {
    let nimbers = evaluate(&Kiki::<BOUND>, BOUND * BOUND).unwrap();
    for (index, (down, left)) in pairs(BOUND) {
        assert_eq!(kiki::nimber(left, down), nimbers[index], "{left} {down}");
        assert_eq!(kiki::nimber(left, down).is_zero(), left % 2 == 0 && down % 2 == 0, "{left} {down}");
    }
    let value = |coin: (u64, u64)| at(&nimbers, (coin.1, coin.0));
    for board in boards(7) {
        let mut wins = kiki::winning_moves(&board);
        assert_eq!(kiki::nim_sum(&board), value(board[0]) ^ value(board[1]));
        for (index, (left, down)) in board.into_iter().enumerate() {
            for (step, x, y) in [(Step::Left, 1, 0), (Step::Down, 0, 1), (Step::Diagonal, 1, 1)] {
                if x <= left && y <= down && value((left - x, down - y)) == value(board[1 - index]) {
                    assert_eq!(wins.next(), Some((index, step)), "{board:?}");
                }
            }
        }
        assert_eq!(wins.next(), None, "{board:?}");
    }
    assert_eq!(kiki::nimber(u64::MAX, u64::MAX - 1).get(), 1);
}

#[test]
fn euclid() {
    let nimbers = evaluate(&Euclid::<BOUND>, BOUND * BOUND).unwrap();
    for (index, (a, b)) in pairs(BOUND) {
        assert_eq!(euclid::nimber(a, b), nimbers[index], "{a} {b}");
        assert_eq!(euclid::outcome(a, b), nimbers[index].outcome(), "{a} {b}");
    }
    for board in boards(16) {
        assert_eq!(euclid::nim_sum(&board), at(&nimbers, board[0]) ^ at(&nimbers, board[1]));
        let mut wins: Vec<_> = euclid::winning_moves(&board).collect();
        for (index, pair) in board.into_iter().enumerate() {
            let (large, small) = (pair.0.max(pair.1), pair.0.min(pair.1));
            let multiples = (1..).take_while(|multiple| small > 0 && multiple * small <= large);
            for multiple in multiples {
                if at(&nimbers, (large - multiple * small, small)) == at(&nimbers, board[1 - index]) {
                    assert_eq!(wins.remove(0), (index, multiple), "{board:?}");
                }
            }
        }
        assert!(wins.is_empty(), "{board:?}: {wins:?}");
    }
}

/// The outcome by Euclid's algorithm: forced while the quotient is 1, won by the first who has a choice or the last
/// move.
fn outcome_by_steps(mut a: u64, mut b: u64) -> bool {
    let mut to_move = true;
    loop {
        if a < b {
            (a, b) = (b, a);
        }
        if a / b >= 2 || a.is_multiple_of(b) {
            return to_move;
        }
        (a, b) = (b, a - b);
        to_move = !to_move;
    }
}

#[test]
fn euclid_beside_the_golden_ratio_up_to_the_last_bit() {
    let (mut a, mut b) = (1_u64, 1_u64);
    while let Some(next) = a.checked_add(b) {
        (a, b) = (next, a);
        for x in [a - 1, a, a.saturating_add(1)] {
            for y in [b - 1, b, b + 1].into_iter().filter(|&y| y > 0) {
                let wins = outcome_by_steps(x, y);
                assert_eq!(euclid::outcome(x, y).is_n(), wins, "{x} {y}");
                assert_eq!(euclid::outcome(y, x).is_n(), wins, "{y} {x}");
                assert_eq!(euclid::nimber(x, y).is_zero(), !wins, "{x} {y}");
            }
        }
    }
    assert_eq!((a, b), (12_200_160_415_121_876_738, 7_540_113_804_746_346_429));
    assert!(euclid::outcome(u64::MAX, u64::MAX).is_n());
    assert!(euclid::outcome(u64::MAX, u64::MAX - 1).is_p());
    assert_eq!(euclid::nimber(u64::MAX, 1).get(), u64::MAX);
}

#[test]
fn euclid_is_not_the_variant_that_ends_with_equal_numbers() {
    // Nivasch 2006, for that variant: the floor of 5/2 - 2/5 is 2.
    assert_eq!(euclid::nimber(5, 2).get(), 1);
}

#[test]
fn cutting() {
    let nimbers = evaluate(&Cutting::<BOUND>, BOUND * BOUND).unwrap();
    for (index, (width, height)) in pairs(BOUND) {
        let expected = (width >= 2 && height >= 2).then_some(nimbers[index]);
        assert_eq!(cutting::nimber(width, height), expected, "{width} {height}");
    }
    for board in boards(14) {
        if board.iter().any(|&(width, height)| width < 2 || height < 2) {
            assert_eq!(cutting::nim_sum(&board), None);
            assert!(cutting::winning_moves(&board).is_none());
            continue;
        }
        let mut wins = cutting::winning_moves(&board).unwrap();
        for (index, (width, height)) in board.into_iter().enumerate() {
            let other = at(&nimbers, board[1 - index]);
            for part in 2..=width / 2 {
                if at(&nimbers, (part, height)) ^ at(&nimbers, (width - part, height)) == other {
                    assert_eq!(wins.next(), Some((index, Cut::Width(part))), "{board:?}");
                }
            }
            for part in 2..=height / 2 {
                if at(&nimbers, (width, part)) ^ at(&nimbers, (width, height - part)) == other {
                    assert_eq!(wins.next(), Some((index, Cut::Height(part))), "{board:?}");
                }
            }
        }
        assert_eq!(wins.next(), None, "{board:?}");
    }
}

/// The octal game 0.07: take two objects from a heap and leave it as none, one or two heaps.
struct DawsonsKayles;

impl Rule for DawsonsKayles {
    fn options(&self, heap: usize, option: &mut dyn FnMut(&[usize])) {
        if let Some(rest) = heap.checked_sub(2) {
            (0..=rest / 2).for_each(|part| option(&[part, rest - part]));
        }
    }
}

#[test]
fn a_strip_is_dawsons_kayles_with_its_proven_period() {
    // OEIS A002187, offset 0: Dawson's Chess, which is 0.07 without the first term.
    let published = [
        0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 2, 7, 4,
        0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 3, 7, 4,
        8, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 9, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 3, 7, 4,
        8, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 9, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4,
    ];
    // A sheet of height 2 is a strip, since it can be cut one way only.
    let strip = |heap: usize| cutting::nimber(heap as u64 + 2, 2).unwrap().get();
    assert!((1..=published.len()).map(strip).eq(published));

    let nimbers = evaluate(&DawsonsKayles, 1000).unwrap();
    assert!((0..1000).map(strip).eq(nimbers.iter().map(|nimber| nimber.get())));
    // Guy and Smith 1956: a period p that holds from n0 to 2 n0 + p + k holds for ever; the code's last digit is at k.
    let (n0, period, k) = (53, 34, 2);
    assert!((n0..=2 * n0 + period + k).all(|heap| nimbers[heap] == nimbers[heap + period]));
    let far = u64::MAX - u64::MAX % 34;
    assert!((0..34).all(|n| cutting::nimber(far - 34 + n, 2) == cutting::nimber(340 + n, 2)));
}

#[test]
fn lost_sheets_are_the_published_ones() {
    // POJ 2311 and solutions to it: 3 x 3 is lost, too, which some of them leave out of their list.
    for (width, height, wins) in [(2, 2, false), (3, 2, false), (2, 3, false), (3, 3, false), (4, 2, true)] {
        assert_eq!(cutting::nimber(width, height).unwrap().outcome().is_n(), wins, "{width} {height}");
    }
}
