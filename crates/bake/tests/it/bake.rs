//! Packing at every width, the checks, and the files.

use grundy_bake::{ErrorKind, TableBuilder, Visibility};
use grundy_core::rule::{self, GridRule};
use grundy_core::{Nimber, Rule};
use grundy_testkit::plain::pack;
use proptest::prelude::*;

use crate::folder::Folder;

fn table(values: &[u64]) -> TableBuilder<'static> {
    TableBuilder::from_values("T", values.iter().copied().map(Nimber::new))
}

proptest! {
    #[test]
    fn packs_every_width_and_length(
        (width, values) in (1_u32..=32).prop_flat_map(|width| {
            (Just(width), prop::collection::vec(0..1_u64 << width, 0..100))
        }),
    ) {
        let baked = table(&values).width(width).bake().unwrap();
        prop_assert_eq!(baked.bytes(), pack(&values, width));
        prop_assert_eq!(baked.packed_table().len(), values.len());
        prop_assert!(baked.packed_table().iter().map(Nimber::get).eq(values));
    }

    #[test]
    fn the_width_is_the_smallest_that_holds_the_largest(largest in 0_u64..1 << 32) {
        let width = table(&[0, largest]).bake().unwrap().packed_table().width();
        prop_assert!(largest < 1 << width);
        prop_assert!(width == 1 || largest >= 1 << (width - 1));
    }
}

struct Broken;

impl Rule for Broken {
    fn options(&self, position: usize, option: &mut dyn FnMut(&[usize])) {
        if position == 5 {
            option(&[4, 6]);
        }
    }
}

#[test]
fn every_cause_is_named() {
    let message = |table: TableBuilder<'_>| table.bake().unwrap_err().to_string();
    let cases = [
        (
            message(TableBuilder::from_rule("BROKEN", &Broken, 9)),
            "table BROKEN: position 5 has an option with part 6, which is not lower than 5",
        ),
        (
            message(TableBuilder::from_values("kayles", [])),
            "table kayles: its name must be capitals, digits and underscores, a capital first",
        ),
        (message(table(&[1, 8]).width(3)), "table T: position 1 has the nimber 8, which does not fit 3 bits"),
        (
            message(table(&[0, 0, 1 << 32])),
            "table T: position 2 has the nimber 4294967296, which does not fit 32 bits",
        ),
        (message(table(&[1]).width(33)), "table T: a width of 33 bits was asked for; the format has 1 to 32"),
        (
            message(table(&[1, 2, 3]).expect_prefix([1, 4])),
            "table T: position 1 has the nimber 2, but 4 was expected",
        ),
        (
            message(table(&[1]).expect_prefix([1, 4])),
            "table T: it has 1 positions, but 2 values were expected",
        ),
        (
            message(table(&[1]).expect_period(0, 1)),
            "table T: it has no period, but preperiod 0 and period 1 were expected",
        ),
        (
            message(table(&[255, 256]).width(8)),
            "table T: position 1 has the nimber 256, which does not fit 8 bits",
        ),
        (message(table(&[1, 2]).expect_largest(3)), "table T: its largest nimber is 2, but 3 was expected"),
        (
            message(table(&[0, 3]).expect_histogram([1, 1])),
            "table T: position 1 has the nimber 3, but the expected histogram has only 2 values",
        ),
        (
            message(table(&[0, 1, 1]).expect_histogram([2, 1])),
            "table T: the nimber 0 occurs 1 times, but 2 were expected",
        ),
    ];
    for (found, expected) in cases {
        assert_eq!(found, expected);
    }
}

#[test]
fn right_expectations_pass() {
    let baked = table(&[0, 1, 1, 2])
        .expect_prefix([0, 1])
        .expect_largest(2)
        .expect_histogram([1, 2, 1])
        .bake()
        .unwrap();
    assert_eq!(baked.packed_table().width(), 2);
    assert!(table(&[]).bake().unwrap().packed_table().is_empty());
}

#[test]
fn an_unwritable_folder_is_named() {
    let error = table(&[1]).bake().unwrap().write_to("/no/such/folder").unwrap_err();
    assert!(matches!(error.kind(), ErrorKind::Io { .. }));
    assert!(error.to_string().starts_with("table T: cannot write /no/such/folder"), "{error}");
    assert_eq!(format!("{error:?}"), error.to_string());
}

#[test]
fn the_source_names_the_bytes_beside_it() {
    let folder = Folder::new("source");
    let baked = TableBuilder::from_values("SMALL_ONE", [5, 2, 7].map(Nimber::new))
        .doc("Three \"values\".\n\nNo more.")
        .bake()
        .unwrap();
    baked.write_to(&folder.0).unwrap();
    assert_eq!(std::fs::read(folder.0.join("small_one.bin")).unwrap(), [0b1101_0101, 0b1]);
    let source = std::fs::read_to_string(folder.0.join("small_one.rs")).unwrap();
    assert_eq!(source, baked.to_string());
    assert_eq!(
        source,
        r#"// Written by grundy-bake: 3 nimbers at 3 bits each.
::grundy_core::__baked! {
    #[doc = "Three \"values\"."]
    #[doc = ""]
    #[doc = "No more."]
    pub const SMALL_ONE: PackedTable = "small_one.bin", 9, (3, 3);
}
"#
    );
}

type GridOption<'a> = &'a mut dyn FnMut(&[(usize, usize)]);

