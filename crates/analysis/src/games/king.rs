//! A coin that steps to a corner.

use grundy::games::king::{Coin, King, Move};

use super::board::{Notation, Sum};
use super::entry::{Entry, Kind, Other};
use super::pairs;

pub(super) const ENTRY: Entry = Entry {
    names: &["king", "kiki"],
    notation: &[(
        "king",
        "coins, which a move shifts left, down or both: squares to the left and below, 3,4",
    )],
    kind: Kind::Other(OTHER),
};

const OTHER: Other = Other {
    board: |text, _| {
        let coins = pairs::read(text, pairs::ANY, |left, down| Some(Coin { left, down }), |_| true)?;
        Ok(Box::new(Sum::new(Words, coins)))
    },
    sample: Some(pairs::sample),
    graph: false,
};

struct Words;

impl Notation for Words {
    type Game = King;
    const PART: &'static str = "coin";

    fn game(&self) -> &King {
        &King
    }

    fn title(&self) -> String {
        "king".to_owned()
    }

    fn write(&self, coin: &Coin) -> String {
        format!("{},{}", coin.left, coin.down)
    }

    fn why(&self, &Coin { left, down }: &Coin) -> String {
        match (left % 2, down % 2) {
            (0, 0) => "both distances are even",
            (1, 1) => "both distances are odd",
            _ if left.min(down) % 2 == 0 => "one is odd, and the even one is smaller",
            _ => "one is odd, and it is smaller",
        }
        .to_owned()
    }

    fn describe(&self, _coin: &Coin, mv: Move) -> String {
        match mv {
            Move::Left => "left",
            Move::Down => "down",
            Move::Diagonal => "left and down",
        }
        .to_owned()
    }
}
