//! The reader of periodic tables against sequences that repeat by construction.

use grundy_core::packed::{LayoutError, PADDING};
use grundy_core::{Nimber, PackedTable, PeriodicTable};
use proptest::prelude::*;

/// One byte an entry, as the format has it at width 8.
fn table(bytes: &[u8], preperiod: usize) -> PeriodicTable<'_> {
    PeriodicTable::new(bytes, preperiod as u64, (bytes.len() - preperiod) as u64, 8).unwrap()
}

proptest! {
    #[test]
    fn it_goes_on_for_ever(
        preperiod in prop::collection::vec(any::<u8>(), 0..20),
        period in prop::collection::vec(any::<u8>(), 1..20),
        far in any::<u64>(),
    ) {
        let bytes = [preperiod.clone(), period.clone()].concat();
        let table = table(&bytes, preperiod.len());
        for (n, &value) in (0..300).zip(preperiod.iter().chain(period.iter().cycle())) {
            prop_assert_eq!(table.nimber(n), Nimber::from(value));
        }
        for n in [far | 1 << 32, u64::MAX - far % 100, u64::MAX] {
            let into_period = (n - preperiod.len() as u64) % period.len() as u64;
            prop_assert_eq!(table.nimber(n), Nimber::from(period[into_period as usize]));
            prop_assert_eq!(table.nimber(n), table.nimber(n - period.len() as u64));
        }
        prop_assert_eq!(table.preperiod(), preperiod.len() as u64);
        prop_assert_eq!(table.period(), period.len() as u64);
        prop_assert!(table.values().iter().eq(bytes.iter().copied().map(Nimber::from)));
    }
}

#[test]
fn padding_makes_no_difference() {
    let mut bytes = vec![0b10_01_00];
    let plain = PeriodicTable::new(&bytes, 1, 2, 2).unwrap().values().iter().collect::<Vec<_>>();
    bytes.resize(1 + PADDING, 0xff);
    let padded = PeriodicTable::new(&bytes, 1, 2, 2).unwrap();
    assert_eq!(plain, [0, 1, 2].map(Nimber::new));
    assert!(padded.values().iter().eq(plain));
    assert_eq!(padded.nimber(u64::MAX), Nimber::new(1));
}

#[test]
fn impossible_shapes_are_refused() {
    let error =
        |bytes, preperiod, period, width| PeriodicTable::new(bytes, preperiod, period, width).unwrap_err();
    assert_eq!(error(&[0], 1, 0, 8), LayoutError::ZeroPeriod);
    assert_eq!(error(&[0], 0, 1, 0), LayoutError::Width { width: 0 });
    assert_eq!(error(&[0], 1, 1, 8), LayoutError::Bytes { found: 1, expected: Some(2) });
    assert_eq!(error(&[0], u64::MAX, 1, 8), LayoutError::Bytes { found: 1, expected: None });
    assert_eq!(error(&[0], usize::MAX as u64 - 1, 1, 8), PackedTable::new(&[0], usize::MAX, 8).unwrap_err());
    assert_eq!(LayoutError::ZeroPeriod.to_string(), "a period of zero; it has to be at least 1");
}

#[test]
fn debug_shows_the_shape() {
    let table = format!("{:?}", table(&[0, 1, 2], 1));
    assert_eq!(table, "PeriodicTable { preperiod: 1, period: 2, width: 8, .. }");
}
