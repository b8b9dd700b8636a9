//! The finished table: bytes, and the Rust source that names them.

use std::path::Path;
use std::{env, fmt, fs};

use bitvec::field::BitField;
use bitvec::order::Lsb0;
use bitvec::view::BitView;
use grundy_core::packed::{PADDING, packed_len};
use grundy_core::{Nimber, PackedTable};

use crate::error::{Error, ErrorKind};

/// A packed table that has been read back and found right.
///
/// Its `Display` is the Rust source that names it: a constant of type [`PackedTable`] over a file of bytes beside the
/// source. [`write`](Baked::write) puts both where `include!` finds them.
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
}

impl Baked {
    pub(crate) fn new(name: String, doc: String, values: &[Nimber], width: u32) -> Result<Baked, ErrorKind> {
        let baked = Baked { name, doc, bytes: pack(values, width)?, len: values.len(), width };
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
        Ok(())
    }

    /// The table, to look at.
    ///
    /// # Panics
    ///
    /// Never: baking has read the whole table back through this type.
    pub fn table(&self) -> PackedTable<'_> {
        PackedTable::new(&self.bytes, self.len, self.width).expect("read back when it was baked")
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
        let out_dir = env::var_os("OUT_DIR").ok_or_else(|| Error::new(&self.name, ErrorKind::OutDir))?;
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
            fs::write(&path, contents)
                .map_err(|source| Error::new(&self.name, ErrorKind::Io { path, source }))
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
        writeln!(f, "// Written by grundy-bake: {len} nimbers at {width} bits each.")?;
        writeln!(
            f,
            "static {name}_BYTES: [u8; {padded}] = ::grundy_core::packed::pad(include_bytes!({file:?}));"
        )?;
        writeln!(f)?;
        for line in self.doc.lines() {
            writeln!(f, "#[doc = {line:?}]")?;
        }
        // A constant, not a static: its length and width must be known to the compiler in other crates too.
        writeln!(f, "pub const {name}: ::grundy_core::PackedTable<'static> =")?;
        writeln!(f, "    match ::grundy_core::PackedTable::new(&{name}_BYTES, {len}, {width}) {{")?;
        writeln!(f, "        ::core::result::Result::Ok(table) => table,")?;
        writeln!(
            f,
            "        ::core::result::Result::Err(_) => ::core::panic!(\"{file} is not the file that was baked\"),"
        )?;
        writeln!(f, "    }};")
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
