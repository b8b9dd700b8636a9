//! The causes for which a table is not baked.

use std::path::PathBuf;
use std::time::Duration;
use std::{fmt, io};

use grundy_core::EvaluateError;
use grundy_core::heap::CertificateError;
use grundy_core::packed::{LayoutError, MAX_WIDTH};

use crate::shape::Place;

/// The causes for which a table is not baked.
#[derive(Debug)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The name is not a constant's: capitals, digits and underscores, a capital first.
    Name,
    /// The name of the table, or that of a header's file, is one that Windows keeps for a device.
    Reserved {
        /// The name.
        name: String,
    },
    /// What was given as the path of grundy-core is not a path.
    CorePath {
        /// What was given.
        found: String,
    },
    /// The rule names an option that is not lower than its position, has fewer positions than the table, or there is
    /// not enough memory for the nimbers.
    Evaluate(EvaluateError),
    /// The rule, or what else makes the values, panicked.
    Panic {
        /// The position that the rule was asked for; `None` where there is no rule.
        place: Option<Place>,
        /// What the panic said.
        message: String,
    },
    /// The rule has listed options of one position for longer than it may. This ends the build script: it is written to
    /// standard error, and never returned.
    Overrun {
        /// The position that the rule was asked for.
        place: Place,
        /// How long it may take.
        patience: Duration,
    },
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
        place: Place,
        /// The value.
        found: u64,
        /// Bits an entry.
        width: u32,
    },
    /// There are more values than there is memory for.
    TooLong,
    /// A value differs from the expected prefix.
    PrefixMismatch {
        /// Whose value it is.
        place: Place,
        /// The value that was evaluated.
        found: u64,
        /// The value that was expected.
        expected: u64,
    },
    /// The table is shorter than the expected prefix.
    ShorterThanPrefix {
        /// The table's length.
        found: usize,
        /// The prefix's length.
        expected: usize,
    },
    /// The preperiod and the period are not the expected ones.
    PeriodMismatch {
        /// The preperiod and the period; `None` where the table is not periodic.
        found: Option<(u64, u64)>,
        /// The preperiod and the period that were expected.
        expected: (u64, u64),
    },
    /// The largest value is not the expected one.
    LargestMismatch {
        /// The largest value of the table.
        found: u64,
        /// The value that was expected.
        expected: u64,
    },
    /// A value lies above the expected histogram.
    NotInHistogram {
        /// Whose value it is.
        place: Place,
        /// The value.
        found: u64,
        /// The number of values in the histogram, which go from 0 up.
        histogram: usize,
    },
    /// A value does not occur as often as the expected histogram says.
    HistogramMismatch {
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
        place: Place,
        /// What was read; `None` where the table ends before it.
        found: Option<u64>,
        /// What was stored.
        expected: u64,
    },
    /// This process has already written another table of that name, or to that file; names that differ in letter case
    /// alone count as one.
    Taken {
        /// The file that was written.
        by: PathBuf,
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
            Reserved { name } => write!(f, "Windows reserves the file name {name}; choose another name"),
            CorePath { found } => {
                write!(
                    f,
                    "the path of grundy-core must be one like ::grundy or crate::games::core, not {found:?}"
                )
            }
            Evaluate(source) => source.fmt(f),
            Panic { place: Some(place), message } => write!(f, "the rule panicked at {place}: {message}"),
            Panic { place: None, message } => write!(f, "evaluating it panicked: {message}"),
            Overrun { place, patience } => {
                write!(f, "the rule has listed options of {place} for {patience:?} and does not end")
            }
            NoPeriod { heaps } => write!(
                f,
                "no period is proved below heap {heaps}; raise the limit, or bake a finite table with `from_rule`"
            ),
            Grows { saltus, period } => write!(
                f,
                "its values grow by {saltus} in every {period} heaps, and a periodic table cannot hold growing values"
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
            TooWide { place, found, width } => {
                write!(f, "{place} has the nimber {found}, which does not fit {width} bits")
            }
            TooLong => f.write_str("it has more values than there is memory for"),
            PrefixMismatch { place, found, expected } => {
                write!(f, "{place} has the nimber {found}, but {expected} was expected")
            }
            ShorterThanPrefix { found, expected } => {
                write!(f, "it has {found} positions, but {expected} values were expected")
            }
            PeriodMismatch { found: Some((preperiod, period)), expected } => write!(
                f,
                "its preperiod is {preperiod} and its period {period}, but {} and {} were expected",
                expected.0, expected.1
            ),
            PeriodMismatch { found: None, expected } => {
                write!(
                    f,
                    "it has no period, but preperiod {} and period {} were expected",
                    expected.0, expected.1
                )
            }
            LargestMismatch { found, expected } => {
                write!(f, "its largest nimber is {found}, but {expected} was expected")
            }
            NotInHistogram { place, found, histogram } => write!(
                f,
                "{place} has the nimber {found}, but the expected histogram has only {histogram} values"
            ),
            HistogramMismatch { nimber, found, expected } => {
                write!(f, "the nimber {nimber} occurs {found} times, but {expected} were expected")
            }
            Layout(source) => write!(f, "packing is at fault: {source}"),
            ReadBack { place, found: Some(found), expected } => {
                write!(f, "packing is at fault: {place} was stored as {expected} and read back as {found}")
            }
            ReadBack { place, found: None, expected } => {
                write!(f, "packing is at fault: {place} was stored as {expected} and could not be read back")
            }
            Taken { by } => write!(
                f,
                "this build has already written another table of that name or to that file, letter case aside: {}",
                by.display()
            ),
            OutDir => {
                f.write_str("OUT_DIR is not set, so this is not a build script; use `write_to` with a folder")
            }
            Io { path, source } => write!(f, "cannot write {}: {source}", path.display()),
        }
    }
}
