//! `grundy play`: a game against perfect play.

mod lines;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use clap::ValueEnum;
use grundy_analysis::games::{self, Board, Move};
use grundy_analysis::play::{self, Random};
use grundy_analysis::{Text, integer};
use serde::Serialize;

use self::lines::Lines;

use crate::commands::game_name::GameName;
use crate::io::failure::Failure;
use crate::io::input;
use crate::io::output::{BOLD, DIM, GOOD, Output, Styled, WARN};
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
    /// The position to begin with; without one, a small random position.
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

#[derive(Serialize)]
struct Played {
    player: Player,
    part: usize,
    #[serde(rename = "move")]
    text: String,
    leaves: String,
}

#[derive(Serialize)]
struct Record {
    game: String,
    #[serde(serialize_with = "integer::one")]
    seed: u64,
    start: Vec<String>,
    moves: Vec<Played>,
    winner: Option<Player>,
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
    let mut play = Play { record, random, silent: args.json, input: Lines::stdin(), output };
    if args.json {
        play.input.hint();
    }
    let result = play.game(start, args.first);
    // The moves that were made are told before what ended them.
    if args.json {
        play.output.json(&play.record)?;
    }
    result
}

/// A game that is being played.
struct Play<'a> {
    record: Record,
    random: Random,
    silent: bool,
    input: Lines,
    output: &'a mut Output,
}

/// What is typed.
enum Word {
    Move(usize),
    Hint,
    Undo,
    Quit,
}

impl Play<'_> {
    fn game(&mut self, start: Box<dyn Board>, first: Player) -> Result<(), Failure> {
        let mut boards = vec![start];
        let mut player = first;
        let title = format!("{}, seed {}", Styled(BOLD, &self.record.game), self.record.seed);
        self.say(title)?;
        while let Some(board) = boards.last() {
            let clock = Progress::new("looking at the moves");
            let mut moves = play::moves(&**board)?;
            drop(clock);
            if moves.is_empty() {
                return self.end(player.other());
            }
            let chosen = match player {
                Player::Tool => play::choose(&moves, &mut self.random),
                Player::You => {
                    self.show(&**board, &moves)?;
                    let word = loop {
                        match self.word(&moves)? {
                            Word::Hint => self.hint(&**board, &moves)?,
                            word => break word,
                        }
                    };
                    match word {
                        Word::Move(index) => index,
                        Word::Undo => {
                            self.undo(&mut boards)?;
                            continue;
                        }
                        Word::Hint | Word::Quit => return self.say("You have left the game."),
                    }
                }
            };
            let Move { part, text, leaves, after, .. } = moves.swap_remove(chosen);
            let who = if player == Player::You { "You" } else { "Tool" };
            let left = if leaves.contains('\n') { String::new() } else { format!(", leaves {leaves}") };
            self.say(format_args!("{who}: {} {part}, {text}{left}", board.part_name()))?;
            self.record.moves.push(Played { player, part, text, leaves });
            boards.push(after);
            player = player.other();
        }
        Ok(())
    }

    fn show(&mut self, board: &dyn Board, moves: &[Move]) -> Result<(), Failure> {
        let name = board.part_name();
        self.say("")?;
        for (index, part) in board.parts().iter().enumerate() {
            let label = format!("  {name} {}  ", index + 1);
            // A drawing may have many rows.
            for (row, squares) in part.position.lines().enumerate() {
                let label = if row == 0 { &label } else { "" };
                self.say(format_args!("{label:width$}{squares}", width = name.len() + 6))?;
            }
        }
        self.say("")?;
        let number = moves.len().to_string().len();
        let width = moves.iter().map(|its| its.text.len()).max().unwrap_or_default();
        for (index, Move { part, text, leaves, .. }) in moves.iter().enumerate() {
            match leaves.contains('\n') {
                true => self.say(format_args!("{:number$}: {name} {part}, {text}", index + 1))?,
                false => {
                    let leaves = Styled(DIM, format_args!("leaves {leaves}"));
                    self.say(format_args!("{:number$}: {name} {part}, {text:width$}  {leaves}", index + 1))?;
                }
            }
        }
        Ok(())
    }

    fn hint(&mut self, board: &dyn Board, moves: &[Move]) -> Result<(), Failure> {
        let sum = board.nim_sum();
        match moves.iter().position(|its| its.after.nim_sum() == 0) {
            Some(index) => {
                self.say(format_args!("Hint: the nim-sum is {sum}, and move {} makes it 0.", index + 1))
            }
            None => self.say("Hint: the nim-sum is 0, so that every move loses against perfect play."),
        }
    }

    /// Back to before your last move.
    fn undo(&mut self, boards: &mut Vec<Box<dyn Board>>) -> Result<(), Failure> {
        match self.record.moves.iter().rposition(|its| its.player == Player::You) {
            Some(index) => {
                self.record.moves.truncate(index);
                boards.truncate(index + 1);
                self.say("Your last move is undone.")
            }
            None => self.say("There is nothing to undo."),
        }
    }

    fn end(&mut self, winner: Player) -> Result<(), Failure> {
        self.record.winner = Some(winner);
        match winner {
            Player::You => {
                self.say(format_args!("No move is left for the tool: {}", Styled(GOOD, "you win.")))
            }
            Player::Tool => self.say(format_args!("No move is left for you: {}", Styled(WARN, "you lose."))),
        }
    }

    /// Reads until a line makes sense, where someone can be asked again; who ends the input there, leaves.
    fn word(&mut self, moves: &[Move]) -> Result<Word, Failure> {
        let expected = match moves.len() {
            1 => "the move 1, hint, undo or quit".to_owned(),
            moves => format!("a move 1 to {moves}, hint, undo or quit"),
        };
        loop {
            if !self.silent && self.input.is_interactive() {
                write!(self.output, "> ")?;
                self.output.flush()?;
            }
            let line = self.input.next()?;
            match line.as_deref() {
                Some("h" | "hint") => return Ok(Word::Hint),
                Some("u" | "undo") => return Ok(Word::Undo),
                Some("q" | "quit") => return Ok(Word::Quit),
                None if self.input.is_interactive() => {
                    // The prompt's line is still open.
                    self.say("")?;
                    return Ok(Word::Quit);
                }
                Some(word) => match word.parse::<usize>() {
                    Ok(number) if is_digits(word) && (1..=moves.len()).contains(&number) => {
                        return Ok(Word::Move(number - 1));
                    }
                    _ => {}
                },
                None => {}
            }
            let message = self.input.failure(&expected);
            if !self.input.is_interactive() {
                return Err(Failure::Input(message));
            }
            self.ask_again(&message)?;
        }
    }

    fn ask_again(&mut self, message: &str) -> Result<(), Failure> {
        if self.silent {
            let _ = writeln!(std::io::stderr(), "grundy: {message}");
            return Ok(());
        }
        self.say(message)
    }

    fn say(&mut self, text: impl std::fmt::Display) -> Result<(), Failure> {
        if !self.silent {
            writeln!(self.output, "{text}")?;
        }
        Ok(())
    }
}

/// Numbers have no sign.
fn is_digits(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_digit())
}
