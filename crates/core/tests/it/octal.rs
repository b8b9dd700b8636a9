//! Octal games against published values and periods, and both ways of evaluating against the definition.

use grundy_core::heap::{CertificateError, Claim, HeapGame, OctalCode, Theorem};
use grundy_core::{Nimber, evaluate};
use grundy_testkit::plain;
use grundy_testkit::published::{fact, numbers, periods, sequences};
use proptest::prelude::*;

pub fn code(code: &str) -> OctalCode {
    code.parse().unwrap()
}

#[test]
fn every_octal_sequence_of_the_oeis_is_met() {
    let sequences = sequences();
    let mut checked = 0;
    for sequence in &sequences {
        let Ok(game) = sequence.game.parse::<OctalCode>() else {
            // Games without an octal code; `heaps.rs` has them.
            assert!(["GRUNDY", "SUBSQ"].contains(&sequence.game), "{}", sequence.number);
            continue;
        };
        let nimbers = game.nimbers(sequence.offset + sequence.terms.len());
        let values = nimbers[sequence.offset..].iter().map(|nimber| nimber.get());
        assert!(values.eq(sequence.terms.iter().copied()), "{}, {game}", sequence.number);
        checked += 1;
    }
    assert_eq!(checked, sequences.len() - 2);
}

#[test]
fn every_published_period_with_a_preperiod_below_a_million_is_certified() {
    // OEIS A071436 gives 326637 as the last exception of .56, two too few; the row says so, and has 326640.
    let mut checked = Vec::new();
    for published in periods() {
        let name = published.game;
        if published.preperiod >= 1_000_000 {
            continue;
        }
        let periodic = code(name).certify(1_000_000).unwrap();
        let certificate = periodic.certificate();
        let found = (certificate.preperiod(), certificate.period());
        assert_eq!(found, (published.preperiod, published.period), "{name}");
        if let Some(largest) = published.largest {
            let values: Vec<u64> = periodic.iter().map(Nimber::get).collect();
            assert_eq!(values.iter().max(), Some(&largest), "{name}");
            let first = values.iter().position(|&value| value == largest).map(|heap| heap as u64);
            // Two rows give the largest value and not where it occurs first.
            assert!(published.largest_at.is_none_or(|at| first == Some(at)), "{name}");
        }
        checked.push(name);
    }
    let expected =
        [".07", ".77", ".45", ".045", ".055", ".156", ".356", ".644", ".165", ".16", ".56", ".127"];
    assert_eq!(checked, expected);
}

#[test]
fn the_first_540_values_of_177_are_plambecks() {
    let published = numbers(fact("octal .177 n=0..539"));
    assert!(code(".177").nimbers(540).into_iter().map(Nimber::get).eq(published));
}

#[test]
fn dawsons_kayles_on_a_circle_is_as_published() {
    // Schneider 2009, table 6: placing a domino on a circle of n leaves a row of n - 2, so the value is 1 exactly where
    // that row's is 0.
    let rows = code(".07").nimbers(19);
    let circles: Vec<u64> = rows.iter().map(|row| u64::from(row.is_zero())).collect();
    assert_eq!(circles, numbers(fact("Circular Dawson's Kayles")));
}

/// All codes with up to three digits after the point and each possible one before it.
fn short_codes() -> impl Iterator<Item = OctalCode> {
    ["0", "4"]
        .into_iter()
        .flat_map(|whole| (0..512).map(move |digits| code(&format!("{whole}.{digits:03o}"))))
}

#[test]
fn short_codes_have_the_values_of_the_definition() {
    let mut count = 0;
    for game in short_codes() {
        assert_eq!(game.nimbers(400), evaluate(&game, 400).unwrap(), "{game}");
        count += 1;
    }
    assert_eq!(count, 1024);
}

#[test]
fn sparse_spaces_of_every_kind_give_the_plain_values() {
    // With a mask alone (.16, .356, .4), with the parity of the position (.127, .104), with many rare heaps (.6, .07),
    // with splits of nothing (4.7, 4.137), and with splits at places of both parities (.56, .376, .055).
    let games =
        [".16", ".356", ".4", ".127", ".104", ".6", ".07", "4.7", "4.137", ".56", ".376", ".055", ".0004"];
    for name in games {
        let game = code(name);
        let digits: Vec<u8> = (0..=game.last_place()).map(|place| game.digit(place)).collect();
        let expected = plain::code(&digits, 8000);
        assert!(game.nimbers(8000).into_iter().eq(expected.into_iter().map(Nimber::from)), "{name}");
    }
}

