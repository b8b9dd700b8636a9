//! Bakes a game that never lists all options of (1, 2).

use std::time::Duration;

use grundy_bake::TableBuilder;
use grundy_bake::rule::GridRule;

fn main() -> Result<(), grundy_bake::Error> {
    let endless = GridRule::new(3, 3, |x, y, _| while (x, y) == (1, 2) {});
    TableBuilder::from_grid("ENDLESS", &endless).patience(Duration::from_secs(1)).bake()?.write()
}
