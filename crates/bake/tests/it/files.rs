//! What is written, and what is not: files that have not changed, and names that are taken.

use std::process::Command;
use std::{env, fs};

use grundy_bake::{BakedTable, ErrorKind, TableBuilder};
use grundy_core::Nimber;

use crate::folder::Folder;

fn baked(name: &str, values: &[u64]) -> BakedTable {
    TableBuilder::from_values(name, values.iter().copied().map(Nimber::new)).bake().unwrap()
}

#[test]
fn files_that_have_not_changed_are_left_alone() {
    let folder = Folder::new("unchanged");
    let table = baked("T", &[1, 2, 3]);
    let header = folder.0.join("t.h");
    table.write_to(&folder.0).unwrap();
    table.write_c_header(&header).unwrap();
    let ages = ["t.rs", "t.bin", "t.h"].map(|file| (file, folder.age(file)));
    table.write_to(&folder.0).unwrap();
    table.write_c_header(&header).unwrap();
    for (file, age) in ages {
        assert_eq!(folder.modified(file), age, "{file}");
    }
    // What someone else has changed is set right.
    fs::write(folder.0.join("t.bin"), [0]).unwrap();
    table.write_to(&folder.0).unwrap();
    assert_eq!(fs::read(folder.0.join("t.bin")).unwrap(), [0b11_10_01]);
}

#[test]
fn one_name_is_one_table() {
    let folder = Folder::new("taken");
    let taken = |result: Result<(), grundy_bake::Error>, by: &str| {
        let error = result.unwrap_err();
        let path = folder.0.join(by);
        assert!(matches!(error.kind(), ErrorKind::Taken { by } if *by == path), "{error}");
        assert_eq!(
            error.to_string(),
            format!(
                "table {}: this build has already written another table of that name or to that file, letter case \
                 aside: {}",
                error.table(),
                path.display()
            )
        );
    };
    let (first, second) = (baked("T", &[1, 2]), baked("T", &[2, 1]));
    first.write_to(&folder.0).unwrap();
    taken(second.write_to(&folder.0), "t.bin");
    // A header of the same table, but not of another, nor over a file.
    first.write_c_header(folder.0.join("t.h")).unwrap();
    taken(second.write_c_header(folder.0.join("second.h")), "t.bin");
    taken(baked("U", &[1]).write_c_header(folder.0.join("t.rs")), "t.rs");
    taken(baked("U", &[1]).write_c_header(folder.0.join("T.H")), "t.h");
    // The header comes first.
    baked("V", &[1]).write_c_header(folder.0.join("v.h")).unwrap();
    taken(baked("V", &[0]).write_to(&folder.0), "v.h");
    baked("W", &[1]).write_c_header(folder.0.join("X.rs")).unwrap();
    taken(baked("X", &[1]).write_to(&folder.0), "X.rs");
    // The same values under other words are another table; the same table twice is one.
    let other_words = TableBuilder::from_values("T", [1, 2].map(Nimber::new)).doc("Else.").bake().unwrap();
    taken(other_words.write_to(&folder.0), "t.bin");
    first.write_to(&folder.0).unwrap();
    let elsewhere = Folder::new("elsewhere");
    second.write_to(&elsewhere.0).unwrap();
    assert_eq!(fs::read(folder.0.join("t.bin")).unwrap(), first.bytes());
}

/// Names of tables for a process that is a run of a build script.
const NAMES: &str = "GRUNDY_BAKE_TEST_NAMES";

#[test]
fn tables_of_earlier_runs_are_not_left_to_be_included() {
    // This test again, in a process of its own: the runs that it compares.
    if let Ok(names) = env::var(NAMES) {
        names.split_whitespace().for_each(|name| baked(name, &[1, 2]).write().unwrap());
        return;
    }
    let folder = Folder::new("runs");
    let run = |names: &str| {
        let output = Command::new(env::current_exe().unwrap())
            .args(["--exact", "files::tables_of_earlier_runs_are_not_left_to_be_included"])
            .env("OUT_DIR", &folder.0)
            .env(NAMES, names)
            .output()
            .unwrap();
        assert!(output.status.success());
        let (sources, rest): (Vec<_>, Vec<_>) =
            folder.files().into_iter().partition(|file| file.ends_with(".rs") || file.ends_with(".bin"));
        assert!(rest.iter().all(|file| file.ends_with(".old") || file == "grundy-bake.list"), "{rest:?}");
        sources
    };
    assert_eq!(run("A B"), ["a.bin", "a.rs", "b.bin", "b.rs"]);
    let age = folder.age("a.rs");
    assert_eq!(run("A C"), ["a.bin", "a.rs", "c.bin", "c.rs"]);
    assert_eq!(run("C B A"), ["a.bin", "a.rs", "b.bin", "b.rs", "c.bin", "c.rs"]);
    assert_eq!(folder.modified("a.rs"), age);
}
