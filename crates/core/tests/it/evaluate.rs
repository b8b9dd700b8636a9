//! Evaluation against published values.

use grundy_core::{EvaluateError, Nimber, Rule, evaluate};
use grundy_testkit::published::terms;

/// A rule given as a closure from a position to all of its options.
struct Options<F>(F);

impl<F: Fn(usize) -> Vec<Vec<usize>>> Rule for Options<F> {
    fn options(&self, position: usize, option: &mut dyn FnMut(&[usize])) {
        (self.0)(position).iter().for_each(|parts| option(parts));
    }
}

#[test]
fn grundys_game_is_oeis_a002188() {
    // Split a heap into two different ones.
    let published = terms("A002188");
    let grundy =
        Options(|heap: usize| (1..heap.div_ceil(2)).map(|small| vec![small, heap - small]).collect());
    let nimbers = evaluate(&grundy, published.len()).unwrap();
    assert!(nimbers.into_iter().map(Nimber::get).eq(published));
}

#[test]
fn nim_heaps_are_their_sizes_past_the_first_word() {
    let nim = Options(|heap: usize| (0..heap).map(|left| vec![left]).collect());
    let nimbers = evaluate(&nim, 1000).unwrap();
    assert!(nimbers.into_iter().eq((0..1000).map(Nimber::new)));
}

#[test]
fn an_option_that_is_not_lower_is_named() {
    let broken = Options(|n: usize| if n == 7 { vec![vec![3], vec![6, 9], vec![8]] } else { vec![] });
    let error = evaluate(&broken, 10).unwrap_err();
    assert!(matches!(error, EvaluateError::NotLower { position: 7, part: 9, .. }));
    assert_eq!(error.to_string(), "position 7 has an option with part 9, which is not lower than 7");
    assert!(evaluate(&broken, 7).is_ok());
    let itself = Options(|n: usize| vec![vec![n]]);
    assert!(matches!(evaluate(&itself, 1), Err(EvaluateError::NotLower { position: 0, part: 0, .. })));
}
