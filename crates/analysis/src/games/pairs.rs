//! The games on pairs of numbers: kiki's coin, Euclid's game, cutting a sheet.

use grundy::games::cutting::{self, Sheet};
use grundy::games::euclid;
use grundy::games::king::{self, Coin};

use super::{Move, Part, Sum, Win};
use crate::Error;
use crate::text::{Text, Token};

/// Which game.
#[derive(Clone, Copy, PartialEq)]
pub enum Game {
    /// A coin that steps to a corner.
    Kiki,
    /// Multiples of the smaller number are subtracted.
    Euclid,
    /// Sheets that are cut in two.
    Cutting,
}

/// A move in words, and the pairs that it makes of one.
type Described = (String, Vec<(u64, u64)>);

/// Pairs side by side.
pub struct Pairs {
    game: Game,
    pairs: Vec<(u64, u64)>,
}

impl Pairs {
    /// Reads pairs such as `3,4`, with white space between them.
    pub fn read(game: Game, text: &Text) -> Result<Pairs, Error> {
        // All cuts of a sheet are looked at.
        let (least, most) = if game == Game::Cutting { (2, 10_000_000) } else { (0, u64::MAX) };
        let range = if game == Game::Cutting { "2 to 10000000" } else { "0 to 2^64 - 1" };
        let expected = format!("a pair of numbers, {range}, such as 4,3");
        let mut pairs = Vec::new();
        for token in text.tokens() {
            let (a, b) = token.split_once(',').ok_or_else(|| token.unexpected(&expected))?;
            let number = |part: Token<'_>| {
                let number: u64 = part.number(format_args!("a number, {range}"))?;
                if number < least || number > most {
                    return Err(part.unexpected(format_args!("a number, {range}")));
                }
                Ok(number)
            };
            pairs.push((number(a)?, number(b)?));
        }
        if pairs.is_empty() {
            return Err(text.ends(expected));
        }
        Ok(Pairs { game, pairs })
    }

    fn nimber(&self, (a, b): (u64, u64)) -> u64 {
        match self.game {
            Game::Kiki => king::nimber(Coin { left: a, down: b }).get(),
            Game::Euclid => euclid::nimber(a, b).get(),
            Game::Cutting => sheet((a, b)).nimber().get(),
        }
    }

    fn why(&self, (a, b): (u64, u64)) -> String {
        match self.game {
            Game::Kiki => match (a % 2, b % 2) {
                (0, 0) => "both distances are even".to_owned(),
                (1, 1) => "both distances are odd".to_owned(),
                _ if a.min(b) % 2 == 0 => "one is odd, and the even one is smaller".to_owned(),
                _ => "one is odd, and it is smaller".to_owned(),
            },
            Game::Euclid => {
                let (large, small) = (a.max(b), a.min(b));
                match large.checked_div(small) {
                    None => "no move is left".to_owned(),
                    Some(quotient) => {
                        let rest = large % small;
                        let last = self.nimber((small, rest));
                        let sign = if quotient > last { ">" } else { "<=" };
                        format!(
                            "{large} div {small} = {quotient} {sign} {last}, the nimber of {small},{rest}"
                        )
                    }
                }
            }
            Game::Cutting => {
                let strip = |side| sheet((side, 2)).nimber();
                format!("strips of {a} and {b} have the nimbers {} and {}", strip(a), strip(b))
            }
        }
    }

    /// All moves of one pair, lazily: in words, and the pairs that it becomes.
    fn moves_of(&self, (a, b): (u64, u64)) -> Box<dyn Iterator<Item = Described>> {
        match self.game {
            Game::Kiki => {
                let steps = [king::Move::Left, king::Move::Down, king::Move::Diagonal];
                Box::new(steps.into_iter().filter_map(move |step| {
                    let after = step.play(Coin { left: a, down: b })?;
                    Some((step_words(step).to_owned(), vec![(after.left, after.down)]))
                }))
            }
            Game::Euclid => {
                let times = a.max(b).checked_div(a.min(b)).unwrap_or(0);
                Box::new(
                    (1..=times).map(move |times| {
                        (subtraction_words(times, a.min(b)), vec![subtract((a, b), times)])
                    }),
                )
            }
            Game::Cutting => {
                let widths = (2..=a / 2).map(cutting::Move::Width);
                let heights = (2..=b / 2).map(cutting::Move::Height);
                Box::new(widths.chain(heights).map(move |cut| cut_words(cut, (a, b))))
            }
        }
    }
}

