//! The search in plain Rust, for every target.

use super::{Classes, GROUP, LONG, Tokens};
use crate::input::place::is_space;

pub(super) fn read(tokens: &mut Tokens, bytes: &[u8], len: usize) {
    tokens.search(bytes, len, classify, pick);
}

#[inline(always)]
fn classify(bytes: &[u8; GROUP]) -> Classes {
    Classes { digits: mask(bytes, |byte| byte.is_ascii_digit()), spaces: mask(bytes, is_space) }
}

/// The mask of the bytes that are of a kind. The compiler compares many bytes in one instruction.
#[inline(always)]
fn mask(bytes: &[u8; GROUP], kind: impl Fn(u8) -> bool) -> u64 {
    let flags = bytes.map(|byte| u8::from(kind(byte)));
    let (words, _) = flags.as_chunks::<8>();
    let mut mask = 0;
    for (index, &word) in words.iter().enumerate() {
        // One multiplication brings flag i, which is bit 8·i, to bit 56 + i.
        let gathered = u64::from_le_bytes(word).wrapping_mul(0x0102_0408_1020_4080) >> 56;
        mask |= gathered << (8 * index);
    }
    mask
}

/// The value of the one or two digits before each byte of the group; two bytes come before the group.
#[inline(always)]
pub(super) fn values(around: &[u8; GROUP + 2]) -> [u8; GROUP] {
    let mut values = [0; GROUP];
    for (index, value) in values.iter_mut().enumerate() {
        let tens = around[index].wrapping_sub(b'0');
        let tens = if tens <= 9 { tens } else { 0 };
        *value = (tens * 10).wrapping_add(around[index + 1].wrapping_sub(b'0'));
    }
    values
}

#[inline(always)]
fn pick(around: &[u8; GROUP + 2], long_ends: u64, mut ends: u64, free: &mut [u8; GROUP]) {
    let values = values(around);
    for place in free {
        if ends == 0 {
            break;
        }
        let end = ends.trailing_zeros();
        let long = long_ends >> end & 1 == 1;
        *place = if long { LONG } else { values[end as usize] };
        ends &= ends - 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_at_every_place() {
        for place in 0..GROUP {
            for byte in 0..=255 {
                for (rest, digits, spaces) in [(b'x', 0, 0), (b'7', u64::MAX, 0), (b' ', 0, u64::MAX)] {
                    let mut bytes = [rest; GROUP];
                    bytes[place] = byte;
                    let bit = 1 << place;
                    let set = |mask: u64, on: bool| if on { mask | bit } else { mask & !bit };
                    let digits = set(digits, byte.is_ascii_digit());
                    let spaces = set(spaces, [b' ', b'\t', b'\r', b'\n'].contains(&byte));
                    assert_eq!(classify(&bytes), Classes { digits, spaces }, "{byte} at {place}");
                }
            }
        }
    }
}
