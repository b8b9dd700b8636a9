//! The king in the corner.

use grundy::evaluate;
use grundy::games::king::{self, Coin, King, Move};
use grundy_testkit::conforms;

use super::pairs::{BOUND, at, boards, pairs};

#[test]
fn nimbers_and_winning_moves() {
    let nimbers = evaluate(&king::Numbered { columns: BOUND }, BOUND * BOUND).unwrap();
    for (index, (down, left)) in pairs(BOUND) {
        assert_eq!(king::nimber(Coin { left, down }), nimbers[index], "{left} {down}");
        assert_eq!(
            king::nimber(Coin { left, down }).is_zero(),
            left % 2 == 0 && down % 2 == 0,
            "{left} {down}"
        );
    }
    let value = |coin: (u64, u64)| at(&nimbers, (coin.1, coin.0));
    for board in boards(7) {
        let coins = board.map(|(left, down)| Coin { left, down });
        let mut wins = king::winning_moves(&coins);
        assert_eq!(king::nim_sum(&coins), value(board[0]) ^ value(board[1]));
        for (index, (left, down)) in board.into_iter().enumerate() {
            for (mv, x, y) in [(Move::Left, 1, 0), (Move::Down, 0, 1), (Move::Diagonal, 1, 1)] {
                if x <= left && y <= down && value((left - x, down - y)) == value(board[1 - index]) {
                    assert_eq!(wins.next(), Some((index, mv)), "{board:?}");
                }
            }
        }
        assert_eq!(wins.next(), None, "{board:?}");
    }
    assert_eq!(king::nimber(Coin { left: u64::MAX, down: u64::MAX - 1 }).get(), 1);
}

#[test]
fn it_conforms() {
    let boards = boards(6).map(|board| board.map(|(left, down)| Coin { left, down }).to_vec());
    let coin = |left: Option<u64>, down: Option<u64>| Some(vec![Coin { left: left?, down: down? }]);
    conforms(&King, boards, |&Coin { left, down }| {
        let steps = [(1, 0), (0, 1), (1, 1)];
        steps.into_iter().filter_map(|(x, y)| coin(left.checked_sub(x), down.checked_sub(y))).collect()
    });
}
