//! The games whose values a list is compared with.

use grundy_core::heap::{HeapGame, SubtractionSet};

use crate::evidence;
use crate::games::Rules;

/// A game that has the values of a list, from the heap `offset` on.
pub struct Known {
    /// The game.
    pub rules: Rules,
    /// The heap of the first value.
    pub offset: u64,
}

/// Lists may begin at the heaps from 0 up to this.
const LAST_OFFSET: usize = 8;

/// A first look at so many values.
const PREFIX: usize = 64;

/// Sets of amounts up to this are tried.
const AMOUNTS: u32 = 8;

/// Bash's game is tried up to this amount.
const MOST: u64 = 64;

impl Known {
    /// The game's name, and its code where that is another.
    pub fn name(&self) -> String {
        match (&self.rules, self.rules.known_as()) {
            (Rules::Nim, Some(name)) => name.to_owned(),
            (_, Some(name)) => format!("{name}, {}", self.rules),
            (Rules::Octal(_), None) => format!("the octal game {}", self.rules),
            (Rules::Set(_), None) => format!("the subtraction game {}", self.rules),
            _ => self.rules.to_string(),
        }
    }
}

/// All games that have exactly these values, the best known first.
pub fn matches(values: &[u64]) -> Vec<Known> {
    if !evidence::is_enough_of_all(values) {
        return Vec::new();
    }
    let mut known: Vec<Known> = Vec::new();
    for rules in games() {
        let prefix = nimbers(&rules, values.len().min(PREFIX) + LAST_OFFSET);
        for offset in (0..=LAST_OFFSET)
            .filter(|&offset| prefix[offset..].iter().zip(values).all(|(nimber, value)| nimber == value))
        {
            let fits = values.len() <= PREFIX
                || nimbers(&rules, values.len() + offset).get(offset..) == Some(values);
            if fits {
                known.push(Known { rules: rules.clone(), offset: offset as u64 });
                break;
            }
        }
    }
    known.sort_by_key(|known| {
        (known.offset > 0, known.rules.known_as().is_none() && matches!(known.rules, Rules::Octal(_)))
    });
    known
}

/// Games with a closed form or a name, all octal codes of up to three digits, sets of small amounts.
fn games() -> impl Iterator<Item = Rules> {
    let named = [Rules::Nim, Rules::Lasker, Rules::Grundy]
        .into_iter()
        .chain((1..=MOST).map(Rules::Bash))
        .chain([Rules::PowersOfTwo]);
    let sets = (1_u64..1 << AMOUNTS)
        .map(|set| (1..=u64::from(AMOUNTS)).filter(move |amount| set >> (amount - 1) & 1 == 1));
    // A set of 1 up to an amount is Bash's game.
    let sets = sets.filter_map(|amounts| SubtractionSet::new(amounts).ok());
    let sets = sets.filter(|set| Some(set.amount_count()) != set.largest());
    // 0.d to 0.ddd and 4.d to 4.dd, each code once: without zeros at the end.
    let digits = |before: u32, places: usize| {
        (1..=places).flat_map(move |places| {
            let codes = (0..8_u32.pow(places as u32)).filter(|code| code % 8 != 0);
            codes.map(move |code| format!("{before}.{code:0places$o}"))
        })
    };
    let octal = digits(0, 3).chain(["4.0".to_owned()]).chain(digits(4, 2));
    named.chain(sets.map(Rules::Set)).chain(octal.filter_map(|code| code.parse().ok()))
}

/// The nimbers of the heaps below `len`; fewer where the game is only known for small heaps.
fn nimbers(rules: &Rules, len: usize) -> Vec<u64> {
    match rules {
        Rules::Set(set) => set.nimbers(len).into_iter().map(|nimber| nimber.get()).collect(),
        Rules::Octal(code) => code.nimbers(len).into_iter().map(|nimber| nimber.get()).collect(),
        _ => match rules.values(len as u64 - 1, &|_, _| {}) {
            Ok(values) => (0..len as u64).map(|heap| values.nimber(heap)).collect(),
            Err(_) => Vec::new(),
        },
    }
}
