//! Turning Turtles.

use grundy::games::turning_turtles::{self, Move, TurningTurtles};
use grundy_testkit::conforms;

#[test]
fn it_conforms() {
    let boards = (0..256).map(|row| vec![row, row * 7 % 256]);
    conforms(&TurningTurtles, boards, |&row| {
        // Any change whose highest turtle goes on its back.
        let changes = (1..256_u128).filter(|change| change.count_ones() <= 2);
        let down = changes.filter(|change| row >> change.ilog2() & 1 == 1);
        down.map(|change| vec![row ^ change]).collect()
    });
    assert_eq!(turning_turtles::nimber(1 << 127).get(), 128);
}

#[test]
fn texts_of_moves() {
    assert_eq!("turn 128 1".parse(), Ok(Move { turned: 1 << 127 | 1 }));
    for text in ["turn", "turn ", "turn 0", "turn 129", "turn 5 6", "turn 5 5", "turn 6  5", "6 5"] {
        let error = text.parse::<Move>().unwrap_err();
        assert_eq!(error.to_string(), "expected places from the highest on, such as `turn 6 5`", "{text}");
    }
}
