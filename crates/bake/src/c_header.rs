//! The finished table as a C header.

use std::fmt::{self, Write};
use std::path::Path;

use crate::baked::BakedTable;
use crate::error::Error;
use crate::shape::Shape;

impl BakedTable {
    /// The table as a header for C, from C99 on, and C++: the same bytes, and a function `name_nimber`, the name in
    /// small letters, that reads them.
    ///
    /// For a periodic table the function is `uint32_t name_nimber(uint64_t n)` and answers for every heap. For any
    /// other it is `int64_t name_nimber(uint64_t index)`, or `name_nimber(uint64_t x, uint64_t y)` for a grid, which is
    /// −1 outside the table; `NAME_LEN`, or `NAME_WIDTH` and `NAME_HEIGHT`, say how large that is. Nothing in it
    /// depends on the byte order or the word size of the machine, and gcc and clang compile it without a warning.
    ///
    /// The text is about six times the size of the table. [`write_c_header`](BakedTable::write_c_header) puts it in a
    /// file.
    ///
    /// ```
    /// use grundy_bake::TableBuilder;
    /// use grundy_core::Nimber;
    ///
    /// let header = TableBuilder::from_values("PAIR", [3, 1].map(Nimber::new)).bake()?.c_header();
    /// assert!(header.contains("static inline int64_t pair_nimber(uint64_t index)"));
    /// # Ok::<(), grundy_bake::Error>(())
    /// ```
    #[must_use]
    pub fn c_header(&self) -> String {
        let mut header = String::with_capacity(7 * self.bytes().len() + 2000);
        self.write_c(&mut header).expect("a string takes any text");
        header
    }

    /// Writes [`c_header`](BakedTable::c_header) to a file, unless it is there with the same contents.
    ///
    /// A build script writes below its `OUT_DIR` and hands that folder to the C compiler as an include path, as the
    /// crate `cc` does with `include(env::var_os("OUT_DIR").unwrap())`: a file among the sources would change them with
    /// every build, and cargo forbids that to packages.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::Io`](crate::ErrorKind::Io) where it cannot be written, [`Reserved`](crate::ErrorKind::Reserved)
    /// where Windows reserves the name, and [`Taken`](crate::ErrorKind::Taken) where this process has already written
    /// another table of that name into the folder, or something else to the file.
    pub fn write_c_header(&self, path: impl AsRef<Path>) -> Result<(), Error> {
        self.write_file(path.as_ref(), self.c_header().as_bytes())
    }

    fn write_c(&self, c: &mut String) -> fmt::Result {
        let name = self.name();
        let lower = name.to_ascii_lowercase();
        let (len, width) = (self.len(), self.width());
        writeln!(c, "/* Written by grundy-bake: {len} nimbers at {width} bits each.")?;
        writeln!(c, " *")?;
        for line in self.doc().lines() {
            writeln!(c, "{}", format!(" * {}", comment(line)).trim_end())?;
        }
        writeln!(c, " */")?;
        writeln!(c, "#ifndef {name}_H\n#define {name}_H\n")?;
        // Microsoft's compiler has what is needed in every mode, and does not say which C it compiles.
        writeln!(
            c,
            "#if !defined(__cplusplus) && !defined(_MSC_VER) && \
             (!defined(__STDC_VERSION__) || __STDC_VERSION__ < 199901L)\n\
             #error \"the table {name} needs C99 or later, or C++\"\n#endif\n"
        )?;
        writeln!(c, "#include <stdint.h>\n")?;
        match self.shape() {
            Shape::Periodic(certificate) => {
                let (preperiod, period) = (certificate.preperiod(), certificate.period());
                self.write_c_bytes(c, &lower)?;
                writeln!(c, "/* The nimber of a heap of any size. */")?;
                writeln!(c, "static inline uint32_t {lower}_nimber(uint64_t n)\n{{")?;
                match preperiod {
                    0 => writeln!(c, "    uint64_t index = n % {};", literal(period))?,
                    _ => writeln!(
                        c,
                        "    uint64_t index = n < {1} ? n : {0} + (n - {0}) % {2};",
                        literal(preperiod),
                        literal(len as u64),
                        literal(period)
                    )?,
                }
            }
            Shape::Grid { width, height } => {
                let (width, height) = (literal(*width as u64), literal(*height as u64));
                writeln!(c, "#define {name}_WIDTH {width}\n#define {name}_HEIGHT {height}\n")?;
                let about = format!(
                    "The nimber of (x, y) for x < {name}_WIDTH and y < {name}_HEIGHT, and -1 for any other."
                );
                let (inside, index) =
                    (format!("x < {name}_WIDTH && y < {name}_HEIGHT"), format!("x * {name}_HEIGHT + y"));
                self.write_c_checked(c, &about, "uint64_t x, uint64_t y", &inside, Some(&index))?;
            }
            Shape::List => {
                writeln!(c, "#define {name}_LEN {}\n", literal(len as u64))?;
                let about = format!("The nimber at an index below {name}_LEN, and -1 for any other.");
                self.write_c_checked(c, &about, "uint64_t index", &format!("index < {name}_LEN"), None)?;
            }
        }
        if len > 0 {
            write_c_reader(c, &lower, width)?;
        }
        writeln!(c, "}}\n\n#endif")
    }

