//! What a few bytes of input can ask for, and what is left of the answers when it is too much.

use std::io::{self, Write};

use grundy_judge::{Limits, find, problems};

use crate::support::comb;

/// The verdicts and the error's message within limits.
fn within(id: &str, input: &str, change: impl FnOnce(&mut Limits)) -> (String, Option<String>) {
    let mut limits = Limits::default();
    change(&mut limits);
    let mut output = Vec::new();
    let result = find(id).expect("a problem").prepare().limits(limits).run(input.as_bytes(), &mut output);
    (String::from_utf8(output).expect("answers are ASCII"), result.err().map(|error| error.to_string()))
}

/// Inputs that ask for much, of each problem: what is answered within 64 MiB and 2^26 steps, and how the complaint begins
/// behind its place, if there is one.
fn hostile() -> Vec<(&'static str, String, &'static str, Option<&'static str>)> {
    let max = u64::MAX;
    let end = Some("found the end of the input");
    // A hundred amounts whose period is out of reach.
    let amounts: String = (1..=100_u64).map(|number| format!(" {}", number.pow(4) * 7919 % 1009)).collect();
    let text = |text: &str| text.to_owned();
    vec![
        ("p2575", format!("2 0 {max} 0"), "NO\n", end),
        ("acwing891", format!("{max} {max}"), "", end),
        ("p2197", format!("{max} 0 {max} 1"), "No\n", end),
        ("loj10242", format!("{max} 1"), "", end),
        ("hdu3032", format!("{max} 0 {max} 1"), "Bob\n", end),
        ("bzoj3105", format!("{max} {max} 1"), "", end),
        ("poj1704", format!("{max} 1 1 {max} 1"), "Bob will win\n", end),
        ("hdu1846", format!("{max} {max} 1"), "first\n", end),
        ("hdu2149", format!("4 2 {max} {}", max - 1), "1\nnone\n", None),
        ("hdu2188", format!("{max} {max} 1"), "Grass\n", end),
        ("loj10241", format!("{max} {max}"), "1\n", None),
        ("hdu2147", format!("{max} {max}"), "What a pity!\n", end),
        ("p1290", format!("{max} {max} 1"), "Stan wins\n", end),
        ("uva10368", format!("{max} 1"), "Stan wins\n", end),
        ("poj2311", format!("2 2 {max} 1"), "LOSE\n", Some("found `1`, expected the height")),
        ("acwing893", format!("{max} 1"), "", end),
        ("acwing893", format!("100{amounts} 1 16777215"), "", Some("found `16777215`, expected less")),
        (
            "hdu1536",
            format!("1 1 1 1 1 100{amounts} 1 1 16777215"),
            "W\n",
            Some("found `16777215`, expected less"),
        ),
        (
            "hdu1848",
            text("1 1 1 16777215 16777215 16777215"),
            "Fibo\n",
            Some("found `16777215`, expected less"),
        ),
        ("hdu1847", format!("{max}"), "Cici\n", None),
        ("loj10243", text("268435456 0 0"), "lose\n", None),
        ("loj10243", text("268435456 1 1 268435456 1 268435456"), "win\n", None),
        ("loj10243", text("268435456 2000000000 1"), "", end),
        ("poj2425", text("1 0 1 0 0 268435456"), "LOSE\n", end),
        ("poj2425", text("1 0 1 0 0 1 2000000000"), "LOSE\n", Some("found `2000000000`, expected less")),
        ("gym102501l", format!("{max} ."), "", Some("found `.`, expected a row of")),
        ("gym102501l", comb(43), "", Some("found `*.......................")),
        ("uoj266", text("3 1 0 67108864 0 67108863 0"), "Alice\nBob\nAlice\n", None),
        // The two that are named are a chain of nimber 2; the others cancel, or leave 1.
        ("uoj266", text("2 67108864 1 1 67108864 67108863 1 1 67108863"), "Alice\nAlice\n", None),
        ("uoj266", text("1 67108864 67108863 1 2"), "", end),
    ]
}

#[test]
fn every_problem_is_among_the_hostile() {
    let hostile = hostile();
    for problem in problems() {
        assert!(hostile.iter().any(|(id, ..)| *id == problem.id()), "{}", problem.id());
    }
}

