//! The usual contest program for Lasker's Nim: the known formula in a loop over the input.

use std::io::{self, Write};

use super::numbers::Numbers;

pub fn main() -> io::Result<()> {
    let mut numbers = Numbers::new();
    let mut output = String::new();
    for _ in 0..numbers.next()? {
        let mut sum = 0;
        for _ in 0..numbers.next()? {
            let heap = numbers.next()?;
            sum ^= match heap % 4 {
                0 => heap - 1,
                3 => heap + 1,
                _ => heap,
            };
        }
        output += if sum == 0 { "Bob\n" } else { "Alice\n" };
    }
    io::stdout().write_all(output.as_bytes())
}
