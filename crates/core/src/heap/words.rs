//! The values of the options of a heap, in a word of bits: for sets of few amounts.

use alloc::vec::Vec;

/// How many heaps are worked out together.
const BLOCK: usize = 64;

/// The heaps whose words are kept at least: about what stays near to the processor.
pub(super) const WINDOW: usize = 1 << 16;

/// For each of the last heaps a word in which the bit of its value is set.
///
/// For an amount of a block or more, the options of a block's heaps lie one behind the other. So an amount costs a block
/// one pass over their words, with vectors, and no value is looked at but those of options that have no word any more.
pub(super) struct Words {
    words: Vec<u64>,
    /// The heap of the first word.
    start: usize,
}

impl Words {
    pub(super) const fn new() -> Words {
        Words { words: Vec::new(), start: 0 }
    }

    /// Pushes values until there are `len`. The amounts ascend; those that exceed a heap are no move. `false` where a
    /// value has no bit in a word, and then there are fewer.
    #[must_use]
    pub(super) fn extend(&mut self, values: &mut Vec<u16>, len: usize, amounts: &[usize]) -> bool {
        if self.start + self.words.len() != values.len() {
            if values.iter().any(|&value| value > 63) {
                return false;
            }
            // Those that another way has found.
            self.start = values.len().saturating_sub(WINDOW);
            self.words = values[self.start..].iter().map(|value| 1 << value).collect();
        }
        let (near, others) = amounts.split_at(amounts.partition_point(|&amount| amount < BLOCK));
        while values.len() < len {
            let first = values.len();
            if self.words.len() >= 2 * WINDOW {
                self.words.drain(..self.words.len() - WINDOW);
                self.start = first - WINDOW;
            }
            let heaps = BLOCK.min(len - first);
            // For each heap of the block the values of its options.
            let mut seen = [0_u64; BLOCK];
            let (kept, far) = others.split_at(others.partition_point(|&amount| amount <= WINDOW.min(first)));
            for amount in kept {
                let options = &self.words[first - amount - self.start..];
                match options.first_chunk::<BLOCK>().filter(|_| heaps == BLOCK) {
                    Some(options) => seen.iter_mut().zip(options).for_each(|(seen, option)| *seen |= option),
                    None => seen[..heaps].iter_mut().zip(options).for_each(|(seen, option)| *seen |= option),
                }
            }
            for amount in far {
                // The first heap of the block that has as many.
                let skipped = amount.saturating_sub(first);
                if skipped >= heaps {
                    break;
                }
                let options = &values[first + skipped - amount..];
                seen[skipped..heaps].iter_mut().zip(options).for_each(|(seen, option)| *seen |= 1 << option);
            }
            for (heap, seen) in (first..).zip(&seen[..heaps]) {
                let near = near.iter().take_while(|&&amount| amount <= heap);
                let options = near.fold(*seen, |seen, amount| seen | self.words[heap - amount - self.start]);
                let value = options.trailing_ones();
                if value > 63 {
                    return false;
                }
                self.words.push(1 << value);
                values.push(value as u16);
            }
        }
        true
    }
}
