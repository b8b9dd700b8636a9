//! What the tests and benches of this workspace share. Nothing here is code under test.

mod conforms;
mod random;
pub mod recursion;

pub use self::conforms::{conforms, options_of};
pub use self::random::SplitMix64;
