//! The finished table as Rust source.

use std::fmt::{self, Write};

use grundy_core::packed::PADDING;

use crate::baked::BakedTable;
use crate::shape::Shape;
use crate::style::Style;

/// The Rust source that names the table; `include!` it where you want the constant.
impl fmt::Display for BakedTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (len, width) = (self.len(), self.width());
        let Style { core_path, visibility } = self.style();
        writeln!(f, "// Written by grundy-bake: {len} nimbers at {width} bits each.")?;
        writeln!(f, "{core_path}::__baked! {{")?;
        for line in self.doc().lines() {
            writeln!(f, "    #[doc = {line:?}]")?;
        }
        let (reader, shape) = match self.shape() {
            Shape::List => ("PackedTable", vec![len as u64]),
            Shape::Grid { width, height } => ("GridTable", vec![*width as u64, *height as u64]),
            Shape::Periodic(proof) => ("PeriodicTable", vec![proof.preperiod(), proof.period()]),
        };
        let mut numbers = String::new();
        for number in shape {
            write!(numbers, "{}, ", grouped(number))?;
        }
        writeln!(
            f,
            "    {visibility}const {}: {reader} = {:?}, {}, ({numbers}{width});\n}}",
            self.name(),
            self.file_name("bin"),
            grouped((self.bytes().len() + PADDING) as u64),
        )
    }
}

/// A number with its digits in threes, as lints have it.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() * 4 / 3);
    for (index, digit) in digits.char_indices() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push('_');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_grouped_in_threes() {
        let cases = [(0, "0"), (999, "999"), (1000, "1_000"), (655_367, "655_367"), (1 << 20, "1_048_576")];
        assert!(cases.iter().all(|&(number, text)| grouped(number) == text));
    }
}
