//! What holds for every row, move and board, and what is said about input that is none.

use std::collections::VecDeque;
use std::error::Error;

use grundy::Nimber;
use grundy::row_chess::{COLUMNS, DrawingError, Move, Row, RowError, nim_sum, winning_moves};
use proptest::prelude::*;

/// Rows from nearly empty to nearly full.
fn row() -> impl Strategy<Value = Row> {
    let bits = 0_u32..1 << 20;
    (bits.clone(), bits.clone(), bits, 0..5).prop_map(|(a, b, c, density)| {
        let bits = match density {
            0 => a & b & c,
            1 => a & b,
            2 => a,
            3 => a | b,
            _ => a | b | c,
        };
        Row::from_bits(bits).expect("no bit above the twentieth")
    })
}

fn board() -> impl Strategy<Value = Vec<Row>> {
    prop::collection::vec(row(), 0..8)
}

/// Some of the columns 1 to 20 in any order.
fn distinct_columns() -> impl Strategy<Value = Vec<u32>> {
    prop::sample::subsequence((1..=20).collect::<Vec<u32>>(), 0..=20).prop_shuffle()
}

/// Columns around both ends of a row, and those whose bit would wrap around to a square.
const ODD_COLUMNS: [u32; 9] = [0, 21, 22, 31, 32, 52, 53, 1 << 31, u32::MAX];

fn all_columns() -> impl Iterator<Item = u32> + Clone {
    (1..=COLUMNS).chain(ODD_COLUMNS)
}

/// Every pair of columns as a move, legal or not.
fn all_pairs() -> impl Iterator<Item = Move> {
    all_columns().flat_map(|from| all_columns().map(move |to| Move { from, to }))
}

fn is_refused(bits: u32) -> bool {
    Row::from_bits(bits).is_none()
}

proptest! {
    #[test]
    fn a_row_is_its_bits(bits: u32) {
        prop_assert_eq!(Row::from_bits(bits).map(Row::bits), (bits < 1 << 20).then_some(bits));
        prop_assert!(is_refused(bits | 1 << 20));
        let inside = bits % (1 << 20);
        prop_assert_eq!(Row::from_bits(inside).map(Row::bits), Some(inside));
    }

    #[test]
    fn a_row_is_its_columns(row in row()) {
        let columns: Vec<u32> = row.columns().collect();
        prop_assert!(columns.is_sorted_by(|left, right| left < right));
        prop_assert_eq!(columns.len() as u32, row.len());
        prop_assert_eq!(columns.is_empty(), row.is_empty());
        prop_assert_eq!(columns.iter().map(|column| 1 << (20 - column)).sum::<u32>(), row.bits());
        for column in all_columns() {
            prop_assert_eq!(row.contains(column), columns.contains(&column));
            let more = row.with(column);
            prop_assert_eq!(more.is_some(), (1..=20).contains(&column));
            if let Some(more) = more {
                prop_assert!(more.contains(column));
                prop_assert_eq!(more.bits(), row.bits() | 1 << (20 - column));
                prop_assert_eq!(more.len(), row.len() + u32::from(!row.contains(column)));
            }
        }
    }

    #[test]
    fn columns_in_any_order_make_the_row(columns in distinct_columns()) {
        let row = Row::from_columns(columns.iter().copied()).unwrap();
        let mut sorted = columns.clone();
        sorted.sort();
        prop_assert!(row.columns().eq(sorted.iter().copied()));
        prop_assert_eq!(columns.into_iter().try_fold(Row::EMPTY, Row::with), Some(row));
    }

    #[test]
    fn the_first_bad_column_is_named(columns in prop::collection::vec(0_u32..=22, 0..12)) {
        let fault = columns.iter().enumerate().find_map(|(index, &column)| {
            if !(1..=20).contains(&column) {
                Some(RowError::OutOfRange { column })
            } else if columns[..index].contains(&column) {
                Some(RowError::Repeated { column })
            } else {
                None
            }
        });
        prop_assert_eq!(Row::from_columns(columns).err(), fault);
    }

    #[test]
    fn columns_are_read_from_both_ends(
        row in row(),
        from_the_left in prop::collection::vec(any::<bool>(), 21),
    ) {
        let mut expected: VecDeque<u32> = (1..=20).filter(|&column| row.contains(column)).collect();
        let mut columns = row.columns();
        for from_the_left in from_the_left {
            prop_assert_eq!(columns.len(), expected.len());
            prop_assert_eq!(columns.size_hint(), (expected.len(), Some(expected.len())));
            if from_the_left {
                prop_assert_eq!(columns.next(), expected.pop_front());
            } else {
                prop_assert_eq!(columns.next_back(), expected.pop_back());
            }
        }
        prop_assert_eq!((columns.next(), columns.next_back()), (None, None));
    }

    #[test]
    fn a_row_is_its_drawing(row in row()) {
        let drawing: String = (1..=20).map(|column| if row.contains(column) { 'o' } else { '.' }).collect();
        prop_assert_eq!(row.to_string(), drawing.as_str());
        prop_assert_eq!(drawing.parse(), Ok(row));
        prop_assert_eq!(format!("{row:?}"), format!("Row({drawing})"));
        prop_assert_eq!(format!("{row:>23}"), format!("   {drawing}"));
    }

    #[test]
    fn no_other_drawing_is_a_row(drawing in "[.o]{0,40}|[.o]{0,22}[^.o]{1,2}[.oO0é]{0,22}") {
        let fault = match drawing.chars().position(|square| square != '.' && square != 'o') {
            Some(index) => {
                let found = drawing.chars().nth(index).unwrap();
                Some(DrawingError::Square { square: index + 1, found })
            }
            None => match drawing.len() {
                20 => None,
                squares => Some(DrawingError::Length { squares }),
            },
        };
        prop_assert_eq!(drawing.parse::<Row>().err(), fault);
    }

    #[test]
    fn exactly_the_moves_can_be_played(row in row()) {
        let moves: Vec<Move> = row.moves().collect();
        prop_assert_eq!(row.moves().size_hint(), (moves.len(), Some(moves.len())));
        for played in all_pairs() {
            match row.play(played) {
                Some(option) => {
                    prop_assert!(moves.contains(&played), "{} is no move of {}", played, row);
                    prop_assert!(option < row && option.bits() < row.bits());
                    prop_assert_eq!(option.len(), row.len());
                }
                None => prop_assert!(!moves.contains(&played), "{} is a move of {}", played, row),
            }
        }
    }

    #[test]
    fn the_nim_sum_is_the_exclusive_or(board in board()) {
        let expected = board.iter().fold(0, |sum, row| sum ^ row.nimber().get());
        prop_assert_eq!(nim_sum(&board), Nimber::new(expected));
    }

    #[test]
    fn exactly_the_moves_to_nim_sum_zero_win(board in board()) {
        let mut wins = winning_moves(&board);
        for (index, &row) in board.iter().enumerate() {
            for played in row.moves() {
                let mut option = board.clone();
                option[index] = row.play(played).expect("a move of this row");
                if nim_sum(&option).is_zero() {
                    prop_assert_eq!(wins.next(), Some((index, played)));
                }
            }
        }
        prop_assert_eq!(wins.next(), None);
        prop_assert_eq!(wins.next(), None, "it stays at its end");
        prop_assert_eq!(winning_moves(&board).next().is_none(), nim_sum(&board).is_zero());
    }
}

