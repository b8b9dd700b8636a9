//! Mock Turtles.

use grundy::games::mock_turtles::{self, MockTurtles};
use grundy_testkit::conforms;

#[test]
fn it_conforms() {
    let boards = (0..256).map(|row| vec![row, row * 11 % 256]);
    conforms(&MockTurtles, boards, |&row| {
        let changes = (1..256_u128).filter(|change| change.count_ones() <= 3);
        let down = changes.filter(|change| row >> change.ilog2() & 1 == 1);
        down.map(|change| vec![row ^ change]).collect()
    });
}

#[test]
fn places_are_worth_the_published_numbers() {
    // CGSuite's tests, game 1-3; OEIS A000069, the odious numbers.
    let published = [1, 2, 4, 7, 8, 11, 13, 14, 16, 19, 21, 22, 25, 26, 28, 31, 32, 35, 37, 38];
    assert!((0..20).map(|before| mock_turtles::nimber(1 << before).get()).eq(published));
    let odious = (0_u64..256).filter(|number| number.count_ones() % 2 == 1);
    assert!((0..128).map(|before| mock_turtles::nimber(1 << before).get()).eq(odious));
}
