//! Readers that deliver in awkward pieces, and a runner that keeps what was answered before an error.

use std::io::{self, Read, Write};

use grundy_judge::{Flag, Limits, Simd, find};

/// A reader that gives at most `step` bytes at a time, and is interrupted now and then.
pub struct Pieces<'a> {
    pub bytes: &'a [u8],
    pub step: usize,
    pub reads: usize,
}

impl<'a> Pieces<'a> {
    pub fn new(bytes: &'a [u8], step: usize) -> Pieces<'a> {
        Pieces { bytes, step, reads: 0 }
    }
}

impl Read for Pieces<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.reads += 1;
        if self.reads % 7 == 3 {
            return Err(io::ErrorKind::Interrupted.into());
        }
        let len = self.step.min(self.bytes.len()).min(buffer.len());
        let (now, later) = self.bytes.split_at(len);
        buffer[..len].copy_from_slice(now);
        self.bytes = later;
        Ok(len)
    }
}

/// A writer with room for a megabyte: some short input has an answer without end.
#[derive(Default)]
struct Megabyte(Vec<u8>);

impl Write for Megabyte {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let len = bytes.len().min((1 << 20) - self.0.len());
        self.0.extend_from_slice(&bytes[..len]);
        Ok(len)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// What is answered, and the error's message if there is one: the same at every instruction set.
pub fn judge(id: &str, flags: &[Flag], input: &[u8]) -> (String, Option<String>) {
    judge_in_pieces(id, flags, input, usize::MAX)
}

/// The same, where the input comes in pieces of `step` bytes.
pub fn judge_in_pieces(id: &str, flags: &[Flag], input: &[u8], step: usize) -> (String, Option<String>) {
    judge_within(Limits::default(), id, flags, input, step)
}

/// The same within other limits.
pub fn judge_within(
    limits: Limits,
    id: &str,
    flags: &[Flag],
    input: &[u8],
    step: usize,
) -> (String, Option<String>) {
    let run =
        flags.iter().fold(find(id).expect("a problem").prepare().limits(limits), |run, &flag| run.flag(flag));
    let at = |simd: Simd| {
        let mut output = Megabyte::default();
        let result = run.clone().simd(simd).run(Pieces::new(input, step), &mut output);
        let output = String::from_utf8(output.0).expect("answers are ASCII");
        (output, result.err().map(|error| error.to_string()))
    };
    let baseline = at(Simd::baseline());
    for simd in Simd::available() {
        assert_eq!(at(simd), baseline, "{simd} disagrees with the baseline on {}", input.escape_ascii());
    }
    baseline
}
