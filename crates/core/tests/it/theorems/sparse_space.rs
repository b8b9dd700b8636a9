//! Plain periods by a division of the values.

use grundy_core::heap::{CertificateError, Claim, HexCode, SparseSpace, Theorem};
use grundy_testkit::{SplitMix64, plain, published};

use super::{digits_of, hex, octal, random_digits};

/// The proof of a period by a mask, with the least depth that does, from plain values.
fn space(
    code: &HexCode,
    mask: u64,
    alternating: Option<u8>,
    preperiod: u64,
    period: u64,
    values: &[u16],
) -> SparseSpace {
    let shape = SparseSpace::new(code.last_place() as u64, 0, mask, alternating, Vec::new(), 0);
    let heaps = (0_u64..).zip(values).skip(1).map(|(heap, &value)| (heap, u64::from(value)));
    let rare: Vec<_> = heaps.filter(|&(heap, value)| shape.is_rare(value, heap)).collect();
    let start = preperiod.max(rare.last().map_or(0, |&(heap, _)| heap) + 1);
    let mut space = SparseSpace::new(shape.last, start, mask, alternating, rare, 0);
    let value_at = |heap: u64| u64::from(values[heap as usize]);
    // The smallest part of a split of a heap with this value, and none where one heap has it.
    let shows = |heap: u64, value: u64| {
        let left = || (0..=code.last_place()).map(|place| (heap - place as u64, code.digit(place)));
        if left().any(|(left, digit)| digit & 2 != 0 && value_at(left) == value) {
            return Some(0);
        }
        let splits = |part: u64| {
            left().any(|(left, digit)| {
                digit & 4 != 0 && part < left && value_at(part) ^ value_at(left - part) == value
            })
        };
        (1..heap).find(|&part| splits(part))
    };
    // A larger depth moves the heaps that condition 3 is about.
    loop {
        let from = space.start + space.window();
        let Some(heaps) = values.get(..(from + period) as usize).map(|_| from..from + period) else {
            return space;
        };
        let rare = heaps.flat_map(|heap| (0..value_at(heap)).map(move |value| (heap, value)));
        let rare = rare.filter(|&(heap, value)| shape.is_rare(value, heap));
        let depth = rare.map(|(heap, value)| shows(heap, value).unwrap_or(u64::MAX / 4)).max().unwrap_or(0);
        if depth <= space.depth {
            return space;
        }
        space.depth = depth;
    }
}

fn claim(preperiod: u64, period: u64, space: SparseSpace) -> Claim {
    Claim::new(preperiod, period, Theorem::SparseSpace(Box::new(space)))
}

#[test]
fn published_periods_are_proved_by_fewer_values() {
    for (code, mask, rare, last_rare) in
        [("0.45", 0xf, 11, 198), ("0.156", 0x1b, 15, 357), ("0.356", 0x1b, 7, 43), ("0.644", 0x7e, 31, 511)]
    {
        let known = published::periods().into_iter().find(|known| *known.game == code[1..]).unwrap();
        let (preperiod, period) = (known.preperiod, known.period);
        let game = hex(code);
        let len = (preperiod + 2 * period + 2 * last_rare + 2000) as usize;
        let values = plain::code(&digits_of(&game), len);
        let space = space(&game, mask, None, preperiod, period, &values);
        // The list counts heap 0, which is no part of a split.
        assert_eq!((space.rare.len() + 1, space.last_rare()), (rare, last_rare), "{code}");
        let claim = claim(preperiod, period, space.clone());
        let proved = claim.verify(&octal(code)).unwrap_or_else(|error| panic!("{code}: {error}"));
        assert_eq!(proved.certificate().claim(), claim);
        let needed = space.needed(period);
        assert!(needed < 2 * (preperiod + period) + 4, "{code}");
        if code == "0.45" {
            // 1039 by the theorem of Guy and Smith.
            assert_eq!(needed, 718);
            assert_eq!(
                proved.certificate().to_string(),
                format!(
                    "G(n + 20) = G(n) for every n >= 498, because it holds for 498 <= n <= 697 and the sparse space of \
                     mask 0xf, with 10 rare heaps up to 198 and rare values by splits with a part of at most {}, proves \
                     it for moves that remove at most 2 objects",
                    space.depth
                )
            );
        }
    }
}

