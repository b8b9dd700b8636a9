//! Subtraction games against the definition, and certificates against wrong claims.

use grundy_core::heap::{CertificateError, Claim, HeapGame, SubtractionSet, Theorem, ZeroAmountError};
use grundy_core::{Nimber, Rule, evaluate};
use grundy_testkit::published::{fact, numbers};
use proptest::prelude::*;

fn by_definition(game: &SubtractionSet, len: usize) -> Vec<Nimber> {
    evaluate(game, len).unwrap()
}

/// The least preperiod and period that the second half of long enough a prefix shows.
pub fn least_period(nimbers: &[Nimber]) -> (u64, u64) {
    let half = nimbers.len() / 2;
    let repeats = |from: usize, period: usize| {
        (from..nimbers.len() - period).all(|n| nimbers[n] == nimbers[n + period])
    };
    let period = (1..half / 2).find(|&period| repeats(half, period)).unwrap();
    let preperiod =
        (0..=half).rev().take_while(|&from| nimbers[from] == nimbers[from + period]).last().unwrap_or(half);
    (preperiod as u64, period as u64)
}

proptest! {
    #[test]
    fn values_are_those_of_the_definition(amounts in prop::collection::vec(1_u64..150, 0..100)) {
        let game = SubtractionSet::new(amounts).unwrap();
        prop_assert_eq!(game.nimbers(600), by_definition(&game, 600));
    }

    #[test]
    fn values_of_dense_sets_are_those_of_the_definition(
        // Some near, with a gap in which a sieve may end, and some far.
        near in prop::collection::vec(1_u64..300, 0..200),
        middle in prop::collection::vec(1_u64..2000, 0..30),
        far in prop::collection::vec(1_u64..100_000, 0..4),
        lens in prop::collection::vec(1_usize..3000, 1..5),
    ) {
        let game = SubtractionSet::new([near, middle, far].concat()).unwrap();
        let expected = by_definition(&game, 3000);
        prop_assert_eq!(&game.nimbers(3000), &expected);
        // In steps, which begin and end anywhere.
        let mut values = game.into_values(3000);
        for len in lens {
            let known = values.evaluate(len as u64 - 1);
            prop_assert_eq!(known, Some(expected[len - 1]));
        }
        for (heap, &nimber) in expected.iter().enumerate() {
            prop_assert_eq!(values.evaluate(heap as u64), Some(nimber));
        }
    }

    #[test]
    fn another_set_goes_on_from_the_heaps_that_are_worth_the_same(
        sets in prop::collection::vec(prop::collection::vec(1_u64..60, 0..8), 1..5),
        // Such as come into use one after the other.
        more in prop::collection::vec(1_u64..400, 0..6),
        asked in prop::collection::vec(0_u64..500, 12),
        limit in 0_usize..600,
    ) {
        let first = sets[0].clone();
        let grown = (0..more.len()).map(|len| [&first[..], &more[..=len]].concat());
        let sets: Vec<_> = sets.into_iter().chain(grown).map(|set| SubtractionSet::new(set).unwrap()).collect();
        let mut values = sets[0].clone().into_values(limit);
        for (set, asked) in sets.into_iter().zip(asked) {
            values.change_set(set.clone());
            let expected = by_definition(&set, 1000);
            for heap in (0..asked).rev().step_by(7).chain([999]) {
                match values.evaluate(heap) {
                    Some(nimber) => prop_assert_eq!(nimber, expected[heap as usize], "{}: {}", &set, heap),
                    None => prop_assert!(heap >= limit as u64),
                }
            }
            prop_assert_eq!(values.game(), &set);
            if values.certificate().is_some() {
                prop_assert!(values.known().eq(expected[..values.known_len() as usize].iter().copied()));
            }
        }
    }

    #[test]
    fn values_of_ranges_are_those_of_the_definition(
        ranges in prop::collection::vec((1_u64..1500, 0_u64..120), 1..4),
    ) {
        let amounts = ranges.iter().flat_map(|&(start, more)| start..=start + more);
        let game = SubtractionSet::new(amounts).unwrap();
        prop_assert_eq!(game.nimbers(4000), by_definition(&game, 4000));
    }

    #[test]
    fn the_options_are_the_amounts(amounts in prop::collection::vec(1_u64..30, 0..9), heap in 0_usize..40) {
        let game = SubtractionSet::new(amounts.iter().copied()).unwrap();
        let mut options = Vec::new();
        game.options(heap, &mut |option| options.push(option.to_vec()));
        let mut left: Vec<_> = options.concat();
        left.sort_unstable();
        let expected: Vec<_> = (0..heap).filter(|&left| amounts.contains(&((heap - left) as u64))).collect();
        prop_assert_eq!(left, expected);
    }

    #[test]
    fn a_certified_period_is_the_least_and_answers_every_heap(
        amounts in prop::collection::vec(1_u64..12, 0..6), far in any::<u64>(),
    ) {
        let game = SubtractionSet::new(amounts).unwrap();
        let nimbers = by_definition(&game, 6000);
        let periodic = game.certify(3000).unwrap();
        let certificate = periodic.certificate();
        prop_assert_eq!((certificate.preperiod(), certificate.period()), least_period(&nimbers));
        prop_assert_eq!(certificate.saltus(), 0);
        prop_assert_eq!(certificate.claim().verify(&game).map(drop), Ok(()));
        prop_assert_eq!(certificate.claim().verify_values(&nimbers), Ok(()));
        for (heap, &nimber) in nimbers.iter().enumerate() {
            prop_assert_eq!(periodic.nimber(heap as u64), nimber);
        }
        prop_assert_eq!(periodic.iter().count() as u64, certificate.preperiod() + certificate.period());
        prop_assert!(periodic.iter().eq(nimbers[..periodic.iter().count()].iter().copied()));
        let near = certificate.preperiod() + far.saturating_sub(certificate.preperiod()) % certificate.period();
        if far >= certificate.preperiod() {
            prop_assert_eq!(periodic.nimber(far), nimbers[near as usize]);
        }
    }

    #[test]
    fn a_table_answers_below_its_limit_in_any_order_of_asking(
        amounts in prop::collection::vec(1_u64..12, 0..6),
        heaps in prop::collection::vec(0_u64..400, 1..20),
        limit in 0_usize..300,
    ) {
        let game = SubtractionSet::new(amounts).unwrap();
        let nimbers = by_definition(&game, 400);
        let proved = game.certify(limit).is_some();
        let mut table = game.into_values(limit);
        for heap in heaps {
            let expected = (proved || heap < limit as u64).then(|| nimbers[heap as usize]);
            prop_assert_eq!(table.evaluate(heap), expected);
        }
    }
}

