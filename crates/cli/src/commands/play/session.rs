//! A game in progress: what is shown, what is typed, and the record of it.

use std::io::Write;

use grundy_analysis::games::{Board, Move};
use grundy_analysis::integer;
use grundy_analysis::play::{self, Random};
use serde::Serialize;

use super::Player;
use super::lines::Lines;
use crate::io::failure::Failure;
use crate::io::output::{BOLD, DIM, GOOD, Output, Styled, WARN};
use crate::io::progress::Progress;

#[derive(Serialize)]
pub(super) struct Played {
    player: Player,
    part: usize,
    #[serde(rename = "move")]
    text: String,
    leaves: String,
}

#[derive(Serialize)]
pub(super) struct Record {
    pub(super) game: String,
    #[serde(serialize_with = "integer::one")]
    pub(super) seed: u64,
    pub(super) start: Vec<String>,
    pub(super) moves: Vec<Played>,
    pub(super) winner: Option<Player>,
}

/// A game that is being played.
pub(super) struct Session<'a> {
    pub(super) record: Record,
    pub(super) random: Random,
    pub(super) silent: bool,
    pub(super) input: Lines,
    pub(super) output: &'a mut Output,
}

/// What is typed.
enum Word {
    Move(usize),
    Hint,
    Undo,
    Quit,
}

impl Session<'_> {
    pub(super) fn play(&mut self, start: Box<dyn Board>, first: Player) -> Result<(), Failure> {
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
        let width = moves.iter().map(|mv| mv.text.len()).max().unwrap_or_default();
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
        match moves.iter().position(|mv| mv.after.nim_sum() == 0) {
            Some(index) => {
                self.say(format_args!("Hint: the nim-sum is {sum}, and move {} makes it 0.", index + 1))
            }
            None => self.say("Hint: the nim-sum is 0, so that every move loses against perfect play."),
        }
    }

    /// Back to before your last move.
    fn undo(&mut self, boards: &mut Vec<Box<dyn Board>>) -> Result<(), Failure> {
        match self.record.moves.iter().rposition(|played| played.player == Player::You) {
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

    /// Reads a line. On a terminal a bad one is asked for again, and the end of the input leaves the game.
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
