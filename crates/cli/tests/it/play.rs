//! `grundy play`: whole games on a pipe, won by the player who can win.

use crate::common::{folder, grundy, stdout};
use serde_json::{Value, json};

/// A position of each kind, with its graph if it has one: first one that the player to move loses, then one that is
/// won.
fn positions() -> Vec<(&'static str, [Vec<&'static str>; 2])> {
    vec![
        // Equal parts cancel; a part more, with a move, does not.
        ("row-chess", [vec!["o.oo..o...", "o.oo..o..."], vec!["o.oo..o...", "o.oo..o...", "....o."]]),
        ("nim", [vec!["3", "5", "6"], vec!["3", "5", "7"]]),
        ("lasker", [vec!["5", "5"], vec!["4", "5"]]),
        ("bash:3", [vec!["8"], vec!["23"]]),
        ("kayles", [vec!["6", "6"], vec!["7"]]),
        ("1,3,4", [vec!["7"], vec!["11", "7"]]),
        ("grundys-game", [vec!["9", "9"], vec!["3"]]),
        ("kiki", [vec!["4,6"], vec!["4,5"]]),
        ("euclid", [vec!["5,4"], vec!["9,4"]]),
        ("node-kayles", [vec!["1-2", "2-3", "4-5", "5-6"], vec!["1-2", "2-3", "3-4", "4-5"]]),
        // A path of 3 from its root is worth 3, two nodes on one 2.
        ("forest", [vec!["1-2", "3-4"], vec!["1-2", "1-3", "3-4"]]),
        ("river", [vec!["...", "***", "..."], vec!["...", "***", ".x."]]),
        ("powers-of-two", [vec!["9"], vec!["10"]]),
        ("cutting", [vec!["7,7"], vec!["4,4"]]),
        ("wythoff", [vec!["4,7"], vec!["4,6"]]),
        ("staircase-nim", [vec!["3,1,3"], vec!["1,2,3"]]),
        ("turning-turtles", [vec!["ooo"], vec!["o..o.o"]]),
        ("mock-turtles", [vec![".o.o", ".o.o"], vec!["o..o"]]),
    ]
}

/// Plays this script, of which the game may leave some; the status is 0 where the game came to an end.
fn play(game: &str, position: &[&str], more: &[&str], script: &str) -> snapbox::cmd::OutputAssert {
    grundy(["play", game].iter().chain(position).chain(more)).stdin(script).assert()
}

#[test]
fn the_tool_wins_what_can_be_won() {
    let ones = "1\n".repeat(100);
    for (game, [lost, won]) in positions() {
        for seed in ["1", "2", "3"] {
            let yours = play(game, &lost, &["--seed", seed], &ones).success();
            assert!(stdout(yours).ends_with("\nNo move is left for you: you lose.\n"), "{game} {lost:?}");
            let its = play(game, &won, &["--seed", seed, "--first", "tool"], &ones).success();
            assert!(stdout(its).ends_with("\nNo move is left for you: you lose.\n"), "{game} {won:?}");
        }
    }
}

#[test]
fn a_player_who_follows_the_hints_wins_what_can_be_won() {
    for (game, [lost, won]) in positions() {
        for (position, first) in [(won, "you"), (lost, "tool")] {
            let more = ["--seed", "5", "--first", first];
            let mut script = String::new();
            for turn in 0.. {
                assert!(turn < 100, "{game}");
                let text = stdout(play(game, &position, &more, &(script.clone() + "hint\n")));
                if text.ends_with("\nNo move is left for the tool: you win.\n") {
                    break;
                }
                let (_, hint) = text.rsplit_once("Hint: the nim-sum is ").expect("a hint is given");
                let (_, hint) = hint.split_once(", and move ").expect("there is a winning move");
                script += &format!("{}\n", hint.split(' ').next().expect("a number"));
            }
            let record: Value = serde_json::from_str(&stdout(
                play(game, &position, &["--seed", "5", "--first", first, "--json"], &script).success(),
            ))
            .expect("it is JSON");
            assert_eq!(record["winner"], "you", "{game} {position:?}");
            // The players take turns, and the other one could not move after the last.
            let players: Vec<&Value> =
                record["moves"].as_array().expect("a list").iter().map(|its| &its["player"]).collect();
            assert!(players.windows(2).all(|pair| pair[0] != pair[1]));
            assert_eq!((players[0], players[players.len() - 1]), (&json!(first), &json!("you")));
        }
    }
}

