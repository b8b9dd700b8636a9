//! Plain periods of codes, for one heap, two and three.

use grundy_core::heap::{HeapGame, HexCode, Theorem};
use grundy_testkit::{SplitMix64, plain};

use super::{agrees, digits_of, hex, numbers, octal, random_digits};

#[test]
fn hexadecimal_codes_have_proved_plain_periods() {
    for (code, preperiod, period) in [("0.F", 0, 2), ("0.33F", 0, 4)] {
        let game = hex(code);
        let proved = game.certify(1000).unwrap_or_else(|| panic!("{code}")).into();
        assert_eq!(numbers(&proved), (preperiod, period, 0), "{code}");
        agrees(code, &proved, plain::code(&digits_of(&game), 300).into_iter().map(u64::from));
    }
    let text = hex("0.F").certify(1000).unwrap().certificate().to_string();
    assert_eq!(
        text,
        "G(n + 2) = G(n) for every n >= 0, because it holds for 0 <= n <= 5 and the theorem of Guy and Smith (1956) \
         proves it for a hexadecimal code with its last digit at place 1"
    );
}

#[test]
fn a_code_that_splits_less_needs_fewer_values() {
    // h·(n0 + p) + k + 1 of them.
    for (code, heaps, last) in
        [("0.33", 1, 2), ("0.77", 2, 2), ("0.33F", 3, 3), ("0.101", 1, 3), ("4.2", 2, 1)]
    {
        let theorem = hex(code).theorem().unwrap();
        assert_eq!(theorem, Theorem::GuySmith { heaps, last }, "{code}");
        assert_eq!(theorem.needed(10, 7), heaps * 17 + last + 1);
    }
    assert_eq!(octal("0.33").theorem(), hex("0.33").theorem());
    // 0, 1, 2 from the start on.
    assert!(octal("0.33").certify(5).is_none());
    assert_eq!(octal("0.33").certify(6).unwrap().certificate().period(), 3);
}

/// For all n0 and p: where G(n + p) = G(n) holds from n0 on for as long as the theorem asks, it goes on.
fn never_breaks_late(code: &HexCode, len: usize, periods: usize) -> usize {
    let values = plain::code(&digits_of(code), len);
    let theorem = code.theorem().unwrap();
    let mut refused = 0;
    for period in 1..=periods {
        let mut start = 0;
        for heap in 0..len - period {
            if values[heap] == values[heap + period] {
                continue;
            }
            if start < heap {
                // It held from `start` on, and broke here.
                let needed = theorem.needed(start as u64, period as u64);
                assert!(needed > (heap + period) as u64, "{code}: {start}, {period}, {heap}");
                refused += usize::from(heap - start > 20);
            }
            start = heap + 1;
        }
    }
    refused
}

#[test]
fn what_breaks_is_refused_by_every_window_before() {
    let mut random = SplitMix64(31);
    let mut long = 0;
    for _ in 0..300 {
        let code = HexCode::from_digits(random_digits(&mut random, 8, 4)).unwrap();
        long += never_breaks_late(&code, 1000, 200);
    }
    for _ in 0..60 {
        let code = HexCode::from_digits(random_digits(&mut random, 16, 3)).unwrap();
        long += never_breaks_late(&code, 120, 50);
    }
    // There were such that held for long.
    assert!(long > 200, "{long}");
}

#[test]
fn what_is_proved_goes_on() {
    let mut random = SplitMix64(32);
    let mut proved = 0;
    for _ in 0..300 {
        let code = HexCode::from_digits(random_digits(&mut random, 8, 4)).unwrap();
        if let Some(periodic) = code.certify(400) {
            proved += 1;
            let certificate = periodic.certificate().clone();
            let needed = certificate.theorem().needed(certificate.preperiod(), certificate.period());
            assert!(needed <= 400 && code.certify(needed as usize - 1).is_none(), "{code}");
            assert_eq!(certificate.claim().verify(&code).unwrap(), periodic.clone().into());
            let plain = plain::code(&digits_of(&code), 2000);
            agrees(&code.to_string(), &periodic.into(), plain.into_iter().map(u64::from));
        }
    }
    for _ in 0..200 {
        let code = HexCode::from_digits(random_digits(&mut random, 16, 3)).unwrap();
        if let Some(periodic) = code.certify(100) {
            proved += 1;
            let plain = plain::code(&digits_of(&code), 250);
            agrees(&code.to_string(), &periodic.into(), plain.into_iter().map(u64::from));
        }
    }
    assert!(proved > 100, "{proved}");
}
