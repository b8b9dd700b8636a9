//! Games on heaps, and their values.

use grundy::games::bachet::{self, Bachet};
use grundy::games::lasker::Lasker;
use grundy::games::nim::Nim;
use grundy::games::powers_of_two::{self, PowersOfTwo};
use grundy_core::heap::{
    AllButSet, ArithmeticValues, Certificate, HeapGame, HexCode, OctalCode, SubtractionSet,
};
use grundy_core::{Nimber, Rule, evaluate};

use crate::Error;
use crate::Watch;

/// How many heaps are searched for a period at most, where no number is given.
const SEARCH: usize = 1 << 22;

/// What a move may make of a heap.
#[derive(Clone, Debug, PartialEq)]
pub enum Rules {
    /// Any smaller heap.
    Nim,
    /// Any smaller heap, or two that add up to it.
    Lasker,
    /// A heap smaller by 1 to this.
    Bash(u64),
    /// A heap smaller by one of these.
    Set(SubtractionSet),
    /// A heap smaller by a power of two.
    PowersOfTwo,
    /// A heap smaller by any other amount.
    AllBut(AllButSet),
    /// As the digits say.
    Octal(OctalCode),
    /// As the digits say.
    Hex(HexCode),
    /// Two unequal heaps that add up to it.
    Grundy,
}

/// Grundy's game (1939).
struct Grundy;

impl Rule for Grundy {
    fn options(&self, heap: usize, option: &mut dyn FnMut(&[usize])) {
        (1..heap.div_ceil(2)).for_each(|small| option(&[small, heap - small]));
    }
}

impl Rules {
    /// Calls `option` for every option of a heap.
    pub fn options(&self, heap: usize, option: &mut dyn FnMut(&[usize])) {
        match self {
            Rules::Nim => Nim.options(heap, option),
            Rules::Lasker => Lasker.options(heap, option),
            &Rules::Bash(most) => {
                Bachet { most }.options(heap, option);
            }
            Rules::Set(set) => set.options(heap, option),
            Rules::PowersOfTwo => PowersOfTwo.options(heap, option),
            Rules::AllBut(game) => game.options(heap, option),
            Rules::Octal(code) => code.options(heap, option),
            Rules::Hex(code) => code.options(heap, option),
            Rules::Grundy => Grundy.options(heap, option),
        }
    }

    /// Whether a heap has an option. O(1) where a heap may be large.
    pub fn has_move(&self, heap: u64) -> bool {
        match self {
            Rules::Nim | Rules::Lasker | Rules::PowersOfTwo => heap > 0,
            &Rules::Bash(most) => heap > 0 && most > 0,
            Rules::Set(set) => set.smallest().is_some_and(|least| least <= heap),
            // Past its last digit a code allows the same to every heap that can be split.
            Rules::Octal(code) => self.has_option(heap.min(code.last_place() as u64 + 2)),
            Rules::AllBut(_) | Rules::Hex(_) | Rules::Grundy => self.has_option(heap),
        }
    }

    fn has_option(&self, heap: u64) -> bool {
        let mut found = false;
        self.options(usize::try_from(heap).unwrap_or(usize::MAX), &mut |_| found = true);
        found
    }

    /// Heaps up to this size are evaluated by the definition, where there is nothing better.
    fn by_definition(&self) -> u64 {
        match self {
            Rules::Hex(_) => 1_000,
            Rules::AllBut(_) => 1 << 20,
            _ => 20_000,
        }
    }

    /// The theorem that gives every value at once, where there is one: its statement.
    pub fn closed_form(&self) -> Option<String> {
        match self {
            Rules::Nim => Some("G(n) = n (Bouton 1901)".to_owned()),
            Rules::Lasker => {
                let form = "G(0) = 0, G(4k+1) = 4k+1, G(4k+2) = 4k+2, G(4k+3) = 4k+4, G(4k+4) = 4k+3";
                Some(format!("{form} (Ferguson, Game Theory, part I, 4.4)"))
            }
            Rules::PowersOfTwo => Some("G(n) = n mod 3, since no power of two is a multiple of 3".to_owned()),
            Rules::Bash(most) => {
                let takes = if *most == 1 { "1".to_owned() } else { format!("1 to {most}") };
                Some(format!("G(n) = n mod {}, since a move takes {takes}", u128::from(*most) + 1))
            }
            _ => None,
        }
    }

