//! Sets of amounts.

use grundy::games::subtraction::fibonacci;
use grundy_core::heap::{Certificate, HeapValues, LIMIT, SubtractionSet};

use super::entry::{Entry, Kind, Ruleset};
use super::heap::{HeapRules, erased, grown};
use crate::Watch;

pub(super) const ENTRY: Entry = Entry {
    names: &["fibonacci"],
    notation: &[
        ("1,3,4 or 1-9", "heaps, of which a move takes one of these amounts"),
        ("fibonacci", "heaps, of which a move takes 1, 2, 3, 5, 8, ..."),
    ],
    kind: Kind::Heaps {
        codes: "sets of amounts (1,3,4 or 1-9), fibonacci",
        open: |name| {
            if name.alone() {
                return Some(Ok(Ruleset::Heaps(erased(fibonacci()))));
            }
            name.text.starts_with(|first: char| first.is_ascii_digit() || first == '{').then(|| {
                let set: SubtractionSet = name.text.parse().map_err(|error| name.refuse(error))?;
                Ok(Ruleset::Heaps(erased(set)))
            })
        },
        known: || {
            let sets = (1_u64..1 << AMOUNTS)
                .map(|set| (1..=u64::from(AMOUNTS)).filter(move |amount| set >> (amount - 1) & 1 == 1));
            let sets = sets.map(|amounts| SubtractionSet::new(amounts).expect("no amount is zero"));
            // A set of 1 up to an amount is Bachet's game.
            sets.filter(|set| Some(set.amount_count()) != set.largest()).map(erased).collect()
        },
    },
};

/// Lists of values are compared with the sets of amounts up to this.
const AMOUNTS: u32 = 8;

impl HeapRules for SubtractionSet {
    type Game = HeapValues<SubtractionSet>;

    fn code(&self) -> String {
        if *self == fibonacci() { "fibonacci".to_owned() } else { self.to_string() }
    }

    fn family(&self) -> Option<&'static str> {
        Some("the subtraction game")
    }

    fn covered(&self) -> bool {
        true
    }

    fn reach(&self) -> u64 {
        LIMIT as u64
    }

    fn cheap(&self) -> u64 {
        1 << 16
    }

    fn values(&self, largest: u64, limit: u64, watch: Watch<'_>) -> HeapValues<SubtractionSet> {
        grown(self.clone(), largest, limit, watch)
    }

    fn certificate(game: &HeapValues<SubtractionSet>) -> Option<&Certificate> {
        game.certificate()
    }
}
