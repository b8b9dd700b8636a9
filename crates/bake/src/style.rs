//! How the source of a table names what is not its own, and who may name the table.

use std::fmt;

/// Who may name the constant: how its declaration begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Visibility {
    /// `pub`: everyone who can name the module that includes it.
    #[default]
    Public,
    /// `pub(crate)`: the crate.
    Crate,
    /// `pub(super)`: the module that includes it, and its parent.
    Parent,
    /// Nothing: the module that includes it.
    Private,
}

impl fmt::Display for Visibility {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Visibility::Public => "pub ",
            Visibility::Crate => "pub(crate) ",
            Visibility::Parent => "pub(super) ",
            Visibility::Private => "",
        })
    }
}

/// How the source names what is not its own.
#[derive(Clone, Debug)]
pub(crate) struct Style {
    pub(crate) core_path: String,
    pub(crate) visibility: Visibility,
}

impl Default for Style {
    fn default() -> Style {
        Style { core_path: "::grundy_core".to_owned(), visibility: Visibility::default() }
    }
}

impl Style {
    /// Whether the path is one: identifiers with `::` between them, and perhaps before the first.
    pub(crate) fn has_a_path(&self) -> bool {
        let path = self.core_path.strip_prefix("::").unwrap_or(&self.core_path);
        path.split("::").all(|name| {
            !name.is_empty()
                && !name.starts_with(|first: char| first.is_ascii_digit())
                && name.chars().all(|char| char.is_alphanumeric() || char == '_')
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_paths_are_paths() {
        let is_path = |path: &str| Style { core_path: path.to_owned(), ..Style::default() }.has_a_path();
        let paths = ["::grundy", "::grundy_core", "crate::vendored::core", "grundy2"];
        assert!(paths.into_iter().all(is_path));
        let others = ["", "::", "a::", "a b", "a::2", "a-b", "::a;", "a::::b", "\"a\""];
        assert!(!others.into_iter().any(is_path));
    }
}
