//! The finished table: bytes, and the Rust source that names them.

use std::path::Path;
use std::{env, fmt, fs};

use bitvec::field::BitField;
use bitvec::order::Lsb0;
use bitvec::view::BitView;
use grundy_core::heap::Certificate;
use grundy_core::packed::{LayoutError, PADDING, packed_len};
use grundy_core::{Nimber, PackedTable, PeriodicTable};

use crate::error::{Error, ErrorKind};

/// A packed table that has been read back and found right.
///
/// Its `Display` is the Rust source that names it: a constant of type [`PackedTable`], or [`PeriodicTable`] for a game
/// with a proved period, over a file of bytes beside the source. [`write`](Baked::write) puts both where `include!` finds
/// them. [`c_header`](Baked::c_header) is the same table for C.
///
/// ```
/// use grundy_bake::Table;
/// use grundy_core::Nimber;
///
/// let baked = Table::from_values("PAIR", [3, 1].map(Nimber::new)).bake()?;
/// assert_eq!(baked.bytes(), [0b01_11]);
/// assert!(baked.to_string().contains("pub const PAIR: ::grundy_core::PackedTable<'static>"));
/// # Ok::<(), grundy_bake::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Baked {
    name: String,
    doc: String,
    bytes: Vec<u8>,
    len: usize,
    width: u32,
    certificate: Option<Certificate>,
}

impl Baked {
    pub(crate) fn new(
        name: String,
        doc: String,
        values: &[Nimber],
        width: u32,
        certificate: Option<Certificate>,
    ) -> Result<Baked, ErrorKind> {
        let baked = Baked { name, doc, bytes: pack(values, width)?, len: values.len(), width, certificate };
        baked.read_back(values)?;
        Ok(baked)
    }

    /// Compares every entry, as the program will read it, with the value that was to be stored.
    fn read_back(&self, values: &[Nimber]) -> Result<(), ErrorKind> {
        let table = PackedTable::new(&self.bytes, values.len(), self.width).map_err(ErrorKind::Layout)?;
        for (position, &expected) in values.iter().enumerate() {
            let found = table.get(position);
            if found != Some(expected) {
                return Err(ErrorKind::ReadBack {
                    position,
                    found: found.map(Nimber::get),
                    expected: expected.get(),
                });
            }
        }
        let Some(certificate) = &self.certificate else { return Ok(()) };
        let table = self.read_periodic(certificate).map_err(ErrorKind::Layout)?;
        for (position, expected) in values.iter().chain(&values[table.preperiod() as usize..]).enumerate() {
            let found = table.nimber(position as u64);
            if found != *expected {
                return Err(ErrorKind::ReadBack {
                    position,
                    found: Some(found.get()),
                    expected: expected.get(),
                });
            }
        }
        Ok(())
    }

