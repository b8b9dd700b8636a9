//! What every game of this library can do.

use core::array;
use core::fmt::{self, Debug, Display};
use core::hash::Hash;
use core::iter::{Flatten, FusedIterator};
use core::str::FromStr;

use grundy_core::Nimber;

/// A game as it is written down, read and played: positions, moves, and who wins with which move.
///
/// A board is a slice of positions, played side by side: a move is made in one of them, and the player who cannot move
/// loses.
/// A move replaces its position by a sum of positions, its [`Parts`](Game::Parts): none, one, or several where it
/// splits. A [`Rule`](grundy_core::Rule) defines a game on numbered positions, to evaluate or to bake; a `Game` works
/// on positions as people know them, of any size that it has nimbers for.
///
/// An implementor gives the first three functions and leaves the others, or replaces them where the game has a
/// better way. These must hold, and every game here is tested for them:
///
/// - [`moves`](Game::moves) lists exactly the moves that [`play`](Game::play) accepts, each once;
/// - the nimber of a position is the [`mex`](grundy_core::mex) of its options', where it is known; and then it is known
///   of all parts of all options, too.
///
/// The trait may change before version 1.0.
///
/// ```
/// use grundy::games::Game;
/// use grundy::games::lasker::{Lasker, Move};
///
/// /// Prints the first winning move of any game.
/// fn advise<G: Game>(game: &G, board: &[G::Position]) -> Option<String> {
///     let (index, mv) = game.winning_moves(board)?.next()?;
///     Some(format!("position {index}: {mv}"))
/// }
///
/// assert_eq!(advise(&Lasker, &[2, 2, 3]).as_deref(), Some("position 2: leave 0"));
/// // Two equal heaps are lost.
/// assert_eq!(advise(&Lasker, &[5, 5]), None);
///
/// assert!(Lasker.play(&7, "split 3+4".parse()?).unwrap().into_iter().eq([3, 4]));
/// # Ok::<(), grundy::games::ParseMoveError>(())
/// ```
pub trait Game {
    /// One component of a board: a heap, a row, a coin.
    type Position: Clone + Eq + Hash + Debug;
    /// A move within one position. What it prints, it also reads.
    type Move: Copy + Eq + Debug + Display + FromStr;
    /// What a move leaves of its position: the positions whose sum replaces it.
    type Parts: IntoIterator<Item = Self::Position>;

    /// The nimber of a position; `None` where it is not known, as beyond the end of a table.
    fn nimber(&self, position: &Self::Position) -> Option<Nimber>;

    /// All moves of a position, lazily.
    fn moves(&self, position: &Self::Position) -> impl Iterator<Item = Self::Move>;

    /// What a move leaves, or `None` where it is not a move of this position.
    fn play(&self, position: &Self::Position, mv: Self::Move) -> Option<Self::Parts>;

    /// The moves of a position of known nimber to a sum of the nimber `wanted`, which is another. Lazily, and in the
    /// order of [`moves`](Game::moves) unless the game says otherwise.
    fn moves_to(&self, position: &Self::Position, wanted: Nimber) -> impl Iterator<Item = Self::Move> {
        self.moves(position).filter(move |&mv| {
            let parts = self.play(position, mv).expect("a listed move can be played");
            let nimbers = parts.into_iter().map(|part| self.nimber(&part));
            nimbers.sum::<Option<Nimber>>().expect("the parts of a known position are known") == wanted
        })
    }

    /// How many moves [`moves_to`](Game::moves_to) lists. Where these can be astronomically many, the game counts them
    /// without a list.
    fn count_moves_to(&self, position: &Self::Position, wanted: Nimber) -> u128 {
        self.moves_to(position, wanted).map(|_| 1).sum()
    }

    /// The nimber of a board; `None` where that of a position is not known.
    fn nim_sum(&self, board: &[Self::Position]) -> Option<Nimber> {
        board.iter().map(|position| self.nimber(position)).sum()
    }

