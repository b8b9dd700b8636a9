//! What the README shows is what the tool prints.

use crate::common::{folder, grundy_in_path};

#[test]
fn every_command_prints_what_the_readme_shows() {
    let folder = folder("readme");
    let readme = include_str!("../../README.md");
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
    assert!(commands > 9, "{commands}");
}
