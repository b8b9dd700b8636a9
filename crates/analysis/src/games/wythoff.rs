//! Wythoff's game: from one of two heaps any number, or from both the same.

use grundy::games::Game;
use grundy::games::wythoff::{Move, Wythoff};

use super::board::{Notation, Sum};
use super::entry::{Entry, Kind, Other};
use super::pairs;
use crate::Error;

pub(super) const ENTRY: Entry = Entry {
    names: &["wythoff"],
    notation: &[("wythoff", "pairs of heaps, of which a move takes from one, or the same from both: 4,7")],
    kind: Kind::Other(OTHER),
};

/// Nimbers have no formula, and evaluation takes the cube of this.
const LARGEST: u64 = 255;

const OTHER: Other = Other {
    board: |text, _| {
        let pairs = pairs::read(text, "0 to 255", |a, b| Some((a, b)), |heap| heap <= LARGEST)?;
        let largest = pairs.iter().map(|&(a, b)| a.max(b)).max().unwrap_or_default();
        let game = Wythoff::new(largest as usize + 1).map_err(|error| Error::Input(error.to_string()))?;
        Ok(Box::new(Sum::new(Words(game), pairs)))
    },
    sample: Some(pairs::sample),
    graph: false,
};

struct Words(Wythoff);

impl Notation for Words {
    type Game = Wythoff;
    const PART: &'static str = "pair";

    fn game(&self) -> &Wythoff {
        &self.0
    }

    fn title(&self) -> String {
        "wythoff".to_owned()
    }

    fn write(&self, (a, b): &(u64, u64)) -> String {
        format!("{a},{b}")
    }

    fn why(&self, &(a, b): &(u64, u64)) -> String {
        let (small, difference) = (a.min(b), a.abs_diff(b));
        let nimber = self.0.nimber(&(a, b)).expect("the nimbers of a board are known");
        match (a.max(b), nimber.is_zero()) {
            (0, _) => "no move is left".to_owned(),
            (_, true) => {
                format!(
                    "the smaller heap {small} is floor({difference} phi), {difference} the difference (Wythoff 1907)"
                )
            }
            (..) => "mex of its options' nimbers".to_owned(),
        }
    }

    fn describe(&self, _pair: &(u64, u64), mv: Move) -> String {
        match mv {
            Move::First(taken) => format!("take {taken} from the first"),
            Move::Second(taken) => format!("take {taken} from the second"),
            Move::Both(taken) => format!("take {taken} from both"),
        }
    }
}
