//! Grundy's game: a move splits a heap into two unequal ones.

use grundy::games::grundys_game::{Evaluated, GrundysGame};

use super::entry::{Entry, Kind, Ruleset};
use super::heap::{HeapRules, erased};
use crate::Watch;

pub(super) const ENTRY: Entry = Entry {
    names: &["grundys-game"],
    notation: &[("grundys-game", "heaps, which a move splits in two unequal ones")],
    kind: Kind::Heaps {
        codes: "grundys-game",
        open: |name| name.alone().then(|| Ok(Ruleset::Heaps(erased(GrundysGame)))),
        known: || vec![erased(GrundysGame)],
    },
};

impl HeapRules for GrundysGame {
    type Game = Evaluated<GrundysGame>;

    fn code(&self) -> String {
        "grundys-game".to_owned()
    }

    fn known_as(&self) -> Option<&'static str> {
        Some("Grundy's game")
    }

    fn reach(&self) -> u64 {
        20_001
    }

    fn values(&self, largest: u64, limit: u64, _watch: Watch<'_>) -> Evaluated<GrundysGame> {
        let len = (largest.saturating_add(1)).min(limit) as usize;
        Evaluated::new(GrundysGame, len).expect("what a move leaves is smaller")
    }
}