#[test]
fn the_set_2_3_7_is_as_published() {
    let published = numbers(fact("subtraction {2,3,7} n=1..20"));
    let game = SubtractionSet::new([7, 3, 2]).unwrap();
    assert!(game.nimbers(21).into_iter().skip(1).map(Nimber::get).eq(published));
    let certificate = game.certify(100).unwrap().certificate().clone();
    // The row's note has period 5 and preperiod 0.
    assert_eq!(certificate.claim(), Claim::new(0, 5, Theorem::Window { largest: 7 }));
}

#[test]
fn a_period_is_proved_by_the_first_values_that_can() {
    // Remove 1, 3 or 4: preperiod 0, period 7, largest amount 4; so 11 values are needed.
    let game = SubtractionSet::new([1, 3, 4]).unwrap();
    assert_eq!(game.theorem().unwrap().needed(0, 7), 11);
    assert!(game.certify(10).is_none());
    assert_eq!(game.certify(11).unwrap().certificate().period(), 7);
}

#[test]
fn without_a_proof_the_table_comes_back_with_its_values() {
    let game = SubtractionSet::new([1, 3, 1000]).unwrap();
    let nimbers = by_definition(&game, 1001);
    let mut reports = Vec::new();
    let mut table = game.into_values(1000).certify_with(|heaps| reports.push(heaps)).unwrap_err();
    assert_eq!(reports, [1000]);
    assert!(table.known().eq(nimbers[..1000].iter().copied()));
    assert_eq!(table.evaluate(999), Some(nimbers[999]));
    assert_eq!(table.evaluate(1000), None);
    assert_eq!(table.evaluate(u64::MAX), None);
}

