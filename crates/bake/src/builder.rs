//! What to bake, and what is known about it beforehand.

use std::time::{Duration, Instant};

use grundy_core::heap::{HeapGame, PeriodicValues};
use grundy_core::packed::MAX_WIDTH;
use grundy_core::rule::GridRule;
use grundy_core::{Nimber, Rule};

use crate::baked::BakedTable;
use crate::error::{Error, ErrorKind};
use crate::expected::Expected;
use crate::files::is_reserved;
use crate::proof;
use crate::shape::Shape;
use crate::style::{Style, Visibility};
use crate::watch::{PATIENCE, catch, evaluate_watched};

/// A table to be baked: its name, where its values come from, and what is known of them beforehand.
///
/// ```
/// use grundy_bake::TableBuilder;
/// use grundy_core::Nimber;
///
/// let squares = TableBuilder::from_values("LAST_DIGITS", (0..10).map(|n: u64| Nimber::new(n * n % 10)))
///     .doc("The last digit of each of the first ten squares.")
///     .expect_largest(9)
///     .bake()?;
/// assert_eq!(squares.packed_table().get(7), Some(Nimber::new(9)));
/// assert_eq!(squares.packed_table().width(), 4);
/// # Ok::<(), grundy_bake::Error>(())
/// ```
#[must_use = "nothing is evaluated before `bake`"]
pub struct TableBuilder<'a> {
    name: String,
    source: Source<'a>,
    doc: Option<String>,
    style: Style,
    width: Option<u32>,
    patience: Duration,
    expected: Expected,
}

