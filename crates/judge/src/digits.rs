//! Eight bytes at a time: how many digits they begin with, and the number that those make.

/// A word with the same byte everywhere.
const fn every(byte: u8) -> u64 {
    u64::from_le_bytes([byte; 8])
}

/// The value of the digits with which the bytes begin, and their number, 0 to 8. No branch.
#[inline(always)]
pub(crate) fn leading(bytes: [u8; 8]) -> (u64, usize) {
    // 0 to 9 where there is a digit; the first character is the lowest byte.
    let values = u64::from_le_bytes(bytes) ^ every(b'0');
    // The top bit of every byte above 9. Without its own top bit no byte carries into the next.
    let others = ((values & every(0x7f)) + every(0x7f - 9)) | values;
    let digits = (others & every(0x80)).trailing_zeros() / 8;
    // The last digit goes to the top, and zeros come in before the first; all eight places, if there is no digit.
    let aligned = values.checked_shl(64 - 8 * digits).unwrap_or(0);
    // Neighbours are joined to numbers of two digits, of four, of eight.
    let pairs = (aligned * 10 + (aligned >> 8)) & 0x00ff_00ff_00ff_00ff;
    let fours = (pairs * 100 + (pairs >> 16)) & 0x0000_ffff_0000_ffff;
    let number = (fours * 10_000 + (fours >> 32)) & 0xffff_ffff;
    (number, digits as usize)
}

#[cfg(test)]
mod tests {
    use super::leading;
    use proptest::prelude::*;

    fn expected(bytes: [u8; 8]) -> (u64, usize) {
        let digits = bytes.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let text = std::str::from_utf8(&bytes[..digits]).unwrap();
        (text.parse().unwrap_or(0), digits)
    }

    #[test]
    fn any_byte_may_end_the_digits() {
        for digits in 0..8 {
            for end in (0..=255_u8).filter(|end| !end.is_ascii_digit()) {
                for rest in [0, b'0', b'9', b' ', 0xff] {
                    let mut bytes = [rest; 8];
                    bytes[..digits].copy_from_slice(&b"98765432"[..digits]);
                    bytes[digits] = end;
                    assert_eq!(leading(bytes), expected(bytes), "{bytes:?}");
                }
            }
        }
    }

    proptest! {
        #[test]
        fn eight_digits(number in 0_u64..100_000_000) {
            let bytes = format!("{number:08}").into_bytes().try_into().unwrap();
            prop_assert_eq!(leading(bytes), (number, 8));
        }

        #[test]
        fn any_eight_bytes(bytes: [u8; 8]) {
            prop_assert_eq!(leading(bytes), expected(bytes));
        }
    }
}