#[test]
fn amounts_of_any_size_are_accepted() {
    let game = SubtractionSet::new([u64::MAX, 2]).unwrap();
    assert_eq!(game.nimbers(5), [0, 0, 1, 1, 0].map(Nimber::new));
    assert!(game.certify(10_000).is_none());
    assert_eq!(game.into_values(10).evaluate(u64::MAX), None);

    let none = SubtractionSet::new([]).unwrap();
    let periodic = none.certify(2).unwrap();
    assert_eq!(periodic.nimber(u64::MAX), Nimber::ZERO);
    assert_eq!(periodic.certificate().period(), 1);

    let error: ZeroAmountError = SubtractionSet::new([3, 0]).unwrap_err();
    assert_eq!(error.index, 1);
    assert_eq!(error.to_string(), "amount 2 is 0; a move has to remove something");
}

#[test]
fn values_past_16_bits_are_kept_too() {
    // Remove 1 to 65,601, or 131,204, a multiple of 65,602, which spoils the formula; below that heap it makes no
    // difference.
    let game: SubtractionSet = "1-65601,131204".parse().unwrap();
    assert!(game.closed_form().is_none());
    let mut values = game.into_values(65_700);
    assert_eq!(values.evaluate(65_535), Some(Nimber::new(65_535)));
    for heap in [65_536, 65_601, 65_602, 65_699] {
        assert_eq!(values.evaluate(heap), Some(Nimber::new(heap % 65_602)), "{heap}");
    }
    assert_eq!(values.evaluate(65_534), Some(Nimber::new(65_534)));
    assert_eq!(values.evaluate(65_700), None);
    assert!(values.known().eq((0..65_700).map(|heap| Nimber::new(heap % 65_602))));
    values.raise_limit(65_701);
    assert_eq!(values.evaluate(65_700), Some(Nimber::new(98)));
}

#[test]
fn wrong_certificates_are_refused() {
    // Remove 2 or 5: preperiod 0, period 7.
    let game = SubtractionSet::new([2, 5]).unwrap();
    let theorem = game.theorem().unwrap();
    assert_eq!(Claim::new(0, 7, theorem.clone()).verify(&game).map(drop), Ok(()));
    // Not the least, but true.
    assert_eq!(Claim::new(3, 14, theorem.clone()).verify(&game).map(drop), Ok(()));
    for period in (1..30).filter(|period| period % 7 != 0) {
        let refused = Claim::new(4, period, theorem.clone()).verify(&game);
        assert!(matches!(refused, Err(CertificateError::Differ { .. })), "{period}: {refused:?}");
    }
    assert_eq!(Claim::new(0, 0, theorem.clone()).verify(&game), Err(CertificateError::ZeroPeriod));

    let narrow = Theorem::Window { largest: 4 };
    let refused = Claim::new(0, 7, narrow.clone()).verify(&game);
    assert_eq!(refused, Err(CertificateError::Theorem { claimed: narrow, game: Some(theorem.clone()) }));

    let certificate = Claim::new(0, 7, theorem.clone());
    let mut nimbers = game.nimbers(12);
    assert_eq!(certificate.verify_values(&nimbers), Ok(()));
    assert_eq!(
        certificate.verify_values(&nimbers[..11]),
        Err(CertificateError::Values { found: 11, needed: 12 })
    );
    nimbers[11] = Nimber::new(9);
    let refused = certificate.verify_values(&nimbers).unwrap_err();
    assert_eq!(refused.to_string(), "G(4) = 0, but G(11) = 9");
}
