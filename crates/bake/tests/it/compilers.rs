//! What C and C++ compilers make of the header.

use std::fmt::Write as _;
use std::fs;
use std::process::Command;

use grundy_bake::{BakedTable, TableBuilder};
use grundy_core::heap::{OctalCode, SubtractionSet};
use grundy_core::rule::GridRule;
use grundy_core::{Nimber, evaluate};
use grundy_testkit::skipped;

use crate::c_header::{HOSTILE, table};
use crate::folder::Folder;

/// What the compiled program does with one table: prints entries, one a line.
fn calls(baked: &BakedTable) -> String {
    let (name, lower) = (baked.name(), baked.name().to_ascii_lowercase());
    if baked.grid_table().is_some() {
        return format!(
            "    for (n = 0; n < {name}_WIDTH + 1; n++) {{\n        \
                 for (m = 0; m < {name}_HEIGHT + 1; m++) show({lower}_nimber(n, m));\n    }}\n    \
             show({lower}_nimber(UINT64_MAX, 0));\n    show({lower}_nimber(0, UINT64_MAX));\n"
        );
    }
    match baked.periodic_table() {
        Some(_) => format!(
            "    for (n = 0; n < 500; n++) show({lower}_nimber(n));\n    \
             for (n = UINT64_MAX; n > UINT64_MAX - 500; n--) show({lower}_nimber(n));\n"
        ),
        None => format!(
            "    for (n = 0; n < {name}_LEN + 1; n++) show({lower}_nimber(n));\n    \
             show({lower}_nimber(UINT64_MAX));\n"
        ),
    }
}

