//! Other games: their rules, their nimbers, their winning moves.
//!
//! | game | a move | nimber |
//! |---|---|---|
//! | [`nim`] | shrinks a heap | its size |
//! | [`lasker`] | shrinks a heap, or splits it | closed form |
//! | [`bachet`] | takes 1 to m objects from a heap | remainder |
//! | [`king`] | shifts a coin left, down or both by one | closed form, 0 to 3 |
//! | [`euclid`] | subtracts a multiple of the smaller number from the larger | as many steps as Euclid's algorithm |
//! | [`cutting`] | cuts a sheet in two, leaving no side of 1 | closed form for any size, 0 to 9 |
//! | [`powers_of_two`] | takes a power of two from a heap | remainder modulo 3 |
//! | `subtraction` | takes an amount of a set from a heap | by its period, where one is proved |
//! | `tokens` | slides a token along an arc of a graph without cycles | one pass over the graph |
//! | `node_kayles` | takes a node of a graph and its neighbours | by components, with a memo |
//! | `river` | puts a camera beside a river | Node Kayles |
//! | `forest` | deletes a node of a forest and all its ancestors | merged tries |
//!
//! Those without a link need a heap, and so the feature `alloc`.
//!
//! Every module has the same shape. Its text gives the rule, the theorem with its source or proof, and the cost. Where
//! positions have a number, its type implements [`Rule`](crate::Rule): the definition, to evaluate or to bake; a graph or
//! a forest is a type of its own. Its function `nimber` is the fast
//! form, which the tests of this crate compare with the definition. Its function `winning_moves` takes a board of many
//! positions, of which a move changes one, and lists lazily all moves after which the nim-sum is zero, each with the
//! index of the position that it changes.

pub mod bachet;
pub mod cutting;
pub mod euclid;
#[cfg(feature = "alloc")]
#[cfg_attr(docsrs, doc(cfg(feature = "alloc")))]
pub mod forest;
pub(crate) mod game;
pub mod king;
pub mod lasker;
pub mod nim;
#[cfg(feature = "alloc")]
#[cfg_attr(docsrs, doc(cfg(feature = "alloc")))]
pub mod node_kayles;
pub mod powers_of_two;
#[cfg(feature = "alloc")]
#[cfg_attr(docsrs, doc(cfg(feature = "alloc")))]
pub mod river;
#[cfg(feature = "alloc")]
#[cfg_attr(docsrs, doc(cfg(feature = "alloc")))]
pub mod subtraction;
#[cfg(feature = "alloc")]
#[cfg_attr(docsrs, doc(cfg(feature = "alloc")))]
pub mod tokens;

pub use self::game::{Game, ParseMoveError, UpTo};
