//! Periods that are observed, and what is not taken for one.

use grundy_core::heap::{HeapGame, HexCode, ObservedPeriod, OctalCode, SubtractionSet};
use grundy_core::{Nimber, evaluate};
use proptest::prelude::*;

proptest! {
    #[test]
    fn an_observed_period_fits_what_was_observed(
        head in prop::collection::vec(0_u64..4, 0..6),
        cycle in prop::collection::vec(0_u64..4, 1..6),
        saltus in 0_u64..3,
    ) {
        let repeated = (0..40).flat_map(|round| cycle.iter().map(move |value| value + round * saltus));
        let nimbers: Vec<Nimber> = head.iter().copied().chain(repeated).map(Nimber::new).collect();
        let observed = ObservedPeriod::find(&nimbers);
        if saltus == 0 && cycle.iter().all(|value| *value == cycle[0]) {
            // A constant explains as much.
            prop_assert_eq!(observed, None);
            return Ok(());
        }
        let observed = observed.unwrap();
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
    shows_nothing("0.2048", &nimbers, 0);

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
    // A long one, and nothing else: a constant says nothing.
    let tail = [3, 1, 4].into_iter().chain([1; 10_000]).map(Nimber::new);
    assert_eq!(ObservedPeriod::find(&tail.collect::<Vec<_>>()), None);
    assert_eq!(ObservedPeriod::find(&[Nimber::ZERO; 10_000]), None);
    // Growth by half of all numbers is no fall by as much.
    let swings: Vec<Nimber> = (0..200).map(|n| Nimber::new(((n % 2) << 63) | (n / 2))).collect();
    let saltus = ObservedPeriod::find(&swings).map(|found| (found.period(), found.saltus()));
    assert_eq!(saltus, Some((2, 1)));
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
    // Four times in full, and not before.
    let set = SubtractionSet::new([1, 3, 4]).unwrap();
    assert_eq!(found(&set.nimbers(28)), Some((0, 7, 0)));
    assert_eq!(found(&set.nimbers(27)), None);
}
