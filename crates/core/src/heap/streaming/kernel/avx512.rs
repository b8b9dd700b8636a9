//! For processors with AVX-512: from Ice Lake and Zen 4 on.
//!
//! A value of [`Avx512`] is the proof that this processor has the instructions. Nothing outside of this file can make one
//! without asking.

use alloc::vec::Vec;
use core::arch::x86_64::{
    __m512i, _mm_loadl_epi64, _mm512_add_epi64, _mm512_andnot_si512, _mm512_cmpge_epu8_mask,
    _mm512_cvtepu8_epi64, _mm512_loadu_si512, _mm512_mask_blend_epi8, _mm512_mask_permutexvar_epi8,
    _mm512_maskz_permutexvar_epi8, _mm512_or_si512, _mm512_permutexvar_epi8, _mm512_popcnt_epi64,
    _mm512_set1_epi8, _mm512_set1_epi64, _mm512_setzero_si512, _mm512_sllv_epi64, _mm512_storeu_si512,
    _mm512_test_epi8_mask, _mm512_xor_si512,
};

use super::{LANES, Pair, Sets, TooLarge};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) struct Avx512(());

/// A set of numbers below 64 takes eight of these: plane i has a byte for each heap, the numbers 8i to 8i + 7.
type Plane = [u8; LANES];

/// Byte x of plane i: the part of the set {x} that plane i has. One permutation looks 64 numbers up.
const SETS: [Plane; 8] = {
    let mut planes = [[0; LANES]; 8];
    let mut number = 0;
    while number < 64 {
        planes[number / 8][number] = 1 << (number % 8);
        number += 1;
    }
    planes
};

/// How many heaps are worked out from those before them in one go: a word each in one register.
const GROUP: usize = 8;

impl Avx512 {
    /// Asked once and remembered by the standard library; without it, whether the whole program is compiled for it.
    pub(super) fn new() -> Option<Avx512> {
        macro_rules! all {
            ($($feature:tt)*) => {{
                #[cfg(feature = "std")]
                let detected = $(std::arch::is_x86_feature_detected!($feature))&&*;
                #[cfg(not(feature = "std"))]
                let detected = $(cfg!(target_feature = $feature))&&*;
                detected
            }};
        }
        all!("avx512f" "avx512bw" "avx512vbmi" "avx512vpopcntdq").then_some(Avx512(()))
    }

    pub(super) fn extend(
        self,
        numbers: &mut [u8],
        at: usize,
        near: &[Pair],
        far: &[Pair],
        pages: usize,
    ) -> Result<usize, TooLarge> {
        // SAFETY: a value of this type exists only where the processor was found to have the features.
        unsafe {
            match pages {
                1 => extend::<2>(numbers, at, near, far),
                2 => extend::<4>(numbers, at, near, far),
                _ => extend::<8>(numbers, at, near, far),
            }
        }
    }

    pub(super) fn unshown(
        self,
        numbers: &[u8],
        at: usize,
        pairs: &[Pair],
        below: [&[u64; 64]; 2],
        pages: usize,
        left: &mut Sets,
    ) -> u64 {
        // SAFETY: as above.
        unsafe {
            match pages {
                1 => unshown::<2>(numbers, at, pairs, below, left),
                2 => unshown::<4>(numbers, at, pairs, below, left),
                _ => unshown::<8>(numbers, at, pairs, below, left),
            }
        }
    }
}

