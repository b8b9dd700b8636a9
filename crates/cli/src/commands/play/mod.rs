//! `grundy play`: a game against perfect play.

mod lines;
mod session;

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use clap::ValueEnum;
use grundy_analysis::Text;
use grundy_analysis::games;
use grundy_analysis::play::Random;
use serde::Serialize;

use self::lines::Lines;
use self::session::{Record, Session};
use crate::commands::game_name::GameName;
use crate::io::failure::Failure;
use crate::io::input;
use crate::io::output::Output;
use crate::io::progress::Progress;

/// Play against the tool, which wins whenever it can.
///
/// Type the number of a move, or: hint, undo, quit. On a pipe each line is one of these.
#[derive(clap::Args)]
#[command(after_help = format!("{}\n\n{FIELDS}\n\n{EXAMPLES}", games::notation()))]
pub(crate) struct Args {
    /// The game.
    #[arg(value_parser = GameName, hide_possible_values = true)]
    game: String,
    /// The starting position; without one, a small random position.
    positions: Vec<String>,
    /// The graph for `dag`, one arc a line: `3 1`, `3-1` or `3 -> 1`.
    #[arg(long, value_name = "FILE")]
    graph: Option<PathBuf>,
    /// Who makes the first move.
    #[arg(long, value_enum, default_value_t = Player::You)]
    first: Player,
    /// Repeat a game: all that is random follows from this number.
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Evaluate at most N heaps where no theorem gives the value.
    #[arg(long, value_name = "N")]
    max_heap: Option<u64>,
    /// Print only a record of the game, at its end, as JSON.
    #[arg(long)]
    json: bool,
}

const FIELDS: &str = "\
Fields of the JSON:
  game, seed, start  name, the number of --seed, the parts in the
                     beginning
  moves              each with player (you or tool), part, move and
                     leaves
  winner             you, tool, or null where you quit

Integers above 2^53 - 1 are texts of their digits.";

const EXAMPLES: &str = "\
Examples:
  $ yes 1 | grundy play nim 3 4 5 --first tool --seed 7
  $ yes 1 | grundy play row-chess --seed 7 --json
  $ echo hint quit | tr ' ' '\\n' | grundy play kayles 5 9";

#[derive(Clone, Copy, Debug, PartialEq, ValueEnum, Serialize)]
#[serde(rename_all = "lowercase")]
enum Player {
    You,
    Tool,
}

impl Player {
    fn other(self) -> Player {
        match self {
            Player::You => Player::Tool,
            Player::Tool => Player::You,
        }
    }
}

pub(crate) fn run(args: &Args, output: &mut Output) -> Result<(), Failure> {
    let game = games::find(&args.game)?;
    game.check_graph(args.graph.is_some())?;
    if args.graph.as_deref() == Some(Path::new("-")) {
        return Err(Failure::Usage("standard input has the moves and cannot be the graph".to_owned()));
    }
    let seed = args.seed.unwrap_or_else(|| {
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        now.map_or(0, |now| u64::from(now.subsec_nanos()))
    });
    let mut random = Random(seed);
    let positions = match args.positions.is_empty() {
        true => game.sample(&mut random)?,
        false => args.positions.clone(),
    };
    let graph = args.graph.as_deref().map(input::read).transpose()?;
    let progress = Progress::new("evaluating");
    let watch = |done, most| progress.at(done, most);
    let start = game.read(&Text::of_arguments(&positions), graph.as_ref(), args.max_heap, &watch)?;
    drop(progress);
    let record = Record {
        game: start.game(),
        seed,
        start: start.parts().into_iter().map(|part| part.position).collect(),
        moves: Vec::new(),
        winner: None,
    };
    let mut session = Session { record, random, silent: args.json, input: Lines::stdin(), output };
    if args.json {
        session.input.hint();
    }
    let result = session.play(start, args.first);
    // The record comes before the error that ended the game.
    if args.json {
        session.output.json(&session.record)?;
    }
    result
}
