//! The plain program for tokens on a graph: arcs sorted by counting, Kahn's order, mex by stamps. It checks nothing.

use std::io::{self, Write};

use super::numbers::Numbers;

pub fn main() -> io::Result<()> {
    let mut numbers = Numbers::new();
    let nodes = numbers.next()? as usize;
    let arcs = numbers.next()? as usize;
    let tokens = numbers.next()?;
    let mut ends: Vec<u32> = Vec::with_capacity(2 * arcs);
    for _ in 0..2 * arcs {
        ends.push(numbers.next()? - 1);
    }

    let mut first = vec![0_u32; nodes + 2];
    let mut arrivals = vec![0_u32; nodes];
    for arc in ends.chunks_exact(2) {
        first[arc[0] as usize + 2] += 1;
        arrivals[arc[1] as usize] += 1;
    }
    for node in 1..first.len() {
        first[node] += first[node - 1];
    }
    let mut targets = vec![0_u32; arcs];
    for arc in ends.chunks_exact(2) {
        let place = &mut first[arc[0] as usize + 1];
        targets[*place as usize] = arc[1];
        *place += 1;
    }
    let options = |node: u32| &targets[first[node as usize] as usize..first[node as usize + 1] as usize];

    let mut order: Vec<u32> = (0..nodes as u32).filter(|&node| arrivals[node as usize] == 0).collect();
    let mut at = 0;
    while at < order.len() {
        for &target in options(order[at]) {
            arrivals[target as usize] -= 1;
            if arrivals[target as usize] == 0 {
                order.push(target);
            }
        }
        at += 1;
    }

    let mut nimbers = vec![0_u32; nodes];
    let mut stamps = vec![u32::MAX; nodes + 1];
    for &node in order.iter().rev() {
        for &target in options(node) {
            stamps[nimbers[target as usize] as usize] = node;
        }
        let mut mex = 0;
        while stamps[mex as usize] == node {
            mex += 1;
        }
        nimbers[node as usize] = mex;
    }

    let mut sum = 0;
    for _ in 0..tokens {
        sum ^= nimbers[numbers.next()? as usize - 1];
    }
    io::stdout().write_all(if sum == 0 { b"lose\n" } else { b"win\n" })
}
