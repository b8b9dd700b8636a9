//! The text below a command's options, on narrow terminals and in man pages.
//!
//! It is written as plain text: lines of two spaces begin a list's entry, more spaces go on with it, and a gap of two or
//! more separates an entry's name from what it means. Commands begin with a dollar sign and are never broken.

use clap_mangen::roff::{Roff, roman};

/// How wide the text is written: on 80 columns a man page has its margins, too.
pub(crate) const WIDTH: usize = 72;

/// Narrower terminals are written to as if they had this width.
const NARROWEST: usize = 24;

/// A space at which clap does not break a line.
const HELD: &str = "\u{a0}";

/// Help as clap has rendered it, with the spaces that [`fit`] held together.
pub(crate) fn released(help: &str) -> String {
    help.replace(HELD, " ")
}

/// As clap measures it, which breaks the lines of the options.
pub(crate) fn terminal_width() -> Option<usize> {
    let measured = terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    measured.or_else(|| std::env::var("COLUMNS").ok()?.parse().ok())
}

/// The text broken anew for a width. Clap would break commands, too: they come out of [`released`] in one piece.
pub(crate) fn fit(text: &str, width: usize) -> String {
    let mut entries: Vec<String> = Vec::new();
    for line in text.lines() {
        let goes_on = entries.last().is_some_and(|entry| {
            let same_paragraph = indent(line) == 0 && indent(entry) == 0 && !entry.ends_with(':');
            !entry.is_empty() && !line.is_empty() && (indent(line) > 2 || same_paragraph)
        });
        match entries.last_mut() {
            Some(entry) if goes_on => {
                entry.push(' ');
                entry.push_str(line.trim_start());
            }
            _ => entries.push(line.to_owned()),
        }
    }
    let broken = entries.iter().map(|entry| match entry.trim_start().starts_with('$') {
        true => entry.replace(' ', HELD),
        false => broken(entry, width.max(NARROWEST)),
    });
    broken.collect::<Vec<_>>().join("\n")
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

/// An entry in lines of a width, the second and later ones further to the right.
fn broken(entry: &str, width: usize) -> String {
    let outer = indent(entry);
    let inner = if outer == 0 { 0 } else { outer + 4 };
    // What an entry means goes below its name.
    let paragraphs = match entry[outer..].split_once("  ") {
        Some((name, meaning)) if entry.len() > width => vec![name, meaning],
        _ if entry.len() <= width => return entry.to_owned(),
        _ => vec![&entry[outer..]],
    };
    let mut lines = Vec::new();
    for (index, paragraph) in paragraphs.into_iter().enumerate() {
        let mut line = " ".repeat(if index == 0 { outer } else { inner });
        for word in paragraph.split_whitespace() {
            if line.len() + 1 + word.len() > width && !line.trim_start().is_empty() {
                lines.push(std::mem::replace(&mut line, " ".repeat(inner)));
            }
            if !line.trim_start().is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        lines.push(line);
    }
    lines.join("\n")
}

/// The text as a section of a man page, in the lines that it has.
pub(crate) fn section(text: &str) -> Roff {
    let mut roff = Roff::new();
    roff.control("SH", ["NOTES"]);
    roff.control("nf", []);
    for line in text.lines() {
        roff.text([roman(line)]);
    }
    roff.control("fi", []);
    roff
}
