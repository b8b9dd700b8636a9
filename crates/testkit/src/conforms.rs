//! Whether a game is what its rule and the theorem of Sprague and Grundy say.

use std::collections::{BTreeSet, HashSet};
use std::fmt::Debug;
use std::str::FromStr;

use grundy::games::Game;
use grundy::{Nimber, Rule};

use crate::recursion::Nimbers;

/// The most moves that are tried on positions which may not have them.
const TRIED: usize = 200;

/// The options of a heap by a [`Rule`].
pub fn options_of<R: Rule>(rule: R) -> impl Fn(&u64) -> Vec<Vec<u64>> {
    move |&heap| {
        let mut options = Vec::new();
        let heap = usize::try_from(heap).expect("a heap of a test is small");
        rule.options(heap, &mut |option| options.push(option.iter().map(|&part| part as u64).collect()));
        options
    }
}

/// Checks a game on these boards and on all positions that can be reached from them.
///
/// `options` is the rule, written apart from the game: the options of a position, each a sum of positions. By it,
///
/// - the moves of a position lead to its options and to nothing else, none comes twice, and none of another position is
///   accepted;
/// - a move reads as it prints, and does not read when something is added;
/// - the nimber is the mex of the options' nimbers;
/// - the moves to each nimber are the right ones, and as many as they are counted;
/// - the winning moves of a board are exactly those after which the nim-sum is zero, and as many as they are counted.
///
/// # Panics
///
/// Where one of these does not hold.
pub fn conforms<G, F>(game: &G, boards: impl IntoIterator<Item = Vec<G::Position>>, options: F)
where
    G: Game,
    G::Move: FromStr<Err: Debug>,
    F: Fn(&G::Position) -> Vec<Vec<G::Position>>,
{
    let boards: Vec<Vec<G::Position>> = boards.into_iter().collect();
    let mut rule = Nimbers::new(options);
    let positions = reachable(&rule, boards.iter().flatten().cloned());
    assert!(!positions.is_empty(), "there is nothing to check");
    let mut tried: Vec<G::Move> = Vec::new();
    for position in &positions {
        check_position(game, position, &mut rule);
        let new = game.moves(position).filter(|mv| !tried.contains(mv)).take(TRIED - tried.len());
        let new: Vec<G::Move> = new.collect();
        tried.extend(new);
    }
    for position in &positions {
        let listed: Vec<G::Move> = game.moves(position).collect();
        for &mv in &tried {
            assert_eq!(game.play(position, mv).is_some(), listed.contains(&mv), "{position:?}: {mv}");
        }
    }
    for board in &boards {
        check_board(game, board, &mut rule);
    }
}

fn reachable<P, F>(rule: &Nimbers<P, F>, start: impl Iterator<Item = P>) -> Vec<P>
where
    P: Clone + Eq + std::hash::Hash,
    F: Fn(&P) -> Vec<Vec<P>>,
{
    let mut seen = HashSet::new();
    let mut positions: Vec<P> = start.filter(|position| seen.insert(position.clone())).collect();
    let mut next = 0;
    while let Some(position) = positions.get(next) {
        next += 1;
        let options = rule.options(position);
        positions.extend(options.into_iter().flatten().filter(|part| seen.insert(part.clone())));
    }
    positions
}

/// An option as a text that does not depend on the order of its parts.
fn key<P: Debug>(parts: &[P]) -> Vec<String> {
    let mut key: Vec<String> = parts.iter().map(|part| format!("{part:?}")).collect();
    key.sort();
    key
}

fn check_position<G, F>(game: &G, position: &G::Position, rule: &mut Nimbers<G::Position, F>)
where
    G: Game,
    G::Move: FromStr<Err: Debug>,
    F: Fn(&G::Position) -> Vec<Vec<G::Position>>,
{
    let moves: Vec<G::Move> = game.moves(position).collect();
    let mut texts = HashSet::new();
    let mut options = Vec::new();
    for &mv in &moves {
        let text = mv.to_string();
        assert_eq!(text.parse::<G::Move>().ok(), Some(mv), "{text}");
        assert!(format!("{text} x").parse::<G::Move>().is_err(), "{text}");
        assert!(texts.insert(text), "{position:?}: {mv} twice");
        let parts = game.play(position, mv).unwrap_or_else(|| panic!("{position:?}: {mv} is listed"));
        options.push(parts.into_iter().collect::<Vec<_>>());
    }
    let found: BTreeSet<_> = options.iter().map(|option| key(option)).collect();
    let expected: BTreeSet<_> = rule.options(position).iter().map(|option| key(option)).collect();
    assert_eq!(found, expected, "{position:?}");

    let nimber = rule.nimber(position);
    assert_eq!(game.nimber(position), Some(Nimber::new(nimber)), "{position:?}");
    let nimbers: Vec<u64> = options.iter().map(|option| rule.sum(option)).collect();
    let largest = nimbers.iter().copied().max().unwrap_or(0).max(nimber);
    for wanted in (0..=largest + 1).filter(|&wanted| wanted != nimber) {
        let expected: Vec<String> = moves
            .iter()
            .zip(&nimbers)
            .filter(|&(_, &nimber)| nimber == wanted)
            .map(|(mv, _)| mv.to_string())
            .collect();
        let found = game.moves_to(position, Nimber::new(wanted)).map(|mv| mv.to_string());
        assert_eq!(sorted(found), sorted(expected.iter().cloned()), "{position:?} to {wanted}");
        let count = game.count_moves_to(position, Nimber::new(wanted));
        assert_eq!(count, expected.len() as u128, "{position:?} to {wanted}");
    }
}

fn sorted<T: Ord>(items: impl Iterator<Item = T>) -> Vec<T> {
    let mut items: Vec<T> = items.collect();
    items.sort();
    items
}

fn check_board<G, F>(game: &G, board: &[G::Position], rule: &mut Nimbers<G::Position, F>)
where
    G: Game,
    F: Fn(&G::Position) -> Vec<Vec<G::Position>>,
{
    let sum = rule.sum(board);
    assert_eq!(game.nim_sum(board), Some(Nimber::new(sum)), "{board:?}");
    let mut expected = Vec::new();
    for (index, position) in board.iter().enumerate() {
        let others = sum ^ rule.nimber(position);
        for mv in game.moves(position) {
            let parts = game.play(position, mv).expect("a listed move can be played");
            if rule.sum(&parts.into_iter().collect::<Vec<_>>()) == others {
                expected.push((index, mv.to_string()));
            }
        }
    }
    let wins = game.winning_moves(board).expect("a board with a nim-sum");
    let found: Vec<_> = wins.map(|(index, mv)| (index, mv.to_string())).collect();
    assert!(found.is_sorted_by_key(|&(index, _)| index), "{board:?}: {found:?}");
    assert_eq!(found.is_empty(), sum == 0, "{board:?}");
    assert_eq!(game.winning_move_count(board), Some(found.len() as u128), "{board:?}");
    assert_eq!(sorted(found.into_iter()), sorted(expected.into_iter()), "{board:?}");
}