#[test]
fn the_readme_says_what_each_problem_can_cost() {
    let readme = include_str!("../../README.md");
    for problem in problems() {
        let name = format!("`{}`", problem.id());
        assert!(readme.lines().any(|line| line.starts_with('|') && line.contains(&name)), "{name}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_few_bytes_claim_little() {
    for (id, input, verdicts, complaint) in hostile() {
        let output = in_64_mebibytes(&[id, "--max-work", "64M"], &input);
        let shown: String = input.chars().take(60).collect();
        assert_eq!(String::from_utf8_lossy(&output.stdout), verdicts, "{id}: {shown}");
        let message = String::from_utf8_lossy(&output.stderr);
        match complaint {
            None => assert_eq!((output.status.code(), &*message), (Some(0), ""), "{id}: {shown}"),
            Some(complaint) => {
                let found = message.split_once(": ").and_then(|(_, rest)| rest.split_once(": "));
                assert!(
                    found.is_some_and(|(_, found)| found.starts_with(complaint)),
                    "{id}: {shown}: {message}"
                );
                assert_eq!((output.status.code(), message.lines().count()), (Some(1), 1), "{id}: {shown}");
            }
        }
    }
}

/// The program, where the system gives it no more address space than that.
#[cfg(target_os = "linux")]
fn in_64_mebibytes(arguments: &[&str], input: &str) -> std::process::Output {
    use std::process::{Command, Stdio};

    let mut child = Command::new("sh")
        .args(["-c", "ulimit -v 65536 && exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_grundy-judge")])
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    // It may end before it has read everything.
    stdin.write_all(input.as_bytes()).ok();
    drop(stdin);
    child.wait_with_output().unwrap()
}

#[test]
#[cfg(target_os = "linux")]
fn where_the_system_has_no_memory_the_verdicts_before_are_kept() {
    // Two million nodes in a row: what is named is paid for, but 64 MiB are not enough to work it out.
    let mut input = String::from("2\n1 0\n2000000 1999999\n");
    (1..2_000_000).for_each(|node| input += &format!("{node} {}\n", node + 1));
    let output = in_64_mebibytes(&["uoj266"], &input);
    assert_eq!(String::from_utf8_lossy(&output.stdout), "Alice\n");
    let message = String::from_utf8_lossy(&output.stderr);
    assert!(message.starts_with("grundy-judge: line ") && message.contains("memory"), "{message}");
    assert_eq!((output.status.code(), message.lines().count()), (Some(1), 1));
}

#[test]
fn limits_are_named_where_they_are_passed() {
    // 2^20 bids are written before the rest is refused.
    let (bids, error) = within("hdu2149", "4 2\n1 18446744073709551615", |limits| limits.work = 32 << 20);
    assert!(bids.starts_with("1\n1 2 3 4 ") && bids.ends_with(" 1048576 "), "{}", bids.len());
    let message = "line 2, column 3: found `18446744073709551615`, expected less work: a run may take 33554432 steps \
                   (--max-work)";
    assert_eq!(error.as_deref(), Some(message));

    let (_, error) = within("loj10243", "3 2 1\n1 2\n2 3\n1\n", |limits| limits.memory = 100);
    let message = "line 2, column 3: found `2`, expected less: it takes 128 bytes, and a case may take 100 (--max-memory)";
    assert_eq!(error.as_deref(), Some(message));

    // Three squares in a row take 3 + 2 + 2 options at most.
    let grid = "3\n...\n***\nxxx\n";
    assert_eq!(within("gym102501l", grid, |limits| limits.work = 1 << 15).1, None);
    let (_, error) = within("gym102501l", grid, |limits| limits.work = 1 << 13);
    let message = "line 2, column 1: found `...`, expected banks that 2 options decide (--max-work)";
    assert_eq!(error.as_deref(), Some(message));
}

#[test]
fn the_work_of_all_banks_is_counted_together() {
    // One bank of three squares is within the limit, and two are not.
    let one = "7\n...xxxx\n*******\nxxxxxxx\nxxxxxxx\nxxxxxxx\nxxxxxxx\nxxxxxxx\n";
    let two = one.replace("...xxxx", "...x...");
    let options = |limits: &mut Limits| limits.work = 4 << 12;
    assert_eq!(within("gym102501l", one, options).1, None);
    assert!(
        within("gym102501l", &two, options).1.is_some_and(|message| message.starts_with("line 2, column 1"))
    );
}

#[test]
fn amounts_that_lie_far_apart_are_work() {
    // Heaps below the least amount have no move. The 200,000 from there on look at up to 60,000 amounts each, 9·10^9 in
    // all, which is more than the steps that the run may take.
    let amounts: String = (0..60_000).map(|index| format!(" {}", 8_388_609 + 2 * index)).collect();
    let (verdicts, error) =
        within("acwing893", &format!("60000{amounts} 2 8388608 8600000"), |limits| limits.work = 1 << 30);
    assert_eq!(verdicts, "");
    let message = "found `8600000`, expected less work: a run may take 1073741824 steps (--max-work)";
    assert!(error.as_ref().is_some_and(|error| error.ends_with(message)), "{error:?}");
}

/// Keeps apart what is written at once.
#[derive(Default)]
struct Writes(Vec<Vec<u8>>);

impl Write for Writes {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.push(bytes.to_vec());
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn verdicts_are_written_before_long_work() {
    // It is read at once; then come a large heap, and many bids.
    let amounts: String = (1..=100_u64).map(|number| format!(" {}", number.pow(4) * 7919 % 1009)).collect();
    for (id, input, first) in [
        ("hdu1536", format!("1 1 1 1 1 100{amounts} 1 1 100000"), "W\n"),
        ("hdu2149", "4 2 1 1000000".to_owned(), "1\n"),
    ] {
        let mut output = Writes::default();
        let result = find(id).expect("a problem").run(input.as_bytes(), &mut output);
        assert!(result.is_ok() && output.0[0] == first.as_bytes() && output.0.len() > 1, "{id}");
    }
}

#[test]
fn a_flag_raises_the_limit_of_heaps() {
    // A heap of 100 is beyond the limit, and no period can be proved before it, since 95 is an amount.
    let amounts = [2, 5, 95];
    let input = "3 2 5 95 1 100";
    let message = "line 1, column 12: found `100`, expected a heap below 100, since this set has shown no period by then \
                   (--max-heap)";
    assert_eq!(
        within("acwing893", input, |limits| limits.heaps = 100),
        (String::new(), Some(message.to_owned()))
    );

    let mut wins: Vec<bool> = vec![];
    for heap in 0..=100 {
        wins.push(amounts.iter().any(|&amount| amount <= heap && !wins[heap - amount]));
    }
    let verdict = if wins[100] { "Yes\n" } else { "No\n" };
    assert_eq!(within("acwing893", input, |limits| limits.heaps = 101), (verdict.to_owned(), None));
}
