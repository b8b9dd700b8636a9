//! Tables of games with a proved period: what they answer, what they store, and when they are refused.

use grundy_bake::{ErrorKind, TableBuilder};
use grundy_core::heap::{HeapGame, OctalCode, SubtractionSet};
use grundy_core::{Nimber, evaluate};
use proptest::prelude::*;

use crate::folder::Folder;

fn remove(amounts: &[u64]) -> SubtractionSet {
    SubtractionSet::new(amounts.iter().copied()).unwrap()
}

proptest! {
    #[test]
    fn a_baked_game_answers_for_every_heap(
        amounts in prop::collection::vec(1_u64..12, 0..6), width in prop::option::of(3_u32..=32), far in any::<u64>(),
    ) {
        let game = remove(&amounts);
        let mut table = TableBuilder::from_game("T", &game, 3000);
        if let Some(width) = width {
            table = table.width(width);
        }
        let baked = table.bake().unwrap();
        let table = baked.periodic_table().unwrap();
        for (heap, nimber) in evaluate(&game, 1000).unwrap().into_iter().enumerate() {
            prop_assert_eq!(table.nimber(heap as u64), nimber);
        }
        let periodic = game.certify(3000).unwrap();
        for heap in [far, u64::from(far as u32), far >> 48, u64::MAX - far % 1000, u64::MAX] {
            prop_assert_eq!(table.nimber(heap), periodic.nimber(heap));
        }
        prop_assert_eq!(baked.certificate(), Some(periodic.certificate()));
        prop_assert!(table.values().iter().eq(periodic.iter()));
        // Nothing is stored but preperiod + period values.
        let bits = periodic.iter().count() * table.values().width() as usize;
        prop_assert_eq!(baked.bytes().len(), bits.div_ceil(8));
    }
}

#[test]
fn kayles_takes_42_bytes() {
    let kayles = OctalCode::kayles();
    let baked = TableBuilder::from_game("KAYLES", &kayles, 1000)
        .expect_prefix(evaluate(&kayles, 500).unwrap().into_iter().map(Nimber::get))
        .expect_period(71, 12) // OEIS A002186
        .expect_largest(8)
        .bake()
        .unwrap();
    assert_eq!(baked.bytes().len(), 42);
    assert_eq!(
        baked.to_string(),
        r#"// Written by grundy-bake: 83 nimbers at 4 bits each.
::grundy_core::__baked! {
    #[doc = "The nimbers of all heaps, at most 8."]
    #[doc = ""]
    #[doc = "G(n + 12) = G(n) for every n >= 71, because it holds for 71 <= n <= 156 and the theorem of Guy and Smith (1956) proves it for an octal code with its last digit at place 2."]
    pub const KAYLES: PeriodicTable = "kayles.bin", 49, (71, 12, 4);
}
"#
    );
}

