//! Files that the tool writes: whole, or not at all.

use std::fs;
use std::path::Path;

use crate::common::{folder, grundy};

/// The names in a folder, sorted.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    let mut names: Vec<String> = entries
        .map(|entry| entry.expect("it can be read").file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

#[test]
fn a_refused_command_leaves_nothing() {
    let folder = folder("files_refused");
    for (arguments, code) in [
        (&["table", "--export", "a.bin", "--export", "b.doc"][..], 2),
        (&["table", "--export", "a.bin", "--plot", "b.gif"], 2),
        (&["table", "--export", "a.bin", "--bits", "3"], 2),
        (&["table", "--export", "a.bin", "--export", "no/such/b.bin"], 1),
        (&["table", "none.bin", "--bits", "3", "--len", "3", "--export", "a.csv"], 1),
        (&["sequence", "kayles", "--plot", "k.gif"], 2),
        (&["sequence", "nosuch", "--plot", "k.svg"], 2),
        (&["sequence", "kayles", "--plot", "no/such/k.svg"], 1),
    ] {
        let assert = grundy(arguments).current_dir(&folder).assert().code(code);
        assert_eq!(assert.get_output().stdout, b"", "{arguments:?}");
        assert_eq!(names(&folder), [""; 0], "{arguments:?}");
    }
    grundy(["sequence", "kayles", "--plot", "no/such/k.svg"])
        .current_dir(&folder)
        .assert()
        .stderr_eq("grundy: cannot write no/such/k.svg: its folder does not exist\n");
}

#[test]
fn extensions_have_any_case() {
    let folder = folder("files_case");
    for plot in ["K.SVG", "K.Png"] {
        grundy(["sequence", "kayles", "--plot", plot]).current_dir(&folder).assert().success();
    }
    let exports = ["table", "--export", "T.BIN", "--export", "T.Csv", "--plot", "T.PNG"];
    grundy(exports).current_dir(&folder).assert().success();
    assert_eq!(names(&folder), ["K.Png", "K.SVG", "T.BIN", "T.Csv", "T.PNG"]);
}

#[cfg(unix)]
#[test]
fn a_failed_export_leaves_the_old_file() {
    let folder = folder("files_failed");
    fs::write(folder.join("t.bin"), "old").expect("the folder can be written");
    // Files of more than a few kilobytes fail, as on a full disk.
    let script = "trap '' XFSZ; ulimit -f 8; grundy table --export t.bin";
    let output = crate::common::grundy_in_path("sh")
        .args(["-c", script])
        .current_dir(&folder)
        .output()
        .expect("sh runs");
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(1), "{message}");
    assert!(message.starts_with("grundy: cannot write t.bin: "), "{message}");
    assert_eq!(fs::read_to_string(folder.join("t.bin")).expect("it is there"), "old");
    assert_eq!(names(&folder), ["t.bin"]);
}

#[cfg(unix)]
#[test]
fn a_link_and_its_permissions_stay() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder("files_link");
    let (file, link) = (folder.join("t.csv"), folder.join("link.csv"));
    fs::write(&file, "old").expect("the folder can be written");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).expect("it is ours");
    std::os::unix::fs::symlink("t.csv", &link).expect("links can be made");
    fs::write(folder.join("one.bin"), [5]).expect("the folder can be written");
    let table = ["table", "one.bin", "--bits", "3", "--len", "1", "--export", "link.csv"];
    grundy(table).current_dir(&folder).assert().success();
    assert!(fs::symlink_metadata(&link).expect("it is there").is_symlink());
    assert_eq!(fs::read_to_string(&file).expect("it is there"), "index,nimber\n0,5\n");
    let mode = fs::metadata(&file).expect("it is there").permissions().mode();
    assert_eq!(mode & 0o777, 0o640);
}

/// Elsewhere the system has no such names.
#[cfg(target_os = "linux")]
#[test]
fn file_names_need_not_be_text() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let folder = folder("files_names");
    let name = |bytes: &'static [u8]| OsStr::from_bytes(bytes);
    let succeeds = |arguments: &[&OsStr]| {
        grundy(arguments).current_dir(&folder).assert().success();
    };
    let text = OsStr::new;
    fs::write(folder.join(name(b"g\xff.txt")), "2 1\n").expect("the folder can be written");
    fs::write(folder.join(name(b"t\xff.bin")), [5]).expect("the folder can be written");
    fs::write(folder.join(name(b"v\xff.txt")), "0 1 2 0 1 2 ".repeat(10)).expect("the folder can be written");
    succeeds(&[text("explain"), text("dag"), text("2"), text("--graph"), name(b"g\xff.txt")]);
    succeeds(&[text("explain"), text("node-kayles"), text("--file"), name(b"g\xff.txt")]);
    succeeds(&[text("discover"), name(b"v\xff.txt")]);
    let table = [text("table"), name(b"t\xff.bin"), text("--bits"), text("3"), text("--len"), text("1")];
    succeeds(&[&table[..], &[text("--export"), name(b"u\xff.csv")]].concat());
    succeeds(&[text("sequence"), text("kayles"), text("--plot"), name(b"p\xff.svg")]);
    assert!(folder.join(name(b"u\xff.csv")).exists() && folder.join(name(b"p\xff.svg")).exists());
}
