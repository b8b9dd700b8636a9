//! The closed form on rows wider than the table, against the definition and against staircase Nim written down plainly.

use grundy::Nimber;
use grundy::row_chess::staircase;
use grundy_testkit::recursion::mex;
use proptest::prelude::*;

/// Every option of a row, whose square 0 is its right end: one piece is now on the nearest empty square to the right.
fn options(row: &[bool]) -> impl Iterator<Item = Vec<bool>> {
    (0..row.len()).filter(|&from| row[from]).filter_map(|from| {
        let to = (0..from).rev().find(|&to| !row[to])?;
        let mut option = row.to_vec();
        option.swap(from, to);
        Some(option)
    })
}

/// Staircase Nim: the nim-sum of the numbers of pieces with 1, 3, 5 and so on empty squares to their right.
fn by_steps(row: &[bool]) -> Nimber {
    let mut pieces_on_step = vec![0_u64];
    for &piece in row {
        if piece {
            *pieces_on_step.last_mut().unwrap() += 1;
        } else {
            pieces_on_step.push(0);
        }
    }
    pieces_on_step.into_iter().skip(1).step_by(2).map(Nimber::new).sum()
}

fn bits(row: &[bool]) -> u128 {
    row.iter().rev().fold(0, |bits, &piece| bits << 1 | u128::from(piece))
}

/// Rows of up to `width` squares, from nearly empty to nearly full.
fn row(width: usize) -> impl Strategy<Value = Vec<bool>> {
    (0.01..0.99).prop_flat_map(move |density| prop::collection::vec(prop::bool::weighted(density), 0..=width))
}

/// By induction over the rows this is the definition: no value is taken from elsewhere, and a row without moves is 0.
fn assert_is_mex_of_options(row: &[bool], nimber: impl Fn(&[bool]) -> Nimber) {
    let of_options: Vec<u64> = options(row).map(|option| nimber(&option).get()).collect();
    assert_eq!(nimber(row).get(), mex(&of_options));
}

/// The nimber of every row of 12 squares by the definition.
fn twelve_squares() -> Vec<Nimber> {
    let mut nimbers: Vec<u64> = Vec::new();
    for number in 0..1_u128 << 12 {
        let row: Vec<bool> = (0..12).map(|square| number >> square & 1 == 1).collect();
        let of_options: Vec<u64> = options(&row).map(|option| nimbers[bits(&option) as usize]).collect();
        nimbers.push(mex(&of_options));
    }
    nimbers.into_iter().map(Nimber::new).collect()
}

/// With nothing but pieces to its right and no piece to its left, a stretch of 12 squares is a row of its own.
#[test]
fn twelve_squares_are_worth_the_same_wherever_they_stand() {
    for (number, &nimber) in (0_u128..).zip(&twelve_squares()) {
        for offset in 0..=128 - 12 {
            let right_of_it = (1 << offset) - 1;
            assert_eq!(staircase::nimber(number << offset | right_of_it), nimber, "{number:#b} at {offset}");
        }
    }
}

#[test]
fn full_rows_have_no_moves_and_one_gap_is_a_heap() {
    assert_eq!(staircase::nimber(0), Nimber::ZERO);
    assert_eq!(staircase::nimber(u128::MAX), Nimber::ZERO);
    for gap in 0..128 {
        // All pieces to the left of the gap stand on step 1, which is a Nim heap.
        assert_eq!(staircase::nimber(!(1 << gap)), Nimber::new(127 - gap), "gap at {gap}");
    }
}

proptest! {
    #[test]
    fn wide_rows_are_the_mex_of_their_options(row in row(128)) {
        assert_is_mex_of_options(&row, |row| staircase::nimber(bits(row)));
        prop_assert_eq!(staircase::nimber(bits(&row)), by_steps(&row));
    }
}

#[cfg(feature = "bitvec")]
mod of_bits {
    use super::*;
    use bitvec::prelude::*;

    /// Lays a row over words that were full of pieces, `offset` bits in, and asks for the nimber of its bits only.
    fn nimber<T: BitStore, O: BitOrder>(row: &[bool], offset: usize, words: &mut [T]) -> Nimber {
        let bits = words.view_bits_mut::<O>();
        bits.fill(true);
        let bits = &mut bits[offset..][..row.len()];
        for (index, &piece) in row.iter().enumerate() {
            bits.set(index, piece);
        }
        staircase::nimber_of_bits(bits)
    }

    #[test]
    fn twelve_squares_are_worth_the_same_wherever_they_stand() {
        for (number, &expected) in (0_u128..).zip(&twelve_squares()) {
            let offset = number as usize * 7 % 500;
            let mut row = vec![true; offset];
            row.extend((0..12).map(|square| number >> square & 1 == 1));
            row.resize(700, false);
            assert_eq!(nimber::<u64, Lsb0>(&row, 0, &mut [0; 11]), expected, "{number:#b} at {offset}");
        }
    }

    proptest! {
        #[test]
        fn agrees_with_the_fixed_width(row in row(128), offset in 0_usize..64) {
            let expected = staircase::nimber(bits(&row));
            prop_assert_eq!(nimber::<u64, Lsb0>(&row, offset, &mut [0; 3]), expected);
        }

        #[test]
        fn rows_of_a_thousand_squares_are_the_pairs_of_their_steps(row in row(1000), offset in 0_usize..64) {
            let expected = by_steps(&row);
            prop_assert_eq!(nimber::<u64, Lsb0>(&row, offset, &mut [0; 17]), expected);
            prop_assert_eq!(nimber::<u64, Msb0>(&row, offset, &mut [0; 17]), expected);
            prop_assert_eq!(nimber::<u32, Msb0>(&row, offset, &mut [0; 34]), expected);
            prop_assert_eq!(nimber::<u8, Lsb0>(&row, offset, &mut [0; 133]), expected);
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(16))]

        #[test]
        fn rows_of_a_thousand_squares_are_the_mex_of_their_options(row in row(1000)) {
            assert_is_mex_of_options(&row, |row| nimber::<u64, Lsb0>(row, 0, &mut [0; 16]));
        }
    }
}
