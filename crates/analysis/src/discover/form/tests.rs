use super::*;
use crate::text::Origin;

fn read_as(text: &str, form: Option<Form>) -> Result<Listed, String> {
    let text = Text::of_bytes(Origin::Stdin, text.as_bytes().to_vec()).expect("it is text");
    read(&text, form).map_err(|error| error.to_string())
}

fn listed(text: &str) -> (Form, Option<u64>, Vec<u64>) {
    let Listed { form, first, values } =
        read_as(text, None).unwrap_or_else(|error| panic!("{text:?}: {error}"));
    (form, first, values)
}

fn refused(text: &str, message: &str) {
    assert_eq!(read_as(text, None), Err(message.to_owned()), "{text:?}");
}

/// Lines of n and a value, the bit lengths of n, for n from `first` on.
fn columns(first: u64, lines: u64, between: &str) -> (String, Vec<u64>) {
    let value = |n: u64| u64::from(64 - n.leading_zeros());
    let text = (first..first + lines).map(|n| format!("{n}{between}{}\n", value(n))).collect();
    (text, (first..first + lines).map(value).collect())
}

#[test]
fn values_alone_are_a_list() {
    for text in [
        "0 1 2",
        "0\n1\n2\n",
        "0,1,2",
        "0, 1, 2,\n",
        "0,\r\n1,\r\n2\r\n",
        "0 , 1\t,2",
        "[0, 1, 2]",
        "[0 1 2]",
        "(0, 1, 2,)",
        "{\n  0, 1,\n  2\n}",
        "# bit lengths\n0 1 # and so on\n2",
        "00 01 2",
    ] {
        assert_eq!(listed(text), (Form::List, None, vec![0, 1, 2]), "{text:?}");
    }
    assert_eq!(listed("18446744073709551615"), (Form::List, None, vec![u64::MAX]));
}

#[test]
fn lists_of_several_lines_stay_lists() {
    // Lines may hold any number of values, and begin with neighbours by chance.
    for text in [
        "0 1\n0 1\n2 3",
        "0 1 2 3\n1 0 3 2\n2 3 0 1",
        "0 1 2 3 4\n5 6 7 8 9\n10 11 12 13 14",
        "0 1 0 1 2 3\n1 0 1 0 1 2",
        "0,0,\n1,1,\n2,2,\n3,3,",
        "7",
        "7 8",
    ] {
        assert_eq!(listed(text).0, Form::List, "{text:?}");
    }
}

#[test]
fn two_columns_that_count_are_pairs() {
    for between in [" ", "\t", ", ", ","] {
        for first in [0, 1, 5, 1_000_000] {
            let (text, values) = columns(first, 16, between);
            assert_eq!(listed(&text), (Form::Pairs, Some(first), values));
        }
    }
    // A b-file of the OEIS.
    let (text, values) = columns(1, 20, " ");
    assert_eq!(listed(&format!("# A070939\n\n{text}\n")), (Form::Pairs, Some(1), values));
    // A right-aligned one.
    let text: String = (0..20).map(|n| format!("{n:4} {:6}\n", n % 3)).collect();
    assert_eq!(listed(&text), (Form::Pairs, Some(0), (0..20).map(|n| n % 3).collect()));
}

#[test]
fn where_two_forms_fit_both_are_named() {
    let (few, values) = columns(4, 15, " ");
    refused(
        &few,
        "line 1, column 1: 15 lines of two numbers are n and its value (`--form pairs`) or a list of 30 values \
         (`--form list`): say which",
    );
    let pairs = read_as(&few, Some(Form::Pairs));
    assert_eq!(pairs, Ok(Listed { form: Form::Pairs, first: Some(4), values }));
    let list = read_as(&few, Some(Form::List)).expect("it is a list");
    assert_eq!((list.first, list.values.len(), &list.values[..4]), (None, 30, &[4, 3, 5, 3][..]));
}

#[test]
fn columns_with_a_fault_are_no_list() {
    let fault = |line: u64, values: u64| {
        format!(
            "line {line}, column 1: most lines begin with n and go on with its value, but not this one \
             (`--form pairs`); or these are a list of {values} values (`--form list`): say which"
        )
    };
    let (text, _) = columns(0, 30, " ");
    // A hole, an n twice, a value that is missing, one too many.
    refused(&text.replace("\n9 4\n", "\n"), &fault(10, 58));
    refused(&text.replace("\n9 4\n", "\n8 4\n"), &fault(10, 60));
    refused(&text.replace("\n9 4\n", "\n9\n"), &fault(10, 59));
    refused(&text.replace("\n9 4\n", "\n9 4 4\n"), &fault(10, 61));
    // A third column.
    let three = text.replace('\n', " 1\n");
    refused(&three, &fault(1, 90));
    // Asked for as pairs, each is refused in its place.
    for (now, message) in [
        ("\n", "line 10, column 1: found `10`, expected 9, the next n"),
        ("\n8 4\n", "line 10, column 1: found `8`, expected 9, the next n"),
        ("\n9\n", "line 10, column 2: found the end of the line, expected a value, 0 to 2^64 - 1"),
        ("\n9,\n", "line 10, column 3: found the end of the line, expected a value, 0 to 2^64 - 1"),
        ("\n9 4 5\n", "line 10, column 5: found `5`, expected the end of the line"),
        ("\n9 x\n", "line 10, column 3: found `x`, expected a value, 0 to 2^64 - 1"),
    ] {
        let read = read_as(&text.replace("\n9 4\n", now), Some(Form::Pairs));
        assert_eq!(read, Err(message.to_owned()));
    }
}

