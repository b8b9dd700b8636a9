//! Closed forms against the definition and against what evaluation proves.

use grundy_core::heap::{CertificateError, Claim, ClosedForm, HeapGame, SubtractionSet};
use grundy_core::{Nimber, Rule, evaluate, rule};
use proptest::prelude::*;

use crate::subtraction::least_period;

/// Sets with the first multiples of a step alone, and with others, which may spoil the closed form.
fn step_sets() -> impl Strategy<Value = (SubtractionSet, bool)> {
    (1_u64..5, 1_u64..6, prop::collection::vec(1_u64..30, 0..4)).prop_map(|(step, most, more)| {
        let alone = more.is_empty();
        let amounts = (1..=most).chain(more).map(|multiple| multiple * step);
        (SubtractionSet::new(amounts).unwrap(), alone)
    })
}

proptest! {
    #[test]
    fn a_closed_form_is_what_evaluation_proves((game, alone) in step_sets(), far in any::<u64>()) {
        let nimbers = evaluate(&game, 800).unwrap();
        let Some(form) = game.closed_form() else {
            prop_assert!(!alone, "{}", game);
            return Ok(());
        };
        let proved = form.values();
        for (heap, &nimber) in nimbers.iter().enumerate() {
            prop_assert_eq!(proved.nimber(heap as u64), Some(nimber));
        }
        let certificate = proved.certificate().clone();
        prop_assert_eq!((certificate.preperiod(), certificate.period()), least_period(&nimbers));
        // Evaluation proves the same.
        let claim = Claim::new(certificate.preperiod(), certificate.period(), game.theorem().unwrap());
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
    let nim = rule::from_fn(|heap, option| (0..heap).for_each(|left| option(&[left])));
    let lasker = rule::from_fn(|heap, option| {
        (0..heap).for_each(|left| option(&[left]));
        (1..=heap / 2).for_each(|part| option(&[part, heap - part]));
    });
    let agrees = |form: ClosedForm, rule: &dyn Rule| {
        let values = form.values();
        let nimbers = evaluate(rule, 300).unwrap();
        assert!((0..300).map(|heap| values.nimber(heap).unwrap()).eq(nimbers), "{form:?}");
    };
    agrees(ClosedForm::NIM, &nim);
    agrees(ClosedForm::LASKER, &lasker);
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
    let verify = |preperiod, period, saltus| {
        Claim::new(preperiod, period, theorem.clone()).with_saltus(saltus).verify(&game)
    };
    assert_eq!(verify(0, 7, 0).unwrap().certificate().period(), 7);
    assert!(verify(3, 14, 0).is_ok());
    assert!(matches!(verify(0, 6, 0), Err(CertificateError::NotImplied { .. })));
    assert!(matches!(verify(0, 7, 1), Err(CertificateError::NotImplied { .. })));
    assert!(matches!(verify(0, 0, 0), Err(CertificateError::ZeroPeriod)));
    let window = Claim::new(0, 7, game.theorem().unwrap()).with_saltus(2).verify(&game);
    assert_eq!(window, Err(CertificateError::Saltus { saltus: 2 }));
    let all = SubtractionSet::up_to(u64::MAX);
    assert!(Claim::new(0, 5, theorem.clone()).with_saltus(5).verify(&all).is_ok());
    assert!(Claim::new(0, 5, theorem.clone()).with_saltus(4).verify(&all).is_err());
    let none = Claim::new(0, 7, theorem.clone()).verify(&SubtractionSet::new([2, 5]).unwrap());
    assert!(matches!(none, Err(CertificateError::Theorem { .. })));
}
