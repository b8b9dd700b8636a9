//! Octal games against published values and periods, and both ways of evaluating against the definition.
//!
//! The files in `truth` keep the source of each row, and notes on errors in published tables.

use grundy_core::heap::{CertificateError, Claim, HeapGame, NAMED_CODES, OctalCode, Theorem};
use grundy_core::{Nimber, Rule, evaluate};
use proptest::prelude::*;

const TERMS: &str = include_str!("../truth/oeis_terms.tsv");
const PERIODS: &str = include_str!("../truth/octal_periods.tsv");
const FACTS: &str = include_str!("../truth/heap_and_2d_facts.tsv");

fn code(code: &str) -> OctalCode {
    code.parse().unwrap()
}

fn nimbers(list: &str) -> Vec<Nimber> {
    list.split(',').map(|nimber| Nimber::new(nimber.parse().unwrap())).collect()
}

#[test]
fn every_octal_sequence_of_the_oeis_is_met() {
    let mut checked = 0;
    for row in TERMS.lines().skip(1) {
        let [name, offset, game, count, terms] = row.split('\t').take(5).collect::<Vec<_>>()[..] else {
            panic!("{row}")
        };
        let Ok(game) = game.parse::<OctalCode>() else {
            // Games without an octal code; `rules.rs` has them.
            assert!(["GRUNDY", "SUBSQ"].contains(&game), "{row}");
            continue;
        };
        let (offset, terms) = (offset.parse::<usize>().unwrap(), nimbers(terms));
        assert_eq!(terms.len(), count.parse::<usize>().unwrap(), "{name}");
        assert_eq!(game.nimbers(offset + terms.len())[offset..], terms, "{name}, {game}");
        checked += 1;
    }
    assert_eq!(checked, TERMS.lines().count() - 3);
}

#[test]
fn every_published_period_with_a_preperiod_below_a_million_is_certified() {
    // OEIS A071436 gives 326637 as the last exception of .56, two too few; the row says so, and has 326640.
    let mut checked = Vec::new();
    for row in PERIODS.lines().skip(1) {
        let [name, period, preperiod, largest, first] = row.split('\t').take(5).collect::<Vec<_>>()[..]
        else {
            panic!("{row}")
        };
        let (period, preperiod) = (period.parse::<u64>().unwrap(), preperiod.parse::<u64>().unwrap());
        if preperiod >= 1_000_000 {
            continue;
        }
        let game = code(name);
        let periodic = game.certify(1_000_000).unwrap();
        let certificate = periodic.certificate();
        assert_eq!((certificate.preperiod(), certificate.period()), (preperiod, period), "{name}");
        if !largest.is_empty() {
            // Two rows give the largest value and not where it occurs first.
            let values: Vec<Nimber> = periodic.iter().collect();
            let maximum = *values.iter().max().unwrap();
            assert_eq!(maximum.to_string(), largest, "{name}");
            if !first.is_empty() {
                let at = values.iter().position(|&value| value == maximum).unwrap();
                assert_eq!(at.to_string(), first, "{name}");
            }
        }
        checked.push(name);
    }
    let expected =
        [".07", ".77", ".45", ".045", ".055", ".156", ".356", ".644", ".165", ".16", ".56", ".127"];
    assert_eq!(checked, expected);
}

#[test]
fn the_first_540_values_of_177_are_plambecks() {
    let row = FACTS.lines().find(|row| row.starts_with("octal .177 n=0..539")).unwrap();
    assert_eq!(code(".177").nimbers(540), nimbers(row.split('\t').nth(1).unwrap()));
}

