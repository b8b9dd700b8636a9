//! What the tests rest on, itself held to published values, and to finding faults.

mod conforms;
mod published;
