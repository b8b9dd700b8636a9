//! Sheets that are cut in two.

use grundy::games::cutting::{Cutting, Move, Sheet};

use super::board::{Notation, Sum};
use super::entry::{Entry, Kind, Other};
use super::pairs;

pub(super) const ENTRY: Entry = Entry {
    names: &["cutting"],
    notation: &[("cutting", "sheets, width and height, 2 to 10000000: 4,2")],
    kind: Kind::Other(OTHER),
};

const OTHER: Other = Other {
    board: |text, _| {
        // All cuts of a sheet are looked at.
        let fits = |side| (2..=10_000_000).contains(&side);
        Ok(Box::new(Sum::new(Words, pairs::read(text, "2 to 10000000", Sheet::new, fits)?)))
    },
    sample: Some(pairs::sample),
    graph: false,
};

struct Words;

impl Notation for Words {
    type Game = Cutting;
    const PART: &'static str = "sheet";

    fn game(&self) -> &Cutting {
        &Cutting
    }

    fn title(&self) -> String {
        "cutting".to_owned()
    }

    fn write(&self, sheet: &Sheet) -> String {
        format!("{},{}", sheet.width(), sheet.height())
    }

    fn why(&self, sheet: &Sheet) -> String {
        let (width, height) = (sheet.width(), sheet.height());
        let strip = |side| Sheet::new(side, 2).expect("a side of a sheet is 2 or more").nimber();
        format!("strips of {width} and {height} have the nimbers {} and {}", strip(width), strip(height))
    }

    fn describe(&self, _sheet: &Sheet, mv: Move) -> String {
        match mv {
            Move::Width(part) => format!("cut the width at {part}"),
            Move::Height(part) => format!("cut the height at {part}"),
        }
    }
}
