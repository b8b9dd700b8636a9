//! What a few bytes of input can ask for, and what is left of the answers when it is too much.

use grundy_judge::{Limits, find};

/// The verdicts and the error's message within limits.
fn within(id: &str, input: &str, change: impl FnOnce(&mut Limits)) -> (String, Option<String>) {
    let mut limits = Limits::default();
    change(&mut limits);
    let mut output = Vec::new();
    let result = find(id).expect("a problem").prepare().limits(limits).run(input.as_bytes(), &mut output);
    (String::from_utf8(output).expect("answers are ASCII"), result.err().map(|error| error.to_string()))
}
