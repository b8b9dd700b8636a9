//! Nim.

use grundy::games::nim::Nim;
use grundy_core::heap;

use super::entry::{Entry, Kind, Ruleset};
use super::heap::{ClosedForm, HeapRules, erased};
use crate::Watch;

pub(super) const ENTRY: Entry = Entry {
    names: &["nim"],
    notation: &[("nim", "heaps, which a move makes smaller: 3 4 6")],
    kind: Kind::Heaps {
        codes: "nim",
        open: |name| name.alone().then(|| Ok(Ruleset::Heaps(erased(Nim)))),
        known: || vec![erased(Nim)],
    },
};

impl HeapRules for Nim {
    type Game = Nim;

    fn code(&self) -> String {
        "nim".to_owned()
    }

    fn known_as(&self) -> Option<&'static str> {
        Some("Nim")
    }

    fn closed_form(&self) -> Option<ClosedForm> {
        ClosedForm::new("G(n) = n (Bouton 1901)", heap::ClosedForm::NIM)
    }

    fn reach(&self) -> u64 {
        u64::MAX
    }

    fn values(&self, _largest: u64, _limit: u64, _watch: Watch<'_>) -> Nim {
        Nim
    }

    fn why(&self, _game: &Nim, _heap: u64) -> String {
        "its size".to_owned()
    }
}
