//! Values into bytes.

use bitvec::field::BitField;
use bitvec::order::Lsb0;
use bitvec::view::BitView;
use grundy_core::Nimber;
use grundy_core::packed::packed_len;

use crate::error::ErrorKind;
use crate::shape::Shape;

/// Packs values at `width` bits each, after checking that each fits.
pub(crate) fn pack(values: &[Nimber], width: u32, shape: &Shape) -> Result<Vec<u8>, ErrorKind> {
    let mut bytes = vec![0; packed_len(values.len(), width).ok_or(ErrorKind::TooLong)?];
    let width = width as usize;
    let bits = bytes.view_bits_mut::<Lsb0>();
    // One store takes as many entries as fill whole bytes and fit its word; else as many as fit. Without
    // optimisation a store costs as much as the arithmetic for a dozen entries.
    let group = if width <= 8 { 8 } else { 64 / width };
    for (index, entries) in values.chunks(group).enumerate() {
        let mut word = 0_u64;
        for (offset, nimber) in entries.iter().enumerate() {
            let nimber = nimber.get();
            if nimber >> width != 0 {
                return Err(ErrorKind::TooWide {
                    place: shape.place(index * group + offset),
                    found: nimber,
                    width: width as u32,
                });
            }
            word |= nimber << (offset * width);
        }
        let start = index * group * width;
        bits[start..start + entries.len() * width].store_le(word);
    }
    Ok(bytes)
}
