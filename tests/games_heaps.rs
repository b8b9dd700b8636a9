//! Games of heaps: the fast forms against the definition.
#![cfg(feature = "alloc")]

use grundy::games::bash::{self, Bash};
use grundy::games::lasker::{self, Lasker, Move};
use grundy::games::nim::{self, Nim};
use grundy::{Nimber, evaluate};
use proptest::prelude::*;

/// All boards of up to three heaps, each below `size`.
fn boards(size: u64) -> impl Iterator<Item = Vec<u64>> {
    let one = (0..size).map(|a| vec![a]);
    let two = (0..size).flat_map(move |a| (0..size).map(move |b| vec![a, b]));
    let three =
        (0..size).flat_map(move |a| (0..size).flat_map(move |b| (0..size).map(move |c| vec![a, b, c])));
    [vec![]].into_iter().chain(one).chain(two).chain(three)
}

/// The nim-sum by the definition: of values found from a rule.
fn sum(nimbers: &[Nimber], heaps: &[u64]) -> Nimber {
    heaps.iter().map(|&heap| nimbers[heap as usize]).sum()
}

#[test]
fn nim() {
    let nimbers = evaluate(&Nim, 500).unwrap();
    assert!((0..500).map(nim::nimber).eq(nimbers.iter().copied()));
    for board in boards(9) {
        assert_eq!(nim::nim_sum(&board), sum(&nimbers, &board), "{board:?}");
        let wins = (0..board.len()).flat_map(|index| (0..board[index]).map(move |left| (index, left)));
        let wins = wins.filter(|&(index, left)| {
            let mut after = board.clone();
            after[index] = left;
            sum(&nimbers, &after).is_zero()
        });
        assert!(nim::winning_moves(&board).map(|(index, mv)| (index, mv.leave)).eq(wins), "{board:?}");
    }
}

#[test]
fn bash() {
    for most in 0..25 {
        let nimbers = evaluate(&Bash { most }, 200).unwrap();
        let limit = most as u64;
        assert!((0..200).map(|heap| bash::nimber(heap, limit)).eq(nimbers.iter().copied()), "{most}");
        for board in boards(9) {
            assert_eq!(bash::nim_sum(&board, limit), sum(&nimbers, &board), "{board:?}, {most}");
            let wins = (0..board.len()).flat_map(|index| {
                let heap = board[index];
                (heap.saturating_sub(limit)..heap).map(move |left| (index, left))
            });
            let wins = wins.filter(|&(index, left)| {
                let mut after = board.clone();
                after[index] = left;
                sum(&nimbers, &after).is_zero()
            });
            assert!(bash::winning_moves(&board, limit).eq(wins), "{board:?}, {most}");
        }
    }
}

#[test]
fn bash_without_a_limit_is_nim() {
    let board = [u64::MAX, 1, u64::MAX - 1, 5];
    assert_eq!(bash::nim_sum(&board, u64::MAX), nim::nim_sum(&board));
    assert!(
        bash::winning_moves(&board, u64::MAX)
            .eq(nim::winning_moves(&board).map(|(index, mv)| (index, mv.leave)))
    );
    assert_eq!(bash::winning_moves(&[u64::MAX, u64::MAX], u64::MAX).next(), None);
}

#[test]
fn lasker_nimbers() {
    let nimbers = evaluate(&Lasker, 1500).unwrap();
    for (heap, &expected) in nimbers.iter().enumerate() {
        assert_eq!(lasker::nimber(heap as u64), Some(expected), "{heap}");
    }
    // Ferguson, Game Theory, part I, 4.4, at sizes beyond evaluation.
    for k in [1 << 29, 1 << 40, (1 << 62) - 2] {
        let four = [1, 2, 3, 4].map(|r| lasker::nimber(4 * k + r));
        assert_eq!(four, [1, 2, 4, 3].map(|r| Some(Nimber::new(4 * k + r))));
    }
    let last = [3, 2, 1, 0].map(|below| lasker::nimber(u64::MAX - below));
    assert_eq!(
        last,
        [Some(u64::MAX - 4), Some(u64::MAX - 2), Some(u64::MAX - 1), None].map(|n| n.map(Nimber::new))
    );
    assert_eq!(lasker::nim_sum(&[1, u64::MAX]), None);
    assert!(lasker::winning_moves(&[1, u64::MAX]).is_none());
}

#[test]
fn lasker_winning_moves() {
    let nimbers = evaluate(&Lasker, 200).unwrap();
    let boards = boards(13).chain((0..200).flat_map(|a| (0..200).map(move |b| vec![a, b])));
    for board in boards {
        let total = sum(&nimbers, &board);
        assert_eq!(lasker::nim_sum(&board), Some(total), "{board:?}");
        let mut expected = Vec::new();
        for (index, &heap) in board.iter().enumerate() {
            let others = total ^ nimbers[heap as usize];
            let leave = (0..heap).filter(|&left| nimbers[left as usize] == others).map(Move::Leave);
            let split = (1..=heap / 2).filter(|&part| sum(&nimbers, &[part, heap - part]) == others);
            expected.extend(leave.map(|its_move| (index, its_move)));
            expected.extend(split.map(|part| (index, Move::Split(part, heap - part))));
        }
        let mut wins = lasker::winning_moves(&board).unwrap();
        let mut found = Vec::new();
        loop {
            assert_eq!(wins.remaining(), (expected.len() - found.len()) as u128, "{board:?}: {found:?}");
            match wins.next() {
                Some(win) => found.push(win),
                None => break,
            }
        }
        found.sort();
        assert_eq!(found, expected, "{board:?}");
    }
}

proptest! {
    #[test]
    fn lasker_winning_moves_of_heaps_of_any_size(
        // From all sizes, and from those at the upper end.
        mut heaps in prop::collection::vec(prop_oneof![0..u64::MAX, u64::MAX - 9..u64::MAX], 1..4),
        bits in 1_u32..63,
        add_partner: bool,
    ) {
        if add_partner {
            // 2^k - 1 and 2^k, which have as many splits as there can be.
            heaps = vec![(1 << bits) - 1, 1 << bits];
        }
        let mut wins = lasker::winning_moves(&heaps).unwrap();
        let all = wins.remaining();
        prop_assert_eq!(all == 0, lasker::nim_sum(&heaps).unwrap().is_zero());
        if add_partner {
            prop_assert_eq!(all, 1 << (bits - 1));
        }
        let found: Vec<_> = wins.by_ref().take(100).collect();
        prop_assert_eq!(wins.remaining(), all - found.len() as u128);
        for (at, &(index, its_move)) in found.iter().enumerate() {
            let mut after = heaps.clone();
            match its_move {
                Move::Leave(left) => {
                    prop_assert!(left < heaps[index]);
                    after[index] = left;
                }
                Move::Split(part, other) => {
                    prop_assert!(0 < part && part <= other);
                    prop_assert_eq!(part.checked_add(other), Some(heaps[index]));
                    after.splice(index..=index, [part, other]);
                }
            }
            prop_assert_eq!(lasker::nim_sum(&after), Some(Nimber::ZERO));
            prop_assert!(!found[..at].contains(&(index, its_move)));
        }
    }
}
