//! Why a table was not baked.

mod kind;

use std::fmt;

pub use self::kind::ErrorKind;

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
    #[must_use]
    pub fn table(&self) -> &str {
        &self.table
    }

    /// The cause.
    #[must_use]
    pub fn kind(&self) -> &ErrorKind {
        &self.kind
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "table {}: {}", self.table, self.kind)
    }
}

grundy_core::__debug_as_display!(Error);

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.kind {
            ErrorKind::Evaluate(source) => Some(source),
            ErrorKind::Certificate(source) => Some(source),
            ErrorKind::Layout(source) => Some(source),
            ErrorKind::Io { source, .. } => Some(source),
            _ => None,
        }
    }
}
