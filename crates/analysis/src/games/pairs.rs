//! What games on pairs of numbers share: the reader and the random positions.

use crate::random::Random;
use crate::text::Token;
use crate::{Error, Text};

/// Reads pairs such as `4,3`, with white space between them, each of them with `make`; `numbers` says in words which
/// numbers `make` takes.
pub(super) fn read<P>(
    text: &Text,
    numbers: &str,
    make: impl Fn(u64, u64) -> Option<P>,
    fits: impl Fn(u64) -> bool,
) -> Result<Vec<P>, Error> {
    let expected = format!("a pair of numbers, {numbers}, such as 4,3");
    let number = |part: Token<'_>| {
        let expected = format!("a number, {numbers}");
        part.number(&expected)
            .and_then(|number| if fits(number) { Ok(number) } else { Err(part.unexpected(&expected)) })
    };
    let pair = |token: Token<'_>| {
        let (a, b) = token.split_once(',').ok_or_else(|| token.unexpected(&expected))?;
        make(number(a)?, number(b)?).ok_or_else(|| token.unexpected(&expected))
    };
    let pairs = text.tokens().map(pair).collect::<Result<Vec<P>, _>>()?;
    if pairs.is_empty() { Err(text.ends(&expected)) } else { Ok(pairs) }
}

/// Any number.
pub(super) const ANY: &str = "0 to 2^64 - 1";

/// Three pairs that can be thought through.
pub(super) fn sample(random: &mut Random) -> Vec<String> {
    (0..3).map(|_| format!("{},{}", random.within(2..=9), random.within(2..=9))).collect()
}