fn sheet((width, height): (u64, u64)) -> Sheet {
    Sheet::new(width, height).expect("the reader and the rule keep both sides at 2 or more")
}

fn step_words(step: king::Move) -> &'static str {
    match step {
        king::Move::Left => "left",
        king::Move::Down => "down",
        king::Move::Diagonal => "left and down",
    }
}

fn subtraction_words(times: u64, small: u64) -> String {
    match times {
        1 => format!("subtract {small}"),
        _ => format!("subtract {times} times {small}"),
    }
}

fn subtract((a, b): (u64, u64), times: u64) -> (u64, u64) {
    if a < b { (a, b - times * a) } else { (a - times * b, b) }
}

fn cut_words(cut: cutting::Move, (width, height): (u64, u64)) -> Described {
    match cut {
        cutting::Move::Width(part) => {
            (format!("cut the width at {part}"), vec![(part, height), (width - part, height)])
        }
        cutting::Move::Height(part) => {
            (format!("cut the height at {part}"), vec![(width, part), (width, height - part)])
        }
    }
}

fn pairs_words(pairs: &[(u64, u64)]) -> String {
    pairs.iter().map(|(a, b)| format!("{a},{b}")).collect::<Vec<_>>().join(" + ")
}

impl Sum for Pairs {
    fn game(&self) -> String {
        match self.game {
            Game::Kiki => "kiki",
            Game::Euclid => "euclid",
            Game::Cutting => "cutting",
        }
        .to_owned()
    }

    fn part_name(&self) -> &'static str {
        match self.game {
            Game::Kiki => "coin",
            Game::Euclid => "pair",
            Game::Cutting => "sheet",
        }
    }

    fn parts(&self) -> Vec<Part> {
        let part = |&pair: &(u64, u64)| Part {
            position: pairs_words(&[pair]),
            nimber: self.nimber(pair),
            why: self.why(pair),
            marks: String::new(),
        };
        self.pairs.iter().map(part).collect()
    }

    fn nim_sum(&self) -> u64 {
        self.pairs.iter().fold(0, |sum, &pair| sum ^ self.nimber(pair))
    }

    fn moves(&self) -> Box<dyn Iterator<Item = Move> + '_> {
        Box::new(self.pairs.iter().enumerate().flat_map(move |(index, &pair)| {
            self.moves_of(pair).map(move |(text, option)| {
                let leaves = pairs_words(&option);
                let mut pairs = self.pairs.clone();
                pairs.splice(index..=index, option);
                Move { part: index + 1, text, leaves, after: Box::new(Pairs { game: self.game, pairs }) }
            })
        }))
    }

    fn winning_moves(&self, limit: usize) -> (Vec<Win>, u128) {
        let mut wins = Vec::new();
        let mut count = 0;
        let mut found = |index: usize, words: &dyn Fn() -> Described| {
            if wins.len() < limit {
                let (text, option) = words();
                wins.push(Win { part: index + 1, text, leaves: pairs_words(&option) });
            }
            count += 1;
        };
        match self.game {
            Game::Kiki => {
                let coins: Vec<Coin> = self.pairs.iter().map(|&(left, down)| Coin { left, down }).collect();
                for (index, step) in king::winning_moves(&coins) {
                    found(index, &|| {
                        let after = step.play(coins[index]).expect("a winning move can be played");
                        (step_words(step).to_owned(), vec![(after.left, after.down)])
                    });
                }
            }
            Game::Euclid => euclid::winning_moves(&self.pairs).for_each(|(index, mv)| {
                let pair = self.pairs[index];
                let words = subtraction_words(mv.times, pair.0.min(pair.1));
                found(index, &|| (words.clone(), vec![subtract(pair, mv.times)]));
            }),
            Game::Cutting => {
                let sheets: Vec<Sheet> = self.pairs.iter().map(|&pair| sheet(pair)).collect();
                for (index, cut) in cutting::winning_moves(&sheets) {
                    found(index, &|| cut_words(cut, self.pairs[index]));
                }
            }
        }
        (wins, count)
    }
}
