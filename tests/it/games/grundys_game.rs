//! Grundy's game.

use grundy::games::grundys_game::{Evaluated, GrundysGame};
use grundy_testkit::{conforms, options_of};

use super::heaps::boards;

#[test]
fn it_conforms() {
    let game = Evaluated::new(GrundysGame, 20).unwrap();
    conforms(&game, boards(9).chain((9..20).map(|heap| vec![heap, 7])), options_of(GrundysGame));
}

#[test]
fn nimbers_are_the_published_ones() {
    // OEIS A002188, offset 0.
    let published = [
        0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0, 4, 3, 0, 4, 1, 2, 3, 1, 2, 4,
        1, 2, 4, 1, 2, 4, 1, 5, 4, 1, 5, 4, 1, 5, 4, 1, 0,
    ];
    let game = Evaluated::new(GrundysGame, published.len()).unwrap();
    assert!(game.nimbers().iter().map(|nimber| nimber.get()).eq(published));
}
