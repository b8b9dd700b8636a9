//! Numbers on their way in.
//!
//! The input is read in blocks, and a block is searched for the ends of numbers 64 bytes at a time. A number is then
//! read backwards from its end, so that none waits for the one before it; line and column are counted only when an
//! error asks for them. What a block edge cuts in two, and whatever is longer than 20 digits or wrong, takes the
//! careful path.

use std::fmt;

use super::Session;
use super::write::patiently;
use crate::error::Error;
use crate::input::field::Field;
use crate::input::place::{Excerpt, Place, is_space};
use crate::input::scan::FRONT;

/// Bytes asked for at once. A pipe gives as much at most; larger blocks fall out of the innermost caches.
pub(super) const BLOCK: usize = 64 * 1024;

/// The token read last, kept for an error about it.
pub(super) enum Token {
    /// It begins in the block that is there.
    InBlock(usize),
    /// It began in an earlier one.
    Before(Place, Excerpt),
}

impl Session<'_> {
    /// The next number.
    #[inline(always)]
    pub(crate) fn number(&mut self, field: Field) -> Result<u64, Error> {
        if let Some(number) = self.tokens.peek()
            && field.admits(number)
        {
            self.tokens.advance();
            return Ok(number);
        }
        self.next_window(field)
    }

    /// The next two numbers, or `None` where both are 0, which ends the input in some problems.
    pub(crate) fn pair_or_zeros(&mut self, first: Field, second: Field) -> Result<Option<(u64, u64)>, Error> {
        const ZERO: Field = Field::within("a second 0, to end the input", 0, 0);
        match self.number(first.or_zero())? {
            0 => self.number(ZERO).map(|_| None),
            first => Ok(Some((first, self.number(second)?))),
        }
    }

    /// Lets many numbers below 256 be used at once.
    ///
    /// `take` gets the numbers of the window, of which larger ones appear as 255, with others behind them, and their
    /// count; it returns what it makes of them and how many those are.
    #[inline]
    pub(crate) fn bulk<T>(&mut self, take: impl FnOnce(&[u8], usize) -> (T, usize)) -> T {
        let (numbers, count) = self.tokens.shorts();
        let (taken, used) = take(numbers, count);
        self.tokens.advance_shorts(used);
        taken
    }

    /// The next number, where the window holds none that fits.
    #[inline(never)]
    fn next_window(&mut self, field: Field) -> Result<u64, Error> {
        self.settle();
        self.tokens.read(self.simd, &self.buffer[self.at..], self.end - self.at);
        match self.tokens.peek() {
            Some(number) if field.admits(number) => {
                self.tokens.advance();
                Ok(number)
            }
            _ => self.careful_number(field),
        }
    }

    /// Moves `at` past the numbers that have been used and forgets the others, so that bytes can be looked at.
    fn settle(&mut self) {
        let unused = &self.block()[self.at..];
        let used = match self.tokens.used_up() {
            Some(len) => len,
            None => after_tokens(unused, self.tokens.used()),
        };
        if used > 0 {
            let token = unused[..used].iter().rposition(|&byte| is_space(byte)).map_or(0, |space| space + 1);
            self.token = Token::InBlock(self.at + token);
            self.at += used;
        }
        self.tokens.clear();
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
        // To look at the bytes would be to forget the numbers that are known already.
        if self.tokens.peek().is_some() { Ok(true) } else { self.next_token() }
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
                self.push(word, byte)?;
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
    pub(crate) fn reject(&mut self, expected: impl fmt::Display) -> Error {
        self.settle();
        let (place, excerpt) = self.last_token();
        place.error(excerpt, expected)
    }

    /// Where the token read last begins, and its first bytes. After a number, it has to be [settled](Session::settle).
    pub(crate) fn last_token(&self) -> (Place, Excerpt) {
        match self.token {
            Token::InBlock(at) => {
                let (before, from_there) = self.block().split_at(at);
                (self.start.after(before), Excerpt::of(from_there))
            }
            Token::Before(place, excerpt) => (place, excerpt),
        }
    }

    /// The error that the input ends too early. It has been read to its end.
    fn too_short(&self, expected: impl fmt::Display) -> Error {
        self.start.after(self.block()).error("the end of the input", expected)
    }

    /// Goes to the first byte of the next token; `false` at the end of the input.
    fn next_token(&mut self) -> Result<bool, Error> {
        self.settle();
        loop {
            let unused = &self.block()[self.at..];
            if let Some(spaces) = unused.iter().position(|&byte| !is_space(byte)) {
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
            // The token's bytes in the block that goes, which no other will have.
            let begun = match self.token {
                Token::InBlock(at) => Some((self.end - at, Excerpt::of(&self.block()[at..]))),
                Token::Before(..) => None,
            };
            if !self.refill()? {
                return Ok(None);
            }
            let (place, mut excerpt) = match begun {
                Some((len, excerpt)) => (self.start.columns_before(len), excerpt),
                None => self.last_token(),
            };
            excerpt.extend(self.block());
            self.token = Token::Before(place, excerpt);
        }
        let byte = self.block()[self.at];
        if is_space(byte) {
            return Ok(None);
        }
        self.at += 1;
        Ok(Some(byte))
    }

    /// Takes the next block, when all of this one has been used; `false` at the end of the input.
    fn refill(&mut self) -> Result<bool, Error> {
        // The sender of the input may be waiting for the verdicts.
        self.flush()?;
        let start = self.start.after(self.block());
        let block = &mut self.buffer[FRONT..][..BLOCK];
        let read = patiently(|| self.reader.read(block)).map_err(Error::Read)?;
        // At the end the last block stays, since an error may still name a place in it.
        if read > 0 {
            (self.start, self.at, self.end) = (start, 0, read);
        }
        Ok(read > 0)
    }

    fn block(&self) -> &[u8] {
        &self.buffer[FRONT..][..self.end]
    }
}

/// How far it is to the end of this many tokens.
fn after_tokens(bytes: &[u8], count: usize) -> usize {
    let mut at = 0;
    for _ in 0..count {
        at += bytes[at..].iter().take_while(|&&byte| is_space(byte)).count();
        at += bytes[at..].iter().take_while(|&&byte| !is_space(byte)).count();
    }
    at
}
