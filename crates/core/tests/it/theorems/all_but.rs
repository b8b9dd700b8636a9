//! Arithmetic periods of all-but games.

use grundy_core::heap::{AllButSet, ArithmeticValues, CertificateError, Claim, HeapGame, Theorem};
use grundy_core::{Nimber, evaluate};
use grundy_testkit::SplitMix64;

use super::{agrees, numbers};

fn proved(game: &AllButSet) -> ArithmeticValues {
    game.into_values(1 << 20).certify_arithmetic().unwrap_or_else(|_| panic!("{game} has a period"))
}

fn agrees_with_definition(game: &AllButSet, len: usize) {
    let plain = evaluate(game, len).unwrap();
    agrees(&game.to_string(), &proved(game), plain.into_iter().map(u64::from));
}

#[test]
fn up_to_three_exceptions_give_no_preperiod() {
    // Sleator and Slusky, arXiv 1201.3299.
    for a in 1..13 {
        for b in a..13 {
            for c in b..13 {
                let game = AllButSet::new([a, b, c]).unwrap();
                let (preperiod, period, saltus) = numbers(&proved(&game));
                assert_eq!(preperiod, 0, "{game}");
                assert!(period > saltus && saltus > 0, "{game}");
                if (a + b + c) % 4 == 0 {
                    agrees_with_definition(&game, 300);
                }
            }
        }
    }
}

#[test]
fn four_exceptions_may_give_one() {
    let sets = (1..9).flat_map(|a| (a + 1..10).map(move |b| [a, b, b + 1, b + 3]));
    let games = sets.map(|set| AllButSet::new(set).unwrap());
    let late: Vec<_> = games.filter(|game| numbers(&proved(game)).0 > 0).collect();
    assert!(!late.is_empty());
    late.iter().for_each(|game| agrees_with_definition(game, 600));
}

#[test]
fn the_values_of_random_sets_go_on_as_proved() {
    let mut random = SplitMix64(41);
    for _ in 0..200 {
        let count = 1 + random.below(7);
        let game = AllButSet::new((0..count).map(|_| 1 + random.below(24))).unwrap();
        agrees_with_definition(&game, 1000);
        let found = proved(&game);
        assert_eq!(found.certificate().claim().verify(&game).unwrap(), found);
        // Least, and by as few values as can do.
        let (preperiod, period, saltus) = numbers(&found);
        let needed = found.certificate().theorem().needed(preperiod, period) as usize;
        assert!((&game).into_values(needed - 1).certify_arithmetic().is_err(), "{game}");
        assert!((&game).into_values(needed).certify_arithmetic().is_ok(), "{game}");
        let more = |heap| {
            found.nimber(heap + period).map(u64::from) == found.nimber(heap).map(|value| value.get() + saltus)
        };
        assert!(preperiod == 0 || !more(preperiod - 1), "{game}");
    }
}

#[test]
fn what_breaks_is_refused_by_every_window_before() {
    let mut random = SplitMix64(42);
    let mut long = 0;
    for _ in 0..200 {
        let count = 3 + random.below(6);
        let game = AllButSet::new((0..count).map(|_| 1 + random.below(40))).unwrap();
        let values: Vec<i64> =
            evaluate(&game, 800).unwrap().into_iter().map(|value| value.get() as i64).collect();
        let largest = game.excepted().largest().unwrap() as usize;
        for period in 1..100 {
            let grown: Vec<i64> = (0..800 - period).map(|n| values[n + period] - values[n]).collect();
            let runs = grown.chunk_by(|a, b| a == b);
            // The last run need not end where the values do.
            let broken = runs.rev().skip(1).map(<[i64]>::len).max().unwrap_or(0);
            assert!(broken < 2 * largest, "{game}: {period}");
            long += usize::from(broken > largest);
        }
    }
    assert!(long > 100, "{long}");
}

#[test]
fn claims_are_weighed() {
    let game = AllButSet::new([2, 3, 7]).unwrap();
    let theorem = Theorem::AllBut { largest: 7 };
    assert_eq!(game.theorem(), Some(theorem.clone()));
    let verify = |preperiod, period, saltus| {
        Claim::new(preperiod, period, theorem.clone()).with_saltus(saltus).verify(&game).map(drop)
    };
    assert_eq!(verify(0, 4, 2), Ok(()));
    assert_eq!(verify(5, 8, 4), Ok(()));
    let message = verify(0, 4, 1).unwrap_err().to_string();
    assert_eq!(message, "G(0) = 0, but G(4) = 2, not 1 more");
    assert!(matches!(verify(0, 4, 0), Err(CertificateError::Differ { heap: 0, .. })));
    assert!(matches!(verify(0, 3, 1), Err(CertificateError::Differ { .. })));
    let narrow = Claim::new(0, 4, Theorem::AllBut { largest: 6 }).with_saltus(2).verify(&game);
    assert!(matches!(narrow, Err(CertificateError::Theorem { .. })));
    // Plain periods these games have none.
    assert!(game.certify(1000).is_none());
}

#[test]
fn no_exception_is_nim_and_values_may_be_wide() {
    let nim = AllButSet::new([]).unwrap().into_values(0);
    assert_eq!(nim.get(u64::MAX), Some(Nimber::new(u64::MAX)));
    // No heap in reach may be left by the exception, so this is Nim up to it; no window is as long.
    let game = AllButSet::new([1 << 40]).unwrap();
    let mut values = game.into_values(70_000);
    assert_eq!(values.evaluate(69_999), Some(Nimber::new(69_999)));
    assert_eq!(values.evaluate(70_000), None);
    let plain: Vec<_> = evaluate(&AllButSet::new([1, 5, 6, 9, 30]).unwrap(), 2000).unwrap();
    assert_eq!(AllButSet::new([1, 5, 6, 9, 30]).unwrap().nimbers(2000), plain);
}
