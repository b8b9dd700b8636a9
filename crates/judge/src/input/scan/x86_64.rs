//! The search with AVX2 and with AVX-512, on x86-64 only.

#![allow(
    unsafe_code,
    reason = "loads and stores through pointers, each to or from an array of the same size"
)]

use std::arch::x86_64::*;

use super::portable::values;
use super::{Classes, GROUP, Tokens};
use crate::simd::x86_64::{Avx2, Avx512, avx2, avx512, compiled};

/// The white space whose low half is the index. Bytes other than these four find another byte than themselves here:
/// the low half of 0 is that of the space.
const SPACES: [u8; 16] = [b' ', 0, 0, 0, 0, 0, 0, 0, 0, b'\t', b'\n', 0, 0, b'\r', 0, 0];

avx2! {
    compiled! Avx2;
    pub(super) fn read_avx2(tokens: &mut Tokens, bytes: &[u8], len: usize) {
        let spaces = _mm256_broadcastsi128_si256(u128_of(SPACES));
        let half = |bytes: &[u8; 32]| {
            // SAFETY: the pointer is to 32 bytes.
            let bytes = unsafe { _mm256_loadu_si256(bytes.as_ptr().cast()) };
            let values = _mm256_sub_epi8(bytes, _mm256_set1_epi8(b'0' as i8));
            let digits = _mm256_cmpeq_epi8(_mm256_min_epu8(values, _mm256_set1_epi8(9)), values);
            let spaces = _mm256_cmpeq_epi8(_mm256_shuffle_epi8(spaces, bytes), bytes);
            (_mm256_movemask_epi8(digits) as u32, _mm256_movemask_epi8(spaces) as u32)
        };
        let classify = |bytes: &[u8; GROUP]| {
            let (halves, _) = bytes.as_chunks();
            let (low, high) = (half(&halves[0]), half(&halves[1]));
            let join = |low: u32, high: u32| u64::from(low) | u64::from(high) << 32;
            Classes { digits: join(low.0, high.0), spaces: join(low.1, high.1) }
        };
        let pick = |around: &[u8; GROUP + 2], longs: u64, ends: u64, free: &mut [u8; GROUP]| {
            let values = values(around);
            let (words, _) = values.as_chunks::<8>();
            let mut found = 0;
            for (index, &word) in words.iter().enumerate() {
                // Byte i of a mask of bytes is bit i of a mask of bits.
                let spread = |mask: u64| _pdep_u64(mask >> (8 * index), EVERY_LOWEST).wrapping_mul(0xff);
                let ends = spread(ends);
                let picked = _pext_u64(u64::from_le_bytes(word) | spread(longs), ends);
                if let Some(place) = free.get_mut(found..).and_then(|rest| rest.first_chunk_mut()) {
                    *place = picked.to_le_bytes();
                }
                found += ends.count_ones() as usize / 8;
            }
        };
        tokens.search(bytes, len, classify, pick);
    }
}

/// The lowest bit of every byte.
const EVERY_LOWEST: u64 = u64::from_le_bytes([1; 8]);

#[target_feature(enable = "avx2")]
fn u128_of(bytes: [u8; 16]) -> __m128i {
    // SAFETY: the pointer is to 16 bytes.
    unsafe { _mm_loadu_si128(bytes.as_ptr().cast()) }
}

avx512! {
    compiled! Avx512;
    pub(super) fn read_avx512(tokens: &mut Tokens, bytes: &[u8], len: usize) {
        let nine = _mm512_set1_epi8(9);
        let spaces = _mm512_broadcast_i32x4(u128_of(SPACES));
        // SAFETY: the pointer is to 64 bytes.
        let load = |bytes: &[u8; GROUP]| unsafe { _mm512_loadu_si512(bytes.as_ptr().cast()) };
        let digit_values = |bytes| _mm512_sub_epi8(bytes, _mm512_set1_epi8(b'0' as i8));
        let classify = |bytes: &[u8; GROUP]| {
            let bytes = load(bytes);
            Classes {
                digits: _mm512_cmple_epu8_mask(digit_values(bytes), nine),
                spaces: _mm512_cmpeq_epi8_mask(_mm512_shuffle_epi8(spaces, bytes), bytes),
            }
        };
        let pick = |around: &[u8; GROUP + 2], longs: u64, ends: u64, free: &mut [u8; GROUP]| {
            let (Some(two_before), Some(one_before)) = (around.first_chunk(), around[1..].first_chunk()) else {
                return;
            };
            let tens = digit_values(load(two_before));
            let tens = _mm512_maskz_mov_epi8(_mm512_cmple_epu8_mask(tens, nine), tens);
            let twos = _mm512_add_epi8(tens, tens);
            let fours = _mm512_add_epi8(twos, twos);
            let eights = _mm512_add_epi8(fours, fours);
            let values = _mm512_add_epi8(_mm512_add_epi8(twos, eights), digit_values(load(one_before)));
            let values = _mm512_mask_mov_epi8(values, longs, _mm512_set1_epi8(-1));
            // Not the form that stores what it picks: on some processors that is many times slower.
            let picked = _mm512_maskz_compress_epi8(ends, values);
            // SAFETY: the pointer is to 64 bytes.
            unsafe { _mm512_storeu_si512(free.as_mut_ptr().cast(), picked) };
        };
        tokens.search(bytes, len, classify, pick);
    }
}
