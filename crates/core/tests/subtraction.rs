//! Subtraction games against the definition, and certificates against wrong claims.
#![cfg(feature = "alloc")]

use grundy_core::heap::{
    AllButSet, Certificate, CertificateError, HeapGame, SubtractionSet, Theorem, ZeroAmountError,
};
use grundy_core::{Nimber, Rule, evaluate};
use proptest::prelude::*;

fn by_definition(game: &SubtractionSet, len: usize) -> Vec<Nimber> {
    evaluate(game, len).unwrap()
}

/// The least preperiod and period that the second half of long enough a prefix shows.
fn least_period(nimbers: &[Nimber]) -> (u64, u64) {
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
            let known = values.nimber(len as u64 - 1);
            prop_assert_eq!(known, Some(expected[len - 1]));
        }
        for (heap, &nimber) in expected.iter().enumerate() {
            prop_assert_eq!(values.nimber(heap as u64), Some(nimber));
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
        prop_assert_eq!(certificate.verify(&game), Ok(()));
        prop_assert_eq!(certificate.verify_values(&nimbers), Ok(()));
        for (heap, &nimber) in nimbers.iter().enumerate() {
            prop_assert_eq!(periodic.nimber(heap as u64), nimber);
        }
        prop_assert_eq!(periodic.nimbers().len() as u64, certificate.preperiod() + certificate.period());
        prop_assert!(periodic.nimbers().eq(nimbers[..periodic.nimbers().len()].iter().copied()));
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
            prop_assert_eq!(table.nimber(heap), expected);
        }
    }
}

#[test]
fn the_set_2_3_7_is_as_published() {
    let facts = include_str!("truth/heap_and_2d_facts.tsv");
    let row = facts.lines().find(|row| row.starts_with("subtraction {2,3,7} n=1..20")).unwrap();
    let published = row.split('\t').nth(1).unwrap().split(',').map(|n| Nimber::new(n.parse().unwrap()));
    let game = SubtractionSet::new([7, 3, 2]).unwrap();
    assert!(game.nimbers(21).into_iter().skip(1).eq(published));
    let certificate = *game.certify(100).unwrap().certificate();
    // "period 5 preperiod 0", the row's note.
    assert!(row.ends_with("period 5 preperiod 0"));
    assert_eq!(certificate, Certificate::new(0, 5, Theorem::Window { largest: 7 }));
}

#[test]
fn a_period_is_proved_by_the_first_values_that_can() {
    // Remove 1, 3 or 4: preperiod 0, period 7, largest amount 4; so 11 values are needed.
    let game = SubtractionSet::new([1, 3, 4]).unwrap();
    assert_eq!(game.theorem().needed(0, 7), 11);
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
    assert!(table.nimbers().eq(nimbers[..1000].iter().copied()));
    assert_eq!(table.nimber(999), Some(nimbers[999]));
    assert_eq!(table.nimber(1000), None);
    assert_eq!(table.nimber(u64::MAX), None);
}

#[test]
fn amounts_of_any_size_are_accepted() {
    let game = SubtractionSet::new([u64::MAX, 2]).unwrap();
    assert_eq!(game.nimbers(5), [0, 0, 1, 1, 0].map(Nimber::new));
    assert!(game.certify(10_000).is_none());
    assert_eq!(game.into_values(10).nimber(u64::MAX), None);

    let none = SubtractionSet::new([]).unwrap();
    let periodic = none.certify(2).unwrap();
    assert_eq!(periodic.nimber(u64::MAX), Nimber::ZERO);
    assert_eq!(periodic.certificate().period(), 1);

    assert_eq!(SubtractionSet::new([3, 0]), Err(ZeroAmountError { index: 1 }));
    assert_eq!(ZeroAmountError { index: 1 }.to_string(), "amount 2 is 0; a move has to remove something");
}

#[test]
fn values_past_16_bits_end_a_table_and_no_evaluation() {
    let game = SubtractionSet::new(1..=66_000).unwrap();
    let mut table = game.clone().into_values(70_000);
    assert_eq!(table.nimber(65_535), Some(Nimber::new(65_535)));
    assert_eq!(table.nimber(65_536), None);
    assert_eq!(table.nimber(65_534), Some(Nimber::new(65_534)));
}

