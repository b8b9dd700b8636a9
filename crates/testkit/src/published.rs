//! Values as they are published.
//!
//! The files in `truth` keep the source of each row, and notes on errors in published tables.

const SEQUENCES: &str = include_str!("../truth/oeis_terms.tsv");
const PERIODS: &str = include_str!("../truth/octal_periods.tsv");
const FACTS: &str = include_str!("../truth/heap_and_2d_facts.tsv");
const ROW_CHESS: &str = include_str!("../truth/row_chess_by_width.tsv");

/// The fields of each row of a file, without the comments and the names of its columns.
fn rows(file: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    let named = file.lines().filter(|line| !line.starts_with('#')).skip(usize::from(!file.starts_with('#')));
    named.map(|row| row.split('\t').collect())
}

/// Numbers with commas between them.
///
/// # Panics
///
/// Where one is no number.
pub fn numbers(list: &str) -> Vec<u64> {
    list.split(',').map(|number| number.parse().expect("a number")).collect()
}

/// A sequence of the OEIS: the values of a heap game.
#[derive(Clone, Debug)]
pub struct Sequence {
    /// Its number.
    pub number: &'static str,
    /// The heap of the first term.
    pub offset: usize,
    /// The octal code, or `GRUNDY` for Grundy's game, or `SUBSQ` where a move removes a square number.
    pub game: &'static str,
    /// The terms.
    pub terms: Vec<u64>,
}

/// All sequences.
pub fn sequences() -> Vec<Sequence> {
    let sequence = |row: Vec<&'static str>| {
        let terms = numbers(row[4]);
        assert_eq!(terms.len().to_string(), row[3], "{}", row[0]);
        Sequence { number: row[0], offset: row[1].parse().expect("a heap"), game: row[2], terms }
    };
    rows(SEQUENCES).map(sequence).collect()
}

/// The terms of a sequence, from its offset on.
///
/// # Panics
///
/// Where there is none of this number.
pub fn terms(number: &str) -> Vec<u64> {
    let sequence = sequences().into_iter().find(|sequence| sequence.number == number);
    sequence.unwrap_or_else(|| panic!("there is no sequence {number}")).terms
}

/// The period of an octal game.
#[derive(Clone, Debug)]
pub struct Period {
    /// The code.
    pub game: &'static str,
    /// The period.
    pub period: u64,
    /// The preperiod: one more than the last exception.
    pub preperiod: u64,
    /// The largest value, where it is given.
    pub largest: Option<u64>,
    /// The first heap with that value, where it is given.
    pub largest_at: Option<u64>,
}

/// All proved periods.
pub fn periods() -> Vec<Period> {
    let period = |row: Vec<&'static str>| {
        let number = |field: usize| row[field].parse().expect("a number");
        let given = |field: usize| (!row[field].is_empty()).then(|| number(field));
        let (period, preperiod) = (number(1), number(2));
        Period { game: row[0], period, preperiod, largest: given(3), largest_at: given(4) }
    };
    rows(PERIODS).filter(|row| row[8].starts_with("PROVEN")).map(period).collect()
}

/// What is published of the game, or the values, whose description begins like this.
///
/// # Panics
///
/// Where there is none.
pub fn fact(description: &str) -> &'static str {
    let row = rows(FACTS).find(|row| row[0].starts_with(description));
    row.unwrap_or_else(|| panic!("there is no fact on {description}"))[1]
}

/// The lists of values among the facts, each with its description.
pub fn lists() -> Vec<(&'static str, Vec<u64>)> {
    let list = |row: Vec<&'static str>| {
        let list: Option<Vec<u64>> = row[1].split(',').map(|number| number.parse().ok()).collect();
        Some((row[0], list?))
    };
    rows(FACTS).filter_map(list).collect()
}

/// All rows of row chess of a width.
#[derive(Clone, Debug)]
pub struct Rows {
    /// The number of squares.
    pub width: u32,
    /// How many rows are lost.
    pub p_positions: u64,
    /// The largest nimber.
    pub largest: u64,
    /// How many rows have each nimber, from 0 to the largest.
    pub counts: Vec<u64>,
}

/// The rows of row chess by their width, 1 to 20.
pub fn row_chess() -> Vec<Rows> {
    let width = |row: Vec<&'static str>| {
        let number = |field: usize| row[field].parse().expect("a number");
        let width = row[0].parse().expect("a width");
        Rows { width, p_positions: number(1), largest: number(2), counts: numbers(row[3]) }
    };
    rows(ROW_CHESS).map(width).collect()
}