#[test]
fn the_twenty_first_square_does_not_exist() {
    assert_eq!(Row::from_bits((1 << 20) - 1).map(Row::len), Some(20));
    assert!(is_refused(1 << 20));
    assert!(is_refused(u32::MAX));
    assert_eq!(Row::default(), Row::EMPTY);
    assert_eq!(Row::from_bits(0), Some(Row::EMPTY));
}

#[test]
fn row_errors_say_which_column() {
    let message = |columns: &[u32]| {
        let error: Box<dyn Error> = Row::from_columns(columns.iter().copied()).unwrap_err().into();
        error.to_string()
    };
    assert_eq!(message(&[0]), "column 0 is outside a row, which has columns 1 to 20");
    assert_eq!(message(&[20, 21]), "column 21 is outside a row, which has columns 1 to 20");
    assert_eq!(message(&[u32::MAX]), "column 4294967295 is outside a row, which has columns 1 to 20");
    assert_eq!(message(&[7, 3, 7]), "column 7 is given twice");
    assert_eq!(message(&[7, 7, 0]), "column 7 is given twice");
}

#[test]
fn drawing_errors_say_which_square() {
    let message = |drawing: &str| {
        let error: Box<dyn Error> = drawing.parse::<Row>().unwrap_err().into();
        error.to_string()
    };
    let cases = [
        ("", "the drawing has 0 squares; a row has 20"),
        ("o..................", "the drawing has 19 squares; a row has 20"),
        ("o...................o", "the drawing has 21 squares; a row has 20"),
        ("o..x................", "square 4 of the drawing is 'x'; it must be 'o' or '.'"),
        ("O...................", "square 1 of the drawing is 'O'; it must be 'o' or '.'"),
        ("...................0", "square 20 of the drawing is '0'; it must be 'o' or '.'"),
        ("....................\n", "square 21 of the drawing is '\\n'; it must be 'o' or '.'"),
        // Squares are characters, not bytes.
        ("..é.................", "square 3 of the drawing is 'é'; it must be 'o' or '.'"),
        ("●..é................", "square 1 of the drawing is '●'; it must be 'o' or '.'"),
        ("..o♟", "square 4 of the drawing is '♟'; it must be 'o' or '.'"),
        (" ...................", "square 1 of the drawing is ' '; it must be 'o' or '.'"),
    ];
    for (drawing, expected) in cases {
        assert_eq!(message(drawing), expected, "{drawing:?}");
    }
    assert_eq!(message(&"o".repeat(1000)), "the drawing has 1000 squares; a row has 20");
}

#[test]
fn a_move_is_named_by_its_columns() {
    let row: Row = "............o.oo.o.o".parse().unwrap();
    let names: Vec<String> = row.moves().map(|mv| mv.to_string()).collect();
    assert_eq!(names, ["18-19", "16-17", "15-17", "13-14"]);
}
