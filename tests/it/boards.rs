//! Whole small boards by plain recursion over wins and losses, without a nimber.

use std::collections::HashSet;

use grundy::row_chess::{Move, Row, nim_sum, winning_moves};
use grundy_testkit::recursion::Outcomes;
use grundy_testkit::rules::row_chess;

/// The rows of a board, drawn with `o` for a piece and `.` for an empty square.
type Board = Vec<Vec<u8>>;

/// Every move of a board, row by row and in each from the right, as row and squares counted from 0, with what it makes
/// of the board.
fn moves(board: &Board) -> Vec<(usize, usize, usize, Board)> {
    let mut moves = Vec::new();
    for (index, row) in board.iter().enumerate() {
        for (from, to) in row_chess::moves(row.len(), |square| row[square] == b'o') {
            let mut option = board.clone();
            option[index].swap(from, to);
            moves.push((index, from, to, option));
        }
    }
    moves
}

/// Every way to put pieces on a board of this many squares.
fn boards(columns: usize, rows: usize) -> impl Iterator<Item = Board> {
    (0..1_usize << (columns * rows)).map(move |number| {
        let square = |index: usize| if number >> index & 1 == 1 { b'o' } else { b'.' };
        (0..rows).map(|row| (0..columns).map(|column| square(row * columns + column)).collect()).collect()
    })
}

/// Compares all boards of a size, with `filled` squares on the right of each row that hold pieces for ever.
fn compare_all(columns: usize, rows: usize, filled: usize) {
    let left_of_it = 20 - columns - filled;
    // Every board is a case of its own.
    let distinct: HashSet<Board> = boards(columns, rows).collect();
    assert_eq!(distinct.len(), 1 << (columns * rows));
    let mut outcomes =
        Outcomes::new(|board: &Board| moves(board).into_iter().map(|(.., option)| option).collect());
    for board in boards(columns, rows) {
        let wide: Vec<Row> = board
            .iter()
            .map(|row| {
                let row = str::from_utf8(row).unwrap();
                format!("{:.<left_of_it$}{row}{:o<filled$}", "", "").parse().unwrap()
            })
            .collect();
        let outcome = nim_sum(&wide).outcome();
        assert_eq!(outcome.is_n(), outcomes.wins(&board), "{wide:?}");

        let column = |square: usize| (left_of_it + square + 1) as u32;
        let expected: Vec<(usize, Move)> = moves(&board)
            .into_iter()
            .filter(|(.., option)| !outcomes.wins(option))
            .map(|(row, from, to, _)| (row, Move { from: column(from), to: column(to) }))
            .collect();
        assert_eq!(winning_moves(&wide).collect::<Vec<_>>(), expected, "{wide:?}");
    }
}

#[test]
fn two_rows_of_five_columns() {
    compare_all(5, 2, 0);
}

#[test]
fn three_rows_of_four_columns() {
    compare_all(4, 3, 0);
}

#[test]
fn small_rows_at_the_left_end_and_in_the_middle() {
    compare_all(5, 2, 15);
    compare_all(4, 3, 7);
}

#[test]
fn six_rows_of_two_columns() {
    compare_all(2, 6, 0);
}

#[test]
fn no_rows_are_lost() {
    assert!(nim_sum(&[]).is_zero());
    assert_eq!(winning_moves(&[]).next(), None);
}

/// The sample of HDU 5724 and Luogu P2575: NO, then YES.
#[test]
fn the_contest_sample() {
    let row = |columns: &[u32]| Row::from_columns(columns.iter().copied()).unwrap();
    assert!(nim_sum(&[row(&[19, 20])]).outcome().is_p());
    assert!(nim_sum(&[row(&[19]), row(&[18])]).outcome().is_n());
}