/// What it has to print.
fn answers(baked: &BakedTable, values: &[u64]) -> String {
    let mut answers = String::new();
    let mut line = |value: i64| writeln!(answers, "{value}").unwrap();
    if let Some(grid) = baked.grid_table() {
        for column in values.chunks(grid.height()) {
            column.iter().for_each(|&value| line(value as i64));
            line(-1);
        }
        (0..grid.height() + 3).for_each(|_| line(-1));
        return answers;
    }
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

/// The tables: every width as a list, a grid and a periodic game, and names and texts that are hard on C.
fn tables() -> Vec<(BakedTable, Vec<u64>)> {
    let mut tables = Vec::new();
    let game = OctalCode::kayles();
    let by_definition: Vec<u64> = evaluate(&game, 500).unwrap().into_iter().map(Nimber::get).collect();
    for width in 1..=32 {
        // Of odd length, so that the last entry ends within a byte wherever one can.
        let values: Vec<u64> = (0..53_u64).map(|n| !(n * 0x9e37_79b9) & ((1 << width) - 1)).collect();
        tables.push((table(&format!("W{width}"), values.clone()).width(width).bake().unwrap(), values));
        if width >= 4 {
            let baked = TableBuilder::from_game(&format!("KAYLES_{width}"), &game, 1000).width(width);
            tables.push((baked.bake().unwrap(), by_definition.clone()));
        }
    }
    let nim = GridRule::new(7, 5, |x, y, option| {
        (0..x).for_each(|left| option(&[(left, y)]));
        (0..y).for_each(|left| option(&[(x, left)]));
    });
    let sums: Vec<u64> = (0..7).flat_map(|x| (0..5).map(move |y| x ^ y)).collect();
    for width in [3, 8, 29] {
        let baked = TableBuilder::from_grid(&format!("NIM_{width}"), &nim).width(width).bake().unwrap();
        tables.push((baked, sums.clone()));
    }
    let take_one = SubtractionSet::new([1]).unwrap();
    let alternating = (0..500).map(|heap| heap % 2).collect();
    tables.push((TableBuilder::from_game("ONE_BIT", &take_one, 10).bake().unwrap(), alternating));
    tables.push((table("EMPTY", []).doc(HOSTILE).bake().unwrap(), Vec::new()));
    tables.push((table("INT", [0]).bake().unwrap(), vec![0]));
    tables
}

/// Whether the machine has this compiler, and for these flags what a program needs; if not, says what is skipped.
fn is_there(compiler: &str, flags: &[&str]) -> bool {
    let folder = Folder::new("probe");
    let file = folder.0.join(if compiler.ends_with('+') { "probe.cc" } else { "probe.c" });
    fs::write(&file, "#include <stdint.h>\n#include <stdio.h>\nint main(void) { return 0; }\n").unwrap();
    let found = Command::new(compiler)
        .args(flags)
        .arg(&file)
        .arg("-o")
        .arg(folder.0.join("probe"))
        .output()
        .is_ok_and(|output| output.status.success());
    if !found {
        skipped(&format!("{compiler} {} is not there", flags.join(" ")));
    }
    found
}

/// The warnings that a careful project turns on, all of them errors.
const WARNINGS: [&str; 6] = ["-Wall", "-Wextra", "-Wconversion", "-Wsign-conversion", "-pedantic", "-Werror"];

#[test]
fn compilers_read_every_entry_and_have_nothing_to_warn_of() {
    let folder = Folder::new("c");
    let tables = tables();
    let (mut includes, mut body, mut expected) = (String::new(), String::new(), String::new());
    for (baked, values) in &tables {
        let file = format!("{}.h", baked.name());
        baked.write_c_header(folder.0.join(&file)).unwrap();
        // Twice, for the guard.
        includes += &format!("#include \"{file}\"\n#include \"{file}\"\n");
        body += &calls(baked);
        expected += &answers(baked, values);
    }
    // Only what shows the values is allowed to have casts and C99's `%lld`.
    let program = format!(
        "{includes}\n#include <inttypes.h>\n#include <stdio.h>\n\n\
         static void show(int64_t value)\n{{\n    printf(\"%\" PRId64 \"\\n\", value);\n}}\n\n\
         int main(void)\n{{\n    uint64_t n, m = 0;\n{body}    return m > 99;\n}}\n"
    );
    for name in ["c.c", "cc.cc"] {
        fs::write(folder.0.join(name), &program).unwrap();
    }
    let standards = [
        ("c.c", ["gcc", "clang"], vec!["c99", "c11", "c17", "c2x"], vec![]),
        (
            "cc.cc",
            ["g++", "clang++"],
            vec!["c++98", "c++11", "c++17", "c++20", "c++2b"],
            vec!["-Wold-style-cast"],
        ),
    ];
    for (source, compilers, standards, more) in standards {
        for compiler in compilers {
            // clang has no such warning.
            let useless = (compiler == "g++").then_some("-Wuseless-cast");
            for bits in ["-m64", "-m32"] {
                if !is_there(compiler, &[bits]) {
                    continue;
                }
                for (index, standard) in standards.iter().enumerate() {
                    // All compile; the oldest also runs.
                    let run = index == 0;
                    let program = folder.0.join("program");
                    let mut command = Command::new(compiler);
                    command
                        .args(WARNINGS)
                        .args(&more)
                        .args(useless)
                        .arg(bits)
                        .arg(format!("-std={standard}"));
                    // The macros of C99 for printing, in C++98 as well.
                    command.args(["-Wno-long-long", "-D__STDC_FORMAT_MACROS", "-D__STDC_LIMIT_MACROS"]);
                    match run {
                        true => command.args(["-O1", "-o"]).arg(&program),
                        false => command.arg("-fsyntax-only"),
                    };
                    let output = command.arg(folder.0.join(source)).output().unwrap();
                    let errors = String::from_utf8_lossy(&output.stderr);
                    assert!(output.status.success(), "{command:?}: {errors}");
                    if run {
                        let output = Command::new(program).output().unwrap();
                        assert!(output.status.success());
                        assert!(output.stdout == expected.as_bytes(), "{command:?}: other values");
                    }
                }
            }
        }
    }
}

#[test]
fn c90_is_refused_in_words() {
    let folder = Folder::new("c90");
    table("T", [1]).bake().unwrap().write_c_header(folder.0.join("t.h")).unwrap();
    let source = folder.0.join("t.c");
    fs::write(&source, "#include \"t.h\"\nint main(void) { return 0; }\n").unwrap();
    for compiler in ["gcc", "clang"].into_iter().filter(|compiler| is_there(compiler, &[])) {
        let output =
            Command::new(compiler).args(["-std=c90", "-fsyntax-only"]).arg(&source).output().unwrap();
        assert!(!output.status.success());
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(errors.contains("the table T needs C99 or later, or C++"), "{errors}");
    }
}
