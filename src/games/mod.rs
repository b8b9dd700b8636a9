//! Other games: their rules, their nimbers, their winning moves.
//!
//! | game | a move | nimber |
//! |---|---|---|
//! | [`nim`] | shrinks a heap | its size |
//! | [`lasker`] | shrinks a heap, or splits it | closed form |
//!
//! Every module has the same shape. Its text gives the rule, the theorem with its source or proof, and the cost. Its
//! type implements [`Rule`](crate::Rule): the definition, to [evaluate](crate::Rule) or to bake. Its function `nimber`
//! is the fast form, which the tests of this crate compare with the definition; its function `winning_moves` takes a
//! board of many positions, of which a move changes one, and lists lazily all moves after which the nim-sum is zero,
//! each with the index of the position that it changes.

pub mod lasker;
pub mod nim;
