//! Subtraction games against the definition, and certificates against wrong claims.

use grundy_core::heap::{
    AllButSet, CertificateError, Claim, ClosedForm, HeapGame, SubtractionSet, Theorem, ZeroAmountError,
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
                match values.nimber(heap) {
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
            prop_assert_eq!(table.nimber(heap), expected);
        }
    }
}

#[test]
fn the_set_2_3_7_is_as_published() {
    let facts = include_str!("../truth/heap_and_2d_facts.tsv");
    let row = facts.lines().find(|row| row.starts_with("subtraction {2,3,7} n=1..20")).unwrap();
    let published = row.split('\t').nth(1).unwrap().split(',').map(|n| Nimber::new(n.parse().unwrap()));
    let game = SubtractionSet::new([7, 3, 2]).unwrap();
    assert!(game.nimbers(21).into_iter().skip(1).eq(published));
    let certificate = game.certify(100).unwrap().certificate().clone();
    // "period 5 preperiod 0", the row's note.
    assert!(row.ends_with("period 5 preperiod 0"));
    assert_eq!(certificate.claim(), Claim::new(0, 5, Theorem::Window { largest: 7 }));
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
    assert!(table.known().eq(nimbers[..1000].iter().copied()));
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
    assert_eq!(values.nimber(65_535), Some(Nimber::new(65_535)));
    for heap in [65_536, 65_601, 65_602, 65_699] {
        assert_eq!(values.nimber(heap), Some(Nimber::new(heap % 65_602)), "{heap}");
    }
    assert_eq!(values.nimber(65_534), Some(Nimber::new(65_534)));
    assert_eq!(values.nimber(65_700), None);
    assert!(values.known().eq((0..65_700).map(|heap| Nimber::new(heap % 65_602))));
    values.raise_limit(65_701);
    assert_eq!(values.nimber(65_700), Some(Nimber::new(98)));
}

/// Sets with the first multiples of a step, and others.
fn step_sets() -> impl Strategy<Value = SubtractionSet> {
    (1_u64..5, 1_u64..6, prop::collection::vec(1_u64..30, 0..4)).prop_map(|(step, most, more)| {
        let amounts = (1..=most).chain(more).map(|multiple| multiple * step);
        SubtractionSet::new(amounts).unwrap()
    })
}

proptest! {
    #[test]
    fn a_closed_form_is_what_evaluation_proves(game in step_sets(), far in any::<u64>()) {
        let nimbers = by_definition(&game, 800);
        let Some(form) = game.closed_form() else { return Ok(()) };
        let proved = form.values();
        for (heap, &nimber) in nimbers.iter().enumerate() {
            prop_assert_eq!(proved.nimber(heap as u64), Some(nimber));
        }
        let certificate = proved.certificate().clone();
        prop_assert_eq!((certificate.preperiod(), certificate.period()), least_period(&nimbers));
        // Evaluation proves the same.
        let claim = Claim::new(certificate.preperiod(), certificate.period(), game.theorem());
        let evaluated = claim.verify(&game).unwrap();
        prop_assert_eq!(evaluated.nimber(far), proved.nimber(far));
        prop_assert!(evaluated.iter().eq(proved.iter()));
        prop_assert_eq!(evaluated.largest(), proved.largest());
        prop_assert_eq!(game.certify(0).unwrap().nimber(far), proved.nimber(far).unwrap());
    }
}

#[test]
fn closed_forms_are_recognised_from_the_set() {
    let nimber = |set: &str, heap: u64| {
        let set: SubtractionSet = set.parse().unwrap();
        set.closed_form().and_then(|form| form.values().nimber(heap)).map(Nimber::get)
    };
    assert_eq!(nimber("1-40000", 30_000), Some(30_000));
    assert_eq!(nimber("1-65536", 65_536), Some(65_536));
    assert_eq!(nimber("1-4000000000", 4_000_000_005), Some(4));
    assert_eq!(nimber("1-18446744073709551615", u64::MAX), Some(u64::MAX));
    // 7, 14 and 21: the quotient modulo 4.
    assert_eq!(nimber("7,14,21", 7 * 4_000_003 + 6), Some(3));
    assert_eq!(nimber("{}", 9), Some(0));
    // Odd amounts, and powers of two as far as they go.
    assert_eq!(nimber("1,3,9-9,2001", 12), Some(0));
    assert_eq!(nimber("1,2,4,8,16", u64::MAX), Some(0));
    let powers = SubtractionSet::new((0..64).map(|bit| 1 << bit)).unwrap();
    assert_eq!(powers.closed_form(), Some(ClosedForm::POWERS_OF_TWO));
    for none in ["1,2,3,8", "2,5", "2,4,5", "7,14,22", "1,4,5,10"] {
        assert_eq!(nimber(none, 1), None, "{none}");
    }

    let all = SubtractionSet::up_to(u64::MAX).into_values(0);
    assert_eq!(all.get(u64::MAX), Some(Nimber::new(u64::MAX)));
    let all = all.certify().unwrap_err();
    assert_eq!(all.certify_arithmetic().unwrap().certificate().saltus(), 1);
    // 2^63 and its multiples below 2^64: itself.
    assert_eq!(nimber("9223372036854775808", u64::MAX), Some(1));
}

