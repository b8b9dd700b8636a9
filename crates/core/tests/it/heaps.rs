//! Heap games of other kinds than octal and subtraction games, against published values.

use grundy_core::heap::{AllButSet, HeapGame, HexCode, ObservedPeriod};
use grundy_core::rule;
use grundy_core::{Rule, evaluate};
use grundy_testkit::published::{fact, numbers, terms};
use proptest::prelude::*;

fn values(rule: &impl Rule, len: usize) -> Vec<u64> {
    evaluate(rule, len).unwrap().into_iter().map(u64::from).collect()
}

#[test]
fn grundys_game_and_take_a_square_are_oeis_a002188_and_a014586() {
    let grundy = rule::from_fn(|heap, option| {
        (1..heap.div_ceil(2)).for_each(|small| option(&[small, heap - small]));
    });
    let squares = rule::from_fn(|heap, option| {
        (1..)
            .map(|root| root * root)
            .take_while(|&square| square <= heap)
            .for_each(|square| option(&[heap - square]));
    });
    assert_eq!(values(&grundy, terms("A002188").len()), terms("A002188"));
    assert_eq!(values(&squares, terms("A014586").len()), terms("A014586"));

    let published = numbers(fact("Subtract-a-square"));
    let values = values(&squares, 341);
    let found: Vec<u64> = (0..341).filter(|&heap| values[heap as usize] == 0).collect();
    assert_eq!(found, published);
}

#[test]
fn two_distinct_smaller_heaps_are_the_odious_numbers() {
    let rule = rule::from_fn(|heap, option| {
        (0..heap).for_each(|a| (a + 1..heap).for_each(|b| option(&[a, b])));
    });
    assert_eq!(values(&rule, 21)[1..], numbers(fact("k -> two distinct smaller heaps")));
}

#[test]
fn laskers_nim_is_observed_and_has_fergusons_values() {
    let lasker = rule::from_fn(|heap, option| {
        (0..heap).for_each(|left| option(&[left]));
        (1..=heap / 2).for_each(|part| option(&[part, heap - part]));
    });
    assert_eq!(fact("Lasker Nim"), "g(4k+1)=4k+1,g(4k+2)=4k+2,g(4k+3)=4k+4,g(4k+4)=4k+3");
    let nimbers = evaluate(&lasker, 301).unwrap();
    let expected = |heap: u64| match heap % 4 {
        3 => heap + 1,
        0 if heap > 0 => heap - 1,
        _ => heap,
    };
    assert!(nimbers.iter().copied().map(u64::from).eq((0..301).map(expected)));
    let observed = ObservedPeriod::find(&nimbers).unwrap();
    let found = (observed.preperiod(), observed.period(), observed.saltus(), observed.observed_to());
    assert_eq!(found, (1, 4, 4, 300));
}

#[test]
fn kenyons_game_is_as_published() {
    let kenyon: HexCode = "0.3F".parse().unwrap();
    let nimbers = evaluate(&kenyon, 240).unwrap();
    assert!(nimbers[1..21].iter().copied().map(u64::from).eq(numbers(fact("hex 0.3F n=1..20"))));
    let published = numbers(fact("hex 0.3F n=1..20"));
    assert!(published.iter().zip(&published[6..]).all(|(value, later)| value + 3 == *later));
    assert_eq!(fact("hex 0.3F arithmetic"), "period=6,saltus=3,preperiod=0");
    let observed = ObservedPeriod::find(&nimbers).unwrap();
    assert_eq!((observed.period(), observed.saltus(), observed.preperiod()), (6, 3, 0));
    assert_eq!(
        observed.to_string(),
        "observed up to heap 239, not proved: G(n + 6) = G(n) + 3 for 0 <= n <= 233",
    );
}

#[test]
fn juvavum_on_a_row_is_half_its_length() {
    // Place any number of disjoint dominoes: the row breaks into as many parts as one likes. Schneider 2009, theorem
    // 8.5.
    fn place(first: usize, row: usize, parts: &mut Vec<usize>, option: &mut dyn FnMut(&[usize])) {
        for left in first..row.saturating_sub(1) {
            parts.push(left - first);
            let right = row - left - 2;
            parts.push(right);
            option(parts);
            parts.pop();
            place(left + 2, row, parts, option);
            parts.pop();
        }
    }
    let juvavum = rule::from_fn(|row, option| place(0, row, &mut Vec::new(), option));
    assert_eq!(fact("Domino Juvavum 1xn"), "g=floor(n/2)");
    assert!(values(&juvavum, 21).into_iter().eq((0..21).map(|row| row / 2)));
}

#[test]
fn all_but_2_3_7_is_as_published() {
    let game = AllButSet::new([2, 3, 7]).unwrap();
    let published = numbers(fact("all-but subtraction {2,3,7} n=1..20"));
    assert!(game.nimbers(21)[1..].iter().copied().map(u64::from).eq(published.iter().copied()));
    assert_eq!(values(&game, 21)[1..], published);
}

proptest! {
    #[test]
    fn all_but_games_have_the_values_of_the_definition(excepted in prop::collection::vec(1_u64..40, 0..12)) {
        let game = AllButSet::new(excepted).unwrap();
        prop_assert_eq!(game.nimbers(200), evaluate(&game, 200).unwrap());
    }
}
