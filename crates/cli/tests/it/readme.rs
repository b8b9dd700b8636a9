//! What the READMEs show is what the tool prints.

use crate::common::{folder, grundy_in_path};

#[test]
fn every_command_prints_what_the_readme_shows() {
    let commands = run("readme", include_str!("../../README.md"));
    assert!(commands > 9, "{commands}");
}

/// The repository's, which a package of the tool alone does not have.
#[test]
fn every_command_prints_what_the_readme_of_the_repository_shows() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../README.md");
    let readme = std::fs::read_to_string(path).expect("the tests run in the repository");
    let commands = run("repository_readme", &readme);
    assert!(commands >= 3, "{commands}");
}

/// Runs the commands of all console blocks, and says how many there were.
fn run(name: &str, readme: &str) -> usize {
    let folder = folder(name);
    let mut commands = 0;
    for block in readme.split("```console\n").skip(1) {
        let (block, _) = block.split_once("```").expect("the block ends");
        for shown in block.split("$ ").skip(1) {
            let (command, output) = shown.split_once('\n').expect("a command fills a line");
            let actual =
                grundy_in_path("sh").args(["-c", command]).current_dir(&folder).output().expect("sh runs");
            let actual = [actual.stdout, actual.stderr].concat();
            assert_eq!(String::from_utf8_lossy(&actual).trim_end(), output.trim_end(), "{command}");
            commands += 1;
        }
    }
    commands
}
