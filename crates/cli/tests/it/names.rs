//! Names of games as people write them.

use crate::common::{grundy, json};

#[test]
fn names_have_any_case_and_need_no_hyphens() {
    for (written, read, position) in [
        ("Nim", "nim", "3"),
        ("rowchess", "row-chess", "..o."),
        ("Row-Chess", "row-chess", "..o."),
        ("GRUNDYSGAME", "grundys-game", "9"),
        ("Grundy's Game", "grundys-game", "9"),
        ("powersoftwo", "powers-of-two", "9"),
        ("Bash:3", "bash:3", "9"),
        ("AllBut:2,3", "all-but:2,3", "9"),
        ("nodekayles", "node-kayles", "1-2"),
        ("Euclid", "euclid", "9,4"),
        ("Kayles", "kayles", "9"),
    ] {
        assert_eq!(json(["explain", written, position]), json(["explain", read, position]), "{written}");
    }
}

#[test]
fn only_what_is_near_is_suggested() {
    let message = |game: &str| {
        let assert = grundy(["explain", game, "3"]).assert().code(2);
        String::from_utf8_lossy(&assert.get_output().stderr).into_owned()
    };
    for (game, near) in
        [("kayels", "kayles"), ("nimm", "nim"), ("row-ches", "row-chess"), ("Euklid", "euclid")]
    {
        assert!(message(game).contains(&format!("did you mean `{near}`?")), "{}", message(game));
    }
    for game in ["nosuch", "chess", "x", "hello-world"] {
        assert!(!message(game).contains("did you mean"), "{}", message(game));
    }
}

#[test]
fn names_are_checked_before_input_is_read() {
    // The input would be refused, too.
    grundy(["explain", "nosuch"]).stdin("\u{0}").assert().code(2);
    grundy(["explain", "dag"]).stdin("\u{0}").assert().code(2);
    grundy(["explain", "nim", "--graph", "no/such/file"]).stdin("\u{0}").assert().code(2);
}