    /// All moves after which the nim-sum is zero, each with the index of its position, lazily and position by position;
    /// `None` as for [`nim_sum`](Game::nim_sum).
    ///
    /// There is one exactly if the nim-sum is not zero.
    fn winning_moves<'a>(
        &'a self,
        board: &'a [Self::Position],
    ) -> Option<impl Iterator<Item = (usize, Self::Move)> + 'a> {
        let moves = self.targets(board)?;
        Some(
            moves.flat_map(move |(index, wanted)| {
                self.moves_to(&board[index], wanted).map(move |mv| (index, mv))
            }),
        )
    }

    /// The exact number of winning moves; `None` as for [`nim_sum`](Game::nim_sum).
    fn winning_move_count(&self, board: &[Self::Position]) -> Option<u128> {
        Some(self.targets(board)?.map(|(index, wanted)| self.count_moves_to(&board[index], wanted)).sum())
    }

    /// For each position of a board that is not lost, its index and the nimber that it must get for the nim-sum to
    /// vanish; `None` as for [`nim_sum`](Game::nim_sum).
    fn targets<'a>(
        &'a self,
        board: &'a [Self::Position],
    ) -> Option<impl Iterator<Item = (usize, Nimber)> + 'a> {
        let sum = self.nim_sum(board)?;
        // No move keeps the nimber of its position, so none wins on a board of nim-sum zero.
        let board = if sum.is_zero() { &[] } else { board };
        Some(board.iter().enumerate().map(move |(index, position)| {
            let nimber = self.nimber(position).expect("it is part of the nim-sum");
            (index, nimber ^ sum)
        }))
    }
}

/// Up to `N` positions, one after the other: what a move leaves in a game that may split a position.
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy"]
pub struct UpTo<P, const N: usize>(Flatten<array::IntoIter<Option<P>, N>>);

impl<P, const N: usize> UpTo<P, N> {
    /// Those of these positions that are there.
    pub fn new(positions: [Option<P>; N]) -> UpTo<P, N> {
        UpTo(positions.into_iter().flatten())
    }
}

impl<P, const N: usize> Iterator for UpTo<P, N> {
    type Item = P;

    fn next(&mut self) -> Option<P> {
        self.0.next()
    }
}

impl<P, const N: usize> FusedIterator for UpTo<P, N> {}

/// A text that is not a move of the game it was read for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ParseMoveError {
    expected: &'static str,
}

impl ParseMoveError {
    /// Says how a move is written, such as "a move such as `leave 3`".
    #[must_use]
    pub const fn new(expected: &'static str) -> ParseMoveError {
        ParseMoveError { expected }
    }

    /// How a move is written.
    #[must_use]
    pub const fn expected(&self) -> &'static str {
        self.expected
    }
}

impl Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}", self.expected)
    }
}

grundy_core::__debug_as_display!(ParseMoveError);
impl core::error::Error for ParseMoveError {}

/// Reads a number of digits alone; unlike `parse`, without a sign.
pub(crate) fn number<N: FromStr>(text: &str) -> Option<N> {
    if text.starts_with(|first: char| first.is_ascii_digit()) { text.parse().ok() } else { None }
}

/// Reads a number between two given texts.
pub(crate) fn number_between<N: FromStr>(text: &str, before: &str, after: &str) -> Option<N> {
    text.strip_prefix(before)?.strip_suffix(after).and_then(number)
}

/// Defines the `Move` of a game in which one number says it all, with the texts before and after it.
macro_rules! move_of_one_number {
    ($(#[$doc:meta])* $before:literal, $after:literal, $(#[$field_doc:meta])* $field:ident: $number:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct Move {
            $(#[$field_doc])*
            pub $field: $number,
        }

        #[doc = concat!("For example `", $before, "3", $after, "`.")]
        impl core::fmt::Display for Move {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                write!(f, concat!($before, "{}", $after), self.$field)
            }
        }

        impl core::str::FromStr for Move {
            type Err = $crate::games::ParseMoveError;

            fn from_str(text: &str) -> Result<Move, Self::Err> {
                const EXPECTED: &str = concat!("a move such as `", $before, "3", $after, "`");
                $crate::games::game::number_between(text, $before, $after)
                    .map(|$field| Move { $field })
                    .ok_or($crate::games::ParseMoveError::new(EXPECTED))
            }
        }
    };
}
pub(crate) use move_of_one_number;
