//! Each theorem against plain evaluation: what it proves goes on, and what breaks it refuses.

mod all_but;
mod families;
mod guy_smith;
mod sparse_search;
mod sparse_space;

use grundy_core::heap::{ArithmeticValues, HexCode, OctalCode};
use grundy_testkit::SplitMix64;

/// The last place of a code is not zero, and the first digit is.
fn random_digits(random: &mut SplitMix64, radix: u64, places: u64) -> Vec<u8> {
    let places = 1 + random.below(places);
    let mut digits: Vec<u8> = (0..places).map(|_| random.below(radix) as u8).collect();
    digits.push(1 + random.below(radix - 1) as u8);
    digits[0] = 4 * random.below(radix / 4).min(random.below(radix / 4)) as u8;
    digits
}

fn octal(code: &str) -> OctalCode {
    code.parse().unwrap()
}

fn hex(code: &str) -> HexCode {
    code.parse().unwrap()
}

/// The digits of a code, from the one before the point on.
fn digits_of(code: &HexCode) -> Vec<u8> {
    (0..=code.last_place()).map(|place| code.digit(place)).collect()
}

fn numbers(proved: &ArithmeticValues) -> (u64, u64, u64) {
    let certificate = proved.certificate();
    (certificate.preperiod(), certificate.period(), certificate.saltus())
}

/// Panics where a proved value is not that of the rule.
fn agrees(what: &str, proved: &ArithmeticValues, plain: impl IntoIterator<Item = u64>) {
    for (heap, expected) in plain.into_iter().enumerate() {
        let found = proved.nimber(heap as u64).map(u64::from);
        assert_eq!(found, Some(expected), "{what}, heap {heap}, by {}", proved.certificate());
    }
}
