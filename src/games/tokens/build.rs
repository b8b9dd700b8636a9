//! From arcs to a graph: in any order, or grouped by the nodes that they leave.

use alloc::collections::TryReserveError;
use alloc::vec::Vec;
use core::fmt;

use super::evaluate::Scratch;
use super::{Dag, DagError, MAX_ARCS};

impl Dag {
    /// The game on the nodes `0..nodes` with these arcs, each from a node to one of its options. Repeats do no harm.
    ///
    /// Where the arcs come grouped by the nodes that they leave, in rising order, they are taken as they are, which is
    /// faster; to give them one by one in that order, use a [`DagBuilder`].
    ///
    /// # Errors
    ///
    /// [`DagError`], where an arc has no such node, the arcs contain a cycle, there are more than [`MAX_ARCS`], or
    /// there is not enough memory for them.
    pub fn new(nodes: u32, arcs: &[(u32, u32)]) -> Result<Dag, DagError> {
        if arcs.len() > MAX_ARCS {
            return Err(DagError::Arcs { found: arcs.len() });
        }
        let len = nodes as usize;
        let out_of_memory = |_: TryReserveError| DagError::OutOfMemory { nodes: len, arcs: arcs.len() };
        let (mut first, mut options) = (Vec::new(), Vec::new());
        first.try_reserve_exact(len + 1).map_err(out_of_memory)?;
        first.resize(len + 1, 0_u32);
        let mut grouped = true;
        let mut before = 0;
        for (index, &(from, to)) in arcs.iter().enumerate() {
            if from >= nodes || to >= nodes {
                return Err(DagError::NoSuchNode { index, node: if from < nodes { to } else { from } });
            }
            first[from as usize] += 1;
            grouped &= before <= from;
            before = from;
        }
        let mut end = 0;
        for first in &mut first {
            (*first, end) = (end, end + *first);
        }
        options.try_reserve_exact(arcs.len()).map_err(out_of_memory)?;
        if grouped {
            options.extend(arcs.iter().map(|&(_, to)| to));
        } else {
            options.resize(arcs.len(), 0);
            for &(from, to) in arcs {
                let place = &mut first[from as usize];
                options[*place as usize] = to;
                *place += 1;
            }
            // Each node's place has moved on to where the next one begins.
            first.copy_within(..len, 1);
            first[0] = 0;
        }
        let mut dag = Dag { first, options, nimbers: Vec::new() };
        dag.evaluate(&mut Scratch::default())?;
        Ok(dag)
    }
}

/// Takes graphs whose arcs come node by node, and keeps its memory from one graph to the next.
///
/// ```
/// use grundy::Nimber;
/// use grundy::games::tokens::DagBuilder;
///
/// // 1 -> 2, 1 -> 0 and 2 -> 0.
/// let mut builder = DagBuilder::new();
/// builder.node()?;
/// let mut one = builder.node()?;
/// one.option(2)?;
/// one.option(0)?;
/// builder.node()?.option(0)?;
/// assert!(builder.finish()?.nimbers().eq([0, 2, 1].map(Nimber::new)));
///
/// // The next graph begins from nothing.
/// builder.node()?;
/// assert_eq!(builder.finish()?.nodes(), 1);
/// # Ok::<(), grundy::games::tokens::DagError>(())
/// ```
#[derive(Default)]
pub struct DagBuilder {
    dag: Dag,
    scratch: Scratch,
    /// Whether `dag` has been handed out, so that the next node is that of another graph.
    finished: bool,
}

impl DagBuilder {
    /// A builder of a graph without nodes.
    #[must_use]
    pub fn new() -> DagBuilder {
        DagBuilder::default()
    }

    /// Adds a node, which gets the next number from 0 on.
    ///
    /// # Errors
    ///
    /// [`DagError::OutOfMemory`].
    #[inline]
    pub fn node(&mut self) -> Result<NewNode<'_>, DagError> {
        self.start();
        let Dag { first, options, .. } = &mut self.dag;
        if first.len() == first.capacity() {
            make_room(first, first.len(), options.len())?;
        }
        first.push(options.len() as u32);
        Ok(NewNode { dag: &mut self.dag })
    }

    /// Works the graph out. The next node begins another graph.
    ///
    /// # Errors
    ///
    /// [`DagError`], where an arc has no such node, the arcs contain a cycle, or there is not enough memory.
    pub fn finish(&mut self) -> Result<&Dag, DagError> {
        self.start();
        self.finished = true;
        let Dag { first, options, .. } = &mut self.dag;
        let nodes = first.len() as u32;
        // Where every node exists, which is nearly always, there is nothing to look for.
        if options.iter().fold(0, |largest, &to| largest.max(to)) >= nodes
            && let Some(index) = options.iter().position(|&to| to >= nodes)
        {
            return Err(DagError::NoSuchNode { index, node: options[index] });
        }
        if first.len() == first.capacity() {
            make_room(first, nodes as usize, options.len())?;
        }
        first.push(options.len() as u32);
        self.dag.evaluate(&mut self.scratch)?;
        Ok(&self.dag)
    }

    fn start(&mut self) {
        if self.finished {
            self.dag.first.clear();
            self.dag.options.clear();
            self.finished = false;
        }
    }
}

/// Its shape, as that of the graph.
impl fmt::Debug for DagBuilder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("DagBuilder").field("dag", &self.dag).finish_non_exhaustive()
    }
}

/// The newest node of a [`DagBuilder`], which has options to come.
#[derive(Debug)]
pub struct NewNode<'a> {
    dag: &'a mut Dag,
}

impl NewNode<'_> {
    /// Adds an arc to a node, which may be one to come.
    ///
    /// # Errors
    ///
    /// [`DagError::Arcs`] where there are [`MAX_ARCS`] already, and [`DagError::OutOfMemory`].
    #[inline]
    pub fn option(&mut self, to: u32) -> Result<(), DagError> {
        let Dag { first, options, .. } = &mut *self.dag;
        if options.len() == options.capacity() {
            if options.len() >= MAX_ARCS {
                return Err(DagError::Arcs { found: MAX_ARCS + 1 });
            }
            make_room(options, first.len(), options.len())?;
        }
        options.push(to);
        Ok(())
    }
}

/// Room for more in a list that is full, on the way to a graph of this size.
#[cold]
fn make_room(list: &mut Vec<u32>, nodes: usize, arcs: usize) -> Result<(), DagError> {
    list.try_reserve(1).map_err(|_| DagError::OutOfMemory { nodes, arcs })
}
