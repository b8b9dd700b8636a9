//! Deleting root paths, on sets of nodes as bits.

/// The parent of each node towards the lowest node of its tree, which has none.
pub fn parents(nodes: usize, edges: &[(usize, usize)]) -> Vec<Option<usize>> {
    let mut parents = vec![None; nodes];
    let mut placed = vec![false; nodes];
    for root in 0..nodes {
        let mut waiting = if placed[root] { vec![] } else { vec![root] };
        placed[root] = true;
        while let Some(node) = waiting.pop() {
            for &(a, b) in edges {
                for (from, to) in [(a, b), (b, a)] {
                    if from == node && !placed[to] {
                        (parents[to], placed[to]) = (Some(node), true);
                        waiting.push(to);
                    }
                }
            }
        }
    }
    parents
}

/// What is left of the nodes that are there when one is picked, which goes with all above it.
pub fn without_path(parents: &[Option<usize>], node: usize, there: u64) -> u64 {
    let mut left = there;
    let mut next = Some(node);
    while let Some(node) = next {
        left &= !(1 << node);
        next = parents[node];
    }
    left
}

/// What each move leaves of the nodes that are there.
pub fn options(parents: &[Option<usize>], there: u64) -> Vec<u64> {
    let nodes = (0..parents.len()).filter(|node| there >> node & 1 == 1);
    nodes.map(|node| without_path(parents, node, there)).collect()
}
