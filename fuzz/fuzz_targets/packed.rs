//! Packed and periodic tables over any bytes: what has a layout gives a value for every index, and none beyond; the value
//! is made of the bits at its place. The first bytes choose width, length and preperiod.
#![no_main]

use grundy_core::{Nimber, PackedTable, PeriodicTable};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let [width, len, len_high, preperiod, bytes @ ..] = data else { return };
    let width = u32::from(*width);
    let len = usize::from(u16::from_le_bytes([*len, *len_high]));
    if let Ok(table) = PackedTable::new(bytes, len, width) {
        for index in 0..len {
            let bit = |bit: u32| {
                let at = index * width as usize + bit as usize;
                u64::from(bytes[at / 8] >> (at % 8) & 1) << bit
            };
            let expected = Nimber::new((0..width).map(bit).sum());
            assert_eq!(table.get(index), Some(expected), "entry {index}");
        }
        assert_eq!(table.get(len), None);
        assert_eq!(table.get(usize::MAX), None);
        assert!(table.iter().eq((0..len).map(|index| table.get(index).expect("it is below the length"))));
    }
    let preperiod = u64::from(*preperiod);
    let Some(period) = (len as u64).checked_sub(preperiod) else { return };
    if let Ok(table) = PeriodicTable::new(bytes, preperiod, period, width) {
        for n in [0, preperiod, len as u64, u64::from(u32::MAX), u64::MAX - period, u64::MAX] {
            let folded = if n < len as u64 { n } else { preperiod + (n - preperiod) % period };
            assert_eq!(Some(table.nimber(n)), table.values().get(folded as usize), "heap {n}");
        }
    }
});
