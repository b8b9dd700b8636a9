//! The list of all problems, and how one is found in it.

use crate::error::UnknownProblem;
use crate::problem::Problem;
use crate::problems::PROBLEMS;

/// All problems, in the order of their games.
#[must_use]
pub fn problems() -> &'static [Problem] {
    PROBLEMS
}

/// The problem of this id or alias, in capitals or small letters.
///
/// # Errors
///
/// [`UnknownProblem`] names the id that is spelled most like it, if one is near.
///
/// ```
/// assert_eq!(grundy_judge::find("HDU5724")?.id(), "p2575");
/// assert_eq!(grundy_judge::find("hdu5742").unwrap_err().nearest, Some("hdu5724"));
/// # Ok::<(), grundy_judge::UnknownProblem>(())
/// ```
pub fn find(id: &str) -> Result<&'static Problem, UnknownProblem> {
    let found = PROBLEMS.iter().find(|&problem| names(problem).any(|name| name.eq_ignore_ascii_case(id)));
    found.ok_or_else(|| UnknownProblem { id: id.to_owned(), nearest: nearest(id) })
}

/// All names of a problem.
fn names(problem: &'static Problem) -> impl Iterator<Item = &'static str> {
    [problem.id].into_iter().chain(problem.aliases.iter().copied())
}

/// The name that is spelled most like this one, where at most every third letter differs.
fn nearest(id: &str) -> Option<&'static str> {
    let name = PROBLEMS.iter().flat_map(names).min_by_key(|name| distance(id, name))?;
    (3 * distance(id, name) <= id.len()).then_some(name)
}

/// The number of letters to insert, leave out, replace or swap with a neighbour to get from one word to the other, in
/// which no letter is touched twice (optimal string alignment). Capitals are small letters here.
fn distance(from: &str, to: &str) -> usize {
    let from = from.to_ascii_lowercase().into_bytes();
    let to = to.as_bytes();
    // Entry j of `row` i: from the first i letters of `from` to the first j of `to`.
    let mut above = Vec::new();
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for i in 1..=from.len() {
        let mut next = vec![i];
        for j in 1..=to.len() {
            let replaced = row[j - 1] + usize::from(from[i - 1] != to[j - 1]);
            let mut least = replaced.min(row[j] + 1).min(next[j - 1] + 1);
            if i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1] {
                least = least.min(above[j - 2] + 1);
            }
            next.push(least);
        }
        above = std::mem::replace(&mut row, next);
    }
    row[to.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_by_hand() {
        for (from, to, expected) in [
            ("", "", 0),
            ("", "nim", 3),
            ("nim", "", 3),
            ("P2575", "p2575", 0),
            ("p2557", "p2575", 1),
            ("kitten", "sitting", 3),
            ("abcd", "badc", 2),
        ] {
            assert_eq!(distance(from, to), expected, "{from} {to}");
        }
    }

    #[test]
    fn only_what_is_near_is_suggested() {
        for (id, expected) in [
            ("p2557", Some("p2575")),
            ("ROWCHESS", Some("row-chess")),
            ("Kikis game", Some("kikis-game")),
            ("nosuch", None),
            ("zzz", None),
            ("", None),
        ] {
            assert_eq!(nearest(id), expected, "{id}");
        }
    }

    #[test]
    fn names_are_unique_and_in_small_letters() {
        let mut names: Vec<_> =
            PROBLEMS.iter().flat_map(|problem| problem.aliases.iter().chain([&problem.id])).collect();
        assert!(names.iter().all(|name| **name == name.to_ascii_lowercase()));
        let count = names.len();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), count);
    }
}