    /// The array, and a function up to where it knows that its entry is inside of the table. Of an empty table there is
    /// no array, and the function ends there.
    fn write_c_checked(
        &self,
        c: &mut String,
        about: &str,
        parameters: &str,
        inside: &str,
        index: Option<&str>,
    ) -> fmt::Result {
        let lower = self.name().to_ascii_lowercase();
        if self.len() > 0 {
            self.write_c_bytes(c, &lower)?;
        }
        writeln!(c, "/* {about} */\nstatic inline int64_t {lower}_nimber({parameters})\n{{")?;
        if self.len() == 0 {
            for parameter in parameters.split(", ").filter_map(|parameter| parameter.rsplit(' ').next()) {
                writeln!(c, "    (void){parameter};")?;
            }
            return writeln!(c, "    return -1;");
        }
        writeln!(c, "    if (!({inside})) {{\n        return -1;\n    }}")?;
        index.map_or(Ok(()), |index| writeln!(c, "    uint64_t index = {index};"))
    }

    /// The array: the bytes, and as many zeros as a window on the last entry may reach beyond them.
    fn write_c_bytes(&self, c: &mut String, lower: &str) -> fmt::Result {
        let padding = Window::of(self.width()).bytes - 1;
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

/// A number that is at least 0, in every C and C++ without a warning of its size.
fn literal(number: u64) -> String {
    match i32::try_from(number) {
        Ok(number) => number.to_string(),
        Err(_) => format!("UINT64_C({number})"),
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
///
/// All arithmetic is of 32 bits, so that nothing is narrowed: every cast of C or C++ draws a warning from the other.
fn write_c_reader(c: &mut String, lower: &str, width: u32) -> fmt::Result {
    let Window { bytes, whole } = Window::of(width);
    let place = match width {
        8 => "index".to_owned(),
        _ if whole => format!("index * {}", width / 8),
        _ => format!("index * {width} / 8"),
    };
    writeln!(c, "    const unsigned char *at = {lower}_bytes + {place};")?;
    // Each byte on its own line: C promotes it to int, and only the assignment makes it unsigned.
    writeln!(c, "    uint32_t window = at[0];")?;
    for byte in 1..bytes.min(4) {
        writeln!(c, "    uint32_t byte{byte} = at[{byte}];")?;
    }
    if bytes > 4 {
        writeln!(c, "    uint32_t byte4 = at[4];")?;
    }
    let terms: Vec<String> = (1..bytes.min(4)).map(|byte| format!(" | byte{byte} << {}", 8 * byte)).collect();
    if !terms.is_empty() {
        writeln!(c, "    window = window{};", terms.concat())?;
    }
    if whole {
        return writeln!(c, "    return window;");
    }
    writeln!(c, "    uint64_t shift = index * {width} % 8;")?;
    // Two shifts, because one of 32 is not defined.
    let above = if bytes > 4 { " | byte4 << (31 - shift) << 1" } else { "" };
    let mask = u32::MAX >> (32 - width);
    match above {
        "" => writeln!(c, "    return window >> shift & {mask:#x};"),
        above => writeln!(c, "    return (window >> shift{above}) & {mask:#x};"),
    }
}

/// A line for the inside of a C comment, which it neither ends nor, to a compiler that warns of it, begins again or
/// turns round.
///
/// A character that controls how text is laid out, and a backslash at the end, which would join the next line, are
/// written as their number.
fn comment(line: &str) -> String {
    let mut text = String::with_capacity(line.len());
    let mut rest = line.trim_end().chars().peekable();
    while let Some(char) = rest.next() {
        let ends_the_line = char == '\\' && rest.peek().is_none();
        let layout = matches!(
            char,
            '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}'
        );
        if ends_the_line || layout || char.is_control() && char != '\t' {
            text.push_str(&format!("U+{:04X}", u32::from(char)));
        } else {
            text.push(char);
        }
    }
    // One after the other leaves none: neither puts a slash beside a star, or a question mark beside another.
    text.replace("??/", "? ?/").replace("*/", "* /").replace("/*", "/ *")
}
