//! `grundy explain`, against plain recursion over the rules.

mod errors;
mod graphs;
mod heaps;
mod pairs;
mod rows;
mod turtles;

use serde_json::Value;
use snapbox::str;

use crate::common::{grundy, stdout};

/// The nimbers of parts, and of each winning move the part and what it leaves, in order.
type Explained = (Vec<u64>, Vec<(usize, String)>);

fn explained(value: &Value) -> Explained {
    let number = |value: &Value| value.as_u64().expect("a number");
    let parts =
        value["parts"].as_array().expect("parts").iter().map(|part| number(&part["nimber"])).collect();
    let wins = value["winning_moves"].as_array().expect("winning moves");
    let mut wins: Vec<_> = wins
        .iter()
        .map(|win| (number(&win["part"]) as usize, win["leaves"].as_str().expect("a text").to_owned()))
        .collect();
    wins.sort();
    assert_eq!(number(&value["winning_move_count"]) as usize, wins.len());
    (parts, wins)
}

/// A nimber, and the names and nimbers of the options.
type Valued = (u64, Vec<(String, u64)>);

/// What `explained` should be, from every part's own nimber and its options' names and nimbers.
fn expected(parts: &[Valued]) -> Explained {
    let sum = parts.iter().fold(0, |sum, (nimber, _)| sum ^ nimber);
    let mut wins: Vec<_> = parts
        .iter()
        .enumerate()
        .flat_map(|(index, (nimber, options))| {
            let winning = options.iter().filter(move |(_, option)| sum != 0 && option ^ nimber ^ sum == 0);
            winning.map(move |(leaves, _)| (index + 1, leaves.clone()))
        })
        .collect();
    wins.sort();
    (parts.iter().map(|(nimber, _)| *nimber).collect(), wins)
}

#[test]
fn a_board_is_explained_in_full() {
    // By hand: paired from the right, the empty squares 13 and 11 have the piece 12 between them, 8 and 5 have 6 and 7.
    grundy(["explain", "row-chess", "...o.oo....o.......o", "oo........o.o......."])
        .assert()
        .success()
        .stdout_eq(str![[r#"
row-chess, 2 rows

  row 1  ...o.oo....o.......o  nimber 3
             [--]  [-]
         pieces between paired empty squares: 2 between 5 and 8 ^ 1 between 11 and 13
  row 2  oo........o.o.......  nimber 1
                    [-]
         pieces between paired empty squares: 1 between 12 and 14

nim-sum 3 ^ 1 = 2: N-position, the player to move wins

2 winning moves, to the nim-sum 0:
  row 1  6-8  leaves ...o..oo...o.......o  nimber 3 to 1
  row 2  1-3  leaves .oo.......o.o.......  nimber 1 to 3

"#]]);
    grundy(["explain", "row-chess", "..oo"]).assert().success().stdout_eq(str![[r#"
row-chess, 1 row

  row 1  ..oo  nimber 0
         no piece between paired empty squares

nim-sum 0: P-position, the player to move loses
No move is left.

"#]]);
}

#[test]
fn colours_are_for_terminals() {
    let plain = stdout(grundy(["explain", "nim", "3"]).assert().success());
    assert!(!plain.contains('\x1b'), "{plain}");
    let forced = stdout(grundy(["explain", "nim", "3"]).env("CLICOLOR_FORCE", "1").assert().success());
    assert!(forced.contains("\x1b[1m"), "{forced}");
    let asked = grundy(["explain", "nim", "3"]).env("CLICOLOR_FORCE", "1").env("NO_COLOR", "1");
    assert_eq!(stdout(asked.assert().success()), plain);
}

#[cfg(unix)]
#[test]
fn the_examples_run() {
    crate::common::run_examples("explain", "explain_examples");
}
