//! `grundy explain`: what a position is worth, who wins it, and how.

use std::io::Write;
use std::path::{Path, PathBuf};

use grundy_analysis::Text;
use grundy_analysis::explain::{self, Explanation};
use grundy_analysis::games::{self, Part, Win};
use grundy_core::{Nimber, Outcome};

use crate::commands::game_name::GameName;
use crate::io::failure::Failure;
use crate::io::input;
use crate::io::output::{BOLD, DIM, GOOD, Output, Styled, WARN, plural};
use crate::io::progress::Progress;

/// Explain a position: its nimbers, who wins, the winning moves, and why.
#[derive(clap::Args)]
#[command(after_help = format!("{}\n\n{FIELDS}\n\n{EXAMPLES}", games::notation()))]
pub(crate) struct Args {
    /// The game.
    #[arg(value_parser = GameName, hide_possible_values = true)]
    game: String,
    /// The parts of the position; without any, standard input has them.
    positions: Vec<String>,
    /// A file with the position; `-` for standard input.
    #[arg(long, value_name = "FILE", conflicts_with = "positions")]
    file: Option<PathBuf>,
    /// The graph for `dag`, one arc a line: `3 1`, `3-1` or `3 -> 1`.
    #[arg(long, value_name = "FILE")]
    graph: Option<PathBuf>,
    /// List at most N winning moves (all are counted).
    #[arg(long, value_name = "N", default_value_t = 20)]
    limit: usize,
    /// Evaluate at most N heaps where no theorem gives the value.
    #[arg(long, value_name = "N")]
    max_heap: Option<u64>,
    /// Print JSON; its fields are listed below.
    #[arg(long)]
    json: bool,
}

const FIELDS: &str = "\
Fields of the JSON:
  game                name and code
  parts               each with position, nimber and why (a text)
  nim_sum             the nim-sum of the nimbers
  outcome             N or P
  winning_moves       each with part (from 1), move and leaves (texts);
                      up to the limit
  winning_move_count  of all of them

Integers above 2^53 - 1 are texts of their digits.";

const EXAMPLES: &str = "\
Examples:
  $ grundy explain row-chess ...o.oo....o.......o oo........o.o.......
  $ grundy explain lasker 2 2 3
  $ grundy explain kayles 1000000007 12 --limit 3
  $ grundy explain 1,3,4 9 10 --json
  $ grundy explain forest 1-2 1-3 3-4 5-6
  $ printf '...\\n***\\n.x.\\n' | grundy explain river
  $ printf '3 -> 1\\n3 -> 0\\n1 -> 0\\n2 -> 1\\n' | grundy explain dag --graph - 3 1";

pub(crate) fn run(args: &Args, output: &mut Output) -> Result<(), Failure> {
    let game = games::find(&args.game)?;
    game.check_graph(args.graph.is_some())?;
    let file = args.file.as_deref().unwrap_or(Path::new("-"));
    let from_stdin = |path: &Path| path == Path::new("-");
    if args.positions.is_empty() && from_stdin(file) && args.graph.as_deref().is_some_and(from_stdin) {
        return Err(Failure::Usage("standard input cannot be the graph and the position".to_owned()));
    }
    let positions =
        if args.positions.is_empty() { input::read(file)? } else { Text::of_arguments(&args.positions) };
    let graph = args.graph.as_deref().map(input::read).transpose()?;
    let progress = Progress::new("evaluating");
    let sum = game.read(&positions, graph.as_ref(), args.max_heap, &|done, most| progress.at(done, most))?;
    let explanation = explain::of(&*sum, args.limit);
    drop(progress);
    if args.json { output.json(&explanation) } else { print(&explanation, output) }
}

fn print(explanation: &Explanation, output: &mut Output) -> Result<(), Failure> {
    let Explanation { game, parts, nim_sum, winning_moves, winning_move_count, .. } = explanation;
    let name = explanation.part_name;
    writeln!(output, "{}, {}", Styled(BOLD, game), plural(parts.len(), name))?;
    writeln!(output)?;

    let number = parts.len().to_string().len();
    let width = parts.iter().flat_map(|part| part.position.lines().map(str::len)).max().unwrap_or_default();
    for (index, Part { position, nimber, why, marks, .. }) in parts.iter().enumerate() {
        let index = index + 1;
        // A drawing may have many rows.
        let mut rows = position.lines();
        let first = rows.next().unwrap_or_default();
        writeln!(output, "  {name} {index:number$}  {first:width$}  nimber {}", Styled(BOLD, nimber))?;
        let indent = 4 + name.len() + number;
        for row in rows {
            writeln!(output, "{:indent$} {row}", "")?;
        }
        if !marks.is_empty() {
            writeln!(output, "{:indent$}{}", "", Styled(DIM, marks))?;
        }
        writeln!(output, "{:indent$} {}", "", Styled(DIM, why))?;
    }
    writeln!(output)?;

    let nimbers: Vec<String> = parts.iter().map(|part| part.nimber.to_string()).collect();
    let outcome = Nimber::new(*nim_sum).outcome();
    write!(output, "nim-sum ")?;
    if (2..=LISTED).contains(&parts.len()) {
        write!(output, "{} = ", nimbers.join(" ^ "))?;
    }
    let (style, verdict) = match outcome {
        Outcome::N => (GOOD, "the player to move wins"),
        Outcome::P => (WARN, "the player to move loses"),
    };
    writeln!(output, "{}: {outcome}, {}", Styled(BOLD, nim_sum), Styled(style, verdict))?;

    if outcome == Outcome::P {
        let why = match explanation.has_move {
            true => "Every move makes the nim-sum other than 0, and the opponent can make it 0 again.",
            false => "No move is left.",
        };
        writeln!(output, "{why}")?;
        return Ok(());
    }
    writeln!(output)?;
    writeln!(output, "{}, to the nim-sum 0:", plural(*winning_move_count, "winning move"))?;
    let width = |text: fn(&Win) -> &str| winning_moves.iter().map(|win| text(win).len()).max().unwrap_or(0);
    // What is left of a drawing of many rows is for JSON.
    let one_row = winning_moves.iter().all(|win| !win.leaves.contains('\n'));
    let (text_width, leaves_width) = (width(|win| &win.text), width(|win| &win.leaves));
    for Win { part, text, leaves, .. } in winning_moves {
        let nimber = parts[part - 1].nimber;
        let change = format!("nimber {nimber} to {}", nimber ^ nim_sum);
        write!(output, "  {name} {part:number$}  {text:text_width$}  ")?;
        if one_row {
            write!(output, "leaves {leaves:leaves_width$}  ")?;
        }
        writeln!(output, "{}", Styled(DIM, change))?;
    }
    let more = winning_move_count - winning_moves.len() as u128;
    if more > 0 {
        writeln!(output, "  and {more} more")?;
    }
    Ok(())
}

/// The nimbers of more parts are not written out as a sum.
const LISTED: usize = 40;
