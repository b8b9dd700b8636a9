//! Values by their place in their class.

use super::super::sparse::Classes;

/// A division of the values into rare and common, and the numbering of each class.
///
/// Let b be the lowest bit of the mask. Leaving bit b out of a value numbers the values of either parity 0, 1, 2, …:
///
/// - It is a bijection on each class, since the other bits and the parity make up bit b.
/// - It keeps the order within a class. Two values of one parity that differ in bit b differ in another bit of the mask
///   as well, which is higher; so the highest bit in which they differ is another than b, and is kept.
/// - It respects nim-sums, being linear.
///
/// So the least common value that no option has is found among numbers of half the size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Division {
    classes: Classes,
}

impl Division {
    pub(super) const fn new(classes: Classes) -> Division {
        Division { classes }
    }

    /// The values whose nim-sum with the mask has an odd number of bits are of parity 1.
    pub(super) const fn mask(self) -> u16 {
        self.classes.mask
    }

    /// In the alternating kind of division, how many objects splits remove modulo 2.
    pub(super) fn alternating(self) -> Option<u8> {
        self.classes.alternating.map(|removed| (removed % 2) as u8)
    }

    const fn below(self) -> u16 {
        (self.classes.mask & self.classes.mask.wrapping_neg()).wrapping_sub(1)
    }

    /// The number of a value in its class.
    pub(super) const fn number(self, value: u16) -> u16 {
        value & self.below() | value >> 1 & !self.below()
    }

    /// The parity under the mask of the values that are rare for this heap.
    pub(super) fn rare_parity(self, heap: u64) -> u8 {
        self.alternating().map_or(0, |removed| ((heap ^ u64::from(removed)) & 1) as u8)
    }

    /// The value of this parity with this number.
    pub(super) const fn value(self, number: u16, parity: u8) -> u16 {
        let without = number & self.below() | (number & !self.below()) << 1;
        let is_other = (without & self.classes.mask).count_ones() as u8 & 1 != parity;
        without | (is_other as u16 * (self.below() + 1))
    }

    /// The common value of a heap with this number.
    pub(super) fn common(self, number: u8, heap: u64) -> u16 {
        self.value(u16::from(number), 1 - self.rare_parity(heap))
    }

    /// Whether a value is rare for a heap.
    pub(super) fn is_rare(self, value: u16, heap: u64) -> bool {
        (value & self.classes.mask).count_ones() as u8 & 1 == self.rare_parity(heap)
    }

    /// Whether the value of a heap, common for it, is also common for one that has `removed` objects more.
    pub(super) const fn stays_common(self, removed: usize) -> bool {
        self.classes.alternating.is_none() || removed.is_multiple_of(2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_keep_the_order_and_the_nim_sums_of_a_class() {
        for mask in 1..64 {
            let division = Division::new(Classes { mask, alternating: None });
            for parity in [0, 1] {
                let class = (0..256_u16).filter(|value| (value & mask).count_ones() as u8 & 1 == parity);
                // Numbered 0, 1, 2, … in ascending order, and back.
                for (number, value) in class.enumerate() {
                    assert_eq!(division.number(value), number as u16, "{value} under {mask:#b}");
                    assert_eq!(division.value(number as u16, parity), value);
                }
            }
            for (a, b) in (0..64).flat_map(|a| (0..64).map(move |b| (a, b))) {
                assert_eq!(division.number(a ^ b), division.number(a) ^ division.number(b));
            }
        }
    }
}
