//! One run: numbers come in, verdicts go out.
//!
//! The input is read in blocks. A number that lies within a block, which nearly all do, is read by a short loop with
//! nothing to remember but where it began; only an error asks for line and column, which are counted then. What a block
//! edge cuts in two, and whatever is longer than 15 digits or wrong, takes the careful path.

use std::fmt;
use std::io::{ErrorKind, Read, Write};

use crate::digits::leading;
use crate::error::Error;
use crate::field::Field;
use crate::place::{Excerpt, Place, is_space};
use crate::problem::Flag;

/// Bytes asked for at once. A pipe gives as much at most; larger blocks fall out of the innermost caches.
const BLOCK: usize = 64 * 1024;

/// Bytes behind the block that are neither digits nor white space: no loop runs past the end, and a whole word can be
/// read wherever a token begins.
const GUARD: [u8; 16] = [0; 16];

/// Verdicts are written when there are so many bytes of them, or before more input is waited for.
const PENDING: usize = 64 * 1024;

pub(crate) struct Session<'a> {
    flags: &'a [Flag],
    reader: &'a mut dyn Read,
    writer: &'a mut dyn Write,
    pending: Vec<u8>,
    block: Box<[u8]>,
    // What is left of the block is `block[at..end]`.
    at: usize,
    end: usize,
    // Where the block lies in the input.
    start: Place,
    token: Token,
}

/// The token read last, kept for an error about it.
enum Token {
    /// It begins in the block that is there.
    InBlock(usize),
    /// It began in an earlier one.
    Before(Place, Excerpt),
}

