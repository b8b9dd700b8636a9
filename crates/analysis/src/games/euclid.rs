//! Euclid's game: multiples of the smaller number are subtracted from the larger.

use grundy::games::euclid::{self, Euclid, Move};

use super::board::{Notation, Sum};
use super::entry::{Entry, Kind, Other};
use super::pairs;

pub(super) const ENTRY: Entry =
    Entry { names: &["euclid"], notation: &[("euclid", "pairs of numbers: 25,7")], kind: Kind::Other(OTHER) };

const OTHER: Other = Other {
    board: |text, _| {
        Ok(Box::new(Sum::new(Words, pairs::read(text, pairs::ANY, |a, b| Some((a, b)), |_| true)?)))
    },
    sample: Some(pairs::sample),
    graph: false,
};

struct Words;

impl Notation for Words {
    type Game = Euclid;
    const PART: &'static str = "pair";

    fn game(&self) -> &Euclid {
        &Euclid
    }

    fn title(&self) -> String {
        "euclid".to_owned()
    }

    fn write(&self, (a, b): &(u64, u64)) -> String {
        format!("{a},{b}")
    }

    fn why(&self, &(a, b): &(u64, u64)) -> String {
        let (large, small) = (a.max(b), a.min(b));
        let Some(quotient) = large.checked_div(small) else { return "no move is left".to_owned() };
        let rest = large % small;
        let last = euclid::nimber(small, rest).get();
        let sign = if quotient > last { ">" } else { "<=" };
        format!("{large} div {small} = {quotient} {sign} {last}, the nimber of {small},{rest}")
    }

    fn describe(&self, &(a, b): &(u64, u64), Move { times }: Move) -> String {
        match times {
            1 => format!("subtract {}", a.min(b)),
            _ => format!("subtract {times} times {}", a.min(b)),
        }
    }
}
