//! All 2^20 rows against the definition, and against counts and checksums from elsewhere.

use std::sync::LazyLock;

use grundy::Nimber;
use grundy::row_chess::{Move, POSITIONS, Row, staircase};
use grundy_testkit::rules::row_chess::moves;
use grundy_testkit::{plain, published};
use sha2::{Digest, Sha256};

/// A row as it lies on the table, from the left end to the right: whether there is a piece.
type Squares = [bool; 20];

/// The row of a number whose bit of least weight is the right end.
fn squares(number: usize) -> Squares {
    std::array::from_fn(|index| number >> (19 - index) & 1 == 1)
}

fn number(squares: &Squares) -> usize {
    squares.iter().fold(0, |number, &piece| 2 * number + usize::from(piece))
}

fn after(mut squares: Squares, (from, to): (usize, usize)) -> Squares {
    squares.swap(from, to);
    squares
}

/// The nimber of every row, each the smallest number that none of its options has.
static BY_DEFINITION: LazyLock<Vec<u8>> = LazyLock::new(plain::row_chess);

/// Every row with its nimber.
fn rows() -> impl Iterator<Item = (Row, Nimber)> {
    assert_eq!(BY_DEFINITION.len(), POSITIONS);
    (0..).zip(&*BY_DEFINITION).map(|(bits, &nimber)| (Row::from_bits(bits).unwrap(), nimber.into()))
}

fn sha256(bytes: impl AsRef<[u8]>) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// How many of these rows have nimber 0, 1 and so on up to the largest.
fn histogram(rows: impl Iterator<Item = (Row, Nimber)>) -> Vec<u64> {
    let mut counts = Vec::new();
    for (row, _) in rows {
        let nimber = usize::try_from(row.nimber()).unwrap();
        counts.resize(counts.len().max(nimber + 1), 0);
        counts[nimber] += 1;
    }
    counts
}

#[test]
fn every_row_is_the_mex_of_its_options() {
    for (row, nimber) in rows() {
        assert_eq!(row.nimber(), nimber, "{row}");
        assert_eq!(row.outcome().is_p(), nimber == Nimber::ZERO, "{row}");
    }
}

#[test]
fn the_closed_form_agrees_on_every_row() {
    for (row, nimber) in rows() {
        assert_eq!(staircase::row_nimber(row), nimber, "{row}");
        assert_eq!(staircase::nimber(row.bits().into()), nimber, "{row}");
    }
}

#[cfg(feature = "bitvec")]
#[test]
fn the_closed_form_of_bits_agrees_on_every_row() {
    use bitvec::prelude::*;

    for (row, nimber) in rows() {
        assert_eq!(staircase::nimber_of_bits(&row.bits().view_bits::<Lsb0>()[..20]), nimber, "{row}");
    }
}

#[cfg(feature = "table")]
#[test]
fn the_table_has_the_rows_in_the_order_of_their_bits() {
    use grundy::row_chess::TABLE;

    assert_eq!((TABLE.len(), TABLE.width(), TABLE.bytes().len()), (POSITIONS, 5, 655_360));
    assert!(TABLE.iter().eq(rows().map(|(_, nimber)| nimber)));
    for index in [0, 1, POSITIONS / 3, POSITIONS - 1] {
        assert_eq!(TABLE.get(index), Some(BY_DEFINITION[index].into()));
    }
    assert_eq!(TABLE.get(POSITIONS), None);
}

#[cfg(feature = "alloc")]
#[test]
fn the_rule_evaluates_to_the_same_nimbers() {
    let evaluated = grundy::evaluate(&grundy::row_chess::RowChess, POSITIONS).unwrap();
    assert!(evaluated.into_iter().eq(rows().map(|(_, nimber)| nimber)));
}

#[test]
fn every_row_has_the_moves_of_the_rule() {
    for (row, _) in rows() {
        let squares = squares(row.bits() as usize);
        let expected = moves(squares.len(), |square| squares[square]);
        let mut found = row.moves();
        for (from, to) in expected {
            let played = Move { from: from as u32 + 1, to: to as u32 + 1 };
            assert_eq!(found.next(), Some(played), "{row}");
            let option = row.play(played).map(|option| option.bits() as usize);
            assert_eq!(option, Some(number(&after(squares, (from, to)))), "{row} {played}");
        }
        assert_eq!(found.next(), None, "{row}");
    }
}

/// The checksum was computed by separate programs from the rules.
#[test]
fn the_nimbers_as_bytes_have_the_known_checksum() {
    let bytes: Vec<u8> = rows().map(|(row, _)| row.nimber().try_into().unwrap()).collect();
    assert_eq!(sha256(bytes), "6d003e7b5fd07f82055d56dd950ea7e7aabc3094af565c6164680dcbf8561b6a");
}

/// The checksum was computed by separate programs from the rules and from the description of the packed format.
#[cfg(feature = "table")]
#[test]
fn the_packed_bytes_have_the_known_checksum() {
    let bytes = grundy::row_chess::TABLE.bytes();
    assert_eq!(sha256(bytes), "28e43738e516de5453bdafb540b6b7305f5728a85b430f7e0c7f2c092c60b306");
}

/// A narrower row stands flush right: the left squares stay empty.
#[test]
fn each_width_has_the_known_counts() {
    let mut widths = 1..=20;
    for published in published::row_chess() {
        let width = published.width;
        let found = histogram(rows().take(1 << width));
        assert_eq!(found, published.counts, "width {width}");
        assert_eq!(found[0], published.p_positions, "width {width}");
        assert_eq!(found.len() as u64 - 1, published.largest, "width {width}");
        assert_eq!(widths.next(), Some(width));
    }
    assert_eq!(widths.next(), None, "every width has its line");
}
