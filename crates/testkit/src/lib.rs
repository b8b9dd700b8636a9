//! What the tests and benches of this workspace share. Nothing here is code under test.

mod conforms;
pub mod inputs;
pub mod judge;
pub mod plain;
pub mod published;
mod random;
pub mod recursion;
pub mod rules;
pub mod timing;

pub use self::conforms::{conforms, options_of};
pub use self::random::SplitMix64;

/// Says what a test leaves out because this machine cannot do it, past the capture of the test harness.
///
/// # Panics
///
/// Where standard error cannot be written.
pub fn skipped(what: &str) {
    use std::io::Write;
    writeln!(std::io::stderr(), "skipped: {what}").expect("standard error");
}
