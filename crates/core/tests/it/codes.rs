//! Octal and hexadecimal codes as they are read and written, and the options that they say.

use grundy_core::Rule;
use grundy_core::heap::{HexCode, NAMED_CODES, OctalCode};
use proptest::prelude::*;

use crate::octal::code;

proptest! {
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
fn hexadecimal_codes_are_read_strictly() {
    let code = |text: &str| text.parse::<HexCode>();
    assert_eq!(code(".3f0").unwrap().to_string(), "0.3F");
    assert_eq!(code("C.8").unwrap().digit(0), 12);
    let message = |text| code(text).unwrap_err().to_string();
    assert_eq!(message("0.3G"), "character 4 is 'G', expected a digit 0 to F");
    assert_eq!(message("1.8"), "character 1 is '1', expected 0, 4, 8 or C, or a point");
    let mut options = Vec::new();
    code("8.1").unwrap().options(6, &mut |option| options.push(option.to_vec()));
    assert_eq!(options, [[1, 1, 4], [1, 2, 3], [2, 2, 2]]);
}
