//! The search in constant memory: published periods are found, wrong claims refused, and a saved search goes on alike.

use grundy_core::heap::{Claim, RestoreError, SparseError, SparsePeriod, SparseSearch, SparseSpace, Theorem};
use grundy_testkit::published;

use super::octal;

fn finish(mut search: SparseSearch) -> Result<SparsePeriod, SparseError> {
    loop {
        if let Some(proved) = search.advance(search.known() + (1 << 16))? {
            return Ok(proved);
        }
    }
}

#[test]
fn published_periods_are_found_and_verified() {
    for code in ["0.45", "0.156", "0.356", "0.644", "0.16"] {
        let known = published::periods().into_iter().find(|known| *known.game == code[1..]).unwrap();
        let game = octal(code);
        let proved = finish(SparseSearch::new(&game).unwrap()).unwrap();
        assert_eq!((proved.preperiod, proved.period), (known.preperiod, known.period), "{code}");
        assert!(proved.is_least, "{code}");
        if code == "0.16" {
            // So many values take a verifier by the definition too long.
            continue;
        }
        // By another evaluation, and all conditions of the theorem.
        let rare = proved.rare.iter().map(|&(heap, value)| (heap, value.into())).collect();
        let mask = proved.mask.into();
        let last = game.last_place() as u64;
        let space = SparseSpace::new(last, proved.start, mask, proved.alternating, rare, proved.depth);
        let claim = Claim::new(proved.preperiod, proved.period, Theorem::SparseSpace(Box::new(space)));
        claim.verify(&game).unwrap_or_else(|error| panic!("{code}: {error}"));
    }
}

#[test]
fn claims_are_proved_or_refused() {
    let game = octal("0.156");
    let prove = |preperiod, period| finish(SparseSearch::for_claim(&game, preperiod, period)?);
    let right = prove(3479, 349).unwrap();
    assert!(right.is_least);
    // What holds as well, and is not the least.
    for (preperiod, period) in [(3480, 349), (100_000, 349), (3479, 2 * 349)] {
        let proved = prove(preperiod, period).unwrap();
        assert!(!proved.is_least, "{preperiod}, {period}");
    }
    assert_eq!(prove(3478, 349), Err(SparseError::Refused { heap: 3478 }));
    for period in [1, 348, 350, 349 * 2 + 1] {
        assert!(matches!(prove(3479, period), Err(SparseError::Refused { .. })), "{period}");
    }
    assert!(matches!(prove(3479, 0), Err(SparseError::Refused { .. })));
}

#[test]
fn a_saved_search_goes_on_alike() {
    let game = octal("0.16");
    let mut search = SparseSearch::new(&game).unwrap();
    let mut saved = vec![search.save()];
    while search.known() < 200_000 {
        assert_eq!(search.advance(search.known() + 50_000).unwrap(), None);
        saved.push(search.save());
    }
    let expected = finish(search).unwrap();
    for bytes in &saved {
        assert_eq!(finish(SparseSearch::restore(bytes).unwrap()).unwrap(), expected);
    }
    let bytes = saved.last().unwrap();
    assert!(matches!(SparseSearch::restore(&[]), Err(RestoreError::Damaged)));
    assert!(matches!(SparseSearch::restore(&bytes[1..]), Err(RestoreError::Damaged)));
    for at in (0..bytes.len()).step_by(bytes.len() / 97) {
        let mut damaged = bytes.clone();
        damaged[at] ^= 0x10;
        assert!(matches!(SparseSearch::restore(&damaged), Err(RestoreError::Damaged)), "{at}");
    }
}

#[test]
fn a_game_with_too_many_rare_heaps_is_left_to_others() {
    // 1584 of them are known (Grossman).
    assert_eq!(SparseSearch::new(&octal("0.6")).err(), Some(SparseError::NoSpace));
}