impl<'a> Session<'a> {
    pub(crate) fn new(flags: &'a [Flag], reader: &'a mut dyn Read, writer: &'a mut dyn Write) -> Session<'a> {
        Session {
            flags,
            reader,
            writer,
            pending: Vec::with_capacity(PENDING),
            block: vec![0; BLOCK + GUARD.len()].into_boxed_slice(),
            at: 0,
            end: 0,
            start: Place { line: 1, column: 1 },
            token: Token::InBlock(0),
        }
    }

    /// Whether a flag was given.
    pub(crate) fn has(&self, flag: Flag) -> bool {
        self.flags.contains(&flag)
    }

    /// The next number.
    #[inline(always)]
    pub(crate) fn number(&mut self, field: Field) -> Result<u64, Error> {
        let mut at = self.at;
        while self.block.get(at).copied().is_some_and(is_space) {
            at += 1;
        }
        if let Some((number, digits)) = short_number(&self.block[at..])
            && field.admits(number)
        {
            self.token = Token::InBlock(at);
            self.at = at + digits;
            return Ok(number);
        }
        self.careful_number(field)
    }

    /// The next number, wherever it lies and whatever it is.
    #[cold]
    fn careful_number(&mut self, field: Field) -> Result<u64, Error> {
        if !self.next_token()? {
            return Err(self.too_short(field));
        }
        // Leading zeros and blocks can go on for ever; so the value is all that is kept of the digits.
        let mut number = Some(0_u64);
        while let Some(byte) = self.token_byte()? {
            let digit = byte.wrapping_sub(b'0');
            number = number
                .filter(|_| digit <= 9)
                .and_then(|number| number.checked_mul(10)?.checked_add(digit.into()));
        }
        match number {
            Some(number) if field.admits(number) => Ok(number),
            _ => Err(self.reject(field)),
        }
    }

    /// Whether another token follows, for problems that go on to the end of the input.
    pub(crate) fn more(&mut self) -> Result<bool, Error> {
        self.next_token()
    }

    /// Puts the next token into `word`. It must have `len` bytes, all of them admitted.
    pub(crate) fn word(
        &mut self,
        len: u64,
        admits: impl Fn(u8) -> bool,
        expected: impl fmt::Display,
        word: &mut Vec<u8>,
    ) -> Result<(), Error> {
        word.clear();
        if !self.next_token()? {
            return Err(self.too_short(expected));
        }
        // A bad token is read to its end as well, but not kept: it can be of any length.
        let mut good = true;
        while let Some(byte) = self.token_byte()? {
            good = good && admits(byte) && (word.len() as u64) < len;
            if good {
                word.push(byte);
            }
        }
        if good && word.len() as u64 == len { Ok(()) } else { Err(self.reject(expected)) }
    }

    /// Checks that nothing but white space follows.
    pub(crate) fn end(&mut self) -> Result<(), Error> {
        if !self.next_token()? {
            return Ok(());
        }
        // For the error to show it, the token must have been read.
        while self.token_byte()?.is_some() {}
        Err(self.reject("the end of the input"))
    }

    /// The error that the token read last is not what was expected.
    pub(crate) fn reject(&self, expected: impl fmt::Display) -> Error {
        let (place, excerpt) = self.last_token();
        place.error(excerpt, expected)
    }

    /// Where the token read last begins, and its first bytes.
    fn last_token(&self) -> (Place, Excerpt) {
        match self.token {
            Token::InBlock(at) => {
                (self.start.after(&self.block[..at]), Excerpt::of(&self.block[at..self.end]))
            }
            Token::Before(place, excerpt) => (place, excerpt),
        }
    }

    /// The error that the input ends too early. It has been read to its end.
    fn too_short(&self, expected: impl fmt::Display) -> Error {
        self.start.after(&self.block[..self.end]).error("the end of the input", expected)
    }

    /// Goes to the first byte of the next token; `false` at the end of the input.
    fn next_token(&mut self) -> Result<bool, Error> {
        loop {
            let rest = &self.block[self.at..self.end];
            if let Some(spaces) = rest.iter().position(|&byte| !is_space(byte)) {
                self.at += spaces;
                self.token = Token::InBlock(self.at);
                return Ok(true);
            }
            if !self.refill()? {
                return Ok(false);
            }
        }
    }

    /// Reads the next byte of the token that has begun; `None` where it ends.
    fn token_byte(&mut self) -> Result<Option<u8>, Error> {
        if self.at == self.end {
            let (place, excerpt) = self.last_token();
            self.token = Token::Before(place, excerpt);
            if !self.refill()? {
                return Ok(None);
            }
            if let Token::Before(_, excerpt) = &mut self.token {
                excerpt.extend(&self.block[..self.end]);
            }
        }
        let byte = self.block[self.at];
        if is_space(byte) {
            return Ok(None);
        }
        self.at += 1;
        Ok(Some(byte))
    }

    /// Takes the next block, when all of this one has been used; `false` at the end of the input.
    fn refill(&mut self) -> Result<bool, Error> {
        // Whoever gives the input may be waiting for the verdicts.
        self.flush()?;
        let start = self.start.after(&self.block[..self.end]);
        let read = loop {
            match self.reader.read(&mut self.block[..BLOCK]) {
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                result => break result.map_err(Error::Read)?,
            }
        };
        // At the end the last block stays, since an error may still name a place in it.
        if read > 0 {
            (self.start, self.at, self.end) = (start, 0, read);
            self.block[read..][..GUARD.len()].copy_from_slice(&GUARD);
        }
        Ok(read > 0)
    }

    /// Adds a line to the output.
    pub(crate) fn answer(&mut self, line: &str) {
        self.pending.extend_from_slice(line.as_bytes());
        self.pending.push(b'\n');
    }

    /// Writes the pending lines.
    pub(crate) fn flush(&mut self) -> Result<(), Error> {
        self.writer.write_all(&self.pending).map_err(Error::Write)?;
        self.pending.clear();
        self.writer.flush().map_err(Error::Write)
    }
}

/// The number of up to 15 digits with which the bytes begin, if white space follows it, and its length.
#[inline(always)]
fn short_number(bytes: &[u8]) -> Option<(u64, usize)> {
    let (mut number, mut digits) = leading(*bytes.first_chunk()?);
    if digits == 8 {
        let (low, more) = leading(*bytes[8..].first_chunk()?);
        number = number * 10_u64.pow(more as u32) + low;
        digits += more;
    }
    (digits > 0 && is_space(*bytes.get(digits)?)).then_some((number, digits))
}
