//! Other games: their rules, their nimbers, their winning moves.
//!
//! | game | a move | nimber |
//! |---|---|---|
//! | [`nim`] | shrinks a heap | its size |
//! | [`lasker`] | shrinks a heap, or splits it | closed form |
//! | [`bash`] | takes 1 to m objects from a heap | remainder |
//! | [`kiki`] | shifts a coin left, down or both by one | closed form, 0 to 3 |
//! | [`euclid`] | subtracts a multiple of the smaller number from the larger | as many steps as Euclid's algorithm |
//! | [`cutting`] | cuts a sheet in two, leaving no side of 1 | closed form for any size, 0 to 9 |
//!
//! Every module has the same shape. Its text gives the rule, the theorem with its source or proof, and the cost. Its
//! type implements [`Rule`](crate::Rule): the definition, to evaluate or to bake. Its function `nimber` is the fast
//! form, which the tests of this crate compare with the definition. Its function `winning_moves` takes a board of many
//! positions, of which a move changes one, and lists lazily all moves after which the nim-sum is zero, each with the
//! index of the position that it changes.

pub mod bash;
pub mod cutting;
pub mod euclid;
pub mod kiki;
pub mod lasker;
pub mod nim;
