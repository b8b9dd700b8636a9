//! Lasker's Nim.

use grundy::games::lasker::{self, Lasker, Move};
use grundy::{Nimber, evaluate};
use grundy_testkit::{conforms, options_of};
use proptest::prelude::*;

use super::heaps::{boards, sum};

#[test]
fn nimbers() {
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
fn winning_moves() {
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
            expected.extend(leave.map(|mv| (index, mv)));
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
    fn winning_moves_of_heaps_of_any_size(
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
        for (at, &(index, mv)) in found.iter().enumerate() {
            let mut after = heaps.clone();
            match mv {
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
            prop_assert!(!found[..at].contains(&(index, mv)));
        }
    }
}

#[test]
fn it_conforms() {
    conforms(&Lasker, boards(11), options_of(Lasker));
}