#[test]
fn dawsons_kayles_on_a_circle_is_as_published() {
    // Schneider 2009, table 6: placing a domino on a circle of n leaves a row of n - 2, so the value is 1 exactly where
    // that row's is 0.
    let row = FACTS.lines().find(|row| row.starts_with("Circular Dawson's Kayles")).unwrap();
    let rows = code(".07").nimbers(19);
    let circles: Vec<Nimber> = rows.iter().map(|row| Nimber::from(u8::from(row.is_zero()))).collect();
    assert_eq!(circles, nimbers(row.split('\t').nth(1).unwrap()));
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

/// Plain evaluation on machine words, with nothing of the library in it.
fn plainly(digits: &[u8], len: usize) -> Vec<u16> {
    let mut values: Vec<u16> = Vec::new();
    for heap in 0..len {
        let mut seen = [false; 1024];
        for (place, digit) in digits.iter().enumerate().filter(|&(place, _)| place <= heap) {
            let left = heap - place;
            if digit & 1 != 0 && left == 0 {
                seen[0] = true;
            }
            if digit & 2 != 0 && left > 0 {
                seen[usize::from(values[left])] = true;
            }
            if digit & 4 != 0 {
                (1..left).for_each(|part| seen[usize::from(values[part] ^ values[left - part])] = true);
            }
        }
        values.push(seen.iter().position(|&seen| !seen).unwrap() as u16);
    }
    values
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
        let expected = plainly(&digits, 8000);
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
        let expected = plainly(&digits, 700);
        prop_assert!(game.nimbers(700).into_iter().eq(expected.iter().copied().map(Nimber::from)));
        prop_assert!(evaluate(&game, 60).unwrap().into_iter().eq(expected[..60].iter().copied().map(Nimber::from)));
    }

    #[test]
    fn a_code_reads_back_as_it_is_written(whole in "[04]?", rest in "[0-7]{1,30}") {
        let game = code(&format!("{whole}.{rest}"));
        let digits: Vec<u8> = rest.bytes().map(|digit| digit - b'0').collect();
        prop_assert_eq!(game.digit(0), if whole == "4" { 4 } else { 0 });
        prop_assert!((0..40).all(|at| game.digit(at + 1) == digits.get(at).copied().unwrap_or(0)));
        prop_assert_eq!(game.last_place(), digits.iter().rposition(|&digit| digit != 0).map_or(0, |at| at + 1));

        let kept = rest.trim_end_matches('0');
        let whole = if whole.is_empty() { "0" } else { &whole };
        prop_assert_eq!(game.to_string(), format!("{whole}.{}", if kept.is_empty() { "0" } else { kept }));
        prop_assert_eq!(code(&game.to_string()), game);
    }

    #[test]
    fn any_other_text_is_refused_at_its_first_wrong_character(text in "[0-9.xé ]{0,6}") {
        let is_code = |text: &str| {
            let (whole, rest) = text.split_once('.').unwrap_or((text, ""));
            ["", "0", "4"].contains(&whole) && !rest.is_empty() && rest.bytes().all(|byte| (b'0'..b'8').contains(&byte))
        };
        match text.parse::<OctalCode>() {
            Ok(_) => prop_assert!(is_code(&text)),
            Err(error) => {
                prop_assert!(!is_code(&text));
                prop_assert_eq!(text.chars().nth(error.index()), error.found());
                // What comes before can be completed to a code, and with the character it cannot.
                let before: String = text.chars().take(error.index()).collect();
                let can_be_completed = |text: &str| ["", ".", "0", ".0", "1"].iter().any(|end| is_code(&format!("{text}{end}")));
                prop_assert!(can_be_completed(&before));
                let with: String = text.chars().take(error.index() + 1).collect();
                prop_assert!(error.found().is_none() || !can_be_completed(&with));
            }
        }
    }
}

#[test]
fn messages_point_at_the_wrong_character() {
    let message = |text: &str| text.parse::<OctalCode>().unwrap_err().to_string();
    assert_eq!(message("0.8"), "character 3 is '8', expected a digit 0 to 7");
    assert_eq!(message(".1379"), "character 5 is '9', expected a digit 0 to 7");
    assert_eq!(message("2.7"), "character 1 is '2', expected 0 or 4, or a point");
    assert_eq!(message("077"), "character 2 is '7', expected a point");
    assert_eq!(message("0"), "the code ends too early, expected a point");
    assert_eq!(message(""), "the code ends too early, expected a point");
    assert_eq!(message("0."), "the code ends too early, expected a digit 0 to 7");
    assert_eq!(message("0.7 "), "character 4 is ' ', expected a digit 0 to 7");
    assert_eq!(message("0.7.7"), "character 4 is '.', expected a digit 0 to 7");
}

#[test]
fn options_are_what_the_digits_say() {
    let options = |game: &str, heap| {
        let mut options = Vec::new();
        code(game).options(heap, &mut |option| options.push(option.to_vec()));
        options
    };
    let none: [Vec<usize>; 0] = [];
    // Of 0.137, removing one leaves nothing, two leaves nothing or one heap, three anything.
    assert_eq!(options("0.137", 1), [vec![]]);
    assert_eq!(options("0.137", 2), [vec![]]);
    assert_eq!(options("0.137", 3), [vec![1], vec![]]);
    assert_eq!(options("0.137", 7), [vec![5], vec![4], vec![1, 3], vec![2, 2]]);
    assert_eq!(options("4.0", 4), [[1, 3], [2, 2]]);
    assert_eq!(options("4.7", 0), none);
    assert_eq!(options("0.0", 9), none);
}

