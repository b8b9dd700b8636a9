//! For processors with AVX2.
//!
//! A value of [`Avx2`] is the proof that this processor has the instructions. Nothing outside of this file can make one
//! without asking.

use core::arch::x86_64::{
    __m128i, __m256i, _mm_storeu_si128, _mm256_adds_epu8, _mm256_castsi256_si128, _mm256_extracti128_si256,
    _mm256_loadu_si256, _mm256_or_si256, _mm256_set_epi64x, _mm256_set1_epi8, _mm256_setzero_si256,
    _mm256_shuffle_epi8, _mm256_unpackhi_epi8, _mm256_unpackhi_epi16, _mm256_unpackhi_epi32,
    _mm256_unpacklo_epi8, _mm256_unpacklo_epi16, _mm256_unpacklo_epi32, _mm256_xor_si256,
};

use super::Pair;
use super::lanes::BLOCK;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) struct Avx2(());

impl Avx2 {
    /// Asked once and remembered by the standard library; without it, whether the whole program is compiled for AVX2.
    pub(super) fn new() -> Option<Avx2> {
        #[cfg(feature = "std")]
        let detected = std::arch::is_x86_feature_detected!("avx2");
        #[cfg(not(feature = "std"))]
        let detected = cfg!(target_feature = "avx2");
        detected.then_some(Avx2(()))
    }

    pub(super) fn sets(self, numbers: &[u8], at: usize, pairs: &[Pair], pages: usize) -> [u64; BLOCK] {
        // SAFETY: a value of this type exists only where the processor was found to have AVX2.
        unsafe {
            match pages {
                1 => sets::<1>(numbers, at, pairs),
                2 => sets::<2>(numbers, at, pairs),
                _ => sets::<4>(numbers, at, pairs),
            }
        }
    }
}

/// A set of numbers below 16 is two bytes, and two shuffles look them up for 32 heaps at once. A page is 16 numbers more:
/// a shuffle gives zero where the index has its highest bit, which a saturating addition sets for other pages.
#[target_feature(enable = "avx2")]
fn sets<const PAGES: usize>(numbers: &[u8], at: usize, pairs: &[Pair]) -> [u64; BLOCK] {
    const BITS: i64 = i64::from_le_bytes([1, 2, 4, 8, 16, 32, 64, 128]);
    let tables = [_mm256_set_epi64x(0, BITS, 0, BITS), _mm256_set_epi64x(BITS, 0, BITS, 0)];
    let mut planes = [[_mm256_setzero_si256(); 2]; 4];
    for pair in pairs {
        let from = at - pair.distance as usize;
        let window: &[u8; BLOCK] = numbers[from..].first_chunk().expect("the heaps in reach are known");
        let sums = _mm256_xor_si256(load(window), _mm256_set1_epi8(pair.number as i8));
        for (page, planes) in planes.iter_mut().enumerate().take(PAGES) {
            let index = if PAGES == 1 {
                sums
            } else {
                let relative = _mm256_xor_si256(sums, _mm256_set1_epi8(16 * page as i8));
                _mm256_adds_epu8(relative, _mm256_set1_epi8(0x70))
            };
            for (plane, table) in planes.iter_mut().zip(tables) {
                *plane = _mm256_or_si256(*plane, _mm256_shuffle_epi8(table, index));
            }
        }
    }

    // From planes of bytes to one word a heap. Unpacking works on both halves of a vector by themselves: the low one holds
    // heaps 0 to 15 and the high one heaps 16 to 31.
    let mut sets = [0; BLOCK];
    let [first, second, third, fourth] = planes;
    let low = [first, second, third, fourth].map(|[low, high]| _mm256_unpacklo_epi8(low, high));
    let high = [first, second, third, fourth].map(|[low, high]| _mm256_unpackhi_epi8(low, high));
    for (eighth, [a, b, c, d]) in [low, high].into_iter().enumerate() {
        let quarters = [
            (_mm256_unpacklo_epi16(a, b), _mm256_unpacklo_epi16(c, d)),
            (_mm256_unpackhi_epi16(a, b), _mm256_unpackhi_epi16(c, d)),
        ];
        for (quarter, (ab, cd)) in quarters.into_iter().enumerate() {
            let pairs = [_mm256_unpacklo_epi32(ab, cd), _mm256_unpackhi_epi32(ab, cd)];
            for (pair, words) in pairs.into_iter().enumerate() {
                let lane = 8 * eighth + 4 * quarter + 2 * pair;
                sets[lane..lane + 2].copy_from_slice(&two(_mm256_castsi256_si128(words)));
                sets[lane + 16..lane + 18].copy_from_slice(&two(_mm256_extracti128_si256::<1>(words)));
            }
        }
    }
    sets
}

#[target_feature(enable = "avx2")]
fn load(bytes: &[u8; BLOCK]) -> __m256i {
    // SAFETY: the array has the 32 bytes that are read, and the load asks for no alignment.
    unsafe { _mm256_loadu_si256(bytes.as_ptr().cast()) }
}

#[target_feature(enable = "avx2")]
fn two(words: __m128i) -> [u64; 2] {
    let mut two = [0; 2];
    // SAFETY: the array has the 16 bytes that are written, and the store asks for no alignment.
    unsafe { _mm_storeu_si128(two.as_mut_ptr().cast(), words) };
    two
}
