//! A move takes a power of two.

use grundy::games::powers_of_two::PowersOfTwo;
use grundy_core::heap;

use super::entry::{Entry, Kind, Ruleset};
use super::heap::{ClosedForm, HeapRules, erased};
use crate::Watch;

pub(super) const ENTRY: Entry = Entry {
    names: &["powers-of-two"],
    notation: &[("powers-of-two", "heaps, of which a move takes 1, 2, 4, 8, ...")],
    kind: Kind::Heaps {
        codes: "powers-of-two",
        open: |name| name.alone().then(|| Ok(Ruleset::Heaps(erased(PowersOfTwo)))),
        known: || vec![erased(PowersOfTwo)],
    },
};

impl HeapRules for PowersOfTwo {
    type Game = PowersOfTwo;

    fn code(&self) -> String {
        "powers-of-two".to_owned()
    }

    fn closed_form(&self) -> Option<ClosedForm> {
        let statement = "G(n) = n mod 3, since no power of two is a multiple of 3";
        ClosedForm::new(statement, heap::ClosedForm::POWERS_OF_TWO)
    }

    fn reach(&self) -> u64 {
        u64::MAX
    }

    fn values(&self, _largest: u64, _limit: u64, _watch: Watch<'_>) -> PowersOfTwo {
        PowersOfTwo
    }

    fn why(&self, _game: &PowersOfTwo, heap: u64) -> String {
        format!("{heap} mod 3")
    }
}
