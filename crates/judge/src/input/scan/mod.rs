//! From bytes to numbers, many at a time.
//!
//! A window of the input is searched in groups of 64 bytes: which bytes are digits, which are white space, and so where
//! numbers end. Numbers of one or two digits, which most are, become a byte each without any branch; longer ones are
//! set aside. Only what goes through without a doubt is taken: the window ends before anything else.

mod portable;
#[cfg(target_arch = "x86_64")]
mod x86_64;

use crate::input::digits::value;
use crate::simd::{Level, Simd};

/// Bytes searched at once for the ends of numbers.
pub(crate) const GROUP: usize = 64;

/// Bytes before a window that the search may look at: those of a number that ends in the first group.
pub(crate) const FRONT: usize = 24;

/// Places behind the numbers of a window that may be looked at.
pub(crate) const AHEAD: usize = 32;

/// Numbers that a window has room for.
const ROOM: usize = 8192;

/// What stands for a number of three digits and more.
const LONG: u8 = u8::MAX;

/// The numbers of a window.
pub(crate) struct Tokens {
    // A group adds at most 32 numbers, and writes 64 bytes to do so; that leaves `AHEAD` places behind the last number.
    shorts: Box<[u8; ROOM + GROUP]>,
    // One place more than there is room for, so that there always is one to look at.
    longs: Box<[u64; ROOM + 1]>,
    found: usize,
    found_longs: usize,
    // How far into the window the last one found ends.
    len: usize,
    used: usize,
    used_longs: usize,
}

/// Bit i of each mask speaks of byte i of a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Classes {
    digits: u64,
    spaces: u64,
}

impl Tokens {
    pub(crate) fn new() -> Tokens {
        Tokens {
            shorts: Box::new([0; ROOM + GROUP]),
            longs: Box::new([0; ROOM + 1]),
            found: 0,
            found_longs: 0,
            len: 0,
            used: 0,
            used_longs: 0,
        }
    }

    /// The next number of the window, if there is one.
    #[inline(always)]
    pub(crate) fn peek(&self) -> Option<u64> {
        if self.used == self.found {
            return None;
        }
        // Whether a number is long cannot be foreseen where sizes are mixed, so both are fetched.
        let (&short, &long) = (self.shorts.get(self.used)?, self.longs.get(self.used_longs)?);
        Some(std::hint::select_unpredictable(short == LONG, long, short.into()))
    }

    /// Goes past the next number.
    #[inline(always)]
    pub(crate) fn advance(&mut self) {
        self.used_longs += usize::from(self.shorts.get(self.used) == Some(&LONG));
        self.used += 1;
    }

    /// The numbers that have not been used, the long ones as 255, with others behind them; and how many they are.
    #[inline]
    pub(crate) fn shorts(&self) -> (&[u8], usize) {
        (self.shorts.get(self.used..).unwrap_or_default(), self.found - self.used)
    }

    /// Goes past numbers that are not long.
    #[inline]
    pub(crate) fn advance_shorts(&mut self, count: usize) {
        self.used += count;
    }

    /// How many numbers of the window have been used.
    pub(crate) fn used(&self) -> usize {
        self.used
    }

    /// How far the window goes, to the end of its last number, if all of its numbers have been used.
    pub(crate) fn used_up(&self) -> Option<usize> {
        (self.used == self.found && self.found > 0).then_some(self.len)
    }

    pub(crate) fn clear(&mut self) {
        (self.found, self.found_longs, self.used, self.used_longs) = (0, 0, 0, 0);
    }

    /// Takes the numbers of the bytes from `FRONT` on, as far as room and certainty go. `bytes` has a whole group more
    /// than `len`, whatever is in it.
    pub(crate) fn read(&mut self, simd: Simd, bytes: &[u8], len: usize) {
        self.clear();
        match simd.level() {
            Level::Baseline => portable::read(self, bytes, len),
            #[cfg(target_arch = "x86_64")]
            Level::Avx2(proof) => x86_64::read_avx2(proof, self, bytes, len),
            #[cfg(target_arch = "x86_64")]
            Level::Avx512(proof) => x86_64::read_avx512(proof, self, bytes, len),
        }
    }

    /// The search itself, to be compiled for each instruction set: `classify` knows digits and white space, and `pick`
    /// writes the values of the numbers of up to two digits, which end before the bits of a mask, one behind the other.
    #[inline(always)]
    fn search(
        &mut self,
        bytes: &[u8],
        len: usize,
        classify: impl Fn(&[u8; GROUP]) -> Classes,
        pick: impl Fn(&[u8; GROUP + 2], u64, u64, &mut [u8; GROUP]),
    ) {
        let mut digits_before = 0;
        let mut start = 0;
        while start < len && self.found <= ROOM - GROUP / 2 {
            let Some(group) = bytes.get(FRONT + start..).and_then(|rest| rest.first_chunk()) else { return };
            let Classes { digits, spaces } = classify(group);
            // What lies past the end, or past something that is neither digit nor white space, is not looked at.
            let inside = if len - start >= GROUP { u64::MAX } else { !(u64::MAX << (len - start)) };
            let strange = !(digits | spaces) & inside;
            let good = inside & !below_and_from(strange).1;
            // Numbers end before these bits; and of those, the ones of three digits and more.
            let before = |distance: u32| digits << distance | digits_before >> (64 - distance);
            let mut ends = spaces & before(1) & good;
            let mut longs = ends & before(2) & before(3);
            let long_ends = longs;
            while longs != 0 {
                let end = longs.trailing_zeros();
                // The bytes before the end, the nearest at the top.
                let here = digits.checked_shl(u64::BITS - end).unwrap_or(0);
                let length = (here | digits_before >> end).leading_ones();
                let number =
                    bytes.get(start + end as usize..).and_then(|rest| value(rest.first_chunk()?, length));
                let (Some(number), Some(place)) = (number, self.longs.get_mut(self.found_longs)) else {
                    ends &= below_and_from(1 << end).0;
                    break;
                };
                *place = number;
                self.found_longs += 1;
                longs &= longs - 1;
            }
            let (Some(around), Some(free)) = (
                bytes.get(FRONT + start - 2..).and_then(|rest| rest.first_chunk()),
                self.shorts.get_mut(self.found..).and_then(|rest| rest.first_chunk_mut()),
            ) else {
                return;
            };
            pick(around, long_ends, ends, free);
            self.found += ends.count_ones() as usize;
            if let Some(last) = ends.checked_ilog2() {
                self.len = start + last as usize;
            }
            if strange != 0 || longs != 0 {
                return;
            }
            digits_before = digits;
            start += GROUP;
        }
    }
}

/// The bits below the lowest one of a mask, and those from it on; all are below, if there is none.
#[inline(always)]
fn below_and_from(mask: u64) -> (u64, u64) {
    let below = !mask & mask.wrapping_sub(1);
    (below, !below)
}
