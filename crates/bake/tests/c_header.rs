//! The C header: its text, and what a C and a C++ compiler make of it.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;
use std::process::Command;
use std::{env, fs};

use grundy_bake::{BakedTable, ErrorKind, TableBuilder};
use grundy_core::heap::OctalCode;
use grundy_core::{Nimber, evaluate};

fn table(name: &str, values: impl IntoIterator<Item = u64>) -> TableBuilder<'static> {
    TableBuilder::from_values(name, values.into_iter().map(Nimber::new))
}

fn kayles() -> OctalCode {
    "0.77".parse().unwrap()
}

#[test]
fn a_table_in_c() {
    let baked = table("SMALL_ONE", [5, 2, 7]).doc("Three values. /* */\n\nNo more.").bake().unwrap();
    assert_eq!(
        baked.c_header(),
        r"/* Written by grundy-bake: 3 nimbers at 3 bits each.
 *
 * Three values. / * * /
 *
 * No more.
 */
#ifndef SMALL_ONE_H
#define SMALL_ONE_H

#include <stdint.h>

#define SMALL_ONE_LEN 3

static const unsigned char small_one_bytes[3] = {
    0xd5, 0x01,
    0x00, /* for reading past the end */
};

/* The nimber at an index below SMALL_ONE_LEN, and -1 for any other. */
static inline int64_t small_one_nimber(uint64_t index)
{
    if (index >= SMALL_ONE_LEN) {
        return -1;
    }
    const unsigned char *at = small_one_bytes + index * 3 / 8;
    uint32_t window = (uint32_t)at[0] | ((uint32_t)at[1] << 8);
    return (uint32_t)((window >> (index * 3 % 8)) & 0x7);
}

#endif
"
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
        r"#ifndef BASH_H
#define BASH_H

#include <stdint.h>

static const unsigned char bash_bytes[3] = {
    0x00, 0x01, 0x02,
};

/* The nimber of a heap of any size. */
static inline uint32_t bash_nimber(uint64_t n)
{
    n %= 3;
    const unsigned char *at = bash_bytes + n;
    uint32_t window = (uint32_t)at[0];
    return window;
}

#endif
"
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

/// What the compiled program does with one table: prints entries, one a line.
fn calls(baked: &BakedTable) -> String {
    let (name, lower) = (baked.name(), baked.name().to_ascii_lowercase());
    match baked.periodic_table() {
        Some(_) => format!(
            "    for (n = 0; n < 500; n++) printf(\"%lld\\n\", (long long){lower}_nimber(n));\n    \
             for (n = UINT64_MAX; n > UINT64_MAX - 500; n--) printf(\"%lld\\n\", (long long){lower}_nimber(n));\n"
        ),
        None => format!(
            "    for (n = 0; n < {name}_LEN + 1; n++) printf(\"%lld\\n\", (long long){lower}_nimber(n));\n    \
             printf(\"%lld\\n\", (long long){lower}_nimber(UINT64_MAX));\n"
        ),
    }
}

/// What it has to print.
fn answers(baked: &BakedTable, values: &[u64]) -> String {
    let mut answers = String::new();
    let mut line = |value: i64| writeln!(answers, "{value}").unwrap();
    match baked.certificate() {
        Some(certificate) => {
            let value = |heap: u64| values[certificate.fold(heap) as usize] as i64;
            values[..500].iter().for_each(|&value| line(value as i64));
            (0..500).for_each(|below| line(value(u64::MAX - below)));
        }
        None => {
            values.iter().for_each(|&value| line(value as i64));
            (0..2).for_each(|_| line(-1));
        }
    }
    answers
}

/// Compiles without a warning, runs, and returns what the program printed; `None` where there is no such compiler.
fn compile_and_run(compiler: &[&str], source: &Path) -> Option<String> {
    let found =
        Command::new(compiler[0]).arg("--version").output().is_ok_and(|output| output.status.success());
    if !found {
        // Past the capture of the test harness.
        let _ =
            writeln!(std::io::stderr(), "skipped: there is no {} to compile the header with", compiler[0]);
        return None;
    }
    let program = source.with_extension("exe");
    let output = Command::new(compiler[0])
        .args(&compiler[1..])
        .args(["-Wall", "-Wextra", "-Werror", "-pedantic", "-O1", "-o"])
        .args([&program, source])
        .output()
        .unwrap();
    assert!(output.status.success(), "{compiler:?}: {}", String::from_utf8_lossy(&output.stderr));
    let output = Command::new(program).output().unwrap();
    assert!(output.status.success());
    Some(String::from_utf8(output.stdout).unwrap())
}

#[test]
fn compilers_read_every_entry_and_have_nothing_to_warn_of() {
    let folder = env::temp_dir().join(format!("grundy-bake-c-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();

    let mut tables = Vec::new();
    for width in 1..=32 {
        // Of odd length, so that the last entry ends within a byte wherever one can.
        let values: Vec<u64> = (0..53_u64).map(|n| !(n * 0x9e37_79b9) & ((1 << width) - 1)).collect();
        tables.push((table(&format!("W{width}"), values.clone()).width(width).bake().unwrap(), values));
    }
    let hostile = "Ends */ and begins /* again, ??/\nor goes on \\\n// after that.";
    tables.push((table("EMPTY", []).doc(hostile).bake().unwrap(), Vec::new()));
    tables.push((table("INT", [0]).bake().unwrap(), vec![0]));
    let game = kayles();
    let by_definition: Vec<u64> = evaluate(&game, 500).unwrap().into_iter().map(Nimber::get).collect();
    for (name, width) in [("KAYLES", 4), ("KAYLES_8", 8), ("KAYLES_11", 11)] {
        let baked = TableBuilder::from_game(name, &game, 1000).width(width).bake().unwrap();
        tables.push((baked, by_definition.clone()));
    }

    let (mut includes, mut body, mut expected) = (String::new(), String::new(), String::new());
    for (baked, values) in &tables {
        let file = format!("{}.h", baked.name());
        baked.write_c_header(folder.join(&file)).unwrap();
        // Twice, for the guard.
        includes += &format!("#include \"{file}\"\n#include \"{file}\"\n");
        body += &calls(baked);
        expected += &answers(baked, values);
    }
    let program = format!(
        "#include <stdio.h>\n{includes}\nint main(void)\n{{\n    uint64_t n;\n{body}    return 0;\n}}\n"
    );
    for (file, compiler) in [("c.c", ["cc", "-std=c99"]), ("cc.cc", ["c++", "-std=c++11"])] {
        let source = folder.join(file);
        fs::write(&source, &program).unwrap();
        if let Some(found) = compile_and_run(&compiler, &source) {
            assert!(found == expected, "{compiler:?} printed other values");
        }
    }
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn an_unwritable_path_is_named() {
    let error = table("T", [1]).bake().unwrap().write_c_header("/no/such/folder/t.h").unwrap_err();
    assert!(matches!(error.kind(), ErrorKind::Io { .. }));
    assert!(error.to_string().starts_with("table T: cannot write /no/such/folder/t.h"), "{error}");
}
