//! The value of digits, eight at a time.

/// The most digits that a `u64` has.
const MOST: u32 = 20;

/// A word with the same byte everywhere.
const fn every(byte: u8) -> u64 {
    u64::from_le_bytes([byte; 8])
}

/// The value of the last 1 to 8 bytes, which are digits.
#[inline(always)]
fn of_eight(bytes: [u8; 8], digits: u32) -> u64 {
    // The last character is the highest byte. Zeros take the place of what comes before the first digit.
    let clear = 8 * (8 - digits);
    let aligned = (u64::from_le_bytes(bytes) ^ every(b'0')) >> clear << clear;
    // Neighbours are joined to numbers of two digits, of four, of eight.
    let pairs = (aligned * 10 + (aligned >> 8)) & 0x00ff_00ff_00ff_00ff;
    let fours = (pairs * 100 + (pairs >> 16)) & 0x0000_ffff_0000_ffff;
    (fours * 10_000 + (fours >> 32)) & 0xffff_ffff
}

/// The value of the last `digits` bytes, which are digits, 1 to 20 of them. `None` for more, or where it does not fit.
#[inline(always)]
pub(crate) fn value(bytes: &[u8; 24], digits: u32) -> Option<u64> {
    let ([high, middle, low], []) = bytes.as_chunks() else { return None };
    Some(match digits {
        1..=8 => of_eight(*low, digits),
        9..=16 => of_eight(*middle, digits - 8) * 100_000_000 + of_eight(*low, 8),
        17..=MOST => {
            let higher = of_eight(*high, digits - 16) * 100_000_000 + of_eight(*middle, 8);
            higher.checked_mul(100_000_000)?.checked_add(of_eight(*low, 8))?
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::{MOST, value};
    use proptest::prelude::*;

    #[test]
    fn any_byte_may_stand_before_the_digits() {
        for digits in 1..=MOST as usize {
            for before in 0..=255 {
                let mut bytes = [before; 24];
                let text = &b"98765432101234567890"[..digits];
                bytes[24 - digits..].copy_from_slice(text);
                let expected = std::str::from_utf8(text).unwrap().parse().ok();
                assert_eq!(value(&bytes, digits as u32), expected, "{bytes:?}");
            }
        }
        // 2^64 − 1, and one more; and a digit more than there is room for.
        assert_eq!(value(b"    18446744073709551615", 20), Some(u64::MAX));
        assert_eq!(value(b"    18446744073709551616", 20), None);
        assert_eq!(value(b"000000000000000000000001", 21), None);
        assert_eq!(value(&[b'0'; 24], 0), None);
    }

    proptest! {
        #[test]
        fn any_number(number: u64, width in 1_usize..=20) {
            let text = format!("{number:0width$}");
            let bytes = format!("{text:>24}").into_bytes().try_into().unwrap();
            prop_assert_eq!(value(&bytes, text.len() as u32), Some(number));
        }
    }
}