#[test]
fn a_period_is_proved_by_the_first_values_that_can() {
    // Kayles: n0 = 71, p = 12, k = 2, so G(n + 12) = G(n) has to hold up to n = 2·71 + 12 + 2 = 156.
    let kayles = code("0.77");
    assert_eq!(kayles.theorem().needed(71, 12), 169);
    assert!(kayles.certify(168).is_none());
    let certificate = kayles.certify(169).unwrap().certificate().clone();
    assert_eq!(certificate.claim(), Claim::new(71, 12, Theorem::GuySmith { last: 2 }));
    assert_eq!(certificate.checked_to(), Some(156));
}

#[test]
fn wrong_certificates_are_refused() {
    let kayles = code("0.77");
    let theorem = kayles.theorem();
    assert_eq!(Claim::new(71, 12, theorem).verify(&kayles).map(drop), Ok(()));
    // G(70) is an exception of Kayles (Guy and Smith 1956), the last one.
    let early = Claim::new(70, 12, theorem).verify(&kayles);
    assert!(matches!(early, Err(CertificateError::Differ { heap: 70, other: 82, .. })), "{early:?}");
    for period in (1..60).filter(|period| period % 12 != 0) {
        assert!(Claim::new(71, period, theorem).verify(&kayles).is_err(), "{period}");
    }
    assert_eq!(Claim::new(71, 24, theorem).verify(&kayles).map(drop), Ok(()));

    // Right numbers for another game, or by a weaker theorem.
    assert!(Claim::new(71, 12, theorem).verify(&code("0.07")).is_err());
    let weak = Theorem::GuySmith { last: 1 };
    let refused = Claim::new(71, 12, weak).verify(&kayles);
    assert_eq!(refused, Err(CertificateError::Theorem { claimed: weak, game: theorem }));
    let window = Theorem::Window { largest: 2 };
    assert!(Claim::new(71, 12, window).verify(&kayles).is_err());
    let far = Claim::new(u64::MAX - 3, 12, theorem).verify_values(&[]);
    assert_eq!(far, Err(CertificateError::Values { found: 0, needed: u64::MAX }));
}

#[test]
fn equalities_count_up_to_the_bound_and_no_further() {
    let kayles = code("0.77");
    let certificate = Claim::new(71, 12, kayles.theorem());
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
    assert_eq!(table.nimber(1000), None);
    assert_eq!(table.nimber(8), Some(Nimber::new(1)));
    assert_eq!(table.certify().unwrap_err().known_len(), 1000);
    // No move at all, and a move that only ends.
    assert_eq!(code("0.0").certify(10).unwrap().nimber(1 << 40), Nimber::ZERO);
    let once = code("0.01").certify(100).unwrap();
    assert_eq!((once.nimber(2), once.nimber(3)), (Nimber::new(1), Nimber::ZERO));
}

#[test]
fn digits_make_codes_and_names_are_theirs() {
    assert_eq!(OctalCode::from_digits([0, 7, 7, 0]), Ok(code(".77")));
    assert_eq!(OctalCode::from_digits([4]), Ok(code("4.0")));
    let message = |digits: &[u8]| OctalCode::from_digits(digits.iter().copied()).unwrap_err().to_string();
    assert_eq!(message(&[0, 7, 8]), "the digit at place 2 is 8, expected 0 to 7");
    let expected = "the digit at place 0 is 3, expected 0 or 4, since removing nothing has to split the heap";
    assert_eq!(message(&[3]), expected);
    for named in NAMED_CODES {
        assert_eq!(code(named.code).name(), Some(named));
        assert_eq!(code(named.code).to_string(), named.code);
    }
    let games =
        [OctalCode::kayles(), OctalCode::dawsons_kayles(), OctalCode::dawsons_chess(), OctalCode::officers()];
    assert!(games.iter().map(|game| game.name().unwrap().id).eq(NAMED_CODES.iter().map(|named| named.id)));
    assert_eq!(code("0.76").name(), None);
}
