//! Wythoff's game.

use grundy::games::Game;
use grundy::games::wythoff::{self, Numbered, Wythoff};
use grundy_testkit::conforms;

use super::pairs::boards;

#[test]
fn it_conforms() {
    let boards = boards(6).chain((0..20).map(|a| [(a, 19), (17, a)])).map(|board| board.to_vec());
    conforms(&Wythoff::new(20).unwrap(), boards, |&(a, b)| {
        let first = (0..a).map(|left| (left, b));
        let second = (0..b).map(|left| (a, left));
        let both = (1..=a.min(b)).map(|taken| (a - taken, b - taken));
        first.chain(second).chain(both).map(|pair| vec![pair]).collect()
    });
}

#[test]
fn outcomes_are_those_of_the_nimbers() {
    const BOUND: usize = 150;
    let nimbers = grundy::evaluate(&Numbered { bound: BOUND }, BOUND * BOUND).unwrap();
    for (position, nimber) in nimbers.iter().enumerate() {
        let (a, b) = ((position / BOUND) as u64, (position % BOUND) as u64);
        assert_eq!(wythoff::outcome(a, b), nimber.outcome(), "{a} {b}");
    }
}

#[test]
fn nimbers_are_the_published_ones() {
    // OEIS A004481, by antidiagonals.
    let published = [
        0, 1, 1, 2, 2, 2, 3, 0, 0, 3, 4, 4, 1, 4, 4, 5, 5, 5, 5, 5, 5, 6, 3, 3, 6, 3, 3, 6, 7, 7, 4, 2, 2, 4,
        7, 7, 8, 8, 8, 0, 7, 0, 8, 8, 8,
    ];
    let game = Wythoff::new(21).unwrap();
    let nimber = |pair| game.nimber(&pair).unwrap().get();
    let antidiagonals = (0..9).flat_map(|sum| (0..=sum).map(move |a| (a, sum - a)));
    assert!(antidiagonals.map(nimber).eq(published));
    // CGSuite's tests, row 10.
    let row = [10, 11, 9, 8, 13, 12, 0, 15, 16, 17, 14, 18, 7, 6, 2, 3, 1, 4, 5, 23, 28];
    assert!((0..21).map(|b| nimber((10, b))).eq(row));
    assert_eq!(game.nimber(&(21, 0)), None);
}

#[test]
fn lost_pairs_are_exact_up_to_the_largest() {
    // Wythoff's pairs by their definition: the least number that is new, and that many more.
    let (mut used, mut pair) = (vec![false; 300_000], 0);
    for difference in 0..100_000_usize {
        while used[pair] {
            pair += 1;
        }
        let (a, b) = (pair as u64, (pair + difference) as u64);
        assert!(wythoff::outcome(a, b).is_p() && wythoff::outcome(b, a).is_p(), "{a} {b}");
        if difference > 0 {
            assert!(
                wythoff::outcome(a + 1, b + 1).is_n() && wythoff::outcome(a - 1, b - 1).is_n(),
                "{a} {b}"
            );
        }
        (used[pair], used[pair + difference]) = (true, true);
    }
    // With Fibonacci numbers F(2k), F(2k + 1) is such a pair, and by no other number can the smaller be replaced.
    let (mut a, mut b) = (1_u64, 2_u64);
    while let (Some(next), Some(after)) = (a.checked_add(b), b.checked_add(a).and_then(|c| c.checked_add(b)))
    {
        assert!(wythoff::outcome(a, b).is_p(), "{a} {b}");
        assert!(wythoff::outcome(a - 1, b).is_n() && wythoff::outcome(a + 1, b).is_n(), "{a} {b}");
        (a, b) = (next, after);
    }
    assert!(b > 1 << 62);
    // The last of all, by integer square roots of numbers of any size.
    assert!(wythoff::outcome(11_400_714_819_323_198_485, u64::MAX).is_p());
    for other in [0, 1, 11_400_714_819_323_198_484, 11_400_714_819_323_198_486, u64::MAX - 1, u64::MAX] {
        assert!(wythoff::outcome(other, u64::MAX).is_n());
    }
}
