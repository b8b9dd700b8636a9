//! What kernels share that find a set of numbers for each of some heaps.

use super::{LANES, Pair, Sets, TooLarge};

/// How many heaps such a kernel works on at once.
pub(super) const BLOCK: usize = 32;

/// Blocks of heaps, from the sets of the pairs that reach further back.
#[inline(always)]
pub(super) fn extend(
    numbers: &mut [u8],
    mut at: usize,
    near: &[Pair],
    pages: usize,
    far: impl Fn(&[u8], usize) -> [u64; BLOCK],
) -> Result<usize, TooLarge> {
    while numbers.len() - at >= LANES {
        let sets = far(numbers, at);
        // The number of pairs as a constant lets them stay in registers.
        macro_rules! finish {
            ($($len:literal)*) => {
                match near.len() {
                    $($len => finish::<[Pair; $len]>(numbers, at, sets, near.first_chunk().expect("the length was asked")),)*
                    _ => finish(numbers, at, sets, near),
                }
            };
        }
        finish!(0 1 2 3 4 5 6 7 8);
        let block = &numbers[at..at + BLOCK];
        let largest = block.iter().copied().max().unwrap_or(0);
        if usize::from(largest) >= 16 * pages {
            return Err(TooLarge { at });
        }
        at += BLOCK;
    }
    Ok(at)
}

#[inline(always)]
fn finish<P: AsRef<[Pair]> + ?Sized>(numbers: &mut [u8], at: usize, sets: [u64; BLOCK], near: &P) {
    for (lane, mut set) in sets.into_iter().enumerate() {
        for pair in near.as_ref() {
            let number = numbers[at + lane - pair.distance as usize];
            // Whatever is above 63 is too large, and said to be.
            set |= 1_u64.wrapping_shl(u32::from(number ^ pair.number));
        }
        numbers[at + lane] = set.trailing_ones() as u8;
    }
}

#[inline(always)]
pub(super) fn unshown(
    numbers: &[u8],
    at: usize,
    below: [&[u64; 64]; 2],
    left: &mut Sets,
    shown: impl Fn(&[u8], usize) -> [u64; BLOCK],
) -> u64 {
    let mut some = 0;
    let (halves, _) = left.as_chunks_mut::<BLOCK>();
    for (half, left) in halves.iter_mut().enumerate() {
        let at = at + BLOCK * half;
        let heaps = numbers[at..at + BLOCK].iter().zip(shown(numbers, at)).zip(left).enumerate();
        for (lane, ((&number, shown), left)) in heaps {
            *left = below[lane % 2][usize::from(number & 63)] & !shown;
            some |= u64::from(*left != 0) << (BLOCK * half + lane);
        }
    }
    some
}
