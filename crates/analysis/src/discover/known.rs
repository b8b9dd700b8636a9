//! The games whose values a list is compared with.

use std::rc::Rc;

use grundy_core::Nimber;
use grundy_core::heap::Evidence;

use crate::games::{self, HeapRuleset, Values};

/// A game that has the values of a list, from the heap `offset` on.
pub struct Known {
    /// The game.
    pub game: Rc<dyn HeapRuleset>,
    /// The heap of the first value.
    pub offset: u64,
}

/// Lists may begin at the heaps from 0 up to this.
const LAST_OFFSET: usize = 8;

/// Values that are compared first: the others are worked out only where these agree.
const PREFIX: usize = 64;

/// All games that have exactly these values, the best known first.
pub fn matches(values: &[u64]) -> Vec<Known> {
    let listed: Vec<Nimber> = values.iter().copied().map(Nimber::new).collect();
    if Evidence::bits(&listed) < Evidence::BITS {
        return Vec::new();
    }
    let mut known: Vec<Known> = Vec::new();
    for game in games::known() {
        let prefix = nimbers(&*game, values.len().min(PREFIX) + LAST_OFFSET);
        for offset in (0..=LAST_OFFSET)
            .filter(|&offset| prefix[offset..].iter().zip(values).all(|(nimber, value)| nimber == value))
        {
            let fits = values.len() <= PREFIX
                || nimbers(&*game, values.len() + offset).get(offset..) == Some(values);
            if fits {
                known.push(Known { game: Rc::clone(&game), offset: offset as u64 });
                break;
            }
        }
    }
    known.sort_by_key(|known| (known.offset > 0, known.game.rank()));
    known
}

/// The nimbers of the heaps below `len`; fewer where the game is only known for small heaps.
fn nimbers(game: &dyn HeapRuleset, len: usize) -> Vec<u64> {
    let values = game.values(len as u64 - 1, len as u64, &|_, _| {});
    let nimbers = |values: Values| (0..len as u64).map_while(|heap| values.nimber(heap)).collect();
    values.map(nimbers).unwrap_or_default()
}
