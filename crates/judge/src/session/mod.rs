//! One run: numbers come in, verdicts go out.

mod budget;
mod read;
mod write;

use std::io::{Read, Write};

use self::read::{BLOCK, Token};
use crate::flag::Flag;
use crate::input::place::Place;
use crate::input::scan::{FRONT, GROUP, Tokens};
use crate::limits::Limits;
use crate::simd::Simd;

pub(crate) struct Session<'a> {
    flags: &'a [Flag],
    limits: Limits,
    // What is left of the work, and how much has been done since verdicts were written.
    work_left: u64,
    unflushed_work: u64,
    reader: &'a mut dyn Read,
    writer: &'a mut dyn Write,
    pending: Vec<u8>,
    // The block, between bytes that the search may read but does not heed.
    buffer: Box<[u8; FRONT + BLOCK + GROUP]>,
    // Offsets in the block: all before `at` has been used, and `end` is where it ends.
    at: usize,
    end: usize,
    // Numbers found from `at` on, of which some may have been used since.
    tokens: Tokens,
    simd: Simd,
    // Where the block lies in the input.
    start: Place,
    token: Token,
}

impl<'a> Session<'a> {
    pub(crate) fn new(
        simd: Simd,
        flags: &'a [Flag],
        limits: Limits,
        reader: &'a mut dyn Read,
        writer: &'a mut dyn Write,
    ) -> Session<'a> {
        Session {
            flags,
            limits,
            work_left: limits.work,
            unflushed_work: 0,
            reader,
            writer,
            pending: Vec::with_capacity(write::PENDING),
            buffer: Box::new([0; FRONT + BLOCK + GROUP]),
            at: 0,
            end: 0,
            tokens: Tokens::new(),
            simd,
            start: Place { line: 1, column: 1 },
            token: Token::InBlock(0),
        }
    }

    /// Whether a flag was given.
    pub(crate) fn has(&self, flag: Flag) -> bool {
        self.flags.contains(&flag)
    }

    /// The instruction set to use.
    pub(crate) fn simd(&self) -> Simd {
        self.simd
    }

    /// What the run may use.
    pub(crate) fn limits(&self) -> Limits {
        self.limits
    }
}
