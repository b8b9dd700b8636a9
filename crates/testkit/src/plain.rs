//! What one writes first: all values of a game from its rule by a mex over marks, as for a contest, and a table bit by
//! bit. Nothing is checked.

/// The packed format as its documentation says it: each value's bits, the lowest first, one after the other.
pub fn pack(values: &[u64], width: u32) -> Vec<u8> {
    let bits: Vec<bool> =
        values.iter().flat_map(|value| (0..width).map(move |bit| value >> bit & 1 == 1)).collect();
    bits.chunks(8).map(|byte| byte.iter().rev().fold(0, |byte, &bit| byte << 1 | u8::from(bit))).collect()
}

/// The nimbers of all rows of row chess of 20 squares, at the index of their bits.
pub fn row_chess() -> Vec<u8> {
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

/// The values of the heaps below `len` by an octal or hexadecimal code, whose digits begin with the one before the
/// point: the digit at place k says into how many heaps one may be split that has lost k.
///
/// # Panics
///
/// Where a value exceeds 2^16 − 1.
pub fn code(digits: &[u8], len: usize) -> Vec<u16> {
    let mut values: Vec<u16> = Vec::with_capacity(len);
    let mut seen = vec![usize::MAX; 1 << 16];
    for heap in 0..len {
        for (place, digit) in digits.iter().enumerate().filter(|&(place, _)| place <= heap) {
            let left = heap - place;
            if digit & 1 != 0 && left == 0 {
                seen[0] = heap;
            }
            if digit & 2 != 0 && left > 0 {
                seen[usize::from(values[left])] = heap;
            }
            if digit & 4 != 0 && left > 1 {
                let pairs = values[1..=left / 2].iter().zip(values[left.div_ceil(2)..left].iter().rev());
                pairs.for_each(|(a, b)| seen[usize::from(a ^ b)] = heap);
            }
            if digit & 8 != 0 {
                for a in 1..left {
                    for b in 1..left - a {
                        seen[usize::from(values[a] ^ values[b] ^ values[left - a - b])] = heap;
                    }
                }
            }
        }
        let mex = seen.iter().position(|&seen| seen != heap);
        values.push(mex.and_then(|mex| u16::try_from(mex).ok()).expect("values stay below 2^16"));
    }
    values
}

/// The values of the heaps below `len` where a move removes one of these amounts.
pub fn subtraction(amounts: &[u64], len: usize) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::with_capacity(len);
    for heap in 0..len as u64 {
        let options = amounts.iter().filter_map(|&amount| heap.checked_sub(amount));
        let options: Vec<u64> = options.map(|left| values[left as usize]).collect();
        values.push(crate::recursion::mex(&options));
    }
    values
}

/// The nimbers of the nodes of a graph, whose arcs have no cycle: a counting sort of the arcs, Kahn's order, and a mex by
/// stamps.
pub fn tokens(nodes: u32, arcs: &[(u32, u32)]) -> Vec<u32> {
    let n = nodes as usize;
    let mut first = vec![0_u32; n + 1];
    let mut entering = vec![0_u32; n];
    for &(from, to) in arcs {
        first[from as usize + 1] += 1;
        entering[to as usize] += 1;
    }
    for node in 0..n {
        first[node + 1] += first[node];
    }
    let mut next = first.clone();
    let mut options = vec![0_u32; arcs.len()];
    for &(from, to) in arcs {
        options[next[from as usize] as usize] = to;
        next[from as usize] += 1;
    }
    let of = |node: u32| &options[first[node as usize] as usize..first[node as usize + 1] as usize];
    let mut order: Vec<u32> = (0..nodes).filter(|&node| entering[node as usize] == 0).collect();
    let mut at = 0;
    while at < order.len() {
        for &to in of(order[at]) {
            entering[to as usize] -= 1;
            if entering[to as usize] == 0 {
                order.push(to);
            }
        }
        at += 1;
    }
    let mut nimbers = vec![0_u32; n];
    let mut stamps = vec![u32::MAX; n + 1];
    for &node in order.iter().rev() {
        for &to in of(node) {
            stamps[nimbers[to as usize] as usize] = node;
        }
        let mut mex = 0;
        while stamps[mex as usize] == node {
            mex += 1;
        }
        nimbers[node as usize] = mex;
    }
    nimbers
}