proptest! {
    #[test]
    fn long_codes_have_the_values_of_the_definition(
        whole in prop_oneof![Just(0_u8), Just(4)], rest in prop::collection::vec(0_u8..8, 1..12),
    ) {
        let digits: Vec<u8> = [whole].into_iter().chain(rest).collect();
        let text: String = digits.iter().map(|digit| (b'0' + digit) as char).collect();
        let game = code(&format!("{}.{}", &text[..1], &text[1..]));
        let expected = plain::code(&digits, 700);
        prop_assert!(game.nimbers(700).into_iter().eq(expected.iter().copied().map(Nimber::from)));
        prop_assert!(evaluate(&game, 60).unwrap().into_iter().eq(expected[..60].iter().copied().map(Nimber::from)));
    }
}

#[test]
fn a_period_is_proved_by_the_first_values_that_can() {
    // Kayles: n0 = 71, p = 12, k = 2, so G(n + 12) = G(n) has to hold up to n = 2·71 + 12 + 2 = 156.
    let kayles = code("0.77");
    assert_eq!(kayles.theorem().unwrap().needed(71, 12), 169);
    assert!(kayles.certify(168).is_none());
    let certificate = kayles.certify(169).unwrap().certificate().clone();
    assert_eq!(certificate.claim(), Claim::new(71, 12, Theorem::GuySmith { heaps: 2, last: 2 }));
    assert_eq!(certificate.checked_to(), Some(156));
}

#[test]
fn wrong_certificates_are_refused() {
    let kayles = code("0.77");
    let theorem = kayles.theorem().unwrap();
    assert_eq!(Claim::new(71, 12, theorem.clone()).verify(&kayles).map(drop), Ok(()));
    // G(70) is an exception of Kayles (Guy and Smith 1956), the last one.
    let early = Claim::new(70, 12, theorem.clone()).verify(&kayles);
    assert!(matches!(early, Err(CertificateError::Differ { heap: 70, other: 82, .. })), "{early:?}");
    for period in (1..60).filter(|period| period % 12 != 0) {
        assert!(Claim::new(71, period, theorem.clone()).verify(&kayles).is_err(), "{period}");
    }
    assert_eq!(Claim::new(71, 24, theorem.clone()).verify(&kayles).map(drop), Ok(()));

    // Right numbers for another game, or by a weaker theorem.
    assert!(Claim::new(71, 12, theorem.clone()).verify(&code("0.07")).is_err());
    let weak = Theorem::GuySmith { heaps: 2, last: 1 };
    let refused = Claim::new(71, 12, weak.clone()).verify(&kayles);
    assert_eq!(refused, Err(CertificateError::Theorem { claimed: weak, game: Some(theorem.clone()) }));
    let window = Theorem::Window { largest: 2 };
    assert!(Claim::new(71, 12, window).verify(&kayles).is_err());
    let far = Claim::new(u64::MAX - 3, 12, theorem.clone()).verify_values(&[]);
    assert_eq!(far, Err(CertificateError::Values { found: 0, needed: u64::MAX }));
}

#[test]
fn equalities_count_up_to_the_bound_and_no_further() {
    let kayles = code("0.77");
    let certificate = Claim::new(71, 12, kayles.theorem().unwrap());
    let right = kayles.nimbers(200);
    for changed in 71..200 {
        let mut nimbers = right.clone();
        nimbers[changed] ^= Nimber::new(16);
        assert_eq!(certificate.verify_values(&nimbers).is_ok(), changed >= 169, "{changed}");
    }
    assert_eq!(
        certificate.verify_values(&right[..168]),
        Err(CertificateError::Values { found: 168, needed: 169 })
    );
}

#[test]
fn a_table_of_an_octal_game_answers_below_its_limit() {
    // The period of .6 is not known, if there is one.
    let mut table = code("0.6").into_values(1000);
    assert_eq!(table.evaluate(1000), None);
    assert_eq!(table.evaluate(8), Some(Nimber::new(1)));
    assert_eq!(table.certify().unwrap_err().known_len(), 1000);
    // No move at all, and a move that only ends.
    assert_eq!(code("0.0").certify(10).unwrap().nimber(1 << 40), Nimber::ZERO);
    let once = code("0.01").certify(100).unwrap();
    assert_eq!((once.nimber(2), once.nimber(3)), (Nimber::new(1), Nimber::ZERO));
}