#[test]
fn wrong_certificates_are_refused() {
    // Remove 2 or 5: preperiod 0, period 7.
    let game = SubtractionSet::new([2, 5]).unwrap();
    let theorem = game.theorem();
    assert_eq!(Certificate::new(0, 7, theorem).verify(&game), Ok(()));
    // Not the least, but true.
    assert_eq!(Certificate::new(3, 14, theorem).verify(&game), Ok(()));
    for period in (1..30).filter(|period| period % 7 != 0) {
        let refused = Certificate::new(4, period, theorem).verify(&game);
        assert!(matches!(refused, Err(CertificateError::Differ { .. })), "{period}: {refused:?}");
    }
    assert_eq!(Certificate::new(0, 0, theorem).verify(&game), Err(CertificateError::ZeroPeriod));

    let narrow = Theorem::Window { largest: 4 };
    let refused = Certificate::new(0, 7, narrow).verify(&game);
    assert_eq!(refused, Err(CertificateError::Theorem { claimed: narrow, game: theorem }));

    let certificate = Certificate::new(0, 7, theorem);
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

proptest! {
    #[test]
    fn a_set_reads_back_as_it_is_written(amounts in prop::collection::vec(1_u64..40, 0..30)) {
        let set = SubtractionSet::new(amounts.iter().copied()).unwrap();
        let mut expected = amounts.clone();
        expected.sort_unstable();
        expected.dedup();
        prop_assert!(set.amounts().eq(expected.iter().copied()));
        prop_assert_eq!(set.amount_count(), expected.len() as u64);
        prop_assert_eq!((set.smallest(), set.largest()), (expected.first().copied(), expected.last().copied()));
        for amount in 0..42 {
            prop_assert_eq!(set.contains(amount), expected.contains(&amount));
            prop_assert_eq!(set.amount_above(amount), expected.iter().copied().find(|&above| above > amount));
        }
        prop_assert_eq!(&set.to_string().parse::<SubtractionSet>().unwrap(), &set);
        let list = amounts.iter().map(u64::to_string).collect::<Vec<_>>().join(" , ");
        prop_assert_eq!(&format!("{{ {list} }}").parse::<SubtractionSet>().unwrap(), &set);

        let all_but = AllButSet::new(amounts).unwrap();
        prop_assert_eq!(all_but.excepted(), &set);
        prop_assert_eq!(&all_but.to_string().parse::<AllButSet>().unwrap(), &all_but);
    }

    #[test]
    fn no_text_is_read_wrong(text in "[0-3 ,{}+xé-]{0,8}") {
        match text.parse::<SubtractionSet>() {
            // What is read has the amounts that its items name.
            Ok(set) => {
                let items = text.trim_start_matches('{').trim_end_matches('}');
                let mut expected = Vec::new();
                for item in items.split(',').filter(|_| !items.trim().is_empty()) {
                    let ends: Vec<u64> = item.split('-').map(|end| end.trim().parse().unwrap()).collect();
                    prop_assert!(ends.len() <= 2 && ends[0] > 0 && ends[0] <= ends[ends.len() - 1]);
                    expected.extend(ends[0]..=ends[ends.len() - 1]);
                }
                prop_assert_eq!(set, SubtractionSet::new(expected).unwrap());
            }
            Err(error) => prop_assert!(text.is_char_boundary(error.index())),
        }
    }
}

#[test]
fn sets_print_as_ranges() {
    let print = |amounts: &[u64]| SubtractionSet::new(amounts.iter().copied()).unwrap().to_string();
    assert_eq!(print(&[]), "{}");
    assert_eq!(print(&[5, 3, 4, 1]), "1,3-5");
    assert_eq!(print(&[1, 2, 4]), "1,2,4");
    assert_eq!(SubtractionSet::up_to(3000).to_string(), "1-3000");
    assert_eq!(AllButSet::new([2, 3, 4]).unwrap().to_string(), "all-but:2-4");
    assert_eq!(format!("{:?}", SubtractionSet::up_to(3)), "SubtractionSet(1-3)");
}

#[test]
fn a_range_costs_its_two_ends() {
    let set: SubtractionSet = "7,1000-4000000000,1-18446744073709551615".parse().unwrap();
    assert_eq!(set, SubtractionSet::up_to(u64::MAX));
    assert_eq!(set.ranges(), [1..=u64::MAX]);
    assert_eq!((set.amount_count(), set.amounts().nth(41)), (u64::MAX, Some(42)));
    let set: SubtractionSet = "2-4000000000".parse().unwrap();
    assert_eq!(set.amount_count(), 3_999_999_999);
    // Only the amounts up to the largest heap count: remove 2 to 99.
    let fewer = SubtractionSet::new(2..100).unwrap();
    assert_eq!(set.nimbers(100), evaluate(&fewer, 100).unwrap());
}

#[test]
fn messages_point_at_the_fault() {
    let message = |text: &str| {
        let error = text.parse::<SubtractionSet>().unwrap_err();
        (error.index(), error.to_string())
    };
    let amount = "expected an amount, 1 to 2^64 - 1";
    let cases = [
        ("9-1", 0, "the range 9-1 at byte 1 falls; a range goes up, such as 1-9".to_owned()),
        ("1, 9-1", 3, "the range 9-1 at byte 4 falls; a range goes up, such as 1-9".to_owned()),
        ("0", 0, "the amount at byte 1 is 0; a move has to remove something".to_owned()),
        ("1,0-3", 2, "the amount at byte 3 is 0; a move has to remove something".to_owned()),
        ("1,+3", 2, format!("byte 3 is '+', {amount}")),
        ("-3", 0, format!("byte 1 is '-', {amount}")),
        ("1,,2", 2, format!("byte 3 is ',', {amount}")),
        ("1,", 2, format!("the set ends too early, {amount}")),
        ("", 0, format!("the set ends too early, {amount}")),
        ("{1,}", 3, format!("byte 4 is '}}', {amount}")),
        ("1-", 2, format!("the set ends too early, {amount}")),
        ("1é", 1, "byte 2 is 'é', expected a digit, a comma, or a range such as 3-5".to_owned()),
        ("1-2-3", 3, "byte 4 is '-', expected a digit, a comma, or a range such as 3-5".to_owned()),
        ("1 2", 2, "byte 3 is '2', expected a digit, a comma, or a range such as 3-5".to_owned()),
        ("18446744073709551616", 0, "the amount at byte 1 exceeds 2^64 - 1".to_owned()),
    ];
    for (text, index, expected) in cases {
        assert_eq!(message(text), (index, expected), "{text}");
    }
    let error = "all-but:3,9-1".parse::<AllButSet>().unwrap_err();
    assert_eq!(error.index(), 10);
    let error = "all3".parse::<AllButSet>().unwrap_err();
    let expected = "byte 4 is '3', expected all-but: and the amounts that no move removes";
    assert_eq!(error.to_string(), expected);
}
