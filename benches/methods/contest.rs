//! What contest programs do at every start: the array of all nimbers by mex over a marks array.

/// The nimbers of all rows, at the index of their bits.
pub fn array() -> Vec<u8> {
    let mut nimbers = vec![0_u8; 1 << 20];
    for row in 0..1 << 20_u32 {
        let mut marks = [false; 21];
        for from in 0..20 {
            if row >> from & 1 == 0 {
                continue;
            }
            for to in (0..from).rev() {
                if row >> to & 1 == 0 {
                    marks[usize::from(nimbers[(row ^ 1 << from ^ 1 << to) as usize])] = true;
                    break;
                }
            }
        }
        let mut mex = 0;
        while marks[mex] {
            mex += 1;
        }
        nimbers[row as usize] = mex as u8;
    }
    nimbers
}
