//! Evaluating hexadecimal games.

use alloc::vec::Vec;

use super::code::Digits;
use super::sealed::Evaluator;

/// Evaluates a hexadecimal game while its values are below 64, by the definition, with the values of the options as the
/// bits of a word.
///
/// For each number of objects there is such a word of its splits in two. A split in three is one of these beside a third
/// heap: O(n) for heap n in place of O(n²).
pub struct HexValues {
    digits: Digits,
    pairs: Vec<u64>,
}

impl HexValues {
    pub(super) fn new(digits: &Digits) -> HexValues {
        HexValues { digits: digits.clone(), pairs: Vec::new() }
    }

    /// The values of all options of the next heap.
    fn options(&mut self, values: &[u16]) -> u64 {
        let heap = values.len();
        while self.pairs.len() <= heap {
            let total = self.pairs.len();
            let splits = values[..total].iter().skip(1).zip(values[..total].iter().skip(1).rev());
            self.pairs.push(splits.fold(0, |seen, (one, other)| seen | 1 << (one ^ other)));
        }
        let mut seen = 0;
        for (place, left) in (0..=self.digits.last_place().min(heap)).map(|place| (place, heap - place)) {
            let digit = self.digits.get(place);
            if digit & 1 != 0 && left == 0 {
                seen |= 1;
            }
            if digit & 2 != 0 && left > 0 {
                seen |= 1 << values[left];
            }
            if digit & 4 != 0 {
                seen |= self.pairs[left];
            }
            if digit & 8 != 0 {
                (1..left).for_each(|part| seen |= added(self.pairs[left - part], values[part]));
            }
        }
        seen
    }
}

impl Evaluator for HexValues {
    fn extend(&mut self, values: &mut Vec<u16>, len: usize) {
        while values.len() < len {
            let value = self.options(values).trailing_ones();
            if value > 63 {
                return;
            }
            values.push(value as u16);
        }
    }
}

/// The nim-sums of a value below 64 and those whose bits are set.
fn added(set: u64, value: u16) -> u64 {
    const WITHOUT: [u64; 6] = [
        0x5555_5555_5555_5555,
        0x3333_3333_3333_3333,
        0x0f0f_0f0f_0f0f_0f0f,
        0x00ff_00ff_00ff_00ff,
        0x0000_ffff_0000_ffff,
        0x0000_0000_ffff_ffff,
    ];
    let bits = (0..6).filter(|bit| value >> bit & 1 == 1);
    bits.fold(set, |set, bit| {
        let (without, with) = (set & WITHOUT[bit], set >> (1 << bit) & WITHOUT[bit]);
        without << (1 << bit) | with
    })
}
