//! The closed form on bits: the number of pieces on every odd step at once, plane by plane.

/// Five masks; bit k of the row's nimber is the parity of the number of pieces in the k-th.
///
/// The pieces on one odd [step](super::staircase) are a run of neighbouring bits, since two odd steps are separated by
/// two empty squares at least. Plane k keeps every 2^k-th piece of each run, which is ⌊n/2^k⌋ pieces of n; the lowest
/// bit of that is bit k of n. No loop and no branch, so the compiler can do it for many rows side by side.
#[inline(always)]
pub(crate) const fn planes(row: u32) -> [u32; 5] {
    // Bit i of `odd`: the number of empty squares among the squares 0 to i is odd.
    let mut odd = !row;
    odd ^= odd << 1;
    odd ^= odd << 2;
    odd ^= odd << 4;
    odd ^= odd << 8;
    odd ^= odd << 16;

    let pieces = row & odd;
    let firsts = pieces & !(pieces << 1);
    // Within a run, plane k + 1 keeps of plane k the pieces whose number, counted from 1, has bit k clear. In a run
    // that begins at a position with bit k clear, those numbers agree with position + 1; in the others they are the
    // opposite there, as long as the lower bits are taken care of, which the lower planes have done.
    let one = pieces & !(0x5555_5555 ^ beginning(pieces, firsts & 0xaaaa_aaaa));
    let two = one & !(0x6666_6666 ^ beginning(pieces, firsts & 0xcccc_cccc));
    let three = two & !(0x7878_7878 ^ beginning(pieces, firsts & 0xf0f0_f0f0));
    // A run has at most 19 pieces: its eighth and its sixteenth are left, and the 16th is 8 places further.
    [pieces, one, two, three, three & three << 8]
}

/// The runs of `pieces` that begin at one of `firsts`: adding its first bit to a run carries through it.
#[inline(always)]
const fn beginning(pieces: u32, firsts: u32) -> u32 {
    pieces & !pieces.wrapping_add(firsts)
}

/// The nimber whose bit k is the parity of the k-th mask.
#[inline(always)]
pub(crate) const fn parities(planes: [u32; 5]) -> u32 {
    let mut nimber = 0;
    let mut k = 0;
    while k < planes.len() {
        nimber |= (planes[k].count_ones() & 1) << k;
        k += 1;
    }
    nimber
}
