//! The name of a game as somebody typed it.

use std::fmt::Display;

use crate::Error;

/// A name, beside the names of an entry of the registry.
pub(super) struct Name<'a> {
    /// All of it.
    pub(super) text: &'a str,
    /// What follows a colon.
    pub(super) parameter: Option<&'a str>,
    /// The name that comes before, as the registry writes it.
    canonical: Option<&'static str>,
}

impl<'a> Name<'a> {
    /// Compares in any case, with or without hyphens.
    pub(super) fn new(text: &'a str, names: &'static [&'static str]) -> Name<'a> {
        let (head, parameter) = match text.split_once(':') {
            Some((head, parameter)) => (head, Some(parameter)),
            None => (text, None),
        };
        let wanted = key(head);
        let canonical = names.iter().copied().find(|name| key(name) == wanted);
        Name { text, parameter, canonical }
    }

    /// Whether it is one of the names, whatever follows.
    pub(super) fn named(&self) -> bool {
        self.canonical.is_some()
    }

    /// Whether it is one of the names, and nothing follows.
    pub(super) fn alone(&self) -> bool {
        self.named() && self.parameter.is_none()
    }

    /// Which of the names it is; empty where it is none.
    pub(super) fn canonical(&self) -> &'static str {
        self.canonical.unwrap_or_default()
    }

    /// The error of this name.
    pub(super) fn refuse(&self, why: impl Display) -> Error {
        Error::Usage(format!("`{}` is not a game: {why}", shown(self.text)))
    }
}

/// What is left of a name without its case and its hyphens.
fn key(name: &str) -> String {
    let letters = name.chars().filter(|char| !"-_' ".contains(*char));
    letters.flat_map(char::to_lowercase).collect()
}

/// The beginning of a name, which may be very long.
fn shown(name: &str) -> String {
    const SHOWN: usize = 40;
    match name.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}...", &name[..end]),
        None => name.to_owned(),
    }
}

/// The error of a name that nothing has, with the nearest one if one is near.
pub(super) fn unknown(game: &str, names: impl Iterator<Item = &'static str>) -> Error {
    /// Of a name of six letters two may differ.
    const NEAR: f64 = 0.66;
    let distance = |name: &'static str| strsim::normalized_damerau_levenshtein(&key(game), &key(name));
    let nearest = names.map(|name| (distance(name), name)).max_by(|(a, _), (b, _)| a.total_cmp(b));
    let game = shown(game);
    Error::Usage(match nearest {
        Some((near, name)) if near >= NEAR => {
            format!("unknown game `{game}`; did you mean `{name}`? (--help lists all)")
        }
        _ => format!("unknown game `{game}`; --help lists all"),
    })
}
