//! The usual contest program for row chess in Rust: the array at start, then a loop over the input.

use std::io::{self, Write};

use grundy_testkit::plain;

use super::numbers::Numbers;

pub fn main() -> io::Result<()> {
    let nimbers = plain::row_chess();
    let mut numbers = Numbers::new();
    let mut output = String::new();
    for _ in 0..numbers.next()? {
        let mut sum = 0;
        for _ in 0..numbers.next()? {
            let mut row = 0;
            for _ in 0..numbers.next()? {
                row |= 1 << (20 - numbers.next()?);
            }
            sum ^= nimbers[row];
        }
        output += if sum == 0 { "NO\n" } else { "YES\n" };
    }
    io::stdout().write_all(output.as_bytes())
}
