//! Row chess on rows of 20 squares and of other widths.

use grundy::games::Game;
use grundy::row_chess::{MAX_COLUMNS, Move, Row, RowChess, WideRow, WideRowChess, WideRowError};
use grundy_testkit::conforms;
use grundy_testkit::rules::row_chess::moves;

/// The rows after every move of a drawing.
fn options(drawing: &str) -> Vec<String> {
    let squares: Vec<char> = drawing.chars().collect();
    let after = |(from, to)| {
        let mut after = squares.clone();
        after.swap(from, to);
        after.into_iter().collect()
    };
    moves(squares.len(), |square| squares[square] == 'o').into_iter().map(after).collect()
}

#[test]
fn it_conforms() {
    // All rows of 9 squares, the rest of each filled: pieces at the right end cannot move.
    let row = |bits: u32| Row::from_bits(bits << 11 | 0x7ff).unwrap();
    let boards = (0..512).map(|bits| vec![row(bits), row(bits * 37 % 512), row(511 - bits)]);
    conforms(&RowChess, boards, |row| {
        options(&row.to_string()).iter().map(|option| vec![option.parse().unwrap()]).collect()
    });
}

#[test]
fn rows_of_all_widths_conform() {
    let row = |bits: u32, width: u32| {
        let columns = (1..=width).filter(move |column| bits >> (width - column) & 1 == 1);
        WideRow::from_columns(width, columns).unwrap()
    };
    let boards = (1..=9).flat_map(|width| {
        (0..1 << width).map(move |bits| vec![row(bits, width), row(bits % 11, 4), row(bits % 32, 7)])
    });
    let widest = ["o".repeat(126) + "..", "o.".repeat(3) + &"o".repeat(122)];
    let widest = widest.map(|drawing| vec![drawing.parse().unwrap()]);
    conforms(&WideRowChess, boards.chain(widest), |row| {
        options(&row.to_string()).iter().map(|option| vec![option.parse().unwrap()]).collect()
    });
}

#[test]
fn a_wide_row_of_twenty_squares_is_a_row() {
    for bits in (0..1 << 20).step_by(61) {
        let row = Row::from_bits(bits).unwrap();
        let wide: WideRow = row.to_string().parse().unwrap();
        assert_eq!(wide.to_string(), row.to_string());
        assert_eq!(wide, WideRow::from_columns(20, row.columns()).unwrap());
        assert_eq!((wide.bits(), wide.nimber()), (u128::from(bits), row.nimber()));
        assert!(wide.columns().eq(row.columns()) && wide.moves().eq(row.moves()), "{row}");
    }
}

#[test]
fn what_is_not_a_wide_row_is_named() {
    let message = |drawing: &str| drawing.parse::<WideRow>().unwrap_err().to_string();
    assert_eq!(message(""), "the row has 0 squares; a row has 1 to 128");
    assert_eq!(message(&"o".repeat(129)), "the row has 129 squares; a row has 1 to 128");
    assert_eq!(message(".ö"), "square 2 of the drawing is 'ö'; it must be 'o' or '.'");
    let columns = |width, columns: &[u32]| WideRow::from_columns(width, columns.iter().copied());
    assert_eq!(columns(129, &[]), Err(WideRowError::Width { squares: 129 }));
    assert_eq!(columns(7, &[7, 8]), Err(WideRowError::OutOfRange { column: 8, width: 7 }));
    assert_eq!(columns(7, &[0]), Err(WideRowError::OutOfRange { column: 0, width: 7 }));
    assert_eq!(columns(7, &[3, 4, 3]), Err(WideRowError::Repeated { column: 3 }));
    assert_eq!(
        columns(7, &[9]).unwrap_err().to_string(),
        "column 9 is outside the row, which has columns 1 to 7"
    );

    let all: WideRow = "o".repeat(MAX_COLUMNS as usize).parse().unwrap();
    assert_eq!((all.bits(), WideRowChess.moves(&all).next()), (u128::MAX, None));
    assert_eq!(all.play(Move { from: 1, to: 128 }), None);
}