#[test]
fn values_may_be_labelled() {
    for text in [
        "3: 1\n4: 0\n5: 2",
        "3:1 4:0 5:2",
        "3 = 1\n4 = 0\n5 = 2",
        "3 -> 1\n4->0\n5 -> 2",
        "sg[3] = 1\nsg[4] = 0\nsg[5] = 2\n",
        "SG(3) = 1, SG(4) = 0, SG(5) = 2",
        "G( 3)= 1\nG( 4)= 0\nG( 5)= 2\n",
        "[3] = 1, [4] = 0, [5] = 2,",
        "{3: 1, 4: 0, 5: 2}",
        "# from 3 on\nf(3): 1\n\nf(4): 0 # lost\nf(5): 2",
    ] {
        assert_eq!(listed(text), (Form::Labels, Some(3), vec![1, 0, 2]), "{text:?}");
    }
}

#[test]
fn nothing_is_dropped() {
    const VALUE: &str = "a value, 0 to 2^64 - 1";
    refused("0,1,,2", &format!("line 1, column 5: found `,`, expected {VALUE}"));
    refused(",0", &format!("line 1, column 1: found `,`, expected {VALUE}"));
    refused("0,,", &format!("line 1, column 3: found `,`, expected {VALUE}"));
    refused("0, 1\n, ,2", &format!("line 2, column 3: found `,`, expected {VALUE}"));
    refused("0 1 +3", &format!("line 1, column 5: found `+3`, expected {VALUE}"));
    refused("0 1 -3", &format!("line 1, column 5: found `-3`, expected {VALUE}"));
    refused("0 1.5", &format!("line 1, column 3: found `1.5`, expected {VALUE}"));
    refused("n value\n0 1", &format!("line 1, column 1: found `n`, expected {VALUE}"));
    refused(
        "18446744073709551616",
        &format!("line 1, column 1: found `18446744073709551616`, expected {VALUE}"),
    );
    refused("", &format!("line 1, column 1: found the end of the input, expected {VALUE}"));
    refused("# 0 1 2", &format!("line 1, column 8: found the end of the input, expected {VALUE}"));
    refused("[0, 1", &format!("line 1, column 6: found the end of the input, expected {VALUE}, or `]`"));
    refused("[]", &format!("line 1, column 2: found `]`, expected {VALUE}, or `]`"));
    refused("[0, 1)", &format!("line 1, column 6: found `)`, expected {VALUE}, or `]`"));
    refused("[0, 1] 2", "line 1, column 8: found `2`, expected the end of the input");
    refused("0, 1]", &format!("line 1, column 5: found `]`, expected {VALUE}"));
}

#[test]
fn labels_count_up_and_keep_their_shape() {
    refused("3: 1\n5: 2", "line 2, column 1: found `5`, expected 4, the next n");
    refused("sg[0]=0 sg[0]=0", "line 1, column 12: found `0`, expected 1, the next n");
    refused("sg[0] = 0\ng[1] = 1", "line 2, column 1: found `g[n] =`, expected `sg[n] =` as before");
    refused("sg[0] = 0\nsg(1) = 1", "line 2, column 1: found `sg(n) =`, expected `sg[n] =` as before");
    refused("0: 0\n1 = 1", "line 2, column 1: found `n =`, expected `n :` as before");
    refused("sg[0] = \n", "line 1, column 9: found the end of the input, expected a value, 0 to 2^64 - 1");
    refused("sg[0] = 0, 1", "line 1, column 13: found the end of the input, expected `:`, `=` or `->`");
    refused("sg[0) = 0", "line 1, column 5: found `)`, expected `]`");
    refused("sg = 0, 1, 2", "line 1, column 4: found `=`, expected `(` or `[` and an n");
    refused("-1: 0", "line 1, column 1: found `-1`, expected an n, 0 to 2^62 - 1");
    refused("sg[x] = 0", "line 1, column 4: found `x`, expected an n, 0 to 2^62 - 1");
    refused("0: 0,, 1: 1", "line 1, column 6: found `,`, expected an n, 0 to 2^62 - 1");
    refused("0: -1", "line 1, column 4: found `-1`, expected a value, 0 to 2^64 - 1");
    refused("{0: 0, 1: 1", "line 1, column 12: found the end of the input, expected an n, 0 to 2^62 - 1");
    refused(
        "4611686018427387904: 0",
        "line 1, column 1: found `4611686018427387904`, expected an n, 0 to 2^62 - 1",
    );
}