#[test]
fn the_proof_follows_the_authors_words() {
    let game = remove(&[1]);
    let baked = TableBuilder::from_game("T", &game, 10).doc("Take one.").bake().unwrap();
    let source = baked.to_string();
    let lines: Vec<_> = source.lines().map(str::trim).filter(|line| line.starts_with("#[doc")).collect();
    assert_eq!(lines.len(), 3);
    assert_eq!(lines[..2], [r#"#[doc = "Take one."]"#, r#"#[doc = ""]"#]);
    assert!(lines[2].contains("G(n + 2) = G(n) for every n >= 0"), "{}", lines[2]);
}

#[test]
fn a_period_proved_before_is_baked_as_it_is() {
    let kayles = OctalCode::kayles();
    let mut reports = 0;
    let periodic = (&kayles).into_values(1000).certify_with(|_| reports += 1).unwrap();
    let baked = TableBuilder::from_periodic("KAYLES", &kayles, periodic).bake().unwrap();
    assert_eq!(reports, 1);
    assert_eq!(
        baked.to_string(),
        TableBuilder::from_game("KAYLES", &kayles, 1000).bake().unwrap().to_string()
    );
}

#[test]
fn every_cause_is_named() {
    let message = |table: TableBuilder<'_>| table.bake().unwrap_err().to_string();
    let kayles = OctalCode::kayles();
    let large = remove(&[1, 300]);
    let bash = SubtractionSet::up_to;
    let (two, three_hundred) = (bash(2), bash(300));
    let (seven, other) = (remove(&[2, 5]), remove(&[3, 5]));
    let cases = [
        (
            // G(n + 12) = G(n) has to hold for 71 <= n <= 2 * 71 + 12 + 2 = 156, which takes the heaps up to 168.
            message(TableBuilder::from_game("T", &kayles, 168)),
            "table T: no period is proved below heap 168; raise the limit, or bake a finite table with `from_rule`",
        ),
        (
            message(TableBuilder::from_game("T", &large, 0)),
            "table T: no period is proved below heap 0; raise the limit, or bake a finite table with `from_rule`",
        ),
        (
            message(TableBuilder::from_game("T", &three_hundred, 1000).width(8)),
            "table T: position 256 has the nimber 256, which does not fit 8 bits",
        ),
        (
            message(TableBuilder::from_game("T", &kayles, 1000).expect_period(71, 24)),
            "table T: its preperiod is 71 and its period 12, but 71 and 24 were expected",
        ),
        (
            // Heap 10 lies in the fourth period.
            message(TableBuilder::from_game("T", &two, 100).expect_prefix([0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 2])),
            "table T: position 10 has the nimber 1, but 2 was expected",
        ),
        (
            message(TableBuilder::from_game("T", &two, 100).expect_histogram([1, 1, 2])),
            "table T: the nimber 2 occurs 1 times, but 2 were expected",
        ),
        (
            message(TableBuilder::from_periodic("T", &two, kayles.certify(1000).unwrap())),
            "table T: its period is not proved: the certificate says that the theorem of Guy and Smith (1956) \
             proves it for an octal code with its last digit at place 2, but for this game a repeated window of 2 \
             values proves it for a subtraction set with largest amount 2",
        ),
        (
            // Remove 3 or 5: heap 7 has the options 4 and 2, of values 1 and 0.
            message(TableBuilder::from_periodic("T", &other, seven.certify(100).unwrap())),
            "table T: its period is not proved: G(0) = 0, but G(7) = 2",
        ),
        (
            message(TableBuilder::from_game("T", &three_hundred, 300)),
            "table T: preperiod and period together are 301 values, more than the limit of 300",
        ),
        (
            message(TableBuilder::from_game("T", &bash(u64::MAX), 300)),
            "table T: its values grow by 1 in every 1 heaps, and a periodic table cannot hold growing values",
        ),
    ];
    for (found, expected) in cases {
        assert_eq!(found, expected);
    }
    assert!(TableBuilder::from_game("T", &kayles, 169).bake().is_ok());
}

/// Two games of one period and one largest amount, so that the certificate of one holds for the other.
#[test]
fn the_values_of_another_game_are_found_out() {
    // Remove 1 or 5: odd amounts, so heaps alternate between 0 and 1, with a period of 2.
    let alternating = remove(&[1, 5]);
    // Remove 5 alone: five heaps of value 0, then five of value 1.
    let blocks = remove(&[5]);
    let blocks_proved = blocks.certify(100).unwrap();
    let certificate = blocks_proved.certificate();
    assert_eq!((certificate.preperiod(), certificate.period()), (0, 10));
    assert!(certificate.claim().verify(&alternating).is_ok());
    let error =
        TableBuilder::from_periodic("T", &alternating, blocks.certify(100).unwrap()).bake().unwrap_err();
    assert!(matches!(error.kind(), ErrorKind::OtherGame { position: 1, found: 0, expected: 1 }));
    assert_eq!(
        error.to_string(),
        "table T: the periodic values are another game's: heap 1 has the nimber 0 there, and 1 in this game",
    );
}

#[test]
fn many_tables_in_one_folder() {
    let folder = Folder::new("many");
    // Names that would meet if a table had a second name beside the constant's.
    let names = ["KAYLES", "KAYLES_BYTES", "KAYLES_1"];
    let games: Vec<OctalCode> = ["0.77", "0.07", "0.137"].map(|code| code.parse().unwrap()).into();
    for (name, game) in names.iter().zip(&games) {
        TableBuilder::from_game(name, game, 1000).bake().unwrap().write_to(&folder.0).unwrap();
    }
    assert_eq!(
        folder.files(),
        ["kayles.bin", "kayles.rs", "kayles_1.bin", "kayles_1.rs", "kayles_bytes.bin", "kayles_bytes.rs"]
    );
}
