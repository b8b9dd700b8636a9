//! `grundy table`, against the rule of row chess and against published facts.

use std::fs;
use std::path::Path;
use std::process::Command;

use grundy_testkit::{plain, published, skipped};
use serde_json::json;

use crate::common::{decode_png, folder, grundy, json, stdout};

/// How many rows of 20 squares have each nimber.
fn histogram() -> Vec<u64> {
    published::row_chess().pop().expect("the widest come last").counts
}

const PACKED: &str = "28e43738e516de5453bdafb540b6b7305f5728a85b430f7e0c7f2c092c60b306";
const VALUES: &str = "6d003e7b5fd07f82055d56dd950ea7e7aabc3094af565c6164680dcbf8561b6a";

fn path(folder: &Path, name: &str) -> String {
    folder.join(name).to_str().expect("a path in UTF-8").to_owned()
}

#[test]
fn facts_are_the_published_ones() {
    let facts = json!({
        "table": "row-chess",
        "len": 1048576,
        "bits": 5,
        "bytes": 655360,
        "sha256_packed": PACKED,
        "sha256_values": VALUES,
        "largest": 19,
        "histogram": histogram(),
    });
    assert_eq!(json(["table", "row-chess"]), facts);
    let text = stdout(grundy(["table"]).assert().success());
    assert!(text.contains(&format!("\nSHA-256 of the packed bytes  {PACKED}\n")), "{text}");
    assert!(text.contains("\n   0  207264  ########################################\n"), "{text}");
    assert!(text.ends_with("\n  19       1\n"), "{text}");
}

#[test]
fn a_file_is_a_table_of_the_given_shape() {
    let folder = folder("table_file");
    let file = path(&folder, "small.bin");
    // 5, 2, 7 at three bits each, lowest first.
    fs::write(&file, [0b11_010_101, 0b1]).expect("the folder can be written");
    let csv = path(&folder, "small.csv");
    let facts = json(["table", &file, "--bits", "3", "--len", "3", "--export", &csv]);
    assert_eq!((&facts["largest"], &facts["histogram"]), (&json!(7), &json!([0, 0, 1, 0, 0, 1, 0, 1])));
    assert_eq!(fs::read_to_string(csv).expect("it is written"), "index,nimber\n0,5\n1,2\n2,7\n");

    let message = format!("grundy: {file}: 2 bytes; the table takes 4, or 7 more with padding\n");
    grundy(["table", &file, "--bits", "10", "--len", "3"]).assert().code(1).stderr_eq(message);
    grundy(["table", &file, "--bits", "33", "--len", "3"]).assert().code(1);
    grundy(["table", &file, "--bits", "3"]).assert().code(2);
    grundy(["table", "row-chess", "--bits", "5", "--len", "9"]).assert().code(2);
    grundy(["table", &path(&folder, "none.bin"), "--bits", "3", "--len", "3"]).assert().code(1);
    grundy(["table", &file, "--bits", "3", "--len", "3", "--export", "table.doc"]).assert().code(2);
    grundy(["table", &file, "--bits", "3", "--len", "3", "--plot", "table.png"]).assert().code(2);
}

#[test]
fn exports_hold_every_value() {
    let folder = folder("table_export");
    let [raw, npy, csv] = ["t.bin", "t.npy", "t.csv"].map(|name| path(&folder, name));
    grundy(["table", "--export", &raw, "--export", &npy, "--export", &csv]).assert().success();
    let rows = plain::row_chess();

    let packed = fs::read(&raw).expect("it is written");
    assert_eq!(packed.len(), 655_360);
    assert_eq!(json(["table", &raw, "--bits", "5", "--len", "1048576"])["sha256_packed"], PACKED);

    let npy_bytes = fs::read(&npy).expect("it is written");
    let (header, data) = npy_bytes.split_at(npy_bytes.len() - rows.len());
    assert!(data == rows, "the array's bytes are the values");
    assert_eq!(header.len() % 64, 0);

    let csv = fs::read_to_string(csv).expect("it is written");
    let mut lines = csv.lines();
    assert_eq!(lines.next(), Some("index,nimber"));
    assert!(lines.eq(rows.iter().enumerate().map(|(index, nimber)| format!("{index},{nimber}"))));

    // NumPy's own word, where it is installed.
    let script = "import numpy, sys; a = numpy.load(sys.argv[1]); \
                  print(a.dtype, a.shape, *numpy.bincount(a)); a.tofile(sys.argv[2])";
    let numpy = Command::new("python3").args(["-c", "import numpy"]).output();
    if !numpy.is_ok_and(|output| output.status.success()) {
        skipped("there is no NumPy");
    } else {
        let copy = path(&folder, "copy");
        let output =
            Command::new("python3").args(["-c", script, &npy, &copy]).output().expect("python3 runs");
        let counts = histogram().iter().map(u64::to_string).collect::<Vec<_>>().join(" ");
        assert_eq!(String::from_utf8_lossy(&output.stdout), format!("uint8 (1048576,) {counts}\n"));
        assert!(fs::read(copy).expect("it is written") == rows);
    }
}

