//! What the targets share: the judge as its tests run it.

#[path = "../../crates/judge/tests/it/support/run.rs"]
pub mod run;
