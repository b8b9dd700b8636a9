//! The other kinds of games against published values.

use grundy_core::heap::{AllButSet, HeapGame, HexCode, ObservedPeriod, OctalCode, SubtractionSet};
use grundy_core::rule::{self, BitRule, GridRule, MAX_BITS};
use grundy_core::{EvaluateError, Nimber, Outcome, Rule, evaluate};
use proptest::prelude::*;

const TERMS: &str = include_str!("../truth/oeis_terms.tsv");
const FACTS: &str = include_str!("../truth/heap_and_2d_facts.tsv");

/// What a closure on pairs calls for each option.
type Pairs<'a> = &'a mut dyn FnMut(&[(usize, usize)]);

fn numbers(list: &str) -> Vec<u64> {
    list.split(',').map(|number| number.parse().unwrap()).collect()
}

/// The second column of the row of published facts that begins with `name`.
fn fact(name: &str) -> &'static str {
    FACTS.lines().find(|row| row.starts_with(name)).and_then(|row| row.split('\t').nth(1)).unwrap()
}

fn values(rule: &impl Rule, len: usize) -> Vec<u64> {
    evaluate(rule, len).unwrap().into_iter().map(u64::from).collect()
}

fn terms(game: &str) -> Vec<u64> {
    let row = TERMS.lines().find(|row| row.split('\t').nth(2) == Some(game)).unwrap();
    numbers(row.split('\t').nth(4).unwrap())
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
    assert_eq!(values(&grundy, terms("GRUNDY").len()), terms("GRUNDY"));
    assert_eq!(values(&squares, terms("SUBSQ").len()), terms("SUBSQ"));

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
fn hexadecimal_codes_are_read_strictly() {
    let code = |text: &str| text.parse::<HexCode>();
    assert_eq!(code(".3f0").unwrap().to_string(), "0.3F");
    assert_eq!(code("C.8").unwrap().digit(0), 12);
    let message = |text| code(text).unwrap_err().to_string();
    assert_eq!(message("0.3G"), "character 4 is 'G', expected a digit 0 to F");
    assert_eq!(message("1.8"), "character 1 is '1', expected 0, 4, 8 or C, or a point");
    let mut options = Vec::new();
    code("8.1").unwrap().options(6, &mut |option| options.push(option.to_vec()));
    assert_eq!(options, [[1, 1, 4], [1, 2, 3], [2, 2, 2]]);
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

    #[test]
    fn an_observed_period_fits_what_was_observed(
        head in prop::collection::vec(0_u64..4, 0..6),
        cycle in prop::collection::vec(0_u64..4, 1..6),
        saltus in 0_u64..3,
    ) {
        let repeated = (0..40).flat_map(|round| cycle.iter().map(move |value| value + round * saltus));
        let nimbers: Vec<Nimber> = head.iter().copied().chain(repeated).map(Nimber::new).collect();
        let observed = ObservedPeriod::find(&nimbers).unwrap();
        let (preperiod, period) = (observed.preperiod() as usize, observed.period() as usize);
        prop_assert!(preperiod <= head.len());
        prop_assert_eq!(cycle.len() % period, 0);
        prop_assert_eq!(observed.saltus() as usize * cycle.len(), saltus as usize * period);
        let holds = |n: usize| nimbers[n + period].get() == nimbers[n].get() + observed.saltus() as u64;
        prop_assert!((preperiod..nimbers.len() - period).all(holds));
        prop_assert!(preperiod == 0 || nimbers[preperiod - 1 + period].get() != nimbers[preperiod - 1].get() + observed.saltus() as u64);
    }
}

#[test]
fn what_does_not_repeat_is_not_observed() {
    assert_eq!(ObservedPeriod::find(&[]), None);
    assert_eq!(ObservedPeriod::find(&[Nimber::ZERO]), None);
    let squares: Vec<Nimber> = (0..50).map(|n| Nimber::new(n * n)).collect();
    assert_eq!(ObservedPeriod::find(&squares), None);
    let falling: Vec<Nimber> = (0..50).rev().map(Nimber::new).collect();
    let observed = ObservedPeriod::find(&falling).unwrap();
    assert_eq!(
        observed.to_string(),
        "observed up to heap 49, not proved: G(n + 1) = G(n) - 1 for 0 <= n <= 48"
    );
}

/// Wythoff's game: lower one heap, or both by the same amount.
fn wythoff(x: usize, y: usize, option: Pairs) {
    (0..x).for_each(|left| option(&[(left, y)]));
    (0..y).for_each(|left| option(&[(x, left)]));
    (1..=x.min(y)).for_each(|amount| option(&[(x - amount, y - amount)]));
}

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

/// The position, the part that is not lower, and what the error says.
fn refused(rule: &impl Rule, len: usize) -> (usize, usize, String) {
    match evaluate(rule, len).unwrap_err() {
        EvaluateError::NotLower { position, part, message } => (position, part, message),
        error => panic!("{error}"),
    }
}

#[test]
fn a_cell_that_is_not_lower_or_outside_is_refused_by_its_coordinates() {
    let to = |x, y| GridRule::new(5, 4, move |_, _, option: Pairs| option(&[(0, 0), (x, y)]));
    let (position, part, message) = refused(&to(3, 2), 1);
    // The origin itself is not lower than the origin.
    assert_eq!((position, part), (0, 0));
    assert_eq!(
        message,
        "(0, 0) has an option with part (0, 0), which is not lower: a move lowers x, or keeps x and lowers y"
    );
    let upwards = GridRule::new(5, 4, |x, y, option: Pairs| {
        if (x, y) == (2, 1) {
            option(&[(0, 3), (3, 0)])
        }
    });
    let (position, part, message) = refused(&upwards, 20);
    assert_eq!((position, part), (9, 12));
    assert_eq!(
        message,
        "(2, 1) has an option with part (3, 0), which is not lower: a move lowers x, or keeps x and lowers y"
    );
    // Not taken for (1, 0), which has the same number.
    let outside = GridRule::new(5, 4, |x, _, option| {
        if x == 2 {
            option(&[(0, 4)])
        }
    });
    let (position, part, message) = refused(&outside, 20);
    assert_eq!((position, part), (8, usize::MAX));
    assert_eq!(message, "(2, 0) has an option with part (0, 4), which is outside of the 5 x 4 grid");
    assert_eq!((outside.pair(19), outside.pair(20)), (Some((4, 3)), None));
    assert_eq!((outside.position(5, 0), outside.position(0, 4)), (None, None));
    assert!(GridRule::new(5, 0, wythoff).is_empty());
}

#[test]
fn a_rule_says_how_many_positions_it_has_and_no_more_are_evaluated() {
    let grid = GridRule::new(10, 10, wythoff);
    assert_eq!(grid.positions(), Some(100));
    assert_eq!((&grid as &dyn Rule).positions(), Some(100));
    let error = evaluate(&&grid, 144).unwrap_err();
    assert_eq!(error, EvaluateError::TooLong { len: 144, positions: 100 });
    assert_eq!(error.to_string(), "144 positions were asked for, but the rule has 100");
    assert_eq!(format!("{error:?}"), error.to_string());
    let bits = BitRule::new(3, |_, _| ()).unwrap();
    assert_eq!(evaluate(&bits, 9), Err(EvaluateError::TooLong { len: 9, positions: 8 }));
    assert_eq!(evaluate(&bits, 8).unwrap().len(), 8);
    assert_eq!(rule::from_fn(|_, _| ()).positions(), None);
}

#[test]
fn more_than_there_is_memory_or_numbers_for_is_an_error() {
    let heaps = rule::from_fn(|_, _| ());
    assert_eq!(evaluate(&heaps, usize::MAX), Err(EvaluateError::OutOfMemory { len: usize::MAX }));
    // The numbers of pairs end with those of usize.
    let grid = GridRule::new(usize::MAX, usize::MAX, wythoff);
    assert_eq!((grid.width(), grid.height(), grid.len()), (1, usize::MAX, usize::MAX));
    assert_eq!((grid.position(0, 5), grid.position(1, 0)), (Some(5), None));
    assert!(matches!(evaluate(&grid, grid.len()), Err(EvaluateError::OutOfMemory { .. })));
}

/// Options of no, one, two, and many parts are handed on alike.
#[test]
fn options_of_any_number_of_parts_keep_their_parts() {
    let count = |x: usize, _: usize, option: Pairs| option(&(0..x).map(|part| (part, 1)).collect::<Vec<_>>());
    let grid = GridRule::new(7, 3, count);
    for x in 0..7 {
        let mut found = Vec::new();
        grid.options(3 * x + 2, &mut |parts| found.push(parts.to_vec()));
        assert_eq!(found, [(0..x).map(|part| 3 * part + 1).collect::<Vec<_>>()]);
    }
}

#[test]
fn states_of_bits_are_checked_too() {
    // Turn any run of coins, the leftmost from heads to tails: Ruler, whose coin n (from 1) is the largest power of two
    // that divides n (Berlekamp, Conway and Guy, Winning Ways, chapter 14).
    let ruler = BitRule::new(10, |state: u32, option| {
        for left in (0..10).filter(|left| state >> left & 1 == 1) {
            for right in 0..=left {
                option(&[state ^ ((2 << left) - (1 << right))]);
            }
        }
    })
    .unwrap();
    let nimbers = evaluate(&ruler, ruler.len()).unwrap();
    assert_eq!(nimbers.len(), 1024);
    for state in 0..1024_u64 {
        let coins = (1..=10).filter(|coin| state >> (coin - 1) & 1 == 1);
        let expected: Nimber = coins.map(|coin: u64| Nimber::new(1 << coin.trailing_zeros())).sum();
        assert_eq!(nimbers[state as usize], expected);
    }

    let upwards = BitRule::new(3, |state, option| {
        if state == 2 {
            option(&[1, 4])
        }
    })
    .unwrap();
    assert_eq!(
        refused(&upwards, upwards.len()),
        (2, 4, "state 010 has an option with part 100, which is not lower".to_owned())
    );
    let error = BitRule::new(MAX_BITS + 1, |_, _| ()).unwrap_err();
    assert_eq!(error.to_string(), "27 bits make too many states; at most 26 are allowed");
    assert_eq!(BitRule::new(MAX_BITS, |_, _| ()).unwrap().len(), 1 << 26);
}

/// Of no prefix of at least so many of these values a period is observed.
fn shows_nothing(what: &str, nimbers: &[Nimber], least: usize) {
    for len in least..=nimbers.len() {
        assert_eq!(ObservedPeriod::find(&nimbers[..len]), None, "{what}, {len} values");
    }
}

#[test]
fn what_looks_periodic_for_a_while_is_not_observed() {
    // Grossman and Nowakowski, A ruler regularity in hexadecimal games: never periodic. G(171) breaks period 52.
    let ruler: HexCode = "0.2048".parse().unwrap();
    let nimbers = evaluate(&ruler, 180).unwrap();
    let repeats = |n: usize| nimbers[n + 52].get() == nimbers[n].get() + 16;
    assert!((42..119).all(repeats) && !repeats(119));
    assert_eq!(nimbers[171], Nimber::new(18));
    shows_nothing("0.2048", &nimbers, 100);

    let bit_lengths: Vec<Nimber> =
        (0..128_u32).map(|n| Nimber::from(u32::BITS - n.leading_zeros())).collect();
    shows_nothing("bit lengths", &bit_lengths, 0);
    // Runs that grow by a factor, to the end of one and inside of one.
    for factor in [3, 4] {
        let runs =
            (0..5_u32).flat_map(|run| (0..usize::pow(factor, run)).map(move |_| Nimber::from(run * run)));
        shows_nothing("runs", &runs.collect::<Vec<_>>(), 0);
    }
    // A constant tail behind more values than a third of it.
    let tail = (0..20_u64).map(|n| n * n % 17).chain((0..59).map(|_| 3));
    shows_nothing("a constant tail", &tail.map(Nimber::new).collect::<Vec<_>>(), 0);
    // Too few values of Kayles: 0, 1, 2 show growth by 1 in each heap, which is not the game's.
    assert_eq!(ObservedPeriod::find(&OctalCode::kayles().nimbers(3)), None);
}

#[test]
fn true_periods_are_observed_from_sensible_lengths_on() {
    let kayles = OctalCode::kayles().nimbers(160);
    let found = |nimbers: &[Nimber]| {
        ObservedPeriod::find(nimbers).map(|found| (found.preperiod(), found.period(), found.saltus()))
    };
    assert_eq!(found(&kayles), Some((71, 12, 0)));
    let evidence = ObservedPeriod::find(&kayles).unwrap().evidence();
    // G(n + 12) = G(n) for 71 <= n <= 147, and 89 values make seven periods.
    assert_eq!((evidence.agreements, evidence.occurrences), (77, 7));
    assert!(evidence.bits >= 2 * 77);
    let nim: Vec<Nimber> = (0..11).map(Nimber::new).collect();
    assert_eq!(found(&nim), Some((0, 1, 1)));
    let lost = [Nimber::ZERO; 31];
    assert_eq!(found(&lost), Some((0, 1, 0)));
    assert_eq!(found(&SubtractionSet::new([1, 3, 4]).unwrap().nimbers(22)), Some((0, 7, 0)));
}
