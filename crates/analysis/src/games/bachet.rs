//! Bachet's game: a move takes 1 to some number.

use grundy::games::bachet::Bachet;
use grundy_core::heap;

use super::entry::{Entry, Kind, Ruleset};
use super::heap::{ClosedForm, HeapRules, erased};
use crate::Watch;
use crate::text::number;

pub(super) const ENTRY: Entry = Entry {
    names: &["bachet", "bash"],
    notation: &[("bachet:M", "heaps, of which a move takes 1 to M; also bash:M")],
    kind: Kind::Heaps {
        codes: "bachet:M",
        open: |name| {
            name.named().then(|| {
                let most = name
                    .parameter
                    .ok_or_else(|| name.refuse("the largest amount follows a colon: bachet:3"))?;
                let most = number(most)
                    .ok_or_else(|| name.refuse(format_args!("{most:?} is not a number of objects")))?;
                Ok(Ruleset::Heaps(erased(Bachet { most })))
            })
        },
        known: || (1..=MOST).map(|most| erased(Bachet { most })).collect(),
    },
};

/// Lists of values are compared with the games up to this amount.
const MOST: u64 = 64;

impl HeapRules for Bachet {
    type Game = Bachet;

    fn code(&self) -> String {
        format!("bachet:{}", self.most)
    }

    fn known_as(&self) -> Option<&'static str> {
        Some("Bachet's game")
    }

    fn closed_form(&self) -> Option<ClosedForm> {
        let most = self.most;
        let takes = if most == 1 { "1".to_owned() } else { format!("1 to {most}") };
        let statement = format!("G(n) = n mod {}, since a move takes {takes}", u128::from(most) + 1);
        ClosedForm::new(statement, heap::ClosedForm::bachet(most))
    }

    fn reach(&self) -> u64 {
        u64::MAX
    }

    fn values(&self, _largest: u64, _limit: u64, _watch: Watch<'_>) -> Bachet {
        *self
    }

    fn why(&self, _game: &Bachet, heap: u64) -> String {
        format!("{heap} mod {}", u128::from(self.most) + 1)
    }
}
