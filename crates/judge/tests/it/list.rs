//! The list of problems is a table for people.

use std::process::Command;

use grundy_judge::problems;

#[test]
fn every_name_stands_in_its_column() {
    let output = Command::new(env!("CARGO_BIN_EXE_grundy-judge")).arg("--list").output().unwrap();
    assert!(output.status.success());
    let list = String::from_utf8(output.stdout).unwrap();
    let (header, rows) = list.split_once('\n').unwrap();
    let [aliases, game, task] = ["ALIASES", "GAME", "TASK"].map(|title| header.find(title).unwrap());
    assert!(game - aliases <= 26, "{header}");

    let mut rows = rows.lines().peekable();
    for problem in problems() {
        let row = rows.next().unwrap();
        assert_eq!(row[..aliases].trim_end(), problem.id());
        assert_eq!(row[game..task].trim_end(), problem.game());
        assert_eq!(&row[task..], problem.summary());
        let mut found: Vec<&str> = row[aliases..game].split_whitespace().collect();
        while let Some(more) = rows.next_if(|row| row.starts_with(' ')) {
            assert_eq!(more[..aliases].trim(), "");
            found.extend(more[aliases..].split_whitespace());
        }
        assert_eq!(found, problem.aliases());
    }
    assert_eq!(rows.next(), None);
}
