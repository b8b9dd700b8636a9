//! The games that there are, one file each: names, how positions are written, what is said about them.
//!
//! A new game is a file here and a line in `ENTRIES`.

mod all_but;
mod bachet;
mod board;
mod codes;
mod cutting;
mod dag;
mod entry;
mod euclid;
mod forest;
mod graph;
mod grundys_game;
mod heap;
mod heap_ruleset;
mod king;
mod lasker;
mod name;
mod nim;
mod node_kayles;
mod pairs;
mod powers_of_two;
mod river;
mod row_chess;
mod staircase_nim;
mod subtraction;
mod turtles;
mod wythoff;

use std::rc::Rc;

pub use self::board::{Board, Move, Part, Win};
use self::entry::{Entry, Kind, Other, Ruleset};
pub use self::heap_ruleset::{ClosedForm, HeapRuleset, Values};
use self::name::Name;
use crate::random::Random;
use crate::{Error, Text, Watch};

/// All games, in the order of the help.
static ENTRIES: &[&Entry] = &[
    &row_chess::ENTRY,
    &nim::ENTRY,
    &lasker::ENTRY,
    &bachet::ENTRY,
    &codes::ENTRY,
    &subtraction::ENTRY,
    &all_but::ENTRY,
    &powers_of_two::ENTRY,
    &grundys_game::ENTRY,
    &king::ENTRY,
    &euclid::ENTRY,
    &cutting::ENTRY,
    &wythoff::ENTRY,
    &staircase_nim::ENTRY,
    &turtles::TURNING,
    &turtles::MOCK,
    &dag::ENTRY,
    &node_kayles::ENTRY,
    &forest::ENTRY,
    &river::ENTRY,
];

/// A game by its name, before any position is read.
pub struct Game(Ruleset);

/// The game of this name, in any case and with or without hyphens.
///
/// # Errors
///
/// [`Error::Usage`], where there is none.
pub fn find(name: &str) -> Result<Game, Error> {
    let found = ENTRIES.iter().find_map(|entry| entry.open(&Name::new(name, entry.names)));
    found.unwrap_or_else(|| Err(name::unknown(name, names()))).map(Game)
}

/// The names of all games that have one.
pub fn names() -> impl Iterator<Item = &'static str> {
    ENTRIES.iter().flat_map(|entry| entry.names).copied()
}

/// The width of help.
const WIDTH: usize = 72;

/// How the positions of the games are written; for help.
#[must_use]
pub fn notation() -> String {
    const COLUMN: usize = 20;
    let mut help = "Games, and how their positions are written:".to_owned();
    for (game, words) in ENTRIES.iter().flat_map(|entry| entry.notation) {
        let lines = wrapped(words, WIDTH - COLUMN);
        for (index, line) in lines.iter().enumerate() {
            let game = if index == 0 { game } else { "" };
            help += &format!("\n  {game:width$}{line}", width = COLUMN - 2);
        }
    }
    help
}

/// How games on heaps are written; for help.
#[must_use]
pub fn heap_notation() -> String {
    let codes = ENTRIES.iter().filter_map(|entry| match entry.kind {
        Kind::Heaps { codes, .. } => Some(codes),
        Kind::Other(_) => None,
    });
    let codes: Vec<&str> = codes.collect();
    wrapped(&format!("Games: {}.", codes.join(", ")), WIDTH).join("\n")
}

/// Words in lines of a width.
fn wrapped(words: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words.split(' ') {
        match lines.last_mut() {
            Some(line) if line.len() + word.len() < width => *line += &format!(" {word}"),
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// The games on heaps that lists of values are compared with, the best known first.
pub(crate) fn known() -> impl Iterator<Item = Rc<dyn HeapRuleset>> {
    let known = ENTRIES.iter().map(|entry| match entry.kind {
        Kind::Heaps { known, .. } => known(),
        Kind::Other(_) => Vec::new(),
    });
    known.flatten()
}

impl Game {
    /// The game, if it is on heaps.
    ///
    /// # Errors
    ///
    /// [`Error::Usage`], where it is not.
    pub fn heaps(&self) -> Result<Rc<dyn HeapRuleset>, Error> {
        match &self.0 {
            Ruleset::Heaps(heaps) => Ok(Rc::clone(heaps)),
            Ruleset::Other(_) => {
                Err(Error::Usage("this game is not on heaps, and so has no value for each n".to_owned()))
            }
        }
    }

    /// Refuses a graph where none is needed, and its absence where one is.
    ///
    /// # Errors
    ///
    /// [`Error::Usage`].
    pub fn check_graph(&self, given: bool) -> Result<(), Error> {
        match (matches!(self.0, Ruleset::Other(Other { graph: true, .. })), given) {
            (true, false) => Err(Error::Usage("`dag` needs a graph: --graph FILE".to_owned())),
            (false, true) => Err(Error::Usage("only `dag` takes a graph".to_owned())),
            _ => Ok(()),
        }
    }

    /// Reads positions, and for `dag` the graph. Heaps are worked out up to `limit`, where one is given.
    ///
    /// # Errors
    ///
    /// [`Error`], where the position cannot be read or has no known value.
    pub fn read(
        &self,
        positions: &Text,
        graph: Option<&Text>,
        limit: Option<u64>,
        watch: Watch<'_>,
    ) -> Result<Box<dyn Board>, Error> {
        self.check_graph(graph.is_some())?;
        match &self.0 {
            Ruleset::Heaps(heaps) => heaps.board(positions, limit.unwrap_or(heaps.reach()), watch),
            Ruleset::Other(other) => (other.board)(positions, graph),
        }
    }

    /// A random position to begin with: three parts of a size that can be thought through.
    ///
    /// # Errors
    ///
    /// [`Error::Usage`], where the game has none.
    pub fn sample(&self, random: &mut Random) -> Result<Vec<String>, Error> {
        match &self.0 {
            Ruleset::Heaps(_) => Ok(heap::sample(random)),
            Ruleset::Other(Other { sample: Some(sample), .. }) => Ok(sample(random)),
            Ruleset::Other(_) => Err(Error::Usage("this game needs a starting position".to_owned())),
        }
    }
}