#[test]
fn closed_forms_of_the_field_are_the_definition() {
    let nim = |heap: usize, option: &mut dyn FnMut(&[usize])| (0..heap).for_each(|left| option(&[left]));
    let lasker = |heap: usize, option: &mut dyn FnMut(&[usize])| {
        nim(heap, option);
        (1..=heap / 2).for_each(|part| option(&[part, heap - part]));
    };
    struct Game<F>(F);
    impl<F: Fn(usize, &mut dyn FnMut(&[usize]))> Rule for Game<F> {
        fn options(&self, heap: usize, option: &mut dyn FnMut(&[usize])) {
            self.0(heap, option);
        }
    }
    let agrees = |form: ClosedForm, rule: &dyn Rule| {
        let values = form.values();
        let nimbers = evaluate(rule, 300).unwrap();
        assert!((0..300).map(|heap| values.nimber(heap).unwrap()).eq(nimbers), "{form:?}");
    };
    agrees(ClosedForm::NIM, &Game(nim));
    agrees(ClosedForm::LASKER, &Game(lasker));
    agrees(ClosedForm::bachet(0), &SubtractionSet::up_to(0));
    agrees(ClosedForm::bachet(11), &SubtractionSet::up_to(11));
    agrees(ClosedForm::POWERS_OF_TWO, &SubtractionSet::new((0..20).map(|bit| 1 << bit)).unwrap());

    let numbers = |form: ClosedForm| {
        let values = form.values();
        let certificate = values.certificate();
        assert_eq!(certificate.checked_to(), None);
        (certificate.preperiod(), certificate.period(), certificate.saltus())
    };
    assert_eq!(numbers(ClosedForm::NIM), (0, 1, 1));
    assert_eq!(numbers(ClosedForm::LASKER), (1, 4, 4));
    assert_eq!(numbers(ClosedForm::POWERS_OF_TWO), (0, 3, 0));
    assert_eq!(numbers(ClosedForm::bachet(9)), (0, 10, 0));
    assert_eq!(ClosedForm::NIM.values().nimber(u64::MAX), Some(Nimber::new(u64::MAX)));
    assert_eq!(ClosedForm::NIM.values().largest(), None);
    let text = ClosedForm::NIM.values().certificate().to_string();
    assert_eq!(text, "G(n + 1) = G(n) + 1 for every n >= 0, by the closed form of Nim (Bouton 1901)");
}

#[test]
fn claims_by_a_closed_form_are_weighed_against_it() {
    let game = SubtractionSet::up_to(6);
    let theorem = ClosedForm::bachet(6).theorem();
    let verify =
        |preperiod, period, saltus| Claim::new(preperiod, period, theorem).with_saltus(saltus).verify(&game);
    assert_eq!(verify(0, 7, 0).unwrap().certificate().period(), 7);
    assert!(verify(3, 14, 0).is_ok());
    assert!(matches!(verify(0, 6, 0), Err(CertificateError::NotImplied { .. })));
    assert!(matches!(verify(0, 7, 1), Err(CertificateError::NotImplied { .. })));
    assert!(matches!(verify(0, 0, 0), Err(CertificateError::ZeroPeriod)));
    let window = Claim::new(0, 7, game.theorem()).with_saltus(2).verify(&game);
    assert_eq!(window, Err(CertificateError::Saltus { saltus: 2 }));
    let all = SubtractionSet::up_to(u64::MAX);
    assert!(Claim::new(0, 5, theorem).with_saltus(5).verify(&all).is_ok());
    assert!(Claim::new(0, 5, theorem).with_saltus(4).verify(&all).is_err());
    let none = Claim::new(0, 7, theorem).verify(&SubtractionSet::new([2, 5]).unwrap());
    assert!(matches!(none, Err(CertificateError::Theorem { .. })));
}

#[test]
fn wrong_certificates_are_refused() {
    // Remove 2 or 5: preperiod 0, period 7.
    let game = SubtractionSet::new([2, 5]).unwrap();
    let theorem = game.theorem();
    assert_eq!(Claim::new(0, 7, theorem).verify(&game).map(drop), Ok(()));
    // Not the least, but true.
    assert_eq!(Claim::new(3, 14, theorem).verify(&game).map(drop), Ok(()));
    for period in (1..30).filter(|period| period % 7 != 0) {
        let refused = Claim::new(4, period, theorem).verify(&game);
        assert!(matches!(refused, Err(CertificateError::Differ { .. })), "{period}: {refused:?}");
    }
    assert_eq!(Claim::new(0, 0, theorem).verify(&game), Err(CertificateError::ZeroPeriod));

    let narrow = Theorem::Window { largest: 4 };
    let refused = Claim::new(0, 7, narrow).verify(&game);
    assert_eq!(refused, Err(CertificateError::Theorem { claimed: narrow, game: theorem }));

    let certificate = Claim::new(0, 7, theorem);
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
        ("9-1", 0, "the range 9-1 at byte 1 descends; write 1-9".to_owned()),
        ("1, 9-1", 3, "the range 9-1 at byte 4 descends; write 1-9".to_owned()),
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
