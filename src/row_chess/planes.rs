//! The closed form on bits, for one row of 20 squares: the pieces on every odd step at once, plane by plane.

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
    // that begins at a position with bit k clear, that is where bit k of position + 1 is clear, and in the others where
    // it is set, as long as the lower bits are taken care of, which the lower planes have done. Adding its first bit to
    // a run carries through it and clears it, so the sum tells the two apart.
    let one = pieces & (0x5555_5555 ^ pieces.wrapping_add(firsts & 0xaaaa_aaaa));
    let two = one & (0x6666_6666 ^ pieces.wrapping_add(firsts & 0xcccc_cccc));
    let three = two & (0x7878_7878 ^ pieces.wrapping_add(firsts & 0xf0f0_f0f0));
    // A run has at most 19 pieces: its eighth and its sixteenth are left, and the 16th is 8 places further.
    [pieces, one, two, three, three & three << 8]
}

/// The nimber of a row of 20 squares.
#[inline(always)]
pub(crate) const fn nimber(row: u32) -> u32 {
    let [zero, one, two, three, four] = planes(row);
    // Planes 0 to 3 are folded into each other, so that bit k of every four bits stands for plane k; then those are
    // folded. Five separate counts of bits would take more operations than the planes.
    let low = (zero ^ zero >> 1) & 0x5555_5555 | (one ^ one << 1) & 0xaaaa_aaaa;
    let high = (two ^ two >> 1) & 0x5555_5555 | (three ^ three << 1) & 0xaaaa_aaaa;
    let mut folded = (low ^ low >> 2) & 0x3333_3333 | (high ^ high << 2) & 0xcccc_cccc;
    folded ^= folded >> 16;
    folded ^= folded >> 8;
    folded ^= folded >> 4;
    // Only one run can have a sixteenth piece.
    folded & 15 | if four != 0 { 16 } else { 0 }
}
