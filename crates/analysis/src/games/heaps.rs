//! Heaps side by side, in any game on heaps.

use std::collections::BTreeSet;
use std::rc::Rc;

use grundy::games::{bachet, lasker, nim, powers_of_two};
use grundy_core::heap::OctalCode;

use super::{Move, Part, Rules, Sum, Values, Win};
use crate::Error;
use crate::Watch;
use crate::text::Text;

/// Heaps of one game.
pub struct Heaps {
    values: Rc<Values>,
    heaps: Vec<u64>,
}

/// The largest heap whose moves are listed, where a move may leave nearly any smaller one.
const LISTED: u64 = 10_000;

/// Up to a limit the winning moves of one heap, as the heaps that each leaves, and the number of all.
struct Found {
    limit: usize,
    options: Vec<Vec<u64>>,
    count: u128,
}

impl Found {
    fn push(&mut self, option: &[u64]) {
        if self.options.len() < self.limit {
            self.options.push(option.to_vec());
        }
        self.count += 1;
    }
}

impl Heaps {
    /// Reads heap sizes, with white space between them.
    pub fn read(rules: Rules, text: &Text, watch: Watch<'_>) -> Result<Heaps, Error> {
        let heaps = text
            .tokens()
            .map(|token| token.number("a heap size, 0 to 2^64 - 1"))
            .collect::<Result<Vec<u64>, _>>()?;
        match heaps.iter().max() {
            Some(&largest) => Ok(Heaps { values: Rc::new(rules.values(largest, watch)?), heaps }),
            None => Err(text.ends("a heap size")),
        }
    }

    fn nimber(&self, heap: u64) -> u64 {
        self.values.nimber(heap)
    }

    /// The moves of one heap to a board of nim-sum zero, where the library has no list of them. `sum` is the board's, not
    /// zero.
    fn winning_moves_of(&self, heap: u64, sum: u64, limit: usize) -> Found {
        let wanted = self.nimber(heap) ^ sum;
        let mut found = Found { limit, options: Vec::new(), count: 0 };
        match &self.values.rules {
            Rules::Set(set) => {
                for left in set.amounts().map_while(|amount| heap.checked_sub(amount)) {
                    if self.nimber(left) == wanted {
                        found.push(&[left]);
                    }
                }
            }
            Rules::Octal(code) => self.octal_moves(code, heap, wanted, &mut found),
            rules => {
                // Such heaps are small, or their values would not be known.
                rules.options(heap as usize, &mut |option| {
                    let option: Vec<u64> = option.iter().map(|&part| part as u64).collect();
                    if option.iter().fold(0, |sum, &part| sum ^ self.nimber(part)) == wanted {
                        found.push(&option);
                    }
                });
            }
        }
        found
    }

    /// The moves of an octal code to a wanted nimber, in time that does not depend on the heap where a period is proved.
    fn octal_moves(&self, code: &OctalCode, heap: u64, wanted: u64, found: &mut Found) {
        for place in 0..=code.last_place() as u64 {
            let digit = code.digit(place as usize);
            let Some(left) = heap.checked_sub(place) else { break };
            if digit & 1 != 0 && left == 0 && wanted == 0 {
                found.push(&[]);
            }
            if digit & 2 != 0 && left > 0 && self.nimber(left) == wanted {
                found.push(&[left]);
            }
            if digit & 4 != 0 {
                let splits = self.splits(left, wanted);
                let shown = (found.limit - found.options.len()) as u128;
                let wins = |&part: &u64| self.nimber(part) ^ self.nimber(left - part) == wanted;
                let first = (1..=left / 2).filter(wins).take(splits.min(shown) as usize);
                found.options.extend(first.map(|part| vec![part, left - part]));
                found.count += splits;
            }
        }
    }

    /// The number of ways to write `total` as the sum of two heaps, in either order, of which the nim-sum is `wanted`.
    fn splits(&self, total: u64, wanted: u64) -> u128 {
        let half = total / 2;
        let wins = |part: u64| self.nimber(part) ^ self.nimber(total - part) == wanted;
        let (preperiod, period) = match self.values.certificate() {
            Some(certificate) => (certificate.preperiod().max(1), certificate.period()),
            None => (half + 1, 1),
        };
        let before = (1..preperiod.min(half + 1)).filter(|&part| wins(part)).count() as u128;
        // Both parts are past the preperiod from here on, so only the smaller one's place in the period matters.
        let classes = (preperiod..=half).take(usize::try_from(period).unwrap_or(usize::MAX));
        before
            + classes
                .filter(|&part| wins(part))
                .map(|part| u128::from((half - part) / period + 1))
                .sum::<u128>()
    }

    /// Why a heap has its nimber.
    fn why(&self, heap: u64) -> String {
        match (&self.values.rules, self.values.certificate()) {
            (Rules::Nim, _) => "its size".to_owned(),
            (Rules::Bash(most), _) => format!("{heap} mod {}", u128::from(*most) + 1),
            (Rules::PowersOfTwo, _) => format!("{heap} mod 3"),
            (Rules::Lasker, _) => match heap {
                0 => "nothing is left".to_owned(),
                _ => format!("{heap} = 4k + {} with k = {}", (heap - 1) % 4 + 1, (heap - 1) / 4),
            },
            (_, Some(certificate)) if certificate.fold(heap) != heap => {
                format!("as heap {}, by the proved period {}", certificate.fold(heap), certificate.period())
            }
            _ => {
                let mut nimbers = BTreeSet::new();
                self.values.rules.options(heap as usize, &mut |option| {
                    nimbers.insert(option.iter().fold(0, |sum, &part| sum ^ self.nimber(part as u64)));
                });
                mex_of(nimbers)
            }
        }
    }

