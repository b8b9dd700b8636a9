//! Staircase Nim: coins go down a staircase, step by step.

use grundy::games::staircase_nim::{Move, StaircaseNim, Steps};

use super::board::{Notation, Sum};
use super::entry::{Entry, Kind, Other};
use crate::random::Random;
use crate::text::Token;
use crate::{Error, Text};

pub(super) const ENTRY: Entry = Entry {
    names: &["staircase-nim"],
    notation: &[(
        "staircase-nim",
        "staircases: the coins on the steps 1, 2, 3, which a move takes one step down: 1,2,3",
    )],
    kind: Kind::Other(OTHER),
};

const OTHER: Other =
    Other { board: |text, _| Ok(Box::new(Sum::new(Words, read(text)?))), sample: Some(sample), graph: false };

fn read(text: &Text) -> Result<Vec<Steps>, Error> {
    const EXPECTED: &str = "the coins on each step, such as 1,2,3";
    const COINS: &str = "a number of coins, 0 to 2^64 - 1";
    let steps = |token: Token<'_>| {
        let coins = token.items(',').map(|coins| coins.number(COINS)).collect::<Result<_, _>>()?;
        Steps::new(coins).ok_or_else(|| token.unexpected("up to 2^64 - 1 coins in all"))
    };
    let board = text.tokens().map(steps).collect::<Result<Vec<Steps>, _>>()?;
    if board.is_empty() { Err(text.ends(EXPECTED)) } else { Ok(board) }
}

/// Two staircases of three steps.
fn sample(random: &mut Random) -> Vec<String> {
    let mut coins = || random.within(0..=4).to_string();
    (0..2).map(|_| [coins(), coins(), coins()].join(",")).collect()
}

struct Words;

impl Notation for Words {
    type Game = StaircaseNim;
    const PART: &'static str = "staircase";

    fn game(&self) -> &StaircaseNim {
        &StaircaseNim
    }

    fn title(&self) -> String {
        "staircase-nim".to_owned()
    }

    fn write(&self, steps: &Steps) -> String {
        steps.coins().iter().map(u64::to_string).collect::<Vec<_>>().join(",")
    }

    fn why(&self, steps: &Steps) -> String {
        let odd: Vec<String> = steps.coins().iter().step_by(2).map(u64::to_string).collect();
        format!("coins on the odd steps: {}", odd.join(" ^ "))
    }

    fn describe(&self, _steps: &Steps, Move { coins, step }: Move) -> String {
        format!("{coins} from step {step}")
    }
}
