//! The plain programs and the recursions against published values.

use grundy_testkit::published::{fact, lists, numbers, row_chess, sequences, terms};
use grundy_testkit::recursion::{Nimbers, Outcomes};
use grundy_testkit::{SplitMix64, plain};

#[test]
fn random_numbers_are_those_of_every_splitmix64() {
    // Rosetta Code, Pseudo-random numbers/Splitmix64: the first five from 1234567.
    let mut random = SplitMix64(1_234_567);
    let published = [
        6_457_827_717_110_365_317,
        3_203_168_211_198_807_973,
        9_817_491_932_198_370_423,
        4_593_380_528_125_082_431,
        16_408_922_859_458_223_821,
    ];
    assert_eq!([0; 5].map(|_| random.next()), published);
}

#[test]
fn codes_have_the_published_values() {
    let mut checked = 0;
    for sequence in sequences() {
        let Some((whole, rest)) = sequence.game.split_once('.') else { continue };
        let whole = if whole.is_empty() { "0" } else { whole };
        let digits: Vec<u8> = whole.bytes().chain(rest.bytes()).map(|digit| digit - b'0').collect();
        let values = plain::code(&digits, sequence.offset + sequence.terms.len());
        let values = values[sequence.offset..].iter().map(|&value| u64::from(value));
        assert!(values.eq(sequence.terms), "{}", sequence.number);
        checked += 1;
    }
    assert_eq!(checked, 46);
    // 0.3F, whose digit F splits into three.
    let kenyon = plain::code(&[0, 3, 15], 21).into_iter().skip(1).map(u64::from);
    assert!(kenyon.eq(numbers(fact("hex 0.3F n=1..20"))));
}

#[test]
fn sets_of_amounts_have_the_published_values() {
    let published = numbers(fact("subtraction {2,3,7} n=1..20"));
    assert_eq!(plain::subtraction(&[2, 3, 7], 21)[1..], published);
}

#[test]
fn row_chess_has_the_published_counts() {
    let nimbers = plain::row_chess();
    for rows in row_chess() {
        let mut counts = vec![0; rows.counts.len()];
        nimbers[..1 << rows.width].iter().for_each(|&nimber| counts[usize::from(nimber)] += 1);
        assert_eq!(counts, rows.counts, "{}", rows.width);
    }
}

#[test]
fn recursion_and_graphs_have_the_published_values() {
    let published = terms("A002188");
    let splits = |heap: u32| (1..heap.div_ceil(2)).map(move |part| [part, heap - part]);
    let mut grundy = Nimbers::new(|&heap: &u32| splits(heap).map(|parts| parts.to_vec()).collect());
    assert!((0..).zip(&published).all(|(heap, &nimber)| grundy.nimber(&heap) == nimber));

    // Subtract a square, as tokens on a graph.
    let published = terms("A014586");
    let arcs: Vec<(u32, u32)> = (0..published.len() as u32)
        .flat_map(|heap| {
            (1..)
                .map(|root| root * root)
                .take_while(move |&square| square <= heap)
                .map(move |square| (heap, heap - square))
        })
        .collect();
    assert!(plain::tokens(published.len() as u32, &arcs).into_iter().map(u64::from).eq(published));
}

#[test]
fn winners_of_wythoffs_game_are_the_published_ones() {
    let mut outcomes = Outcomes::new(|&(x, y): &(u32, u32)| {
        let one = (0..x).map(|left| (left, y)).chain((0..y).map(|left| (x, left)));
        one.chain((1..=x.min(y)).map(|taken| (x - taken, y - taken))).collect()
    });
    let pairs = (0..37).flat_map(|x| (x..37).map(move |y| (x, y)));
    let lost: Vec<String> =
        pairs.filter(|pair| !outcomes.wins(pair)).map(|(x, y)| format!("{x},{y}")).collect();
    assert_eq!(lost.join(";"), fact("Wythoff P-positions"));
}

#[test]
fn lists_are_the_facts_that_hold_nothing_but_numbers() {
    let names: Vec<&str> = lists().into_iter().map(|(name, _)| name).collect();
    assert!(names.contains(&"subtraction {2,3,7} n=1..20") && !names.contains(&"Lasker Nim"), "{names:?}");
}
