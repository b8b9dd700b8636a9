//! Mock Turtles: as Turning Turtles, with up to three turtles a move.

use grundy::games::mock_turtles::MockTurtles;

use super::entry::{Entry, Other, Ruleset};
use super::turning_turtles::{Turtles, read, sample};

pub(super) const ENTRY: Entry = Entry {
    names: &["mock-turtles"],
    notation: &[("mock-turtles", "the same; and a move may turn up to two more to its left")],
    codes: "",
    open: |name| name.alone().then_some(Ok(Ruleset::Other(OTHER))),
    known: Vec::new,
};

const OTHER: Other = Other {
    board: |text, _| {
        let why = |worth: &str| match worth {
            "" => "no turtle is on its feet".to_owned(),
            _ => format!("each turtle on its feet counts the odious number of its place: {worth}"),
        };
        read(text, Turtles { game: MockTurtles, title: "mock-turtles", why, width: 0 })
    },
    sample: Some(sample),
    graph: false,
};
