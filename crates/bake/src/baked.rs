//! The finished table.

use std::time::Duration;

use grundy_core::heap::Certificate;
use grundy_core::packed::LayoutError;
use grundy_core::{GridTable, Nimber, PackedTable, PeriodicTable};

use crate::error::{Error, ErrorKind};
use crate::pack::pack;
use crate::shape::Shape;
use crate::style::Style;

/// A packed table that has been read back and found right.
///
/// Its `Display` is the Rust source that names it: a constant of type [`PackedTable`], [`GridTable`] for a game on a
/// grid, or [`PeriodicTable`] for a game with a proved period, over a file of bytes beside the source.
/// [`write`](BakedTable::write) puts both where the program includes them. [`c_header`](BakedTable::c_header) is the
/// same table for C.
///
/// ```
/// use grundy_bake::TableBuilder;
/// use grundy_core::Nimber;
///
/// let baked = TableBuilder::from_values("PAIR", [3, 1].map(Nimber::new)).bake()?;
/// assert_eq!(baked.bytes(), [0b01_11]);
/// assert!(baked.to_string().contains("pub const PAIR: PackedTable = "));
/// # Ok::<(), grundy_bake::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct BakedTable {
    name: String,
    doc: String,
    style: Style,
    bytes: Vec<u8>,
    len: usize,
    width: u32,
    shape: Shape,
    baking_time: Duration,
}

impl BakedTable {
    pub(crate) fn new(
        name: String,
        doc: String,
        style: Style,
        values: &[Nimber],
        width: u32,
        shape: Shape,
    ) -> Result<BakedTable, ErrorKind> {
        let bytes = pack(values, width, &shape)?;
        let baking_time = Duration::ZERO;
        let baked = BakedTable { name, doc, style, bytes, len: values.len(), width, shape, baking_time };
        baked.read_back(values)?;
        Ok(baked)
    }

    pub(crate) fn after(self, baking_time: Duration) -> BakedTable {
        BakedTable { baking_time, ..self }
    }

    /// Compares every entry, as the program will read it, with the value that was to be stored.
    fn read_back(&self, values: &[Nimber]) -> Result<(), ErrorKind> {
        let check = |index, found: Option<Nimber>, expected: Nimber| match found {
            Some(found) if found == expected => Ok(()),
            _ => Err(ErrorKind::ReadBack {
                place: self.shape.place(index),
                found: found.map(Nimber::get),
                expected: expected.get(),
            }),
        };
        let table = self.read_packed().map_err(ErrorKind::Layout)?;
        for (position, &expected) in values.iter().enumerate() {
            check(position, table.get(position), expected)?;
        }
        match &self.shape {
            Shape::List => {}
            &Shape::Grid { width, height } => {
                let table = self.read_grid(width, height).map_err(ErrorKind::Layout)?;
                for (position, &expected) in values.iter().enumerate() {
                    check(position, table.get(position / height, position % height), expected)?;
                }
            }
            Shape::Periodic(certificate) => {
                let table = self.read_periodic(certificate).map_err(ErrorKind::Layout)?;
                let period = &values[table.preperiod() as usize..];
                for (position, &expected) in values.iter().chain(period).enumerate() {
                    check(position, Some(table.nimber(position as u64)), expected)?;
                }
            }
        }
        Ok(())
    }

    fn read_packed(&self) -> Result<PackedTable<'_>, LayoutError> {
        PackedTable::new(&self.bytes, self.len, self.width)
    }

    fn read_grid(&self, width: usize, height: usize) -> Result<GridTable<'_>, LayoutError> {
        GridTable::new(&self.bytes, width, height, self.width)
    }

    fn read_periodic(&self, certificate: &Certificate) -> Result<PeriodicTable<'_>, LayoutError> {
        PeriodicTable::new(&self.bytes, certificate.preperiod(), certificate.period(), self.width)
    }

    /// The stored values, to look at: for a periodic table those of the heaps below preperiod + period.
    #[must_use]
    pub fn packed_table(&self) -> PackedTable<'_> {
        self.read_packed().expect("read back when it was baked")
    }

    /// The table of a grid, to look at; `None` for a table that is not from
    /// [`from_grid`](crate::TableBuilder::from_grid).
    #[must_use]
    pub fn grid_table(&self) -> Option<GridTable<'_>> {
        let &Shape::Grid { width, height } = &self.shape else { return None };
        Some(self.read_grid(width, height).expect("read back when it was baked"))
    }

    /// The periodic table, to look at; `None` for a table that is not from a game with a proved period.
    #[must_use]
    pub fn periodic_table(&self) -> Option<PeriodicTable<'_>> {
        let certificate = self.certificate()?;
        Some(self.read_periodic(certificate).expect("read back when it was baked"))
    }

    /// What proves the period; `None` for a table without one.
    #[must_use]
    pub fn certificate(&self) -> Option<&Certificate> {
        self.shape.certificate()
    }

    /// The name of the constant.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The packed bytes, ⌈len·width/8⌉ of them.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// How long it took to evaluate, to check and to pack.
    #[must_use]
    pub fn baking_time(&self) -> Duration {
        self.baking_time
    }

    pub(crate) fn doc(&self) -> &str {
        &self.doc
    }

    pub(crate) fn style(&self) -> &Style {
        &self.style
    }

    pub(crate) fn shape(&self) -> &Shape {
        &self.shape
    }

    pub(crate) fn len(&self) -> usize {
        self.len
    }

    pub(crate) fn width(&self) -> u32 {
        self.width
    }

    pub(crate) fn error(&self, kind: ErrorKind) -> Error {
        Error::new(&self.name, kind)
    }
}