    /// In words, what a move of one heap did, and what it left.
    fn words(heap: u64, option: &[u64]) -> (String, String) {
        let total: u64 = option.iter().sum();
        let parts: Vec<String> = option.iter().filter(|&&part| part > 0).map(u64::to_string).collect();
        let leaves = if parts.is_empty() { "nothing".to_owned() } else { parts.join(" + ") };
        let text = match heap - total {
            0 => "split".to_owned(),
            taken => format!("take {taken}"),
        };
        (text, leaves)
    }
}

impl Sum for Heaps {
    fn game(&self) -> String {
        self.values.rules.title()
    }

    fn part_name(&self) -> &'static str {
        "heap"
    }

    fn parts(&self) -> Vec<Part> {
        let part = |&heap: &u64| Part {
            position: heap.to_string(),
            nimber: self.nimber(heap),
            why: self.why(heap),
            marks: String::new(),
        };
        self.heaps.iter().map(part).collect()
    }

    fn nim_sum(&self) -> u64 {
        self.heaps.iter().fold(0, |sum, &heap| sum ^ self.nimber(heap))
    }

    fn has_move(&self) -> bool {
        self.heaps.iter().any(|&heap| self.values.rules.has_move(heap))
    }

    fn is_vast(&self) -> bool {
        self.heaps.iter().any(|&heap| match self.values.rules {
            Rules::Set(_) | Rules::PowersOfTwo => false,
            Rules::Bash(most) => heap.min(most) > LISTED,
            _ => heap > LISTED,
        })
    }

    fn moves(&self) -> Box<dyn Iterator<Item = Move> + '_> {
        Box::new(self.heaps.iter().enumerate().flat_map(move |(index, &heap)| {
            let mut options: Vec<Vec<u64>> = Vec::new();
            self.values.rules.options(usize::try_from(heap).unwrap_or(usize::MAX), &mut |option| {
                options.push(option.iter().map(|&part| part as u64).collect());
            });
            options.into_iter().map(move |option| {
                let (text, leaves) = Heaps::words(heap, &option);
                let mut heaps = self.heaps.clone();
                heaps.splice(index..=index, option.into_iter().filter(|&part| part > 0));
                let after = Box::new(Heaps { values: Rc::clone(&self.values), heaps });
                Move { part: index + 1, text, leaves, after }
            })
        }))
    }

    fn winning_moves(&self, limit: usize) -> (Vec<Win>, u128) {
        let win = |index: usize, option: &[u64]| {
            let (text, leaves) = Heaps::words(self.heaps[index], option);
            Win { part: index + 1, text, leaves }
        };
        let listed = |options: Vec<(usize, u64)>| {
            let wins = options.iter().take(limit).map(|&(index, left)| win(index, &[left]));
            (wins.collect(), options.len() as u128)
        };
        match self.values.rules {
            Rules::Nim => {
                return listed(
                    nim::winning_moves(&self.heaps).map(|(index, mv)| (index, mv.leave)).collect(),
                );
            }
            Rules::Bash(most) => {
                let moves = bachet::winning_moves(&self.heaps, most);
                return listed(moves.map(|(index, mv)| (index, mv.leave)).collect());
            }
            Rules::PowersOfTwo => {
                let moves = powers_of_two::winning_moves(&self.heaps);
                return listed(moves.map(|(index, mv)| (index, self.heaps[index] - mv.take)).collect());
            }
            Rules::Lasker => {
                let Some(moves) = lasker::winning_moves(&self.heaps) else { return (Vec::new(), 0) };
                let count = moves.remaining();
                let wins = moves.take(limit).map(|(index, mv)| match mv {
                    lasker::Move::Leave(left) => win(index, &[left]),
                    lasker::Move::Split(a, b) => win(index, &[a, b]),
                });
                return (wins.collect(), count);
            }
            _ => {}
        }
        let mut wins = Vec::new();
        let mut count = 0;
        let sum = self.nim_sum();
        let heaps = if sum == 0 { &[] } else { &self.heaps[..] };
        for (index, &heap) in heaps.iter().enumerate() {
            let found = self.winning_moves_of(heap, sum, limit - wins.len());
            count += found.count;
            wins.extend(found.options.iter().map(|option| win(index, option)));
        }
        (wins, count)
    }
}

/// The nimbers of the options, in words.
fn mex_of(nimbers: BTreeSet<u64>) -> String {
    const SHOWN: usize = 16;
    if nimbers.is_empty() {
        return "no move is left".to_owned();
    }
    let shown: Vec<String> = nimbers.iter().take(SHOWN).map(u64::to_string).collect();
    let more = if nimbers.len() > SHOWN { " ..." } else { "" };
    format!("mex of its options' nimbers, {}{more}", shown.join(" "))
}
