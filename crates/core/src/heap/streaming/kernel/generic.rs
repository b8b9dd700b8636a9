//! For any processor.

use super::Pair;
use super::lanes::BLOCK;

/// As many heaps as there are registers for their sets.
const GROUP: usize = 8;

pub(super) fn sets(numbers: &[u8], at: usize, pairs: &[Pair]) -> [u64; BLOCK] {
    let mut sets = [0; BLOCK];
    let (groups, _) = sets.as_chunks_mut::<GROUP>();
    for (group, sets) in groups.iter_mut().enumerate() {
        let at = at + GROUP * group;
        let mut sum = [0_u64; GROUP];
        for pair in pairs {
            let from = at - pair.distance as usize;
            for (set, number) in sum.iter_mut().zip(&numbers[from..from + GROUP]) {
                *set |= 1_u64.wrapping_shl(u32::from(number ^ pair.number));
            }
        }
        *sets = sum;
    }
    sets
}
