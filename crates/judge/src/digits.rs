//! Eight bytes at a time: how many digits they end with, and the number that those make.

/// A word with the same byte everywhere.
const fn every(byte: u8) -> u64 {
    u64::from_le_bytes([byte; 8])
}

/// The value of the digits with which the bytes end, and their number: 0 to 8.
#[inline(always)]
fn trailing_of_eight(bytes: [u8; 8]) -> (u64, u32) {
    // 0 to 9 where there is a digit; the last character is the highest byte.
    let values = u64::from_le_bytes(bytes) ^ every(b'0');
    // The top bit of every byte above 9. Without its own top bit no byte carries into the next.
    let others = ((values & every(0x7f)) + every(0x7f - 9)) | values;
    let digits = (others & every(0x80)).leading_zeros() / 8;
    // Zeros take the place of what stands before the first digit. Two shifts, since eight places are too many for one.
    let clear = 8 * (8 - digits);
    let aligned = values >> (clear / 2) >> (clear / 2) << (clear / 2) << (clear / 2);
    // Neighbours are joined to numbers of two digits, of four, of eight.
    let pairs = (aligned * 10 + (aligned >> 8)) & 0x00ff_00ff_00ff_00ff;
    let fours = (pairs * 100 + (pairs >> 16)) & 0x0000_ffff_0000_ffff;
    let number = (fours * 10_000 + (fours >> 32)) & 0xffff_ffff;
    (number, digits)
}

/// The number that stands at the end of the bytes and its digits, 1 to 15 of them; `None` if there are more, or none.
#[inline(always)]
pub(crate) fn trailing(bytes: &[u8; 16]) -> Option<(u64, usize)> {
    let (&high, &low) = (bytes.first_chunk()?, bytes.last_chunk()?);
    let (mut number, mut digits) = trailing_of_eight(low);
    if digits == 8 {
        let (high, more) = trailing_of_eight(high);
        number += high * 100_000_000;
        digits += more;
    }
    (1..=15).contains(&digits).then_some((number, digits as usize))
}

#[cfg(test)]
mod tests {
    use super::trailing;
    use proptest::prelude::*;

    fn expected(bytes: &[u8; 16]) -> Option<(u64, usize)> {
        let digits = bytes.iter().rev().take_while(|byte| byte.is_ascii_digit()).count();
        let text = std::str::from_utf8(&bytes[16 - digits..]).unwrap();
        (1..=15).contains(&digits).then(|| (text.parse().unwrap(), digits))
    }

    #[test]
    fn any_byte_may_stand_before_the_digits() {
        for digits in 0..16 {
            for before in (0..=255_u8).filter(|before| !before.is_ascii_digit()) {
                for rest in [0, b'0', b'9', b' ', 0xff] {
                    let mut bytes = [rest; 16];
                    bytes[16 - digits..].copy_from_slice(&b"987654321012345"[..digits]);
                    bytes[15 - digits] = before;
                    assert_eq!(trailing(&bytes), expected(&bytes), "{bytes:?}");
                }
            }
        }
        assert_eq!(trailing(b"1234567890123456"), None);
    }

    proptest! {
        #[test]
        fn any_number(number in 0_u64..1_000_000_000_000_000, width in 1_usize..16) {
            let bytes = format!("{:>16}", format!("{number:0width$}")).into_bytes().try_into().unwrap();
            prop_assert_eq!(trailing(&bytes), expected(&bytes));
        }

        #[test]
        fn any_sixteen_bytes(bytes: [u8; 16]) {
            prop_assert_eq!(trailing(&bytes), expected(&bytes));
        }
    }
}
