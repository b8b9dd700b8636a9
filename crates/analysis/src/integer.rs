//! Integers in JSON.
//!
//! One rule for all of them: up to 2^53 - 1 an integer is a number, above it a text of its digits. JavaScript, and
//! whatever else reads JSON numbers as floating-point ones, would round a larger number; `BigInt(value)` there and
//! `int(value)` in Python take both forms.

use serde::Serializer;
use serde::ser::SerializeSeq;

/// The largest integer up to which all are exact as a 64-bit floating-point number.
const EXACT: u128 = (1 << 53) - 1;

/// For `serialize_with`.
pub(crate) fn one<S: Serializer>(value: &(impl Copy + Into<u128>), serializer: S) -> Result<S::Ok, S::Error> {
    let value: u128 = (*value).into();
    match u64::try_from(value) {
        Ok(number) if value <= EXACT => serializer.serialize_u64(number),
        _ => serializer.collect_str(&value),
    }
}

/// For a list of them.
pub(crate) fn list<S: Serializer>(values: &[u64], serializer: S) -> Result<S::Ok, S::Error> {
    struct One(u64);
    impl serde::Serialize for One {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            one(&self.0, serializer)
        }
    }
    let mut list = serializer.serialize_seq(Some(values.len()))?;
    values.iter().try_for_each(|&value| list.serialize_element(&One(value)))?;
    list.end()
}

/// For one that has been written out in digits, of any length.
pub(crate) fn digits<S: Serializer>(value: &str, serializer: S) -> Result<S::Ok, S::Error> {
    match value.parse::<u128>() {
        Ok(number) => one(&number, serializer),
        Err(_) => serializer.serialize_str(value),
    }
}