enum Source<'a> {
    Rule(&'a dyn Rule, usize, Shape),
    Values(Vec<Nimber>),
    TooManyValues,
    Game(Box<dyn FnOnce() -> Result<PeriodicValues, ErrorKind> + 'a>),
}

impl<'a> TableBuilder<'a> {
    /// The nimbers of the positions `0..len` of a game.
    ///
    /// `name` is that of the Rust constant, in capitals, digits and underscores; the files are called after it in
    /// small letters. Of a rule with a [number of positions](Rule::positions), `len` may be that at most.
    pub fn from_rule(name: &str, rule: &'a dyn Rule, len: usize) -> TableBuilder<'a> {
        TableBuilder::new(name, Source::Rule(rule, len, Shape::List))
    }

    /// The nimbers of all pairs (x, y) of a game on a grid.
    ///
    /// The constant is a [`GridTable`](grundy_core::GridTable) of the rule's width and height. The values are those of
    /// (0, 0), (0, 1) and so on, then those of x = 1.
    ///
    /// ```
    /// use grundy_bake::TableBuilder;
    /// use grundy_core::Nimber;
    /// use grundy_core::rule::GridRule;
    ///
    /// // Wythoff's game: lower one heap, or both by the same amount.
    /// let wythoff = GridRule::new(8, 8, |x, y, option| {
    ///     (1..=x).for_each(|taken| option(&[(x - taken, y)]));
    ///     (1..=y).for_each(|taken| option(&[(x, y - taken)]));
    ///     (1..=x.min(y)).for_each(|taken| option(&[(x - taken, y - taken)]));
    /// });
    /// let baked = TableBuilder::from_grid("WYTHOFF", &wythoff).bake()?;
    /// let table = baked.grid_table().expect("baked from a grid");
    /// assert_eq!(table.get(3, 5), Some(Nimber::ZERO));
    /// assert_eq!(table.get(0, 8), None);
    /// # Ok::<(), grundy_bake::Error>(())
    /// ```
    pub fn from_grid<F>(name: &str, rule: &'a GridRule<F>) -> TableBuilder<'a>
    where
        F: Fn(usize, usize, &mut dyn FnMut(&[(usize, usize)])),
    {
        let shape = Shape::Grid { width: rule.width(), height: rule.height() };
        TableBuilder::new(name, Source::Rule(rule, rule.len(), shape))
    }

    /// Nimbers that you have worked out yourself, in the order of their index.
    pub fn from_values(name: &str, values: impl IntoIterator<Item = Nimber>) -> TableBuilder<'a> {
        let values = values.into_iter();
        let mut list = Vec::new();
        // An iterator without end says so, and would end with the memory.
        let source = match list.try_reserve_exact(values.size_hint().0) {
            Ok(()) => {
                list.extend(values);
                Source::Values(list)
            }
            Err(_) => Source::TooManyValues,
        };
        TableBuilder::new(name, source)
    }

    /// The nimbers of all heaps of a game whose period is proved by the heaps below `limit`, or by fewer.
    ///
    /// The constant is a [`PeriodicTable`](grundy_core::PeriodicTable), which holds preperiod + period values and
    /// answers for every `u64`. Baking fails where the heaps below the limit prove no period: nothing is guessed.
    ///
    /// ```
    /// use grundy_bake::TableBuilder;
    /// use grundy_core::Nimber;
    /// use grundy_core::heap::OctalCode;
    ///
    /// let kayles: OctalCode = "0.77".parse()?;
    /// let baked = TableBuilder::from_game("KAYLES", &kayles, 1000).expect_period(71, 12).bake()?;
    /// let table = baked.periodic_table().expect("a game's table is periodic");
    /// assert_eq!(table.nimber(u64::MAX), Nimber::new(8));
    /// assert_eq!(baked.bytes().len(), 42);
    ///
    /// let error = TableBuilder::from_game("KAYLES", &kayles, 150).bake().unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "table KAYLES: no period is proved below heap 150; raise the limit, or bake a finite table with `from_rule`",
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_game<G: HeapGame>(name: &str, game: &'a G, limit: usize) -> TableBuilder<'a> {
        TableBuilder::new(name, Source::Game(Box::new(move || proof::find(game, limit))))
    }

    /// The nimbers of all heaps of a game, as [`from_game`](TableBuilder::from_game), from a period that was proved
    /// before: with progress shown on the way, or for other uses too.
    ///
    /// Baking verifies the certificate and the values, so it fails where they are those of another game.
    pub fn from_periodic<G: HeapGame>(name: &str, game: &'a G, periodic: PeriodicValues) -> TableBuilder<'a> {
        let verify = move || {
            proof::verify(game, &periodic)?;
            Ok(periodic)
        };
        TableBuilder::new(name, Source::Game(Box::new(verify)))
    }

    fn new(name: &str, source: Source<'a>) -> TableBuilder<'a> {
        TableBuilder {
            name: name.to_owned(),
            source,
            doc: None,
            style: Style::default(),
            width: None,
            patience: PATIENCE,
            expected: Expected::default(),
        }
    }

    /// The documentation of the constant, as Markdown. Without it, the number of values and the largest one.
    ///
    /// For a periodic table the sentence of its certificate follows: the theorem, and the range it was checked in.
    pub fn doc(mut self, text: &str) -> Self {
        self.doc = Some(text.to_owned());
        self
    }

    /// Where the program finds grundy-core. Without it, `::grundy_core`.
    ///
    /// `::grundy` for a program that depends on grundy alone; the new name where it renames the dependency; any path at
    /// which it re-exports either.
    pub fn core_path(mut self, path: &str) -> Self {
        self.style.core_path = path.to_owned();
        self
    }

    /// Who may name the constant. Without it, everybody: `pub`.
    pub fn visibility(mut self, visibility: Visibility) -> Self {
        self.style.visibility = visibility;
        self
    }

    /// How long the rule may take to list the options of one position. Without it, 60 seconds.
    ///
    /// One that takes longer ends the build script with a message that names the table and the position: nothing
    /// else ends a rule that never returns. Outside a build script, where no `OUT_DIR` is set, only the message is
    /// printed.
    pub fn patience(mut self, limit: Duration) -> Self {
        self.patience = limit;
        self
    }

    /// Bits an entry, 1 to 32. Without it, as few as hold the values.
    ///
    /// Fewest bits make the smallest table. Eight make the fastest: one byte an entry, and a lookup compiles to the
    /// instructions of an index into an array of bytes; baking fails where a value exceeds 255. Other widths take a
    /// shift and a mask more (grundy-core's bench `layouts` compares them). Choose a width also where it must not
    /// depend on the values.
    pub fn width(mut self, bits: u32) -> Self {
        self.width = Some(bits);
        self
    }

    /// The first values, from a source other than the rule: a publication, a table made by hand.
    ///
    /// Baking fails where one differs, or where the table is shorter than this. A periodic table is never too short.
    pub fn expect_prefix(mut self, values: impl IntoIterator<Item = u64>) -> Self {
        self.expected.prefix = values.into_iter().collect();
        self
    }

    /// The preperiod and the period. Baking fails where they are others, or where the table is not periodic.
    pub fn expect_period(mut self, preperiod: u64, period: u64) -> Self {
        self.expected.period = Some((preperiod, period));
        self
    }

    /// The largest value. Baking fails where it is another.
    pub fn expect_largest(mut self, nimber: u64) -> Self {
        self.expected.largest = Some(nimber);
        self
    }

    /// How often each value from 0 up to the largest occurs among the stored ones. Baking fails where one occurs more
    /// or less often.
    pub fn expect_histogram(mut self, counts: impl IntoIterator<Item = u64>) -> Self {
        self.expected.histogram = Some(counts.into_iter().collect());
        self
    }

    /// Evaluates, compares with what is expected, packs and reads back.
    ///
    /// # Errors
    ///
    /// An [`Error`] that names the table, the position and the cause; [`ErrorKind`] lists the causes.
    pub fn bake(self) -> Result<BakedTable, Error> {
        let name = self.name.clone();
        self.try_bake().map_err(|kind| Error::new(&name, kind))
    }

    fn try_bake(self) -> Result<BakedTable, ErrorKind> {
        let begin = Instant::now();
        if !is_constant_name(&self.name) {
            return Err(ErrorKind::Name);
        }
        if is_reserved(&self.name) {
            return Err(ErrorKind::Reserved { name: self.name });
        }
        if !self.style.has_a_path() {
            return Err(ErrorKind::CorePath { found: self.style.core_path });
        }
        let (values, shape) = match self.source {
            Source::Rule(rule, len, shape) => {
                (evaluate_watched(&self.name, rule, len, &shape, self.patience)?, shape)
            }
            Source::Values(values) => (values, Shape::List),
            Source::TooManyValues => return Err(ErrorKind::TooLong),
            Source::Game(proved) => {
                let periodic = catch(proved)?;
                (periodic.iter().collect(), Shape::Periodic(periodic.certificate().clone()))
            }
        };
        let largest = values.iter().copied().max().unwrap_or_default().get();
        self.expected.check(&values, largest, &shape)?;
        let width = match self.width {
            Some(width @ 1..=MAX_WIDTH) => width,
            Some(width) => return Err(ErrorKind::Width { width }),
            // A value beyond the format's widest entry is named where it is packed.
            None => ((largest | 1).ilog2() + 1).min(MAX_WIDTH),
        };
        let doc = match (self.doc, &shape) {
            (Some(doc), Shape::Periodic(certificate)) => format!("{doc}\n\n{certificate}."),
            (Some(doc), _) => doc,
            (None, Shape::List) => format!("The nimbers of {} positions, at most {largest}.", values.len()),
            (None, Shape::Grid { width, height }) => {
                format!("The nimbers of the pairs (x, y), x < {width} and y < {height}, at most {largest}.")
            }
            (None, Shape::Periodic(certificate)) => {
                format!("The nimbers of all heaps, at most {largest}.\n\n{certificate}.")
            }
        };
        let baked = BakedTable::new(self.name, doc, self.style, &values, width, shape)?;
        Ok(baked.after(begin.elapsed()))
    }
}

/// Whether the name makes a constant that no lint objects to, and a file name on every system.
fn is_constant_name(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_uppercase())
        && name.bytes().all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit() || byte == b'_')
}
