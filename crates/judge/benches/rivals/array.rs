//! The usual contest program in Rust: the array at start, then a loop over the bytes of the input. It checks nothing.

use std::io::{self, Read, Write};

use crate::contest;

pub fn main() -> io::Result<()> {
    let nimbers = contest::array();
    let mut numbers = Numbers { block: vec![0; 64 * 1024], at: 0, end: 0 };
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

struct Numbers {
    block: Vec<u8>,
    at: usize,
    end: usize,
}

impl Numbers {
    fn next(&mut self) -> io::Result<u32> {
        let mut byte = self.byte()?;
        while byte <= b' ' {
            byte = self.byte()?;
        }
        let mut number = 0;
        while byte > b' ' {
            number = number * 10 + u32::from(byte - b'0');
            byte = self.byte()?;
        }
        Ok(number)
    }

    /// The next byte; a space at the end of the input.
    fn byte(&mut self) -> io::Result<u8> {
        if self.at == self.end {
            self.end = io::stdin().lock().read(&mut self.block)?;
            self.at = 0;
            if self.end == 0 {
                return Ok(b' ');
            }
        }
        self.at += 1;
        Ok(self.block[self.at - 1])
    }
}
