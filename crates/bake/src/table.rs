//! What to bake, and what is known about it beforehand.

use grundy_core::packed::MAX_WIDTH;
use grundy_core::{Nimber, Rule, evaluate};

use crate::baked::Baked;
use crate::error::{Error, ErrorKind};

/// A table to be baked: its name, where its values come from, and what is known of them beforehand.
///
/// ```
/// use grundy_bake::Table;
/// use grundy_core::Nimber;
///
/// let squares = Table::from_values("LAST_DIGITS", (0..10).map(|n: u64| Nimber::new(n * n % 10)))
///     .doc("The last digit of each of the first ten squares.")
///     .expect_largest(9)
///     .bake()?;
/// assert_eq!(squares.table().get(7), Some(Nimber::new(9)));
/// assert_eq!(squares.table().width(), 4);
/// # Ok::<(), grundy_bake::Error>(())
/// ```
#[must_use = "nothing is evaluated before `bake`"]
pub struct Table<'a> {
    name: String,
    source: Source<'a>,
    doc: Option<String>,
    width: Option<u32>,
    prefix: Vec<u64>,
    largest: Option<u64>,
    histogram: Option<Vec<u64>>,
}

enum Source<'a> {
    Rule(&'a dyn Rule, usize),
    Values(Vec<Nimber>),
}

impl<'a> Table<'a> {
    /// The nimbers of the positions `0..len` of a game.
    ///
    /// `name` is that of the Rust constant, in capitals, digits and underscores; the files are called after it in
    /// small letters.
    pub fn from_rule(name: &str, rule: &'a dyn Rule, len: usize) -> Table<'a> {
        Table::new(name, Source::Rule(rule, len))
    }

    /// Nimbers that you have worked out yourself, in the order of their index.
    pub fn from_values(name: &str, values: impl IntoIterator<Item = Nimber>) -> Table<'a> {
        Table::new(name, Source::Values(values.into_iter().collect()))
    }

    fn new(name: &str, source: Source<'a>) -> Table<'a> {
        Table {
            name: name.to_owned(),
            source,
            doc: None,
            width: None,
            prefix: Vec::new(),
            largest: None,
            histogram: None,
        }
    }

    /// The documentation of the constant, as Markdown. Without it, its length and its largest value are told.
    pub fn doc(mut self, text: &str) -> Self {
        self.doc = Some(text.to_owned());
        self
    }

    /// Bits an entry, 1 to 32, where the format must not depend on the values. Without it, as few as hold them.
    pub fn width(mut self, bits: u32) -> Self {
        self.width = Some(bits);
        self
    }

    /// The first values, from a source other than the rule: a publication, a table made by hand.
    ///
    /// Baking fails where one differs, or where the table is shorter than this.
    pub fn expect_prefix(mut self, values: impl IntoIterator<Item = u64>) -> Self {
        self.prefix = values.into_iter().collect();
        self
    }

    /// The largest value. Baking fails where it is another.
    pub fn expect_largest(mut self, nimber: u64) -> Self {
        self.largest = Some(nimber);
        self
    }

    /// How often each value from 0 up to the largest occurs. Baking fails where one occurs more or less often.
    pub fn expect_histogram(mut self, counts: impl IntoIterator<Item = u64>) -> Self {
        self.histogram = Some(counts.into_iter().collect());
        self
    }

    /// Evaluates, compares with what is expected, packs and reads back.
    ///
    /// # Errors
    ///
    /// An [`Error`] that names the table, the position and the cause; [`ErrorKind`] lists the causes.
    pub fn bake(self) -> Result<Baked, Error> {
        let name = self.name.clone();
        self.try_bake().map_err(|kind| Error::new(&name, kind))
    }

    fn try_bake(self) -> Result<Baked, ErrorKind> {
        if !is_constant_name(&self.name) {
            return Err(ErrorKind::Name);
        }
        let values = match self.source {
            Source::Rule(rule, len) => evaluate(rule, len).map_err(ErrorKind::NotLower)?,
            Source::Values(values) => values,
        };
        let largest = values.iter().copied().max().unwrap_or_default().get();
        check_prefix(&self.prefix, &values)?;
        if let Some(expected) = self.largest.filter(|&expected| expected != largest) {
            return Err(ErrorKind::Largest { found: largest, expected });
        }
        if let Some(expected) = self.histogram {
            check_histogram(&expected, &values)?;
        }
        let width = match self.width {
            Some(width @ 1..=MAX_WIDTH) => width,
            Some(width) => return Err(ErrorKind::Width { width }),
            // A value beyond the format's widest entry is named where it is packed.
            None => ((largest | 1).ilog2() + 1).min(MAX_WIDTH),
        };
        let doc = self
            .doc
            .unwrap_or_else(|| format!("The nimbers of {} positions, at most {largest}.", values.len()));
        Baked::new(self.name, doc, &values, width)
    }
}

/// Whether the name makes a constant that no lint objects to, and a file name on every system.
fn is_constant_name(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_uppercase())
        && name.bytes().all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit() || byte == b'_')
}

fn check_prefix(prefix: &[u64], values: &[Nimber]) -> Result<(), ErrorKind> {
    if prefix.len() > values.len() {
        return Err(ErrorKind::Short { found: values.len(), expected: prefix.len() });
    }
    for (position, (&expected, found)) in prefix.iter().zip(values).enumerate() {
        if found.get() != expected {
            return Err(ErrorKind::Value { position, found: found.get(), expected });
        }
    }
    Ok(())
}

fn check_histogram(expected: &[u64], values: &[Nimber]) -> Result<(), ErrorKind> {
    let mut counts = vec![0; expected.len()];
    // A plain loop: build scripts run without optimisation, where an iterator over a million values is felt.
    for (position, nimber) in values.iter().enumerate() {
        match usize::try_from(nimber.get()).ok().filter(|&value| value < counts.len()) {
            Some(value) => counts[value] += 1,
            None => {
                return Err(ErrorKind::Above { position, found: nimber.get(), histogram: expected.len() });
            }
        }
    }
    for (nimber, (&found, &expected)) in counts.iter().zip(expected).enumerate() {
        if found != expected {
            return Err(ErrorKind::Count { nimber: nimber as u64, found, expected });
        }
    }
    Ok(())
}
