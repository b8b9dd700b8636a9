//! Lasker's Nim.

use grundy::games::lasker::Lasker;
use grundy_core::heap;

use super::entry::{Entry, Kind, Ruleset};
use super::heap::{ClosedForm, HeapRules, erased};
use crate::Watch;

pub(super) const ENTRY: Entry = Entry {
    names: &["lasker", "laskers-nim"],
    notation: &[("lasker", "heaps, which a move makes smaller or splits in two")],
    kind: Kind::Heaps {
        codes: "lasker",
        open: |name| name.alone().then(|| Ok(Ruleset::Heaps(erased(Lasker)))),
        known: || vec![erased(Lasker)],
    },
};

impl HeapRules for Lasker {
    type Game = Lasker;

    fn code(&self) -> String {
        "lasker".to_owned()
    }

    fn known_as(&self) -> Option<&'static str> {
        Some("Lasker's Nim")
    }

    fn closed_form(&self) -> Option<ClosedForm> {
        const FORM: &str = "G(0) = 0, G(4k+1) = 4k+1, G(4k+2) = 4k+2, G(4k+3) = 4k+4, G(4k+4) = 4k+3 \
                            (Ferguson, Game Theory, part I, 4.4)";
        ClosedForm::new(FORM, heap::ClosedForm::LASKER)
    }

    fn reach(&self) -> u64 {
        u64::MAX
    }

    fn values(&self, _largest: u64, _limit: u64, _watch: Watch<'_>) -> Lasker {
        Lasker
    }

    fn why(&self, _game: &Lasker, heap: u64) -> String {
        match heap.checked_sub(1) {
            None => "nothing is left".to_owned(),
            Some(before) => format!("{heap} = 4k + {} with k = {}", before % 4 + 1, before / 4),
        }
    }
}
