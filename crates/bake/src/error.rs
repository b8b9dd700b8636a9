//! Why a table was not baked.

use std::path::PathBuf;
use std::{fmt, io};

use grundy_core::NotLower;
use grundy_core::heap::CertificateError;
use grundy_core::packed::{LayoutError, MAX_WIDTH};

/// A table that was not baked: which one, and why.
///
/// `Debug` prints the same sentence as `Display`, because that is what a build script shows when its `main` returns
/// the error.
pub struct Error {
    table: String,
    kind: ErrorKind,
}

impl Error {
    pub(crate) fn new(table: &str, kind: ErrorKind) -> Error {
        Error { table: table.to_owned(), kind }
    }

    /// The name of the table.
    pub fn table(&self) -> &str {
        &self.table
    }

    /// The cause.
    pub fn kind(&self) -> &ErrorKind {
        &self.kind
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "table {}: {}", self.table, self.kind)
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.kind {
            ErrorKind::NotLower(source) => Some(source),
            ErrorKind::Certificate(source) => Some(source),
            ErrorKind::Layout(source) => Some(source),
            ErrorKind::Io { source, .. } => Some(source),
            _ => None,
        }
    }
}

/// The causes for which a table is not baked.
#[derive(Debug)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The name is not a constant's: capitals, digits and underscores, a capital first.
    Name,
    /// The rule names an option that is not lower than its position.
    NotLower(NotLower),
    /// The heaps below the limit prove no period.
    NoPeriod {
        /// How many heaps were evaluated.
        heaps: usize,
    },
    /// The values of the game grow for ever, so no periodic table holds them.
    Grows {
        /// What they grow by in each period.
        saltus: u64,
        /// The period.
        period: u64,
    },
    /// The preperiod and the period together are longer than the limit.
    PeriodTooLong {
        /// How many values the table would store.
        stored: u64,
        /// The limit.
        limit: usize,
    },
    /// The certificate of a period does not hold for the game.
    Certificate(CertificateError),
    /// The values that came with a certificate are not the game's.
    OtherGame {
        /// The first heap whose value is another.
        position: usize,
        /// The value that came with the certificate.
        found: u64,
        /// The game's value.
        expected: u64,
    },
    /// A value differs from what the rule says, heap by heap: a defect of grundy-core.
    Definition {
        /// The first heap whose value is another.
        position: usize,
        /// The value that the certificate gives.
        found: u64,
        /// The value by the definition.
        expected: u64,
    },
    /// The width asked for is not 1 to 32 bits.
    Width {
        /// The width asked for.
        width: u32,
    },
    /// A value does not fit the width.
    TooWide {
        /// Whose value it is.
        position: usize,
        /// The value.
        found: u64,
        /// Bits an entry.
        width: u32,
    },
    /// The packed table would have more bytes than an address can name.
    Long,
    /// A value differs from the expected prefix.
    Value {
        /// Whose value it is.
        position: usize,
        /// The value that was evaluated.
        found: u64,
        /// The value that was expected.
        expected: u64,
    },
    /// The table is shorter than the expected prefix.
    Short {
        /// The table's length.
        found: usize,
        /// The prefix's length.
        expected: usize,
    },
    /// The preperiod and the period are not the expected ones.
    Period {
        /// The preperiod and the period; `None` where the table is not periodic.
        found: Option<(u64, u64)>,
        /// The preperiod and the period that were expected.
        expected: (u64, u64),
    },
    /// The largest value is not the expected one.
    Largest {
        /// The largest value of the table.
        found: u64,
        /// The value that was expected.
        expected: u64,
    },
    /// A value lies above the expected histogram.
    Above {
        /// Whose value it is.
        position: usize,
        /// The value.
        found: u64,
        /// The number of values in the histogram, which go from 0 up.
        histogram: usize,
    },
    /// A value does not occur as often as the expected histogram says.
    Count {
        /// The value.
        nimber: u64,
        /// How often it occurs.
        found: u64,
        /// How often it should.
        expected: u64,
    },
    /// The packed bytes do not make a table of the intended shape: a defect of this crate.
    Layout(LayoutError),
    /// An entry read back from the packed bytes is not what was stored: a defect of this crate.
    ReadBack {
        /// Whose entry it is.
        position: usize,
        /// What was read; `None` where the table ends before it.
        found: Option<u64>,
        /// What was stored.
        expected: u64,
    },
    /// The environment names no `OUT_DIR`: this is not a build script.
    OutDir,
    /// A file could not be written.
    Io {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
}

impl fmt::Display for ErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use ErrorKind::*;
        match self {
            Name => f.write_str("its name must be capitals, digits and underscores, a capital first"),
            NotLower(source) => source.fmt(f),
            NoPeriod { heaps } => write!(
                f,
                "the heaps below {heaps} prove no period; a higher limit may, and from_rule bakes these alone"
            ),
            Grows { saltus, period } => write!(
                f,
                "its values grow by {saltus} in every {period} heaps, and a periodic table holds none that grow"
            ),
            PeriodTooLong { stored, limit } => {
                write!(f, "preperiod and period together are {stored} values, more than the limit of {limit}")
            }
            Definition { position, found, expected } => write!(
                f,
                "the proof is at fault: heap {position} has the nimber {found} by it, and {expected} by the definition"
            ),
            Certificate(source) => write!(f, "its period is not proved: {source}"),
            OtherGame { position, found, expected } => write!(
                f,
                "the periodic values are another game's: heap {position} has the nimber {found} there, and \
                 {expected} in this game"
            ),
            Width { width } => {
                write!(f, "a width of {width} bits was asked for; the format has 1 to {MAX_WIDTH}")
            }
            TooWide { position, found, width } => {
                write!(f, "position {position} has the nimber {found}, which does not fit {width} bits")
            }
            Long => f.write_str("it would take more bytes than an address can name"),
            Value { position, found, expected } => {
                write!(f, "position {position} has the nimber {found}, but {expected} was expected")
            }
            Short { found, expected } => {
                write!(f, "it has {found} positions, but {expected} values were expected")
            }
            Period { found: Some((preperiod, period)), expected } => write!(
                f,
                "its preperiod is {preperiod} and its period {period}, but {} and {} were expected",
                expected.0, expected.1
            ),
            Period { found: None, expected } => {
                write!(
                    f,
                    "it has no period, but preperiod {} and period {} were expected",
                    expected.0, expected.1
                )
            }
            Largest { found, expected } => {
                write!(f, "its largest nimber is {found}, but {expected} was expected")
            }
            Above { position, found, histogram } => write!(
                f,
                "position {position} has the nimber {found}, but the expected histogram has only {histogram} values"
            ),
            Count { nimber, found, expected } => {
                write!(f, "the nimber {nimber} occurs {found} times, but {expected} were expected")
            }
            Layout(source) => write!(f, "packing is at fault: {source}"),
            ReadBack { position, found: Some(found), expected } => write!(
                f,
                "packing is at fault: position {position} was stored as {expected} and read back as {found}"
            ),
            ReadBack { position, found: None, expected } => write!(
                f,
                "packing is at fault: position {position} was stored as {expected} and could not be read back"
            ),
            OutDir => f.write_str("OUT_DIR is not set, so this is no build script; write_to takes a folder"),
            Io { path, source } => write!(f, "cannot write {}: {source}", path.display()),
        }
    }
}