/// Two heaps: lower one.
fn nim(width: usize, height: usize) -> GridRule<impl Fn(usize, usize, GridOption<'_>)> {
    GridRule::new(width, height, |x, y, option: GridOption<'_>| {
        (0..x).for_each(|left| option(&[(left, y)]));
        (0..y).for_each(|left| option(&[(x, left)]));
    })
}

#[test]
fn a_grid_is_baked_whole_and_read_by_its_coordinates() {
    let baked = TableBuilder::from_grid("NIM", &nim(5, 9)).bake().unwrap();
    let table = baked.grid_table().unwrap();
    assert_eq!((table.width(), table.height(), table.values().width()), (5, 9, 4));
    for (x, y) in (0..5).flat_map(|x| (0..9).map(move |y| (x, y))) {
        assert_eq!(table.get(x, y), Some(Nimber::new((x ^ y) as u64)));
    }
    assert_eq!((table.get(5, 0), table.get(0, 9)), (None, None));
    assert!(baked.to_string().contains("pub const NIM: GridTable = \"nim.bin\", 30, (5, 9, 4);"), "{baked}");
    for (width, height) in [(0, 7), (7, 0)] {
        let baked = TableBuilder::from_grid("NIM", &nim(width, height)).bake().unwrap();
        assert!(baked.packed_table().is_empty());
    }
}

#[test]
fn refusals_speak_in_the_rules_own_terms() {
    let message = |table: TableBuilder<'_>| table.bake().unwrap_err().to_string();
    let nim = nim(10, 10);
    assert_eq!(
        message(TableBuilder::from_rule("T", &nim, 144)),
        "table T: 144 positions were asked for, but the rule has 100"
    );
    assert_eq!(
        message(TableBuilder::from_grid("T", &nim).width(3)),
        "table T: (0, 8) has the nimber 8, which does not fit 3 bits"
    );
    assert_eq!(
        message(TableBuilder::from_grid("T", &nim).expect_prefix((0..10).chain([1, 2]))),
        "table T: (1, 1) has the nimber 0, but 2 was expected"
    );
    let outside = GridRule::new(4, 5, |x, y, option| {
        if y == 3 {
            option(&[(x, y + 2)]);
        }
    });
    let expected = "table T: (0, 3) has an option with part (0, 5), which is outside of the 4 x 5 grid";
    assert_eq!(message(TableBuilder::from_grid("T", &outside)), expected);
    assert_eq!(message(TableBuilder::from_rule("T", &outside, 20)), expected);
    let panics = GridRule::new(4, 5, |x, y, _| assert!((x, y) != (2, 1), "no such square"));
    assert_eq!(
        message(TableBuilder::from_grid("T", &panics)),
        "table T: the rule panicked at (2, 1): no such square"
    );
    let panics = rule::from_fn(|heap, option| option(&[[0, 1][heap]]));
    let error = TableBuilder::from_rule("T", &panics, 9).bake().unwrap_err();
    assert!(matches!(error.kind(), ErrorKind::Evaluate(_)));
    let panics = rule::from_fn(|heap, _| assert!([true, true][heap]));
    assert_eq!(
        message(TableBuilder::from_rule("T", &panics, 9)),
        "table T: the rule panicked at position 2: index out of bounds: the len is 2 but the index is 2"
    );
}

#[test]
fn lengths_without_end_are_errors_with_the_tables_name() {
    let message = |table: TableBuilder<'_>| table.bake().unwrap_err().to_string();
    let heaps = rule::from_fn(|_, _| ());
    assert_eq!(
        message(TableBuilder::from_rule("T", &heaps, usize::MAX)),
        format!("table T: not enough memory for {} nimbers", usize::MAX)
    );
    assert_eq!(
        message(TableBuilder::from_values("T", (0_u64..).map(Nimber::new))),
        "table T: it has more values than there is memory for"
    );
    let grid = nim(usize::MAX, 2);
    assert!(message(TableBuilder::from_grid("T", &grid)).starts_with("table T: not enough memory for "));
}

#[test]
fn names_that_windows_keeps_are_refused_on_every_host() {
    for name in ["AUX", "CON", "NUL", "PRN", "COM1", "LPT9"] {
        let error = TableBuilder::from_values(name, []).bake().unwrap_err();
        assert_eq!(
            error.to_string(),
            format!("table {name}: Windows reserves the file name {name}; choose another name")
        );
    }
    let error = table(&[1]).bake().unwrap().write_c_header("aux.h").unwrap_err();
    assert_eq!(error.to_string(), "table T: Windows reserves the file name aux.h; choose another name");
    assert!(TableBuilder::from_values("AUX_1", []).bake().is_ok());
}

#[test]
fn what_is_no_path_is_not_put_before_the_tables() {
    let error = table(&[1]).core_path("::grundy core").bake().unwrap_err();
    assert_eq!(
        error.to_string(),
        "table T: the path of grundy-core must be one like ::grundy or crate::games::core, not \"::grundy core\""
    );
    let source = |table: TableBuilder<'_>| table.bake().unwrap().to_string();
    assert!(source(table(&[1]).core_path("::grundy")).contains("\n::grundy::__baked! {\n"));
    for (visibility, start) in [
        (Visibility::Public, "    pub const T"),
        (Visibility::Crate, "    pub(crate) const T"),
        (Visibility::Parent, "    pub(super) const T"),
        (Visibility::Private, "    const T"),
    ] {
        assert!(source(table(&[1]).visibility(visibility)).lines().any(|line| line.starts_with(start)));
    }
}
