//! Staircases, turtles and Wythoff's game.

use serde_json::{Value, json};

use super::explained;
use crate::common::{self, grundy};

fn parts(game: &str, positions: &[&str]) -> Vec<u64> {
    explained(&common::json(["explain", game].into_iter().chain(positions.iter().copied()))).0
}

#[test]
fn a_staircase_counts_its_odd_steps() {
    // Nim on the odd steps: 1 ^ 3 in the first, nothing in the second.
    let value = common::json(["explain", "staircase-nim", "1,2,3", "0,9"]);
    let wins = [(1, "1,4,1"), (1, "3,0,3")].map(|(part, leaves)| (part, leaves.to_owned()));
    let (nimbers, mut found) = explained(&value);
    // 2 of the 9 coins on step 2 come down to step 1, which had none.
    found.retain(|win| *win != (2, "2,7".to_owned()));
    assert_eq!((nimbers, found), (vec![2, 0], wins.to_vec()));
    assert_eq!(value["parts"][0]["why"], "coins on the odd steps: 1 ^ 3");
    assert_eq!(value["winning_move_count"], 3);
}

#[test]
fn turtles_count_their_places() {
    // A turtle on its feet is a Nim heap of its place: 2 ^ 5 ^ 9 ^ 10 ^ 12 = 8.
    let value = common::json(["explain", "turning-turtles", ".o..o...oo.o"]);
    assert_eq!(value["nim_sum"], 8);
    assert_eq!(value["parts"][0]["why"], "places of the turtles on their feet: 2 ^ 5 ^ 9 ^ 10 ^ 12");
    let texts: Vec<&Value> =
        value["winning_moves"].as_array().expect("moves").iter().map(|win| &win["move"]).collect();
    assert_eq!(texts, [&json!("turn 9 1"), &json!("turn 10 2"), &json!("turn 12 4")]);
}

#[test]
fn mock_turtles_count_odious_numbers() {
    // Winning Ways, chapter 14: the places from 1 on are worth 1, 2, 4, 7, 8, 11, 13, 14.
    let rows: Vec<String> = (0..8).map(|place| ".".repeat(place) + "o").collect();
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    assert_eq!(parts("mock-turtles", &rows), [1, 2, 4, 7, 8, 11, 13, 14]);
    let last = "o".repeat(128);
    // All 128 places: the odious numbers below 256 cancel.
    assert_eq!(parts("mock-turtles", &[&last]), [0]);
}

#[test]
fn pairs_of_wythoff_have_the_published_values() {
    // OEIS A004481: the rows for 0 to 3.
    let table = [[0, 1, 2, 3, 4, 5], [1, 2, 0, 4, 5, 3], [2, 0, 1, 5, 3, 4], [3, 4, 5, 6, 2, 0]];
    let pairs: Vec<String> = (0..4).flat_map(|a| (0..6).map(move |b| format!("{a},{b}"))).collect();
    let pairs: Vec<&str> = pairs.iter().map(String::as_str).collect();
    assert_eq!(parts("wythoff", &pairs), table.concat());
}

#[test]
fn faults_have_their_place() {
    for (game, position, message) in [
        ("wythoff", "4,256", "position 1, column 3: found `256`, expected a number, 0 to 255"),
        ("staircase-nim", "1,,3", "position 1, column 3: found nothing, expected a number of coins"),
        ("staircase-nim", "18446744073709551615,1", "expected up to 2^64 - 1 coins in all"),
        ("mock-turtles", ".ox", "position 1, column 3: found `x`, expected turtles"),
    ] {
        let output = grundy(["explain", game, position]).assert().failure().get_output().stderr.clone();
        let error = String::from_utf8(output).expect("text");
        assert!(error.contains(message), "{game} {position}: {error}");
    }
    let row = "o".repeat(129);
    let output = grundy(["explain", "turning-turtles", &row]).assert().failure().get_output().stderr.clone();
    assert!(String::from_utf8(output).expect("text").contains("this row has 129 turtles"));
}
