//! Functions written for a list, compiled and run.

use grundy_testkit::{published, skipped};
use snapbox::cmd::Command;

use super::{lasker, list};
use crate::common::{folder, grundy, stdout};

/// A list to write a function for: its name, an n, what is known of its value, and whether a game says so.
type Listed = (&'static str, Vec<u64>, u64, Option<u64>, bool);

fn functions() -> Vec<Listed> {
    let kayles = published::terms("A002186");
    let far = 1_000_000_007;
    let kayles_far = kayles[71 + (far - 71) % 12];
    vec![
        ("lasker", (0..41).map(lasker).collect(), 1_000_000_003, Some(1_000_000_004), true),
        ("nim", (0..41).collect(), u64::MAX, Some(u64::MAX), true),
        ("kayles", kayles, far as u64, Some(kayles_far), true),
        // From heap 5 on: n is heap n + 5.
        ("offset", (5..60).map(lasker).collect(), 999_999_998, Some(1_000_000_004), true),
        // No game has these: they are only seen to grow by 3 in every 2, up to n = 59.
        ("observed", (0..60).map(|n| 1000 + n / 2 * 3 + n % 2).collect(), 60, None, false),
        ("falling", (0..60).map(|n| 1000 - n / 2 * 3 + n % 2).collect(), 59, Some(914), false),
    ]
}

fn emitted(language: &str, values: &[u64], of_a_game: bool) -> (String, &'static str) {
    let source = stdout(grundy(["discover", "-", "--emit", language]).stdin(list(values)).assert().success());
    let last = values.len() - 1;
    let has = |text: &str| assert!(source.contains(text), "{text}: {source}");
    if of_a_game {
        has("// proved: ");
        has(&format!("// observed: up to n = {last}, these are the nimbers of "));
        has(&format!(
            "That the listed values are those of this game is observed up to n = {last}, not proved. What is"
        ));
        assert!(!source.contains("observed_nimber"), "{source}");
        (source, "nimber")
    } else {
        has(&format!(
            "The values were checked up to n = {last}, and are only seen to be periodic. Nothing proves that"
        ));
        (source, "observed_nimber")
    }
}

#[test]
fn without_a_rule_no_function_is_written() {
    // Grundy's game, of which no period is known.
    let grundys = published::terms("A002188");
    for language in ["rust", "cpp"] {
        grundy(["discover", "-", "--emit", language]).stdin(list(&grundys)).assert().code(1).stdout_eq("").stderr_eq(
            "grundy: no function is written: these 105 values are those of Grundy's game, grundys-game, for which no \
             period is proved, and they show none\n",
        );
    }
}

#[test]
fn emitted_rust_computes_the_values() {
    let folder = folder("discover_rust");
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned());
    for (name, values, far, value, of_a_game) in functions() {
        let (source, function) = emitted("rust", &values, of_a_game);
        let run = |variant: &str, source: String| {
            let (file, program) =
                (folder.join(format!("{name}_{variant}.rs")), folder.join(format!("{name}_{variant}")));
            std::fs::write(&file, source).expect("the folder can be written");
            let compile = Command::new(&rustc).args(["--edition=2021", "--test", "-D", "warnings", "-o"]);
            compile.arg(&program).arg(&file).assert().success();
            Command::new(program).assert()
        };
        let test = format!("\n#[test]\nfn far() {{ assert_eq!({function}({far}), {value:?}); }}\n");
        let unfit = format!("\n#[test]\nfn unfit() {{ {function}(u64::MAX); }}\n");
        run("right", source.clone() + &test + &unfit).success();
        // The check against the list is one that can fail.
        let wrong = source.replacen("const PERIOD: u64 = ", "const PERIOD: u64 = 1 + ", 1);
        run("wrong", wrong).failure();
    }
}

#[test]
fn emitted_cpp_computes_the_values() {
    let compiler = std::env::var("CXX").unwrap_or_else(|_| "c++".to_owned());
    if std::process::Command::new(&compiler).arg("--version").output().is_err() {
        return skipped(&format!("there is no C++ compiler `{compiler}`"));
    }
    let folder = folder("discover_cpp");
    for (name, values, far, value, of_a_game) in functions() {
        let (source, function) = emitted("cpp", &values, of_a_game);
        let run = |variant: &str, source: &str, check: &str| {
            let (file, program) =
                (folder.join(format!("{name}_{variant}.cpp")), folder.join(format!("{name}_{variant}")));
            std::fs::write(&file, source).expect("the folder can be written");
            let compile =
                Command::new(&compiler).args(["-std=c++17", "-Wall", "-Wextra", "-Werror", check, "-o"]);
            compile.arg(&program).arg(&file).assert().success();
            Command::new(program).assert()
        };
        run("right", &source, "-DGRUNDY_CHECK").success().stdout_eq("all values agree\n");
        let wrong = source.replacen(", period = ", ", period = 1 + ", 1);
        run("wrong", &wrong, "-DGRUNDY_CHECK").failure();
        let value =
            value.map_or_else(|| "std::nullopt".to_owned(), |value| format!("std::uint64_t{{{value}u}}"));
        let main = format!("\nint main() {{ return {function}({far}u) != {value}; }}\n");
        run("far", &(source + &main), "-DFAR").success();
    }
}
