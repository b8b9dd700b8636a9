//! Each fault that a game can have is found, and a game without one passes.

use std::fmt::{self, Display};
use std::panic::catch_unwind;
use std::str::FromStr;

use grundy::Nimber;
use grundy::games::{Game, ParseMoveError};
use grundy_testkit::conforms;

#[derive(Clone, Copy, Debug, PartialEq)]
enum Fault {
    Nimber,
    NimSum,
    MoveMissing,
    MoveTwice,
    OtherOption,
    UnlistedMoveIsPlayed,
    MoveToMissing,
    CountOfMoves,
    WinMissing,
    WinTooMany,
    WinsOutOfOrder,
    CountOfWins,
}

/// What a heap is left with. `LOOSE` reads any text behind a move, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Leave<const LOOSE: bool>(u64);

impl<const LOOSE: bool> Display for Leave<LOOSE> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl<const LOOSE: bool> FromStr for Leave<LOOSE> {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        let text = if LOOSE { text.split(' ').next().unwrap_or(text) } else { text };
        text.parse().map(Leave).map_err(|_| ParseMoveError::new("a number"))
    }
}

/// Nim, with at most one fault.
struct Nim<const LOOSE: bool>(Option<Fault>);

impl<const LOOSE: bool> Nim<LOOSE> {
    fn has(&self, fault: Fault) -> bool {
        self.0 == Some(fault)
    }
}

impl<const LOOSE: bool> Game for Nim<LOOSE> {
    type Position = u64;
    type Move = Leave<LOOSE>;
    type Parts = [u64; 1];

    fn nimber(&self, &heap: &u64) -> Option<Nimber> {
        let wrong = self.has(Fault::Nimber) && heap == 3;
        Some(Nimber::new(if wrong { 2 } else { heap }))
    }

    fn moves(&self, &heap: &u64) -> impl Iterator<Item = Leave<LOOSE>> {
        let missing = self.has(Fault::MoveMissing) && heap == 3;
        let twice = (self.has(Fault::MoveTwice) && heap == 3).then_some(Leave(1));
        (0..heap).filter(move |&left| !(missing && left == 1)).map(Leave).chain(twice)
    }

    fn play(&self, &heap: &u64, Leave(left): Leave<LOOSE>) -> Option<[u64; 1]> {
        let unlisted = self.has(Fault::UnlistedMoveIsPlayed) && (heap, left) == (1, 2);
        let other = self.has(Fault::OtherOption) && (heap, left) == (3, 1);
        (left < heap || unlisted).then_some([if other { 2 } else { left }])
    }

    fn moves_to(&self, &heap: &u64, wanted: Nimber) -> impl Iterator<Item = Leave<LOOSE>> {
        let missing = self.has(Fault::MoveToMissing) && heap == 3;
        (0..heap).filter(move |&left| Nimber::new(left) == wanted && !(missing && left == 1)).map(Leave)
    }

    fn count_moves_to(&self, heap: &u64, wanted: Nimber) -> u128 {
        self.moves_to(heap, wanted).count() as u128 + u128::from(self.has(Fault::CountOfMoves) && *heap == 3)
    }

    fn nim_sum(&self, board: &[u64]) -> Option<Nimber> {
        let wrong = Nimber::from(u8::from(self.has(Fault::NimSum) && board == [1, 2, 3]));
        board.iter().map(|heap| self.nimber(heap)).sum::<Option<Nimber>>().map(|sum| sum ^ wrong)
    }

    fn winning_moves<'a>(
        &'a self,
        board: &'a [u64],
    ) -> Option<impl Iterator<Item = (usize, Leave<LOOSE>)> + 'a> {
        let sum = board.iter().fold(0, |sum, heap| sum ^ heap);
        let wins = board.iter().enumerate().filter(move |&(_, heap)| heap ^ sum < *heap);
        let mut wins: Vec<_> = wins.map(|(index, heap)| (index, Leave(heap ^ sum))).collect();
        if self.has(Fault::WinMissing) && board == [1, 1, 1] {
            wins.pop();
        }
        if self.has(Fault::WinTooMany) && board == [1, 1, 2] {
            wins.push((2, Leave(1)));
        }
        if self.has(Fault::WinsOutOfOrder) {
            wins.reverse();
        }
        Some(wins.into_iter())
    }

    fn winning_move_count(&self, board: &[u64]) -> Option<u128> {
        let more = u128::from(self.has(Fault::CountOfWins) && board == [1, 1, 1]);
        Some(self.winning_moves(board)?.count() as u128 + more)
    }
}

fn passes<const LOOSE: bool>(fault: Option<Fault>) -> bool {
    let boards = (0..4).flat_map(|a| (0..4).flat_map(move |b| (0..4).map(move |c| vec![a, b, c])));
    let options = |&heap: &u64| (0..heap).map(|left| vec![left]).collect();
    catch_unwind(|| conforms(&Nim::<LOOSE>(fault), boards, options)).is_ok()
}

#[test]
fn what_conforms_passes_and_no_fault_does() {
    assert!(passes::<false>(None));
    for fault in [
        Fault::Nimber,
        Fault::NimSum,
        Fault::MoveMissing,
        Fault::MoveTwice,
        Fault::OtherOption,
        Fault::UnlistedMoveIsPlayed,
        Fault::MoveToMissing,
        Fault::CountOfMoves,
        Fault::WinMissing,
        Fault::WinTooMany,
        Fault::WinsOutOfOrder,
        Fault::CountOfWins,
    ] {
        assert!(!passes::<false>(Some(fault)), "{fault:?}");
    }
    // A move that reads with anything behind it.
    assert!(!passes::<true>(None));
}
