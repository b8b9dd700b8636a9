//! What is said of the periods of games on heaps.

use grundy_analysis::games::{self, names};
use grundy_analysis::sequence::{Sequence, sequence};
use grundy_testkit::{SplitMix64, plain};

fn listed(game: &str, count: u64) -> Sequence {
    let game = games::find(game).expect("it is a game");
    sequence(&game, count, false, None, &|_, _| {}).expect("the values are known")
}

#[test]
fn random_sets_show_no_false_period() {
    let mut random = SplitMix64(300);
    let mut proved = 0;
    for _ in 0..300 {
        let mut amounts: Vec<u64> = (0..2 + random.below(7)).map(|_| 1 + random.below(60)).collect();
        amounts.sort_unstable();
        amounts.dedup();
        let code: Vec<String> = amounts.iter().map(u64::to_string).collect();
        let sequence = listed(&code.join(","), 100);
        let values = plain::subtraction(&amounts, 5000);
        assert_eq!(sequence.values, values[..100], "{amounts:?}");
        if let Some(observed) = &sequence.observed {
            let (from, period) = (observed.preperiod as usize, observed.period as usize);
            let holds = (from..5000 - period).all(|n| values[n + period] == values[n]);
            assert!(holds, "{amounts:?}: period {period} from {from}");
        }
        if let Some(period) = sequence.proved {
            proved += 1;
            let (from, period) = (period.preperiod as usize, period.period as usize);
            for n in from..5000_usize.saturating_sub(period) {
                assert_eq!(values[n + period], values[n], "{amounts:?} at {n}");
            }
        }
    }
    assert!(proved > 250, "{proved}");
}

#[test]
fn a_period_that_breaks_is_not_observed() {
    // 0.2048 seems to have period 52 with saltus 16, which G(171) = 18 breaks.
    for count in 147..=171 {
        let sequence = listed("0.2048", count);
        assert!(sequence.observed.is_none() && sequence.proved.is_none(), "{count}");
    }
}

#[test]
fn closed_forms_are_certificates() {
    for (game, period, saltus) in [("nim", 1, 1), ("lasker", 4, 4), ("powers-of-two", 3, 0), ("bash:5", 6, 0)]
    {
        let form = games::find(game).and_then(|game| game.heaps()).expect("on heaps").closed_form();
        let certificate = form.expect("it has one").values.certificate().clone();
        assert_eq!((certificate.period(), certificate.saltus()), (period, saltus), "{game}");
    }
}

#[test]
fn sets_print_as_ranges_that_read_back() {
    for (written, code) in
        [("1000-3000", "1000-3000"), ("{1,2,3,7}", "1-3,7"), ("all-but:2,3,4", "all-but:2-4")]
    {
        let game = games::find(written).and_then(|game| game.heaps()).expect("it is a game");
        assert_eq!(game.code(), code);
        assert_eq!(games::find(code).and_then(|game| game.heaps()).expect("it reads back").code(), code);
    }
}

#[test]
fn every_name_finds_its_game() {
    for name in names() {
        let game = match name {
            "bachet" | "bash" => format!("{name}:3"),
            "all-but" => format!("{name}:2"),
            _ => name.to_owned(),
        };
        assert!(games::find(&game).is_ok(), "{game}");
        assert!(games::find(&game.to_uppercase()).is_ok(), "{game}");
    }
}