/// The far pairs give a part of each set, 64 heaps at a time. The near ones reach into the same block; as many heaps as the
/// least distance do not depend on each other, and the last 64 numbers stay in a register.
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,avx512vpopcntdq")]
fn extend<const PLANES: usize>(
    numbers: &mut [u8],
    mut at: usize,
    near: &[Pair],
    far: &[Pair],
) -> Result<usize, TooLarge> {
    let least = near.iter().map(|pair| pair.distance as usize).min().unwrap_or(GROUP);
    let group = least.min(GROUP);
    let block = LANES / group * group;
    // A near pair takes the byte at 64 − distance of the last numbers, and those after it, to the low bytes of words.
    let lanes: [u8; LANES] = core::array::from_fn(|byte| (byte / 8) as u8);
    let taking: Vec<(__m512i, __m512i)> = near
        .iter()
        .map(|pair| {
            let indices = lanes.map(|lane| lane.wrapping_add((LANES as u32 - pair.distance) as u8));
            (load(&indices), _mm512_set1_epi64(pair.number.into()))
        })
        .collect();
    // Moves the last numbers on by a group, and takes the new ones, which are the low bytes of words.
    let moved: [u8; LANES] = core::array::from_fn(|byte| ((byte + group) % LANES) as u8);
    let taken: [u8; LANES] = core::array::from_fn(|byte| (8 * ((byte + group) % LANES) % LANES) as u8);
    let (moved, taken) = (load(&moved), load(&taken));
    let is_new = u64::MAX << (LANES - group);
    const LOW: u64 = 0x0101_0101_0101_0101;
    let one = _mm512_set1_epi64(1);

    while numbers.len() - at >= LANES {
        let mut planes = [[0; LANES + GROUP]; PLANES];
        let sets = shown::<PLANES>(numbers, at, far);
        for (plane, set) in planes.iter_mut().zip(sets) {
            store(plane.first_chunk_mut().expect("it has some more"), set);
        }
        let mut last = load(numbers[at - LANES..].first_chunk().expect("64 numbers are known"));
        for begin in (0..block).step_by(group) {
            let mut set = _mm512_setzero_si512();
            for (plane, bytes) in planes.iter().enumerate() {
                let bytes = bytes[begin..].first_chunk().expect("a group more than there are lanes");
                let shift = 8 * plane as u32;
                set = _mm512_or_si512(set, _mm512_sllv_epi64(words(bytes), _mm512_set1_epi64(shift.into())));
            }
            for &(indices, number) in &taking {
                let before = _mm512_maskz_permutexvar_epi8(LOW, indices, last);
                set = _mm512_or_si512(set, _mm512_sllv_epi64(one, _mm512_xor_si512(before, number)));
            }
            // The lowest ones of a set, all of them together: as many as its least missing number.
            let ones = _mm512_andnot_si512(_mm512_add_epi64(set, one), set);
            let new = _mm512_popcnt_epi64(ones);
            last = _mm512_mask_permutexvar_epi8(_mm512_permutexvar_epi8(moved, last), is_new, taken, new);
        }
        if _mm512_cmpge_epu8_mask(last, _mm512_set1_epi8(8 * PLANES as i8)) != 0 {
            return Err(TooLarge { at });
        }
        at += block;
        store(numbers[at - LANES..].first_chunk_mut().expect("the block and what is before it"), last);
    }
    Ok(at)
}

#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,avx512vpopcntdq")]
fn unshown<const PLANES: usize>(
    numbers: &[u8],
    at: usize,
    pairs: &[Pair],
    below: [&[u64; 64]; 2],
    left: &mut Sets,
) -> u64 {
    const EVEN: u64 = 0x5555_5555_5555_5555;
    let shown = shown::<PLANES>(numbers, at, pairs);
    let own = load(numbers[at..].first_chunk().expect("the heaps are known"));
    let mut planes = [[0; LANES]; PLANES];
    let mut some = 0;
    for (index, (plane, shown)) in planes.iter_mut().zip(shown).enumerate() {
        let [even, odd] = below.map(|below| {
            let bytes: Plane = core::array::from_fn(|number| (below[number] >> (8 * index)) as u8);
            _mm512_permutexvar_epi8(own, load(&bytes))
        });
        let rest = _mm512_andnot_si512(shown, _mm512_mask_blend_epi8(EVEN, odd, even));
        some |= _mm512_test_epi8_mask(rest, rest);
        store(plane, rest);
    }
    let mut lanes = some;
    while lanes != 0 {
        let lane = lanes.trailing_zeros() as usize;
        lanes &= lanes - 1;
        let bytes = planes.iter().enumerate().map(|(index, plane)| u64::from(plane[lane]) << (8 * index));
        left[lane] = bytes.fold(0, |set, byte| set | byte);
    }
    some
}

/// The numbers that the pairs stand for, below 8 · `PLANES`, for the heaps at..at + 64.
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,avx512vpopcntdq")]
fn shown<const PLANES: usize>(numbers: &[u8], at: usize, pairs: &[Pair]) -> [__m512i; PLANES] {
    let mut sets = [_mm512_setzero_si512(); PLANES];
    let tables: [__m512i; PLANES] = core::array::from_fn(|plane| load(&SETS[plane]));
    for pair in pairs {
        let from = at - pair.distance as usize;
        let window = load(numbers[from..].first_chunk().expect("the heaps in reach are known"));
        let sums = _mm512_xor_si512(window, _mm512_set1_epi8(pair.number as i8));
        for (set, table) in sets.iter_mut().zip(tables) {
            *set = _mm512_or_si512(*set, _mm512_permutexvar_epi8(sums, table));
        }
    }
    sets
}

#[target_feature(enable = "avx512f")]
fn load(bytes: &Plane) -> __m512i {
    // SAFETY: the array has the 64 bytes that are read, and the load asks for no alignment.
    unsafe { _mm512_loadu_si512(bytes.as_ptr().cast()) }
}

#[target_feature(enable = "avx512f")]
fn store(bytes: &mut Plane, vector: __m512i) {
    // SAFETY: the array has the 64 bytes that are written, and the store asks for no alignment.
    unsafe { _mm512_storeu_si512(bytes.as_mut_ptr().cast(), vector) }
}

/// Eight bytes, a word each.
#[target_feature(enable = "avx512f")]
fn words(bytes: &[u8; 8]) -> __m512i {
    // SAFETY: the array has the 8 bytes that are read, and the load asks for no alignment.
    unsafe { _mm512_cvtepu8_epi64(_mm_loadl_epi64(bytes.as_ptr().cast())) }
}