#[test]
fn every_number_of_the_proof_counts() {
    let game = octal("0.45");
    let values = plain::code(&[0, 4, 5], 2000);
    let right = space(&hex("0.45"), 0xf, None, 498, 20, &values);
    let verify = |change: &dyn Fn(&mut SparseSpace)| {
        let mut space = right.clone();
        change(&mut space);
        claim(498, 20, space).verify(&game).map(drop)
    };
    let conditions = |result| matches!(result, Err(CertificateError::Conditions { .. }));
    assert_eq!(verify(&|_| ()), Ok(()));
    assert_eq!(verify(&|space| space.start += 30), Ok(()));
    assert_eq!(verify(&|space| space.depth += 300), Ok(()));
    assert!(conditions(verify(&|space| space.depth -= 1)));
    assert!(conditions(verify(&|space| space.mask = 0)));
    for mask in (0..16).filter(|mask| *mask != 0xf) {
        assert!(conditions(verify(&|space| space.mask = mask)), "{mask}");
    }
    for rare in 0..10 {
        assert!(
            conditions(verify(&|space| {
                space.rare.remove(rare);
            })),
            "{rare}"
        );
        assert!(conditions(verify(&|space| space.rare[rare].0 += 1)), "{rare}");
        assert!(conditions(verify(&|space| space.rare[rare].1 ^= 3)), "{rare}");
    }
    assert!(conditions(verify(&|space| space.start = 497)));
    assert!(conditions(verify(&|space| space.alternating = Some(0))));
    assert!(matches!(verify(&|space| space.last = 1), Err(CertificateError::Theorem { .. })));
    let early = claim(497, 20, right.clone()).verify(&game);
    assert!(matches!(early, Err(CertificateError::Differ { heap: 497, other: 517, .. })));
    for period in (1..60).filter(|period| period % 20 != 0) {
        let refused = claim(498, period, right.clone()).verify(&game);
        assert!(matches!(refused, Err(CertificateError::Differ { .. })), "{period}");
    }
    assert!(matches!(
        claim(498, 20, right.clone()).with_saltus(1).verify(&game),
        Err(CertificateError::Saltus { .. })
    ));
    assert!(claim(498, 20, right).verify(&octal("0.77")).is_err());
}

#[test]
fn what_is_proved_goes_on_and_what_breaks_is_refused() {
    let mut random = SplitMix64(61);
    let (mut proved, mut refused) = (0, 0);
    for _ in 0..300 {
        let code = HexCode::from_digits(random_digits(&mut random, 8, 4)).unwrap();
        let values = plain::code(&digits_of(&code), 1200);
        let splits: Vec<usize> =
            (0..=code.last_place()).filter(|&place| code.digit(place) & 4 != 0).collect();
        let alternating = splits
            .iter()
            .all(|place| place % 2 == splits[0] % 2)
            .then(|| splits.first().map(|place| (place % 2) as u8))
            .flatten();
        for (mask, kind) in (1..32).flat_map(|mask| [(mask, None), (mask, alternating)]) {
            let shape = SparseSpace::new(0, 0, mask, kind, Vec::new(), 0);
            let mut rare = (1..400).filter(|&heap| shape.is_rare(values[heap as usize].into(), heap));
            if rare.clone().count() > 12 || rare.next_back().unwrap_or(0) > 100 {
                continue;
            }
            for period in 1..40 {
                let equal = |n: &u64| values[*n as usize] == values[(n + period) as usize];
                let held = (0..350).rev().take_while(equal).count() as u64;
                let space = space(&code, mask, kind, 350 - held, period, &values[..400]);
                if space.start + period + space.window() > 400 || held < 20 {
                    continue;
                }
                // As all of the shown values say, by as few as there may be.
                let goes_on = (350..1150).all(|n| equal(&n));
                match claim(350 - held, period, space).verify(&code) {
                    Ok(_) => {
                        assert!(goes_on, "{code}, {period}");
                        proved += 1;
                    }
                    Err(_) => refused += usize::from(!goes_on),
                }
            }
        }
    }
    assert!(proved > 100, "{proved}, {refused}");
}
