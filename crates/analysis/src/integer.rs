//! Integers in JSON, for the `serialize_with` of serde.
//!
//! One rule for all of them: up to 2^53 - 1 on either side of zero an integer is a number, beyond that a text of its
//! digits. JavaScript, and whatever else reads JSON numbers as floating-point ones, would round a larger number;
//! `BigInt(value)` there and `int(value)` in Python take both forms.

use std::fmt::Display;

use serde::ser::SerializeSeq;
use serde::{Serialize, Serializer};

/// The largest integer up to which all are exact as a 64-bit floating-point number.
const EXACT: i64 = (1 << 53) - 1;

/// An integer of any type.
///
/// # Errors
///
/// As for the serializer.
pub fn one<N, S>(value: &N, serializer: S) -> Result<S::Ok, S::Error>
where
    N: Copy + Display + TryInto<i64>,
    S: Serializer,
{
    match (*value).try_into() {
        Ok(number) if (-EXACT..=EXACT).contains(&number) => serializer.serialize_i64(number),
        _ => serializer.collect_str(value),
    }
}

/// One that may be missing, which is null.
pub(crate) fn option<N, S>(value: &Option<N>, serializer: S) -> Result<S::Ok, S::Error>
where
    N: Copy + Display + TryInto<i64>,
    S: Serializer,
{
    match value {
        Some(value) => serializer.serialize_some(&One(*value)),
        None => serializer.serialize_none(),
    }
}

/// For a list of them.
pub(crate) fn list<S: Serializer>(values: &[u64], serializer: S) -> Result<S::Ok, S::Error> {
    let mut list = serializer.serialize_seq(Some(values.len()))?;
    values.iter().try_for_each(|&value| list.serialize_element(&One(value)))?;
    list.end()
}

/// For one that has been written out in digits, of any length.
pub(crate) fn digits<S: Serializer>(value: &str, serializer: S) -> Result<S::Ok, S::Error> {
    match value.parse::<i64>() {
        Ok(number) => one(&number, serializer),
        Err(_) => serializer.serialize_str(value),
    }
}

struct One<N>(N);

impl<N: Copy + Display + TryInto<i64>> Serialize for One<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        one(&self.0, serializer)
    }
}
