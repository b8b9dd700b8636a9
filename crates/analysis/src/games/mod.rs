//! Positions of every game that the tool knows, in one shape: a [`Sum`].

mod dag;
mod forest;
mod graph;
mod heaps;
mod names;
mod node_kayles;
mod pairs;
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
  row-chess         rows: drawings of up to 128 squares (..o.oo....), or columns
                    of a row of 20 squares (3,5,6) or of another width (3,5,6/10)
  nim, lasker       heaps: 3 4 6
  bash:M            heaps, of which a move takes 1 to M
  0.77, 4.7         heaps of an octal code; kayles, dawsons-kayles, dawsons-chess
                    and officers are names of codes
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
  node-kayles       edges of a graph, 1-2, or single nodes, each an argument or
                    a line
  forest            edges of trees, likewise; the lowest node of a tree is its
                    root, and a move deletes a node and all of its ancestors
  river             the rows of a grid: * wet, . firm ground, x protected";

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

/// Reads the positions of a game.
///
/// # Errors
///
/// [`Error`], where the game or the position cannot be read or has no known value.
pub fn read(
    game: &str,
    positions: &Text,
    graph: Option<&Text>,
    watch: Watch<'_>,
) -> Result<Box<dyn Sum>, Error> {
    Ok(match (game, graph) {
        ("dag", Some(graph)) => Box::new(dag::Tokens::read(graph, positions)?),
        ("dag", None) => {
            return Err(Error::Usage("the game `dag` wants its graph: --graph FILE".to_owned()));
        }
        (game, Some(_)) => return Err(Error::Usage(format!("the game `{game}` has no graph"))),
        ("row-chess", _) => Box::new(row_chess::Rows::read(positions)?),
        ("node-kayles", _) => Box::new(node_kayles::Graphs::read(positions)?),
        ("river", _) => Box::new(river::Areas::read(positions)?),
        ("forest", _) => Box::new(forest::Trees::read(positions)?),
        ("kiki", _) => Box::new(pairs::Pairs::read(pairs::Game::Kiki, positions)?),
        ("euclid", _) => Box::new(pairs::Pairs::read(pairs::Game::Euclid, positions)?),
        ("cutting", _) => Box::new(pairs::Pairs::read(pairs::Game::Cutting, positions)?),
        (game, _) => Box::new(heaps::Heaps::read(game.parse()?, positions, watch)?),
    })
}
