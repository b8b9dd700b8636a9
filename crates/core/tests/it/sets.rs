//! Sets of amounts as they are read and written.

use grundy_core::evaluate;
use grundy_core::heap::{AllButSet, HeapGame, SubtractionSet};
use proptest::prelude::*;

proptest! {
    #[test]
    fn a_set_reads_back_as_it_is_written(amounts in prop::collection::vec(1_u64..40, 0..30)) {
        let set = SubtractionSet::new(amounts.iter().copied()).unwrap();
        let mut expected = amounts.clone();
        expected.sort_unstable();
        expected.dedup();
        prop_assert!(set.amounts().eq(expected.iter().copied()));
        prop_assert_eq!(set.amount_count(), expected.len() as u64);
        prop_assert_eq!((set.smallest(), set.largest()), (expected.first().copied(), expected.last().copied()));
        for amount in 0..42 {
            prop_assert_eq!(set.contains(amount), expected.contains(&amount));
            prop_assert_eq!(set.amount_above(amount), expected.iter().copied().find(|&above| above > amount));
        }
        prop_assert_eq!(&set.to_string().parse::<SubtractionSet>().unwrap(), &set);
        let list = amounts.iter().map(u64::to_string).collect::<Vec<_>>().join(" , ");
        prop_assert_eq!(&format!("{{ {list} }}").parse::<SubtractionSet>().unwrap(), &set);

        let all_but = AllButSet::new(amounts).unwrap();
        prop_assert_eq!(all_but.excepted(), &set);
        prop_assert_eq!(&all_but.to_string().parse::<AllButSet>().unwrap(), &all_but);
    }

    #[test]
    fn no_text_is_read_wrong(text in "[0-3 ,{}+xé-]{0,8}") {
        match text.parse::<SubtractionSet>() {
            // What is read has the amounts that its items name.
            Ok(set) => {
                let items = text.trim_start_matches('{').trim_end_matches('}');
                let mut expected = Vec::new();
                for item in items.split(',').filter(|_| !items.trim().is_empty()) {
                    let ends: Vec<u64> = item.split('-').map(|end| end.trim().parse().unwrap()).collect();
                    prop_assert!(ends.len() <= 2 && ends[0] > 0 && ends[0] <= ends[ends.len() - 1]);
                    expected.extend(ends[0]..=ends[ends.len() - 1]);
                }
                prop_assert_eq!(set, SubtractionSet::new(expected).unwrap());
            }
            Err(error) => prop_assert!(text.is_char_boundary(error.index())),
        }
    }
}

#[test]
fn sets_print_as_ranges() {
    let print = |amounts: &[u64]| SubtractionSet::new(amounts.iter().copied()).unwrap().to_string();
    assert_eq!(print(&[]), "{}");
    assert_eq!(print(&[5, 3, 4, 1]), "1,3-5");
    assert_eq!(print(&[1, 2, 4]), "1,2,4");
    assert_eq!(SubtractionSet::up_to(3000).to_string(), "1-3000");
    assert_eq!(AllButSet::new([2, 3, 4]).unwrap().to_string(), "all-but:2-4");
    assert_eq!(format!("{:?}", SubtractionSet::up_to(3)), "SubtractionSet(1-3)");
}

#[test]
fn a_range_costs_its_two_ends() {
    let set: SubtractionSet = "7,1000-4000000000,1-18446744073709551615".parse().unwrap();
    assert_eq!(set, SubtractionSet::up_to(u64::MAX));
    assert_eq!(set.ranges(), [1..=u64::MAX]);
    assert_eq!((set.amount_count(), set.amounts().nth(41)), (u64::MAX, Some(42)));
    let set: SubtractionSet = "2-4000000000".parse().unwrap();
    assert_eq!(set.amount_count(), 3_999_999_999);
    // Only the amounts up to the largest heap count: remove 2 to 99.
    let fewer = SubtractionSet::new(2..100).unwrap();
    assert_eq!(set.nimbers(100), evaluate(&fewer, 100).unwrap());
}

#[test]
fn messages_point_at_the_fault() {
    let message = |text: &str| {
        let error = text.parse::<SubtractionSet>().unwrap_err();
        (error.index(), error.to_string())
    };
    let amount = "expected an amount, 1 to 2^64 - 1";
    let cases = [
        ("9-1", 0, "the range 9-1 at byte 1 descends; write 1-9".to_owned()),
        ("1, 9-1", 3, "the range 9-1 at byte 4 descends; write 1-9".to_owned()),
        ("0", 0, "the amount at byte 1 is 0; a move has to remove something".to_owned()),
        ("1,0-3", 2, "the amount at byte 3 is 0; a move has to remove something".to_owned()),
        ("1,+3", 2, format!("byte 3 is '+', {amount}")),
        ("-3", 0, format!("byte 1 is '-', {amount}")),
        ("1,,2", 2, format!("byte 3 is ',', {amount}")),
        ("1,", 2, format!("the set ends too early, {amount}")),
        ("", 0, format!("the set ends too early, {amount}")),
        ("{1,}", 3, format!("byte 4 is '}}', {amount}")),
        ("1-", 2, format!("the set ends too early, {amount}")),
        ("1é", 1, "byte 2 is 'é', expected a digit, a comma, or a range such as 3-5".to_owned()),
        ("1-2-3", 3, "byte 4 is '-', expected a digit, a comma, or a range such as 3-5".to_owned()),
        ("1 2", 2, "byte 3 is '2', expected a digit, a comma, or a range such as 3-5".to_owned()),
        ("18446744073709551616", 0, "the amount at byte 1 exceeds 2^64 - 1".to_owned()),
    ];
    for (text, index, expected) in cases {
        assert_eq!(message(text), (index, expected), "{text}");
    }
    let error = "all-but:3,9-1".parse::<AllButSet>().unwrap_err();
    assert_eq!(error.index(), 10);
    let error = "all3".parse::<AllButSet>().unwrap_err();
    let expected = "byte 4 is '3', expected all-but: and the amounts that no move removes";
    assert_eq!(error.to_string(), expected);
}
