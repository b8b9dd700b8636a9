//! The finished table as a C header.

use std::fmt::{self, Write};
use std::fs;
use std::path::Path;

use crate::baked::Baked;
use crate::error::{Error, ErrorKind};

impl Baked {
    /// The table as a header for C99 and C++: the same bytes, and a function `name_nimber`, the name in small letters,
    /// that reads them.
    ///
    /// For a periodic table the function is `uint32_t name_nimber(uint64_t n)` and answers for every heap. For any other
    /// it is `int64_t name_nimber(uint64_t index)`, which is −1 outside of the table, and `NAME_LEN` is the number of
    /// entries. Nothing in it depends on the byte order or the word size of the machine.
    ///
    /// The text is about six times the size of the table. [`write_c_header`](Baked::write_c_header) puts it in a file.
    ///
    /// ```
    /// use grundy_bake::Table;
    /// use grundy_core::Nimber;
    ///
    /// let header = Table::from_values("PAIR", [3, 1].map(Nimber::new)).bake()?.c_header();
    /// assert!(header.contains("static inline int64_t pair_nimber(uint64_t index)"));
    /// # Ok::<(), grundy_bake::Error>(())
    /// ```
    pub fn c_header(&self) -> String {
        let mut header = String::with_capacity(7 * self.bytes().len() + 2000);
        // Writing to a string cannot fail.
        let _ = self.write_c(&mut header);
        header
    }

    /// Writes [`c_header`](Baked::c_header) to a file.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::Io`] where it cannot be written.
    pub fn write_c_header(&self, path: impl AsRef<Path>) -> Result<(), Error> {
        let path = path.as_ref();
        fs::write(path, self.c_header())
            .map_err(|source| self.error(ErrorKind::Io { path: path.to_owned(), source }))
    }

    fn write_c(&self, c: &mut String) -> fmt::Result {
        let name = self.name();
        let lower = name.to_ascii_lowercase();
        let (len, width) = (self.table().len(), self.table().width());
        writeln!(c, "/* Written by grundy-bake: {len} nimbers at {width} bits each.")?;
        writeln!(c, " *")?;
        for line in self.doc().lines() {
            writeln!(c, "{}", format!(" * {}", comment(line)).trim_end())?;
        }
        writeln!(c, " */")?;
        writeln!(c, "#ifndef {name}_H\n#define {name}_H\n\n#include <stdint.h>\n")?;
        let index = match self.periodic() {
            Some(table) => {
                let (preperiod, period) = (table.preperiod(), table.period());
                self.write_c_bytes(c, &lower)?;
                writeln!(c, "/* The nimber of a heap of any size. */")?;
                writeln!(c, "static inline uint32_t {lower}_nimber(uint64_t n)\n{{")?;
                match preperiod {
                    0 => writeln!(c, "    n %= {period};")?,
                    _ => writeln!(
                        c,
                        "    if (n >= {len}) {{\n        n = {preperiod} + (n - {preperiod}) % {period};\n    }}"
                    )?,
                }
                "n"
            }
            None => {
                writeln!(c, "#define {name}_LEN {len}\n")?;
                if len > 0 {
                    self.write_c_bytes(c, &lower)?;
                }
                writeln!(c, "/* The nimber at an index below {name}_LEN, and -1 for any other. */")?;
                writeln!(c, "static inline int64_t {lower}_nimber(uint64_t index)\n{{")?;
                match len {
                    0 => writeln!(c, "    (void)index;\n    return -1;")?,
                    _ => writeln!(c, "    if (index >= {name}_LEN) {{\n        return -1;\n    }}")?,
                }
                "index"
            }
        };
        if len > 0 {
            write_c_reader(c, &lower, index, width)?;
        }
        writeln!(c, "}}\n\n#endif")
    }

    /// The array: the bytes, and as many zeros as a window on the last entry may reach beyond them.
    fn write_c_bytes(&self, c: &mut String, lower: &str) -> fmt::Result {
        let padding = Window::of(self.table().width()).bytes - 1;
        writeln!(c, "static const unsigned char {lower}_bytes[{}] = {{", self.bytes().len() + padding)?;
        for line in self.bytes().chunks(16) {
            c.push_str("   ");
            for byte in line {
                write!(c, " {byte:#04x},")?;
            }
            c.push('\n');
        }
        if padding > 0 {
            writeln!(c, "   {} /* for reading past the end */", " 0x00,".repeat(padding))?;
        }
        writeln!(c, "}};\n")
    }
}

/// How entries of one width lie across bytes.
struct Window {
    /// How many bytes an entry may touch, 1 to 5.
    bytes: usize,
    /// Whether every entry begins and ends with a byte.
    whole: bool,
}

impl Window {
    fn of(width: u32) -> Window {
        // Entries begin at the multiples of this bit of a byte.
        let step = 1 << width.trailing_zeros().min(3);
        Window { bytes: (8 - step + width).div_ceil(8) as usize, whole: step == 8 }
    }
}

/// The end of the function: the entry at `index`, which is inside of the table.
fn write_c_reader(c: &mut String, lower: &str, index: &str, width: u32) -> fmt::Result {
    let Window { bytes, whole } = Window::of(width);
    let word = if bytes > 4 { "uint64_t" } else { "uint32_t" };
    let terms: Vec<String> = (0..bytes)
        .map(|byte| match byte {
            0 => format!("({word})at[0]"),
            _ => format!("(({word})at[{byte}] << {})", 8 * byte),
        })
        .collect();
    let place = match width {
        8 => index.to_owned(),
        _ if whole => format!("{index} * {}", width / 8),
        _ => format!("{index} * {width} / 8"),
    };
    writeln!(c, "    const unsigned char *at = {lower}_bytes + {place};")?;
    writeln!(c, "    {word} window = {};", terms.join(" | "))?;
    if whole {
        return writeln!(c, "    return window;");
    }
    let mask = (1_u64 << width) - 1;
    writeln!(c, "    return (uint32_t)((window >> ({index} * {width} % 8)) & {mask:#x});")
}

/// A line for the inside of a C comment, which it neither ends nor, to a compiler that warns of it, begins again.
fn comment(line: &str) -> String {
    line.replace("*/", "* /").replace("/*", "/ *").replace("??/", "? ?/")
}