    fn read_periodic(&self, certificate: &Certificate) -> Result<PeriodicTable<'_>, LayoutError> {
        PeriodicTable::new(&self.bytes, certificate.preperiod(), certificate.period(), self.width)
    }

    /// The stored values, to look at: for a periodic table those of the heaps below preperiod + period.
    ///
    /// # Panics
    ///
    /// Never: baking has read the whole table back through this type.
    pub fn table(&self) -> PackedTable<'_> {
        PackedTable::new(&self.bytes, self.len, self.width).expect("read back when it was baked")
    }

    /// The periodic table, to look at; `None` for a table that is not from a game with a proved period.
    ///
    /// # Panics
    ///
    /// Never: baking has read the whole table back through this type.
    pub fn periodic(&self) -> Option<PeriodicTable<'_>> {
        let certificate = self.certificate.as_ref()?;
        Some(self.read_periodic(certificate).expect("read back when it was baked"))
    }

    /// What proves the period; `None` for a table without one.
    pub fn certificate(&self) -> Option<&Certificate> {
        self.certificate.as_ref()
    }

    /// The name of the constant.
    pub fn name(&self) -> &str {
        &self.name
    }

    pub(crate) fn doc(&self) -> &str {
        &self.doc
    }

    pub(crate) fn error(&self, kind: ErrorKind) -> Error {
        Error::new(&self.name, kind)
    }

    /// The packed bytes, ⌈len·width/8⌉ of them.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Writes `NAME.rs` and `NAME.bin`, the name in small letters, into the build script's `OUT_DIR`.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::OutDir`] outside of a build script, [`ErrorKind::Io`] where a file cannot be written.
    pub fn write(&self) -> Result<(), Error> {
        let out_dir = env::var_os("OUT_DIR").ok_or_else(|| self.error(ErrorKind::OutDir))?;
        self.write_to(out_dir)
    }

    /// Writes the two files into a folder.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::Io`] where a file cannot be written.
    pub fn write_to(&self, folder: impl AsRef<Path>) -> Result<(), Error> {
        let write = |extension: &str, contents: &[u8]| {
            let path = folder.as_ref().join(self.file_name(extension));
            fs::write(&path, contents).map_err(|source| self.error(ErrorKind::Io { path, source }))
        };
        write("bin", &self.bytes)?;
        write("rs", self.to_string().as_bytes())
    }

    fn file_name(&self, extension: &str) -> String {
        format!("{}.{extension}", self.name.to_ascii_lowercase())
    }
}

/// The Rust source that names the table; `include!` it where the constant shall stand.
impl fmt::Display for Baked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Baked { name, len, width, .. } = self;
        let file = self.file_name("bin");
        let padded = self.bytes.len() + PADDING;
        let (reader, shape) = match &self.certificate {
            None => ("PackedTable", format!("{len}, {width}")),
            Some(proof) => ("PeriodicTable", format!("{}, {}, {width}", proof.preperiod(), proof.period())),
        };
        writeln!(f, "// Written by grundy-bake: {len} nimbers at {width} bits each.")?;
        for line in self.doc.lines() {
            writeln!(f, "#[doc = {line:?}]")?;
        }
        // A constant, not a static: its length and width must be known to the compiler in other crates too. The static
        // inside of it has no name outside, so tables in one module cannot get in each other's way.
        writeln!(f, "pub const {name}: ::grundy_core::{reader}<'static> = {{")?;
        writeln!(
            f,
            "    static BYTES: [u8; {padded}] = ::grundy_core::packed::pad(::core::include_bytes!({file:?}));"
        )?;
        writeln!(f, "    match ::grundy_core::{reader}::new(&BYTES, {shape}) {{")?;
        writeln!(f, "        ::core::result::Result::Ok(table) => table,")?;
        writeln!(
            f,
            "        ::core::result::Result::Err(_) => ::core::panic!(\"{file} is not the file that was baked\"),"
        )?;
        writeln!(f, "    }}\n}};")
    }
}

/// Packs values at `width` bits each, after checking that each fits.
fn pack(values: &[Nimber], width: u32) -> Result<Vec<u8>, ErrorKind> {
    let width = width as usize;
    let mut bytes = vec![0; packed_len(values.len(), width as u32).ok_or(ErrorKind::Long)?];
    let bits = bytes.view_bits_mut::<Lsb0>();
    // One store takes as many entries as fill whole bytes and fit its word; else as many as fit. Without
    // optimisation a store costs as much as the arithmetic for a dozen entries.
    let group = if width <= 8 { 8 } else { 64 / width };
    for (index, entries) in values.chunks(group).enumerate() {
        let mut word = 0_u64;
        for (offset, nimber) in entries.iter().enumerate() {
            let nimber = nimber.get();
            if nimber >> width != 0 {
                return Err(ErrorKind::TooWide {
                    position: index * group + offset,
                    found: nimber,
                    width: width as u32,
                });
            }
            word |= nimber << (offset * width);
        }
        let start = index * group * width;
        bits[start..start + entries.len() * width].store_le(word);
    }
    Ok(bytes)
}
