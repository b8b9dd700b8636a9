//! Luogu P2575: verdicts against the rules, and every kind of bad input with its message.

use grundy_judge::Flag;
use grundy_testkit::judge as slow;
use grundy_testkit::recursion::Nimbers;
use grundy_testkit::rules::row_chess::moves;
use proptest::prelude::*;

use crate::support::{assert_faults, judge, judge_in_pieces, random_rows};

const SAMPLE: &str = "2\n1\n2 19 20\n2\n1 19\n1 18\n";

#[test]
fn sample() {
    for id in ["p2575", "hdu5724", "row-chess", "P2575"] {
        assert_eq!(judge(id, &[], SAMPLE.as_bytes()), ("NO\nYES\n".to_owned(), None), "{id}");
    }
}

#[test]
fn any_white_space_separates() {
    for input in [
        "2\r\n1\r\n2 19 20\r\n2\r\n1 19\r\n1 18\r\n",
        "2 1 2 19 20 2 1 19 1 18",
        "\n\n 2\t1\r2\n\n\n19   20 2 1 019 00000000000000000000000000001 18 \t\r\n \n",
        "2\n1\n2 20 19\n2\n1 19\n1 18",
    ] {
        assert_eq!(judge("p2575", &[], input.as_bytes()), ("NO\nYES\n".to_owned(), None), "{input:?}");
    }
}

#[test]
fn nothing_to_do_is_no_fault() {
    assert_eq!(judge("p2575", &[], "0".as_bytes()), (String::new(), None));
    // No rows; and two rows without pieces, given as `0`.
    assert_eq!(judge("p2575", &[], "2\n0\n2\n0\n0\n".as_bytes()), ("NO\nNO\n".to_owned(), None));
}

/// Input, what is answered before the fault, and the message.
const FAULTS: &[(&str, &str, &str)] = &[
    (
        "",
        "",
        "line 1, column 1: found the end of the input, expected the number of cases (0 to 18446744073709551615)",
    ),
    (
        " \n\n",
        "",
        "line 3, column 1: found the end of the input, expected the number of cases (0 to 18446744073709551615)",
    ),
    ("x", "", "line 1, column 1: found `x`, expected the number of cases (0 to 18446744073709551615)"),
    ("-1\n", "", "line 1, column 1: found `-1`, expected the number of cases (0 to 18446744073709551615)"),
    ("+1\n", "", "line 1, column 1: found `+1`, expected the number of cases (0 to 18446744073709551615)"),
    ("1 1.5\n", "", "line 1, column 3: found `1.5`, expected the number of rows (0 to 18446744073709551615)"),
    (
        "18446744073709551616",
        "",
        "line 1, column 1: found `18446744073709551616`, expected the number of cases (0 to 18446744073709551615)",
    ),
    (
        "1\n99999999999999999999999999999999\n",
        "",
        "line 2, column 1: found `999999999999999999999999...`, expected the number of rows (0 to 18446744073709551615)",
    ),
    ("1\n1\n21 1\n", "", "line 3, column 1: found `21`, expected the number of pieces (0 to 20)"),
    ("1\n1\n2 5 0\n", "", "line 3, column 5: found `0`, expected a column (1 to 20)"),
    ("1\n1\n2 5 21\n", "", "line 3, column 5: found `21`, expected a column (1 to 20)"),
    ("1\n1\n2 5 5\n", "", "line 3, column 5: found `5`, expected a column that this row does not have yet"),
    ("1\n1\n2 5 5x\n", "", "line 3, column 5: found `5x`, expected a column (1 to 20)"),
    ("1\n1\n2 5\t\0\n", "", "line 3, column 5: found `\\x00`, expected a column (1 to 20)"),
    ("1\n1\n2 5 1\0\n", "", "line 3, column 5: found `1\\x00`, expected a column (1 to 20)"),
    ("1\n1\n2 5 é\n", "", "line 3, column 5: found `\\xc3\\xa9`, expected a column (1 to 20)"),
    ("1\n1\n2 5\u{a0}6\n", "", "line 3, column 3: found `5\\xc2\\xa06`, expected a column (1 to 20)"),
    ("1\n1\n2 5\x0b6\n", "", "line 3, column 3: found `5\\x0b6`, expected a column (1 to 20)"),
    ("1\n1\n2 5\n", "", "line 4, column 1: found the end of the input, expected a column (1 to 20)"),
    ("1\n1\n2 5", "", "line 3, column 4: found the end of the input, expected a column (1 to 20)"),
    (
        "1\n2\n1 5\r\n",
        "",
        "line 4, column 1: found the end of the input, expected the number of pieces (0 to 20)",
    ),
    // What was answered before is not lost.
    (
        "2\n1\n1 19\n",
        "YES\n",
        "line 4, column 1: found the end of the input, expected the number of rows (0 to 18446744073709551615)",
    ),
    ("2\n1\n1 19\n1\n1 x\n", "YES\n", "line 5, column 3: found `x`, expected a column (1 to 20)"),
    ("1\n1\n1 19\n7\n", "YES\n", "line 4, column 1: found `7`, expected the end of the input"),
    ("1\n1\n1 19\n\n\n  \u{1a}", "YES\n", "line 6, column 3: found `\\x1a`, expected the end of the input"),
];

