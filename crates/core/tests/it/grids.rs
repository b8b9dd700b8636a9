//! Games on pairs of numbers against published values.

use grundy_core::rule::GridRule;
use grundy_core::{Nimber, Outcome, evaluate};
use grundy_testkit::published::{fact, numbers};

use crate::rules::wythoff;

#[test]
fn wythoffs_game_is_as_published() {
    let game = GridRule::new(37, 37, wythoff);
    let nimbers = evaluate(&game, game.len()).unwrap();
    let at = |x, y| nimbers[game.position(x, y).unwrap()];

    let antidiagonals = numbers(fact("Wythoff SG antidiagonals A004481"));
    let pairs = (0..).flat_map(|sum| (0..=sum).map(move |x| (x, sum - x)));
    assert!(pairs.take(antidiagonals.len()).map(|(x, y)| u64::from(at(x, y))).eq(antidiagonals));

    let row = numbers(fact("Wythoff SG row 10, cols 0..20"));
    assert!((0..=20).map(|y| u64::from(at(10, y))).eq(row));

    let published: Vec<(usize, usize)> = fact("Wythoff P-positions")
        .split(';')
        .map(|pair| pair.split_once(',').unwrap())
        .map(|(x, y)| (x.parse().unwrap(), y.parse().unwrap()))
        .collect();
    let found =
        (0..37).flat_map(|x| (x..37).map(move |y| (x, y))).filter(|&(x, y)| at(x, y).outcome() == Outcome::P);
    assert_eq!(found.collect::<Vec<_>>(), published);
}

#[test]
fn koppers_nim_is_oeis_a053398() {
    // Two piles of at least one: remove one of them, and split the other in two. The larger pile comes first, so that a
    // split pile gives a lower pair unless the smaller one is split; then the first coordinate falls all the more.
    let game = GridRule::new(25, 25, |x, y, option| {
        if 0 < y && y <= x {
            for pile in [x, y] {
                (1..=pile / 2).for_each(|part| option(&[(pile - part, part)]));
            }
        }
    });
    let nimbers = evaluate(&game, game.len()).unwrap();
    let at = |x: usize, y: usize| nimbers[game.position(x.max(y), x.min(y)).unwrap()];
    let antidiagonals = numbers(fact("Koppers Nim antidiagonals"));
    let pairs = (2..).flat_map(|sum| (1..sum).map(move |x| (x, sum - x)));
    assert!(pairs.take(antidiagonals.len()).map(|(x, y)| u64::from(at(x, y))).eq(antidiagonals));
}

#[test]
fn cutting_a_sheet_has_the_winners_of_poj_2311() {
    // Cut along a line; the player who makes a 1 x 1 piece wins, so nobody leaves a side of 1 while there is another
    // cut.
    let sheet = GridRule::new(5, 5, |x, y, option| {
        (2..=x / 2).for_each(|cut| option(&[(cut, y), (x - cut, y)]));
        (2..=y / 2).for_each(|cut| option(&[(x, cut), (x, y - cut)]));
    });
    let nimbers = evaluate(&sheet, sheet.len()).unwrap();
    let samples =
        fact("POJ 2311 Cutting Game samples").split(';').map(|sample| sample.split_once(' ').unwrap());
    for (sides, verdict) in samples {
        let (x, y) = sides.split_once('x').unwrap();
        let position = sheet.position(x.parse().unwrap(), y.parse().unwrap()).unwrap();
        assert_eq!(nimbers[position].outcome().is_n(), verdict == "WIN", "{sides}");
    }
}

#[test]
fn cutting_a_sheet_in_four_is_project_euler_933() {
    // One horizontal and one vertical cut at once; C counts the winning first cuts, D adds them up over all sheets with
    // sides from 2.
    let cuts = |x: usize, y: usize| (1..x).flat_map(move |a| (1..y).map(move |b| (a, b)));
    let pieces =
        |x: usize, y: usize, (a, b): (usize, usize)| [(a, b), (a, y - b), (x - a, b), (x - a, y - b)];
    let sheet = GridRule::new(13, 124, |x, y, option| cuts(x, y).for_each(|cut| option(&pieces(x, y, cut))));
    let nimbers = evaluate(&sheet, sheet.len()).unwrap();
    let winning = |x: usize, y: usize| {
        let sum = |cut| {
            pieces(x, y, cut).iter().map(|&(x, y)| nimbers[sheet.position(x, y).unwrap()]).sum::<Nimber>()
        };
        cuts(x, y).filter(|&cut| sum(cut).is_zero()).count()
    };
    let all: usize = (2..=12).flat_map(|x| (2..=123).map(move |y| (x, y))).map(|(x, y)| winning(x, y)).sum();
    assert_eq!(fact("Paper cutting 4-way"), format!("C(5,3)={};D(12,123)={all}", winning(5, 3)));
}