#[test]
fn wide_entries_make_wide_arrays() {
    let folder = folder("table_wide");
    for (bits, kind, size) in [(9, "<u2", 2), (17, "<u4", 4)] {
        let (file, npy) = (path(&folder, "wide.bin"), path(&folder, "wide.npy"));
        // One entry with all bits set.
        let mut packed = vec![0xff; bits / 8 + 1];
        packed[bits / 8] = (1 << (bits % 8)) - 1;
        fs::write(&file, packed).expect("the folder can be written");
        let bits = bits.to_string();
        grundy(["table", &file, "--bits", &bits, "--len", "1", "--export", &npy]).assert().success();
        let array = fs::read(npy).expect("it is written");
        let header = String::from_utf8_lossy(&array[10..]).into_owned();
        assert!(
            header.starts_with(&format!("{{'descr': '{kind}', 'fortran_order': False, 'shape': (1,), }}"))
        );
        let mut value =
            (1_u32 << bits.parse::<u32>().expect("a number")).wrapping_sub(1).to_le_bytes().to_vec();
        value.truncate(size);
        assert_eq!(array[array.len() - size..], value);
    }
}

#[test]
fn the_c_header_answers_for_every_row() {
    let compiler = std::env::var("CC").unwrap_or_else(|_| "cc".to_owned());
    if Command::new(&compiler).arg("--version").output().is_err() {
        return skipped(&format!("there is no C compiler `{compiler}`"));
    }
    let folder = folder("table_c");
    grundy(["table", "--export", &path(&folder, "row_chess.h")]).assert().success();
    let main = "#include \"row_chess.h\"\n#include <stdio.h>\n\
                int main(void) { for (uint64_t i = 0; i < 1 << 20; i++) putchar((int)row_chess_nimber(i)); \
                return row_chess_nimber(1 << 20) != -1; }\n";
    fs::write(folder.join("main.c"), main).expect("the folder can be written");
    let program = folder.join("main");
    let compile =
        Command::new(compiler).arg("-O1").arg(folder.join("main.c")).arg("-o").arg(&program).status();
    assert!(compile.expect("the compiler runs").success());
    let output = Command::new(program).output().expect("the program runs");
    assert!(output.status.success());
    assert!(output.stdout == plain::row_chess(), "every row has its nimber");
}

#[test]
fn the_picture_shows_the_table() {
    let file = path(&folder("table_picture"), "row_chess.png");
    grundy(["table", "--plot", &file]).assert().success();
    let (width, height, palette, pixels) = decode_png(&fs::read(file).expect("it is written"));
    assert_eq!((width, height), (1024, 1080));
    let rows = plain::row_chess();
    // The left ten squares are the high bits, and go down; the right ten go to the right.
    assert!(pixels[..1 << 20] == rows, "every pixel is the place of a nimber in the palette");
    // The legend has a field for each nimber, in its colour.
    for nimber in 0..20 {
        assert_eq!(pixels[(1024 + 20) * width + 25 + 51 * nimber], nimber as u8);
    }
    // Larger nimbers are lighter, so that colours need not be told apart (relative luminance, ITU-R BT.709).
    let lightness =
        |&[r, g, b]: &[u8; 3]| 0.2126 * f64::from(r) + 0.7152 * f64::from(g) + 0.0722 * f64::from(b);
    assert!(palette[..20].windows(2).all(|pair| lightness(&pair[0]) < lightness(&pair[1])));

    let committed = include_bytes!("../../../../docs/row_chess.png");
    assert!(decode_png(committed) == (width, height, palette, pixels), "docs/row_chess.png is this picture");
}

#[cfg(unix)]
#[test]
fn the_examples_run() {
    crate::common::run_examples("table", "table_examples");
}
