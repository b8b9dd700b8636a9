//! The text of the C header.

use grundy_bake::{ErrorKind, TableBuilder};
use grundy_core::Nimber;

pub fn table(name: &str, values: impl IntoIterator<Item = u64>) -> TableBuilder<'static> {
    TableBuilder::from_values(name, values.into_iter().map(Nimber::new))
}

#[test]
fn a_table_in_c() {
    let baked = table("SMALL_ONE", [5, 2, 7]).doc("Three values. /* */\n\nNo more.").bake().unwrap();
    assert_eq!(
        baked.c_header(),
        r#"/* Written by grundy-bake: 3 nimbers at 3 bits each.
 *
 * Three values. / * * /
 *
 * No more.
 */
#ifndef SMALL_ONE_H
#define SMALL_ONE_H

#if !defined(__cplusplus) && !defined(_MSC_VER) && (!defined(__STDC_VERSION__) || __STDC_VERSION__ < 199901L)
#error "the table SMALL_ONE needs C99 or later, or C++"
#endif

#include <stdint.h>

#define SMALL_ONE_LEN 3

static const unsigned char small_one_bytes[3] = {
    0xd5, 0x01,
    0x00, /* for reading past the end */
};

/* The nimber at an index below SMALL_ONE_LEN, and -1 for any other. */
static inline int64_t small_one_nimber(uint64_t index)
{
    if (!(index < SMALL_ONE_LEN)) {
        return -1;
    }
    const unsigned char *at = small_one_bytes + index * 3 / 8;
    uint32_t window = at[0];
    uint32_t byte1 = at[1];
    window = window | byte1 << 8;
    uint64_t shift = index * 3 % 8;
    return window >> shift & 0x7;
}

#endif
"#
    );
}

#[test]
fn a_periodic_table_in_c() {
    // Remove 1 or 2, at one byte an entry.
    let game = grundy_core::heap::SubtractionSet::new([1, 2]).unwrap();
    let header = TableBuilder::from_game("BASH", &game, 10).width(8).bake().unwrap().c_header();
    let (_, header) = header.split_once(" */\n").unwrap();
    assert_eq!(
        header,
        r#"#ifndef BASH_H
#define BASH_H

#if !defined(__cplusplus) && !defined(_MSC_VER) && (!defined(__STDC_VERSION__) || __STDC_VERSION__ < 199901L)
#error "the table BASH needs C99 or later, or C++"
#endif

#include <stdint.h>

static const unsigned char bash_bytes[3] = {
    0x00, 0x01, 0x02,
};

/* The nimber of a heap of any size. */
static inline uint32_t bash_nimber(uint64_t n)
{
    uint64_t index = n % 3;
    const unsigned char *at = bash_bytes + index;
    uint32_t window = at[0];
    return window;
}

#endif
"#
    );
}

#[test]
fn the_array_has_the_same_bytes() {
    for width in 1..=32 {
        let values = (0..50_u64).map(|n| (n * n * 0x9e37_79b9) & ((1 << width) - 1));
        let baked = table("T", values).width(width).bake().unwrap();
        let header = baked.c_header();
        let numbers =
            header.split("0x").skip(1).map_while(|text| u8::from_str_radix(text.get(..2)?, 16).ok());
        assert!(numbers.take(baked.bytes().len()).eq(baked.bytes().iter().copied()), "width {width}");
    }
}

/// Whatever ends a comment or a line, joins two, or turns them round.
pub const HOSTILE: &str = "Ends */ and begins /* again, ??/\nor goes on \\\n// after that, /*/ **/ *\\\n/ \
                       \u{202e}turned\u{202c} \u{2067}round\u{2069}, \rback, \u{2028}on\u{85} ???/ /??/ \0 end\\";

#[test]
fn documentation_stays_within_its_comment() {
    let header = table("T", [1]).doc(HOSTILE).bake().unwrap().c_header();
    let (comment, rest) = header.split_once("\n */\n").unwrap();
    assert!(rest.starts_with("#ifndef T_H\n"));
    let comment = comment.strip_prefix("/*").unwrap();
    assert!(!comment.contains("*/") && !comment.contains("/*") && !comment.contains("??/"), "{comment}");
    assert!(comment.lines().all(|line| !line.ends_with('\\')));
    assert!(comment.chars().all(|char| char == '\n' || !char.is_control()));
    assert!(
        comment.contains("U+202EturnedU+202C U+2067roundU+2069, U+000Dback, U+2028onU+0085"),
        "{comment}"
    );
}

#[test]
fn an_unwritable_path_is_named() {
    let error = table("T", [1]).bake().unwrap().write_c_header("/no/such/folder/t.h").unwrap_err();
    assert!(matches!(error.kind(), ErrorKind::Io { .. }));
    assert!(error.to_string().starts_with("table T: cannot write /no/such/folder/t.h"), "{error}");
}