    /// The nimbers of the heaps up to `largest`, and of all others if a period is proved on the way.
    pub fn values(&self, largest: u64, watch: Watch<'_>) -> Result<Values, Error> {
        let too_large = |bound: u64| {
            Error::Input(format!(
                "the nimber of a heap of {largest} is not known: {self} has no proved period within reach, and is \
                 evaluated up to heap {bound}"
            ))
        };
        let table = |nimbers| Values { rules: self.clone(), nimbers, proved: None };
        match self {
            Rules::Nim | Rules::Bash(_) | Rules::PowersOfTwo => Ok(table(Vec::new())),
            Rules::Lasker if largest < u64::MAX => Ok(table(Vec::new())),
            Rules::Lasker => {
                Err(Error::Input(format!("a heap of {largest} has the nimber 2^64, which does not fit")))
            }
            Rules::Set(set) => {
                self.search(set, largest, watch).ok_or_else(|| too_large(self.reach() as u64 - 1))
            }
            Rules::Octal(code) => {
                self.search(code, largest, watch).ok_or_else(|| too_large(self.reach() as u64 - 1))
            }
            _ if largest > self.by_definition() => Err(too_large(self.by_definition())),
            Rules::AllBut(game) => Ok(table(game.nimbers(largest as usize + 1))),
            Rules::Hex(code) => Ok(table(evaluated(code, largest))),
            Rules::Grundy => Ok(table(evaluated(&Grundy, largest))),
        }
    }

    /// How many heaps are searched for a period where no number is given: fewer where a heap has many options.
    pub fn reach(&self) -> usize {
        match self {
            Rules::Set(set) => SEARCH.min(((1 << 30) / set.amount_count().max(1)) as usize),
            _ => SEARCH,
        }
    }

    /// Evaluates up to a heap, or until a period answers for it.
    fn search<G: HeapGame>(&self, game: &G, largest: u64, watch: Watch<'_>) -> Option<Values> {
        let reach = self.reach();
        let limit = usize::try_from(largest).map_or(reach, |largest| reach.min(largest.saturating_add(1)));
        let values = |nimbers: Vec<Nimber>, proved| Some(Values { rules: self.clone(), nimbers, proved });
        match game.into_values(limit).certify_with(|heaps| watch(heaps as u64, limit as u64)) {
            Ok(periodic) => values(Vec::new(), Some(periodic.into())),
            Err(table) if table.certificate().is_none() && table.known_len() > largest => {
                values(table.known().collect(), None)
            }
            Err(table) => values(Vec::new(), Some(table.certify_arithmetic().ok()?)),
        }
    }

    /// The certificate of a period, if fewer than `limit` heaps prove one; `None` also where no theorem applies.
    pub fn certify(&self, limit: usize, watch: Watch<'_>) -> Option<Values> {
        let at = |heaps: usize| watch(heaps as u64, limit as u64);
        let periodic = match self {
            Rules::Set(set) => set.into_values(limit).certify_with(at).ok(),
            Rules::Octal(code) => code.into_values(limit).certify_with(at).ok(),
            _ => None,
        }?;
        Some(Values { rules: self.clone(), nimbers: Vec::new(), proved: Some(periodic.into()) })
    }
}

fn evaluated(rule: &dyn Rule, largest: u64) -> Vec<Nimber> {
    // The rules are the tool's own, and all of their options are lower.
    evaluate(rule, largest as usize + 1).unwrap_or_default()
}

/// The values of a game on heaps, as far as they were asked for or are proved.
#[derive(Clone, Debug)]
pub struct Values {
    /// The game.
    pub rules: Rules,
    // Empty where a closed form or a proof answers.
    nimbers: Vec<Nimber>,
    /// The values by a proof, if there is one.
    pub proved: Option<ArithmeticValues>,
}

impl Values {
    /// What proves a period, if one is proved.
    pub fn certificate(&self) -> Option<&Certificate> {
        self.proved.as_ref().map(ArithmeticValues::certificate)
    }

    /// The nimber of a heap up to the largest one that was asked for; of any heap where a period is proved. Moves only
    /// lower heaps, so that no other is ever asked about.
    pub fn nimber(&self, heap: u64) -> u64 {
        match self.rules {
            Rules::Nim => heap,
            Rules::Lasker => grundy::games::lasker::nimber(heap).unwrap_or_default().get(),
            Rules::Bash(most) => bachet::nimber(heap, most).get(),
            Rules::PowersOfTwo => powers_of_two::nimber(heap).get(),
            _ => {
                let nimber = match &self.proved {
                    Some(proved) => proved.nimber(heap),
                    None => usize::try_from(heap).ok().and_then(|heap| self.nimbers.get(heap).copied()),
                };
                nimber.expect("moves only lower heaps, and the largest one is known").get()
            }
        }
    }
}
