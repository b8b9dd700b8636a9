//! Arithmetic periods of hexadecimal codes.

use grundy_core::heap::{CertificateError, Claim, Families, HeapGame, HexCode, Theorem};
use grundy_testkit::{SplitMix64, plain};

use super::{agrees, digits_of, hex, numbers, random_digits};

#[test]
fn kenyons_game_and_its_like_are_proved() {
    // The heap from which the types are large, the period and the saltus.
    let games = [
        ("0.3F", 1, 6, 3),
        ("0.8", 1, 3, 1),
        ("0.88", 1, 3, 1),
        ("0.08", 1, 4, 1),
        ("0.0F", 1, 2, 1),
        ("0.03F", 1, 2, 1),
        ("0.BF", 4, 1, 1),
        ("0.EF", 1, 1, 1),
        // By nim-sums of two parts below the power of two in the saltus.
        ("0.CF", 3, 3, 2),
        ("0.8B", 7, 7, 4),
        ("0.8F", 7, 7, 4),
        ("0.F8", 7, 6, 4),
        // By twice and four times as many residues.
        ("8.B", 3, 1, 1),
        ("0.1A", 4, 2, 1),
    ];
    for (code, start, period, saltus) in games {
        let game = hex(code);
        let proved = (&game).into_values(200).certify_arithmetic().unwrap_or_else(|_| panic!("{code}"));
        let (preperiod, found_period, found_saltus) = numbers(&proved);
        assert_eq!((found_period, found_saltus), (period, saltus), "{code}");
        let Theorem::Families(families) = *proved.certificate().theorem() else { panic!("{code}") };
        assert_eq!(families.start, start, "{code}");
        assert!(preperiod <= start && families.values <= 54, "{code}: {}", proved.certificate());
        agrees(code, &proved, plain::code(&digits_of(&game), 300).into_iter().map(u64::from));
        assert_eq!(proved.certificate().claim().verify(&game).unwrap(), proved, "{code}");
    }
    let text = hex("0.3F").into_values(200).certify_arithmetic().unwrap().certificate().to_string();
    assert_eq!(
        text,
        "G(n + 6) = G(n) + 3 for every n >= 0, because it holds for 0 <= n <= 9 and the families of options of a \
         hexadecimal code with its last digit at place 2, by 6 residues from heap 1 on and 16 heaps evaluated, prove it"
    );
}

#[test]
fn the_ruler_game_is_never_proved() {
    // Grossman and Nowakowski, A ruler regularity in hexadecimal games. G(171) = 18 ends what looks like period 52 and
    // saltus 16.
    let ruler = hex("0.2048");
    for limit in (100..200).chain([1000]) {
        let values = (&ruler).into_values(limit).certify_arithmetic().unwrap_err();
        assert_eq!(values.known_len(), limit as u64);
    }
    let claim = |multiple: u64, values: u64| {
        let theorem = Theorem::Families(Families::new(4, 42, 52 * multiple, values));
        Claim::new(42, 52, theorem).with_saltus(16).verify(&ruler)
    };
    for values in 94..=171 {
        assert!(matches!(claim(1, values), Err(CertificateError::Conditions { .. })), "{values}");
        assert!(matches!(claim(2, values), Err(CertificateError::Conditions { .. })), "{values}");
    }
    assert!(matches!(claim(1, 172), Err(CertificateError::Differ { heap: 119, other: 171, .. })));
}

#[test]
fn what_is_proved_goes_on() {
    let mut random = SplitMix64(51);
    let mut proved = 0;
    let mut looked = 0;
    for _ in 0..400 {
        let code = HexCode::from_digits(random_digits(&mut random, 16, 3)).unwrap();
        let plain = plain::code(&digits_of(&code), 220);
        // As few values as possible are the hardest to be right by.
        for limit in [8, 12, 17, 25, 40, 80] {
            if let Ok(found) = (&code).into_values(limit).certify_arithmetic() {
                agrees(&code.to_string(), &found, plain.iter().copied().map(u64::from));
                proved += usize::from(found.certificate().saltus() > 0);
                break;
            }
        }
        // Whatever holds for a while and breaks is refused.
        for (start, period) in (1..20).flat_map(|start| (1..20).map(move |period| (start, period))) {
            let grown = |n: usize| i64::from(plain[n + period]) - i64::from(plain[n]);
            let held = (start..220 - period).take_while(|&n| grown(n) == grown(start)).count();
            if grown(start) > 0 && held >= 2 * start && held < 200 - start - period {
                looked += 1;
                for values in [start + period + held, start + period + held / 2] {
                    let families =
                        Families::new(code.last_place() as u64, start as u64, period as u64, values as u64);
                    let claim = Claim::new(start as u64, period as u64, Theorem::Families(families))
                        .with_saltus(grown(start) as u64);
                    assert!(claim.verify(&code).is_err(), "{code}: {claim:?}");
                }
            }
        }
    }
    assert!(proved > 60 && looked > 1000, "{proved}, {looked}");
}

#[test]
fn every_number_of_the_proof_counts() {
    let kenyon = hex("0.3F");
    let verify = |preperiod, period, saltus, last, start, residues, values| {
        let theorem = Theorem::Families(Families::new(last, start, residues, values));
        Claim::new(preperiod, period, theorem).with_saltus(saltus).verify(&kenyon).map(drop)
    };
    assert_eq!(verify(0, 6, 3, 2, 1, 6, 12), Ok(()));
    assert_eq!(verify(1, 12, 6, 2, 2, 12, 40), Ok(()));
    let conditions = |result| matches!(result, Err(CertificateError::Conditions { .. }));
    assert!(conditions(verify(0, 6, 3, 2, 1, 6, 11)));
    assert!(conditions(verify(0, 6, 3, 2, 0, 6, 12)));
    assert!(conditions(verify(2, 6, 3, 2, 1, 6, 12)));
    assert!(conditions(verify(0, 6, 3, 2, 1, 9, 40)));
    assert!(conditions(verify(0, 6, 3, 2, 1, 0, 40)));
    assert!(conditions(verify(0, 6, 3, 2, u64::MAX, 6, 40)));
    assert!(matches!(verify(0, 6, 3, 1, 1, 6, 12), Err(CertificateError::Theorem { .. })));
    assert!(matches!(verify(0, 6, 2, 2, 1, 6, 12), Err(CertificateError::Differ { .. })));
    assert!(matches!(verify(0, 5, 3, 2, 1, 5, 12), Err(CertificateError::Differ { .. })));
    assert!(matches!(verify(0, 0, 3, 2, 1, 6, 12), Err(CertificateError::ZeroPeriod)));
    assert!(verify(0, 6, 0, 2, 1, 6, 12).is_err());
    assert!(verify(u64::MAX, 6, 3, 2, 1, 6, 12).is_err());
    assert!(verify(0, u64::MAX, 3, 2, 1, u64::MAX, 12).is_err());
    // Not for a code that leaves two heaps.
    let theorem = Theorem::Families(Families::new(2, 71, 12, 200));
    assert!(Claim::new(71, 12, theorem).with_saltus(1).verify(&hex("0.77")).is_err());
}
