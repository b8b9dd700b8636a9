//! Other games: their rules, their nimbers, their winning moves.
//!
//! | game | a move | nimber |
//! |---|---|---|
//! | [`nim`] | shrinks a heap | its size |
//! | [`lasker`] | shrinks a heap, or splits it | closed form |
//! | [`bachet`] | takes 1 to m objects from a heap | remainder |
//! | [`powers_of_two`] | takes a power of two from a heap | remainder modulo 3 |
//! | `subtraction` | takes an amount of a set from a heap | by its period, where one is proved |
//! | `all_but` | takes an amount that is not of a set from a heap | by evaluation |
//! | `codes` | takes from a heap and splits it, by an octal or hexadecimal code | by its period, where one is proved |
//! | [`king`] | shifts a coin left, down or both by one | closed form, 0 to 3 |
//! | [`euclid`] | subtracts a multiple of the smaller number from the larger | as many steps as Euclid's algorithm |
//! | [`cutting`] | cuts a sheet in two, leaving no side of 1 | closed form for any size, 0 to 9 |
//! | `tokens` | slides a token along an arc of a graph without cycles | one pass over the graph |
//! | `node_kayles` | takes a node of a graph and its neighbours | by components, with a memo |
//! | `river` | puts a camera beside a river | Node Kayles |
//! | `forest` | deletes a node of a forest and all its ancestors | merged tries |
//! | `grundys_game` | splits a heap into two of different sizes | by evaluation |
//! | `wythoff` | takes from one of two heaps, or the same from both | by evaluation; the winner by integers |
//! | `staircase_nim` | takes coins of a step to the next lower one | those of the odd steps |
//! | [`turning_turtles`] | turns a turtle on its back, and one on its left | exclusive or of the places |
//! | [`mock_turtles`] | turns a turtle on its back, and up to two on its left | odious numbers |
//!
//! Those without a link need a heap, and so the feature `alloc`. [Row chess](crate::row_chess) is a game as well.
//!
//! Every game implements [`Game`]: what its positions and moves are, and which moves win a board of many positions. The
//! text of its module gives the rule, the theorem with its source or proof, and the cost. Where positions have a number
//! there is a [`Rule`](crate::Rule), the definition, to evaluate or to bake. Games with a closed form have it as a
//! `const fn nimber`, too, with functions for boards; others are worked out once, up to a limit, and then read. The
//! tests of this crate compare each with its definition.

#[cfg(feature = "alloc")]
pub mod all_but;
pub mod bachet;
#[cfg(feature = "alloc")]
pub mod codes;
pub mod cutting;
pub mod euclid;
#[cfg(feature = "alloc")]
mod evaluated;
#[cfg(feature = "alloc")]
pub mod forest;
pub(crate) mod game;
#[cfg(feature = "alloc")]
pub mod grundys_game;
pub mod king;
pub mod lasker;
pub mod mock_turtles;
pub mod nim;
#[cfg(feature = "alloc")]
pub mod node_kayles;
pub mod powers_of_two;
#[cfg(feature = "alloc")]
pub mod river;
#[cfg(feature = "alloc")]
pub mod staircase_nim;
#[cfg(feature = "alloc")]
pub mod subtraction;
#[cfg(feature = "alloc")]
pub mod tokens;
pub mod turning_turtles;
mod winning_moves;
#[cfg(feature = "alloc")]
pub mod wythoff;

pub use self::game::{Game, ParseMoveError, UpTo};
pub use self::winning_moves::WinningMoves;
