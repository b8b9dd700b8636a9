//! What the tests and benches of this workspace share. Nothing here is code under test.

mod conforms;
pub mod inputs;
pub mod plain;
pub mod published;
mod random;
pub mod recursion;
pub mod timing;

pub use self::conforms::{conforms, options_of};
pub use self::random::SplitMix64;
