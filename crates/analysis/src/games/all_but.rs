//! A move takes any amount but some.

use grundy::games::all_but::{Evaluated, evaluated};
use grundy_core::heap::AllButSet;

use super::entry::{Entry, Kind, Ruleset};
use super::heap::{HeapRules, erased};
use crate::Watch;

pub(super) const ENTRY: Entry = Entry {
    names: &["all-but"],
    notation: &[("all-but:2,3", "heaps, of which a move takes any other amount")],
    kind: Kind::Heaps {
        codes: "all-but:2,3",
        open: |name| {
            name.named().then(|| {
                let amounts =
                    name.parameter.ok_or_else(|| name.refuse("amounts follow a colon: all-but:2,3"))?;
                let game: AllButSet =
                    format!("all-but:{amounts}").parse().map_err(|error| name.refuse(error))?;
                Ok(Ruleset::Heaps(erased(game)))
            })
        },
        known: Vec::new,
    },
};

impl HeapRules for AllButSet {
    type Game = Evaluated<AllButSet>;

    fn code(&self) -> String {
        self.to_string()
    }

    fn reach(&self) -> u64 {
        (1 << 20) + 1
    }

    fn values(&self, largest: u64, limit: u64, _watch: Watch<'_>) -> Evaluated<AllButSet> {
        evaluated(self.clone(), (largest.saturating_add(1)).min(limit) as usize)
    }
}
