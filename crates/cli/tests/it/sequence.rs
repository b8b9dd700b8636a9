//! `grundy sequence`, against published values and periods.

use grundy_testkit::published::{Period, Sequence, periods, sequences};
use serde_json::json;
use snapbox::str;

use crate::common::{decode_png, folder, grundy, json, stdout};

#[test]
fn published_values_are_met() {
    let mut checked = 0;
    for Sequence { number, offset, game, terms } in sequences() {
        let game = match game {
            "GRUNDY" => "grundys-game",
            // Subtract a square: the squares within the terms.
            "SUBSQ" => "1,4,9,16,25,36,49,64,81",
            game => game,
        };
        let count = (offset + terms.len()).to_string();
        let value = json(["sequence", game, "--count", &count]);
        let values = value["values"].as_array().expect("a list");
        assert_eq!(json!(values[offset..]), json!(terms), "{number}");
        checked += 1;
    }
    assert_eq!(checked, 48);
}

#[test]
fn published_periods_are_proved() {
    let mut checked = 0;
    for Period { game, period, preperiod, largest, largest_at } in periods() {
        if preperiod > 50_000 {
            continue;
        }
        let value = json(["sequence", game, "--count", "1", "--certify"]);
        assert_eq!(value["proved"]["period"], period, "{game}");
        assert_eq!(value["proved"]["preperiod"], preperiod, "{game}");
        if let (Some(largest), Some(first)) = (largest, largest_at) {
            assert_eq!((&value["largest"], &value["largest_at"]), (&json!(largest), &json!(first)), "{game}");
        }
        checked += 1;
    }
    assert_eq!(checked, 10);
}