#[test]
fn every_fault_has_its_place_and_its_message() {
    assert_faults(FAULTS.iter().map(|&(input, answered, message)| ("p2575", input, answered, message)));
}

#[test]
fn repeats_are_merged_on_demand() {
    let input = "1\n1\n3 19 19 020\n";
    assert_eq!(judge("p2575", &[Flag::MergeRepeats], input.as_bytes()), ("NO\n".to_owned(), None));
    // 20 numbers fit a row, merged or not.
    let error = judge("p2575", &[Flag::MergeRepeats], "1 1 21".as_bytes()).1;
    assert_eq!(
        error.as_deref(),
        Some("line 1, column 5: found `21`, expected the number of pieces (0 to 20)")
    );
}

#[test]
fn a_token_may_be_longer_than_any_block() {
    let zeros = "0".repeat(1 << 20);
    let input = format!("{zeros}1\n1\n{zeros}1 {zeros}19");
    assert_eq!(judge("p2575", &[], input.as_bytes()), ("YES\n".to_owned(), None));
    let input = format!("1\n1\n1 19\n{zeros}");
    let (output, error) = judge("p2575", &[], input.as_bytes());
    assert_eq!(output, "YES\n");
    assert_eq!(
        error.as_deref(),
        Some("line 4, column 1: found `000000000000000000000000...`, expected the end of the input")
    );
}

/// The rows after every move; column c of a row is bit c − 1.
fn options(&row: &u32) -> Vec<Vec<u32>> {
    let moves = moves(20, |square| row >> square & 1 == 1).into_iter();
    moves.map(|(from, to)| vec![row ^ 1 << from ^ 1 << to]).collect()
}

fn boards() -> impl Strategy<Value = Vec<Vec<Vec<u32>>>> {
    let row = proptest::sample::subsequence((12..=20).collect::<Vec<u32>>(), 0..=9).prop_shuffle();
    prop::collection::vec(prop::collection::vec(row, 0..5), 0..8)
}

proptest! {
    #[test]
    fn verdicts_follow_from_the_rules(boards in boards(), step in 1_usize..40) {
        let mut rule = Nimbers::new(options);
        let mut input = format!("{}\n", boards.len());
        let mut expected = String::new();
        for rows in &boards {
            input += &format!("{}\n", rows.len());
            let mut sum = 0;
            for columns in rows {
                input += &columns.iter().fold(columns.len().to_string(), |line, column| format!("{line} {column}"));
                input += "\n";
                sum ^= rule.nimber(&columns.iter().map(|column| 1 << (column - 1)).sum());
            }
            expected += if sum == 0 { "NO\n" } else { "YES\n" };
        }
        prop_assert_eq!(judge("p2575", &[], input.as_bytes()), (expected.clone(), None));
        prop_assert_eq!(judge_in_pieces("p2575", &[], input.as_bytes(), step), (expected, None));
    }

    /// Whatever the bytes are, where the blocks end makes no difference, and neither does the instruction set.
    #[test]
    fn faults_do_not_depend_on_blocks(
        boards in boards(),
        spaces in prop::collection::vec(prop::sample::select(vec![" ", "\n", "\r\n", "\t ", "\n   "]), 1..8),
        mutations in prop::collection::vec((any::<prop::sample::Index>(), strange_byte()), 0..3),
        step in 1_usize..200,
    ) {
        let mut numbers = vec![boards.len() as u32];
        for rows in &boards {
            numbers.push(rows.len() as u32);
            for columns in rows {
                numbers.push(columns.len() as u32);
                numbers.extend(columns);
            }
        }
        let mut input: Vec<u8> = numbers
            .iter()
            .zip(spaces.iter().cycle())
            .flat_map(|(number, space)| format!("{number}{space}").into_bytes())
            .collect();
        for (place, byte) in mutations {
            let place = place.index(input.len());
            input[place] = byte;
        }
        for flags in [&[] as &[Flag], &[Flag::MergeRepeats]] {
            let whole = judge("p2575", flags, &input);
            prop_assert_eq!(&judge_in_pieces("p2575", flags, &input, step), &whole);
            prop_assert_eq!(&judge_in_pieces("p2575", flags, &input, 1), &whole);
            prop_assert_eq!(&slow::row_chess(&input, !flags.is_empty()), &whole);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// A fault may lie many blocks deep, behind windows that were read without a look at each number.
    #[test]
    fn faults_deep_in_a_large_input(place: prop::sample::Index, byte in strange_byte()) {
        let mut input = random_rows(6);
        let place = place.index(input.len());
        input[place] = byte;
        prop_assert_eq!(slow::row_chess(&input, false), judge("p2575", &[], &input));
    }
}

fn strange_byte() -> impl Strategy<Value = u8> {
    prop_oneof![prop::sample::select(b"0123456789 \n\r\t-x\0".to_vec()), any::<u8>()]
}
