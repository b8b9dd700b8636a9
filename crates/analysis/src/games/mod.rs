//! Positions of every game that the tool knows, in one shape: a [`Sum`].

mod dag;
mod forest;
mod graph;
mod heaps;
mod names;
mod node_kayles;
pub(crate) mod pairs;
mod river;
mod row_chess;
mod rules;

use serde::Serialize;

use crate::Error;
use crate::{Text, Watch};

pub use self::rules::{Rules, Values};

/// How the positions of the games are written; for `--help`.
pub const POSITIONS: &str = "\
Games, and how their positions are written:
  row-chess         rows: drawings of up to 128 squares (..o.oo....), or
                    columns of a row of 20 squares (3,5,6) or of another
                    width (3,5,6/10)
  nim, lasker       heaps: 3 4 6
  bash:M            heaps, of which a move takes 1 to M
  0.77, 4.7         heaps of an octal code; kayles, dawsons-kayles,
                    dawsons-chess and officers are names of codes
  0.3F              heaps of a hexadecimal code
  1,3,4 or 1-9      heaps, of which a move takes one of these amounts
  all-but:2,3       heaps, of which a move takes any other amount
  powers-of-two     heaps, of which a move takes 1, 2, 4, 8, ...
  fibonacci         heaps, of which a move takes 1, 2, 3, 5, 8, ...
  grundys-game      heaps, which a move splits in two unequal ones
  kiki              coins: squares to the left and below, 3,4
  euclid            pairs of numbers: 25,7
  cutting           sheets, width and height, 2 to 10000000: 4,2
  dag               the nodes of tokens, on the graph of --graph
  node-kayles       edges of a graph, 1-2, or single nodes, each an
                    argument or a line
  forest            edges of trees, likewise; the lowest node of a tree
                    is its root, and a move deletes a node and all of
                    its ancestors
  river             the rows of a grid: * wet, . firm ground, x
                    protected";

/// One position of a sum.
#[derive(Debug, Serialize)]
pub struct Part {
    /// As the reader of positions takes it.
    pub position: String,
    /// Its nimber.
    pub nimber: u64,
    /// Why it has that nimber.
    pub why: String,
    /// Marks below the position, where a drawing has some.
    #[serde(skip)]
    pub marks: String,
}

/// A move after which the nim-sum is zero.
#[derive(Debug, Serialize)]
pub struct Win {
    /// Which part it changes, from 1.
    pub part: usize,
    /// What it does.
    #[serde(rename = "move")]
    pub text: String,
    /// What becomes of the part.
    pub leaves: String,
}

/// A move, and the sum after it.
pub struct Move {
    /// Which part it changes, from 1.
    pub part: usize,
    /// What it does.
    pub text: String,
    /// What becomes of the part.
    pub leaves: String,
    /// The whole after it.
    pub after: Box<dyn Sum>,
}

/// Positions of one game side by side, with known nimbers.
pub trait Sum {
    /// The game's name.
    fn game(&self) -> String;

    /// What a part is called: a row, a heap.
    fn part_name(&self) -> &'static str;

    /// The parts in their order.
    fn parts(&self) -> Vec<Part>;

    /// The nim-sum.
    fn nim_sum(&self) -> u64;

    /// All moves, lazily. See [`is_vast`](Sum::is_vast).
    fn moves(&self) -> Box<dyn Iterator<Item = Move> + '_>;

    /// Whether a move is left.
    fn has_move(&self) -> bool {
        self.moves().next().is_some()
    }

    /// Whether there are more moves than can be listed, so that [`moves`](Sum::moves) is not to be called.
    fn is_vast(&self) -> bool {
        false
    }

    /// Up to `limit` winning moves, and the exact number of all.
    fn winning_moves(&self, limit: usize) -> (Vec<Win>, u128) {
        let mut shown = Vec::new();
        let mut count = 0;
        if self.nim_sum() != 0 {
            for Move { part, text, leaves, .. } in self.moves().filter(|its| its.after.nim_sum() == 0) {
                if shown.len() < limit {
                    shown.push(Win { part, text, leaves });
                }
                count += 1;
            }
        }
        (shown, count)
    }
}

/// A game by its name, before any position is read.
#[non_exhaustive]
pub enum Game {
    /// Row chess.
    RowChess,
    /// Tokens on a graph.
    Dag,
    /// Node Kayles.
    NodeKayles,
    /// Root paths.
    Forest,
    /// River Game.
    River,
    /// On pairs.
    Pairs(pairs::Game),
    /// On heaps.
    Heaps(Rules),
}

/// The game of this name, in any case and with or without hyphens.
///
/// # Errors
///
/// [`Error::Usage`], where there is none.
pub fn find(name: &str) -> Result<Game, Error> {
    Ok(match &*names::canonical(name) {
        "row-chess" => Game::RowChess,
        "dag" => Game::Dag,
        "node-kayles" => Game::NodeKayles,
        "forest" => Game::Forest,
        "river" => Game::River,
        "kiki" => Game::Pairs(pairs::Game::Kiki),
        "euclid" => Game::Pairs(pairs::Game::Euclid),
        "cutting" => Game::Pairs(pairs::Game::Cutting),
        _ => Game::Heaps(Rules::read(name)?),
    })
}

impl Game {
    /// Refuses a graph where none is needed, and its absence where one is.
    ///
    /// # Errors
    ///
    /// [`Error::Usage`].
    pub fn check_graph(&self, given: bool) -> Result<(), Error> {
        match (self, given) {
            (Game::Dag, false) => Err(Error::Usage("`dag` needs a graph: --graph FILE".to_owned())),
            (Game::Dag, true) | (_, false) => Ok(()),
            (_, true) => Err(Error::Usage("only `dag` has a graph".to_owned())),
        }
    }

    /// Reads the positions, and for `dag` the graph.
    ///
    /// # Errors
    ///
    /// [`Error`], where the position cannot be read or has no known value.
    pub fn read(
        &self,
        positions: &Text,
        graph: Option<&Text>,
        watch: Watch<'_>,
    ) -> Result<Box<dyn Sum>, Error> {
        Ok(match self {
            Game::RowChess => Box::new(row_chess::Rows::read(positions)?),
            Game::Dag => {
                let graph = graph.expect("the graph has been checked");
                Box::new(dag::Tokens::read(graph, positions)?)
            }
            Game::NodeKayles => Box::new(node_kayles::Graphs::read(positions)?),
            Game::Forest => Box::new(forest::Trees::read(positions)?),
            Game::River => Box::new(river::Areas::read(positions)?),
            Game::Pairs(game) => Box::new(pairs::Pairs::read(*game, positions)?),
            Game::Heaps(rules) => Box::new(heaps::Heaps::read(rules.clone(), positions, watch)?),
        })
    }
}
