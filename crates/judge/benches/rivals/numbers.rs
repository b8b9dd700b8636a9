//! The loop over the bytes of the input that contest programs have. It checks nothing.

use std::io::{self, ErrorKind, Read};

pub struct Numbers {
    block: Vec<u8>,
    at: usize,
    end: usize,
}

impl Numbers {
    pub fn new() -> Numbers {
        Numbers { block: vec![0; 64 * 1024], at: 0, end: 0 }
    }

    pub fn next(&mut self) -> io::Result<u32> {
        self.next_or_end()?.ok_or_else(|| ErrorKind::UnexpectedEof.into())
    }

    pub fn next_or_end(&mut self) -> io::Result<Option<u32>> {
        let mut byte = self.byte()?;
        while byte <= b' ' {
            if self.end == 0 {
                return Ok(None);
            }
            byte = self.byte()?;
        }
        let mut number = 0;
        while byte > b' ' {
            number = number * 10 + u32::from(byte - b'0');
            byte = self.byte()?;
        }
        Ok(Some(number))
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
