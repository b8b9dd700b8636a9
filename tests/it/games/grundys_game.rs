//! Grundy's game.

use grundy::games::grundys_game::{Evaluated, GrundysGame};
use grundy_testkit::published::terms;
use grundy_testkit::{conforms, options_of};

use super::heaps::boards;

#[test]
fn it_conforms() {
    let game = Evaluated::new(GrundysGame, 20).unwrap();
    conforms(&game, boards(9).chain((9..20).map(|heap| vec![heap, 7])), options_of(GrundysGame));
}

#[test]
fn nimbers_are_the_published_ones() {
    let published = terms("A002188");
    let game = Evaluated::new(GrundysGame, published.len()).unwrap();
    assert!(game.nimbers().iter().map(|nimber| nimber.get()).eq(published));
}
