//! The reader against a bit-by-bit description of the format, at every width.

use grundy_core::packed::{LayoutError, MAX_WIDTH, PADDING, packed_len};
use grundy_core::{GridTable, Nimber, PackedTable};
use grundy_testkit::plain::pack;
use proptest::prelude::*;

fn table() -> impl Strategy<Value = (u32, Vec<u64>)> {
    (1..=MAX_WIDTH).prop_flat_map(|width| (Just(width), prop::collection::vec(0..1_u64 << width, 0..70)))
}

proptest! {
    #[test]
    fn every_entry_is_read_with_and_without_padding((width, values) in table()) {
        let mut bytes = pack(&values, width);
        prop_assert_eq!(packed_len(values.len(), width), Some(bytes.len()));
        for padding in [0, PADDING] {
            bytes.resize(bytes.len() + padding, 0xff);
            let table = PackedTable::new(&bytes, values.len(), width).unwrap();
            prop_assert_eq!(table.bytes(), &pack(&values, width));
            prop_assert!(table.iter().eq(values.iter().copied().map(Nimber::new)));
            prop_assert!(table.iter().rev().eq(values.iter().rev().copied().map(Nimber::new)));
            for (index, &value) in values.iter().enumerate() {
                prop_assert_eq!(table.get(index), Some(Nimber::new(value)));
            }
            for index in [values.len(), values.len() + 1, usize::MAX / 8 + 1, usize::MAX] {
                prop_assert_eq!(table.get(index), None);
            }
        }
    }

    #[test]
    fn any_other_number_of_bytes_is_refused((width, values) in table(), found in 0_usize..400) {
        let expected = pack(&values, width).len();
        let result = PackedTable::new(&[0; 400][..found], values.len(), width);
        if found == expected || found == expected + PADDING {
            prop_assert!(result.is_ok());
        } else {
            prop_assert_eq!(result, Err(LayoutError::Bytes { found, expected: Some(expected) }));
        }
    }
}

#[test]
fn impossible_shapes_are_refused() {
    assert_eq!(PackedTable::new(&[], 0, 0), Err(LayoutError::Width { width: 0 }));
    assert_eq!(PackedTable::new(&[], 0, 33), Err(LayoutError::Width { width: 33 }));
    assert_eq!(PackedTable::new(&[], usize::MAX, 32), Err(LayoutError::Bytes { found: 0, expected: None }));
    assert_eq!(packed_len(usize::MAX, 1), Some(usize::MAX / 8 + 1));
    assert_eq!(packed_len(usize::MAX, 32), None);
}

#[test]
fn messages_say_what_is_wrong() {
    let message = |bytes: &[u8], len, width| PackedTable::new(bytes, len, width).unwrap_err().to_string();
    assert_eq!(message(&[], 1, 40), "an entry of 40 bits; the format has 1 to 32");
    assert_eq!(message(&[0], 9, 5), "1 bytes; the table takes 6, or 7 more with padding");
    assert_eq!(message(&[0], usize::MAX, 32), "1 bytes; the table takes more than memory can address");
}

#[test]
fn a_grid_answers_by_its_coordinates_and_for_none_outside() {
    // Two heaps of Nim, below 2 and 3: the nim-sum of their sizes, at eight bits each.
    let bytes = [0, 1, 2, 1, 0, 3];
    let table = GridTable::new(&bytes, 2, 3, 8).unwrap();
    for (x, y) in (0..2).flat_map(|x| (0..3).map(move |y| (x, y))) {
        assert_eq!(table.get(x, y), Some(Nimber::new((x ^ y) as u64)));
    }
    let outside = [(2, 0), (0, 3), (1, 3), (usize::MAX, 0), (0, usize::MAX), (usize::MAX, usize::MAX)];
    assert!(outside.iter().all(|&(x, y)| table.get(x, y).is_none()));
    assert_eq!((table.width(), table.height(), table.values().len()), (2, 3, 6));
    assert_eq!(format!("{table:?}"), "GridTable { width: 2, height: 3, bits: 8, .. }");

    assert_eq!(GridTable::new(&bytes, 3, 3, 8), Err(LayoutError::Bytes { found: 6, expected: Some(9) }));
    assert_eq!(
        GridTable::new(&bytes, usize::MAX, 2, 8),
        Err(LayoutError::Bytes { found: 6, expected: None })
    );
    assert!(GridTable::new(&[], 0, usize::MAX, 8).unwrap().values().is_empty());
}