#[test]
fn a_lost_position_has_no_hint() {
    let text = stdout(play("nim", &["3", "3"], &[], "hint\nquit\n").success());
    assert!(text.ends_with(
        "Hint: the nim-sum is 0, so that every move loses against perfect play.\nYou have left the game.\n"
    ));
}

#[test]
fn a_seed_that_javascript_would_round_is_a_text() {
    let seed = |seed: u64| {
        let assert = play("nim", &["1"], &["--seed", &seed.to_string(), "--json"], "quit\n").success();
        serde_json::from_str::<Value>(&stdout(assert)).expect("it is JSON")["seed"].clone()
    };
    let largest = (1 << 53) - 1;
    assert_eq!((seed(largest), seed(largest + 1)), (json!(largest), json!("9007199254740992")));
    assert_eq!(seed(u64::MAX), json!("18446744073709551615"));
}

#[test]
fn undo_takes_your_move_back() {
    // From heaps of 1 and 3 move 3 leaves 1 and 1; move 4 leaves 1 and 2, of which the tool makes 1 and 1.
    let record = |script| {
        let assert = play("nim", &["1", "3"], &["--seed", "1", "--json"], script).success();
        serde_json::from_str::<Value>(&stdout(assert)).expect("it is JSON")
    };
    let straight = record("3\n1\n");
    assert_eq!(straight["winner"], "you");
    assert_eq!(straight["moves"].as_array().map(Vec::len), Some(3));
    // A wrong move, the tool's answer to it, and both taken back.
    assert_eq!(record("4\nundo\n3\n1\n")["moves"].as_array().map(Vec::len), Some(3));
    assert_eq!(record("4\nundo\n3\n1\n")["winner"], "you");
    let nothing = stdout(play("nim", &["1", "2"], &[], "undo\nquit\n").success());
    assert!(nothing.contains("\nThere is nothing to undo.\n"));
    // The tool's own first move stays.
    let first = stdout(play("nim", &["1", "3"], &["--first", "tool"], "undo\nquit\n").success());
    assert!(first.contains("\nThere is nothing to undo.\n"));
}

#[test]
fn a_seed_gives_the_same_game() {
    let ones = "1\n".repeat(100);
    for game in ["row-chess", "nim", "euclid", "0.137"] {
        let once = stdout(play(game, &[], &["--seed", "9"], &ones).success());
        assert_eq!(stdout(play(game, &[], &["--seed", "9"], &ones).success()), once);
        assert_ne!(stdout(play(game, &[], &["--seed", "10"], &ones).success()), once);
    }
}

#[test]
fn a_graph_is_played_on() {
    let graph = folder("play_graph").join("graph.txt");
    std::fs::write(&graph, "4 3\n4 2\n3 2\n2 1\n").expect("the folder can be written");
    let graph = ["--graph", graph.to_str().expect("a path in UTF-8")];
    // The nimbers of 1 to 4 are 0, 1, 0, 2: moving to 3 wins.
    let text = stdout(play("dag", &["4"], &graph, "hint\n1\n1\n").success());
    assert!(text.contains("Hint: the nim-sum is 2, and move 1 makes it 0.\n"), "{text}");
    assert!(text.ends_with("you win.\n"), "{text}");
    grundy(["play", "dag", "--graph", "-"]).assert().code(2);
    grundy(["play", "dag"]).assert().code(2);
}

#[test]
fn bad_lines_on_a_pipe_are_told_with_their_place() {
    let refused = |script: &str, message: &str| {
        play("nim", &["1", "2"], &["--json"], script).code(1).stderr_eq(format!("grundy: {message}\n"));
    };
    refused("hint\n  4\n", "line 2, column 3: found `4`, expected a move 1 to 3, hint, undo or quit");
    refused("x", "line 1, column 1: found `x`, expected a move 1 to 3, hint, undo or quit");
    refused("", "line 1, column 1: found the end of the input, expected a move 1 to 3, hint, undo or quit");
    // Few moves from a large heap are another matter.
    play("1,3,4", &["1000000000000000000"], &[], "quit\n").success();
    for heap in ["5000", "18446744073709551615"] {
        play("nim", &[heap], &[], "1\n")
            .code(1)
            .stderr_eq("grundy: this position has more than 1000 moves, too many to play\n");
    }
}

#[cfg(unix)]
#[test]
fn the_examples_run() {
    crate::common::run_examples("play", "play_examples");
}
