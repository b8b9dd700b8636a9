//! What a rule is asked, how its positions are numbered, and what is refused.

use grundy_core::rule::{self, BitRule, GridRule, MAX_BITS};
use grundy_core::{EvaluateError, Nimber, Rule, evaluate};

/// What a closure on pairs calls for each option.
pub type Pairs<'a> = &'a mut dyn FnMut(&[(usize, usize)]);

/// Wythoff's game: lower one heap, or both by the same amount.
pub fn wythoff(x: usize, y: usize, option: Pairs) {
    (0..x).for_each(|left| option(&[(left, y)]));
    (0..y).for_each(|left| option(&[(x, left)]));
    (1..=x.min(y)).for_each(|amount| option(&[(x - amount, y - amount)]));
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
