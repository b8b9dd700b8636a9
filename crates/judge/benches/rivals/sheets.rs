//! The usual contest program for cutting a sheet: all sheets up to 200 x 200 at start, by the definition, then a look
//! at one for each.

use std::io::{self, Write};

use super::numbers::Numbers;

const BOUND: usize = 201;

pub fn main() -> io::Result<()> {
    let mut nimbers = vec![[0_u8; BOUND]; BOUND];
    for width in 2..BOUND {
        for height in 2..BOUND {
            let mut seen = [false; 256];
            for part in 2..=width / 2 {
                seen[usize::from(nimbers[part][height] ^ nimbers[width - part][height])] = true;
            }
            for part in 2..=height / 2 {
                seen[usize::from(nimbers[width][part] ^ nimbers[width][height - part])] = true;
            }
            nimbers[width][height] = seen.iter().take_while(|&&seen| seen).count() as u8;
        }
    }
    let mut numbers = Numbers::new();
    let mut output = String::new();
    while let Some(width) = numbers.next_or_end()? {
        let height = numbers.next()?;
        output += if nimbers[width as usize][height as usize] == 0 { "LOSE\n" } else { "WIN\n" };
    }
    io::stdout().write_all(output.as_bytes())
}