#[test]
fn a_sequence_is_printed_in_rows_of_its_period() {
    // The values and the period are those of OEIS A002186, Kayles.
    grundy(["sequence", "0.77", "--count", "84", "--certify"]).assert().success().stdout_eq(str![[r#"
0.77 (Kayles), n = 0 to 83

   0: 0 1 2 3 1 4 3 2 1 4 2 6
  12: 4 1 2 7 1 4 3 2 1 4 6 7
  24: 4 1 2 8 5 4 7 2 1 8 6 7
  36: 4 1 2 3 1 4 7 2 1 8 2 7
  48: 4 1 2 8 1 4 7 2 1 4 2 7
  60: 4 1 2 8 1 4 7 2 1 8 6 7
  72: 4 1 2 8 1 4 7 2 1 8 2 7

largest value of all: 8, first at n = 27
proved: G(n + 12) = G(n) for every n >= 71, because it holds for 71 <= n <= 156 and the theorem of Guy and Smith (1956) proves it for an octal code with its last digit at place 2

"#]]);
}

#[test]
fn what_is_only_seen_is_called_observed() {
    // Kenyon's game: period 6, saltus 3, for which there is no proof here (Winning Ways, chapter 4).
    let kenyon = json(["sequence", "0.3F", "--count", "60"]);
    assert_eq!(kenyon["proved"], json!(null));
    assert_eq!(kenyon["observed"], json!({"preperiod": 0, "period": 6, "saltus": 3, "observed_to": 59}));
    let text = stdout(grundy(["sequence", "0.3F", "--count", "60"]).assert().success());
    assert!(
        text.contains("\nobserved up to heap 59, not proved: G(n + 6) = G(n) + 3 for 0 <= n <= 53\n"),
        "{text}"
    );
    assert!(text.contains("largest value of these: 29,"), "{text}");
}

#[test]
fn cheap_proofs_need_no_asking() {
    // The period of Kayles (Winning Ways, chapter 4), which so few values cannot show.
    for count in ["3", "150"] {
        let kayles = json(["sequence", "0.77", "--count", count]);
        assert_eq!(kayles["proved"]["period"], 12);
        assert_eq!(kayles["proved"]["preperiod"], 71);
        assert_eq!(kayles["observed"], json!(null));
    }
}

#[test]
fn without_a_theorem_none_is_looked_for() {
    for game in ["grundys-game", "0.3F", "all-but:2,3"] {
        let assert = grundy(["sequence", game, "--count", "20", "--certify"]).assert().code(1);
        assert!(stdout(assert).ends_with("\nno theorem here proves a period of this game\n"), "{game}");
    }
}

#[test]
fn integers_that_javascript_would_round_are_texts() {
    // The rule: up to 2^53 - 1 a number, above a text.
    let largest = (1_u64 << 53) - 1;
    let nim = |heap: u64| json(["explain", "nim", &heap.to_string()]);
    assert_eq!(nim(largest)["nim_sum"], json!(largest));
    assert_eq!(nim(largest + 1)["nim_sum"], json!((largest + 1).to_string()));
    assert_eq!(nim(largest + 1)["parts"][0]["nimber"], json!((largest + 1).to_string()));
    let kayles = json(["explain", "kayles", "18446744073709551615"]);
    assert!(kayles["winning_move_count"].is_string(), "{kayles}");
    let count = json(["count", "row-chess", "--rows", "3", "--width", "4"]);
    assert_eq!(count["boards"], json!(4096));
}

#[test]
fn no_proof_is_status_one() {
    let officers = ["sequence", "0.6", "--count", "5", "--certify", "--search", "3000"];
    let assert = grundy(officers).assert().code(1);
    assert!(stdout(assert).ends_with("\nno period is proved by the values below 3000\n"));
    grundy(officers).arg("--json").assert().code(1);
    // A closed form is a proof of another kind.
    for game in ["nim", "lasker", "bash:5", "powers-of-two"] {
        grundy(["sequence", game, "--certify"]).assert().success();
    }
    grundy(["sequence", "0.3F", "--count", "9", "--certify"]).assert().code(1);
}

#[test]
fn usage_is_checked() {
    grundy(["sequence", "0.77", "--count", "0"]).assert().code(2);
    grundy(["sequence", "0.9", "--count", "5"]).assert().success();
    grundy(["sequence", "0.G"]).assert().code(2);
    grundy(["sequence", "0.77", "--plot", "plot.gif"]).assert().code(2);
    grundy(["sequence", "0.77", "--search", "5"]).assert().code(2);
}

#[test]
fn a_plot_shows_every_value() {
    let folder = folder("sequence_plot");
    let plot = |name: &str| {
        let path = folder.join(name);
        grundy(["sequence", "1,2,3", "--count", "103", "--certify", "--plot", path.to_str().expect("UTF-8")])
            .assert()
            .success();
        std::fs::read(path).expect("the plot is written")
    };
    let (width, height, palette, pixels) = decode_png(&plot("plot.png"));
    assert_eq!((width, height, palette[2]), (1100, 520, [0, 114, 178]));
    // n goes from 60 to 1080 and the values from 480 up to 40: ten pixels an n, and 440 for the largest value, 3.
    for n in 0..103 {
        let at = |value: usize| pixels[(480 - value * 440 / 3) * width + 60 + 10 * n];
        for value in 0..4 {
            assert_eq!(at(value) == 2, value == n % 4, "{n} {value}");
        }
    }
    // Between the values 0 and 1 every second period of four has its own shade.
    for n in 0..100 {
        let shaded = pixels[400 * width + 65 + 10 * n] == 3;
        assert_eq!(shaded, n / 4 % 2 == 0, "{n}");
    }

    let svg = String::from_utf8(plot("plot.svg")).expect("SVG is text");
    for n in 0..103 {
        let circle = format!(r#"<circle cx="{}" cy="{}" r="2.5"/>"#, 60 + 10 * n, 480 - n % 4 * 440 / 3);
        assert_eq!(svg.matches(&circle).count(), 1, "{circle}");
    }
    assert!(svg.contains("nimbers of 1-3; period 4 from n = 0 on, proved (every second one shaded)"));
}

#[test]
fn a_plot_says_and_shows_what_is_proved() {
    let folder = folder("sequence_proved");
    let plot = |game: &str, more: &[&str], name: &str| {
        let path = folder.join(name);
        let path_name = path.to_str().expect("UTF-8");
        grundy(["sequence", game, "--count", "103", "--plot", path_name].iter().chain(more))
            .assert()
            .success();
        std::fs::read(path).expect("the plot is written")
    };
    let svg = |game, more| String::from_utf8(plot(game, more, "p.svg")).expect("SVG is text");
    // Kenyon's game has no theorem here.
    let (proved, observed) = (svg("1,2,3", &["--certify"]), svg("0.3F", &[]));
    assert!(proved.contains("period 4 from n = 0 on, proved") && !proved.contains("observed"));
    assert!(observed.contains("period 6 from n = 0 on, observed up to n = 102, not proved"));
    assert!(observed.contains("<pattern") && !proved.contains("<pattern"));

    // Within the first band: all of it is shaded, or only its stripes are. The words stand above.
    let pixels = |game, more| {
        let (width, _, _, pixels) = decode_png(&plot(game, more, "p.png"));
        let band: Vec<u8> = (65..75)
            .flat_map(|x| (300..320).map(move |y| (x, y)))
            .map(|(x, y)| pixels[y * width + x])
            .collect();
        let words = (0..30).any(|y| (60..500).any(|x| pixels[y * width + x] == 1));
        (
            band.iter().filter(|&&colour| colour == 3).count(),
            band.iter().filter(|&&colour| colour == 0).count(),
            words,
        )
    };
    let (shaded, paper, words) = pixels("1,2,3", &["--certify"]);
    assert!(shaded > 100 && paper == 0 && words, "{shaded} {paper}");
    let (shaded, paper, words) = pixels("0.3F", &[]);
    assert!(shaded > 50 && paper > 50 && words, "{shaded} {paper}");
    for (game, more, text) in [("1,2,3", &["--certify"][..], "proved"), ("0.3F", &[], "not proved")] {
        let png = plot(game, more, "p.png");
        assert!(String::from_utf8_lossy(&png).contains(text), "{game}");
    }
}

#[cfg(unix)]
#[test]
fn the_examples_run() {
    crate::common::run_examples("sequence", "sequence_examples");
}
