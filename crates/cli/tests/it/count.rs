//! `grundy count`, against every single board.

use grundy_testkit::published;
use grundy_testkit::recursion::Outcomes;
use grundy_testkit::rules::row_chess::moves;
use snapbox::str;

use crate::common::{grundy, json};

/// The boards after every move of a board of rows this wide, whose left ends are the lowest bits.
fn options(rows: &[u32], width: u32) -> Vec<Vec<u32>> {
    let mut options = Vec::new();
    for (index, &row) in rows.iter().enumerate() {
        for (from, to) in moves(width as usize, |square| row >> square & 1 == 1) {
            let mut after = rows.to_vec();
            after[index] = row ^ 1 << from ^ 1 << to;
            options.push(after);
        }
    }
    options
}

#[test]
fn narrow_boards_are_counted_one_by_one() {
    for (rows, width) in [(1, 1), (1, 5), (2, 2), (2, 4), (3, 3), (3, 4), (4, 3), (1, 12), (2, 6), (7, 2)] {
        let mut outcomes = Outcomes::new(|rows: &Vec<u32>| options(rows, width));
        let lost = (0..1_u32 << (rows * width)).filter(|board| {
            let rows: Vec<u32> = (0..rows).map(|row| board >> (row * width) & ((1 << width) - 1)).collect();
            !outcomes.wins(&rows)
        });
        let lost = lost.count();
        let value = json(["count", "row-chess", "--rows", &rows.to_string(), "--width", &width.to_string()]);
        assert_eq!(value["lost"], lost, "{rows} rows of {width}");
        assert_eq!(value["boards"], 1_u64 << (rows * width));
        let share: f64 = value["share"].as_str().and_then(|share| share.parse().ok()).expect("a number");
        assert!((share - lost as f64 / f64::from(1 << (rows * width))).abs() < 1e-15);
    }
}

#[test]
fn two_rows_are_lost_where_they_have_equal_nimbers() {
    let widest = published::row_chess().pop().expect("it is published");
    let lost: u64 = widest.counts.iter().map(|count| count * count).sum();
    assert_eq!(json(["count", "row-chess", "--rows", "2"])["lost"], lost);
    assert_eq!(json(["count", "row-chess", "--rows", "1"])["lost"], widest.p_positions);
}

#[test]
fn a_count_is_printed() {
    // Of the four boards of one row of two squares only `o.` has a move.
    grundy(["count", "row-chess", "--rows", "1", "--width", "2"]).assert().success().stdout_eq(str![[r#"
row-chess, 1 row of 2 squares: 2^2 boards

lost for the player to move: 3
share: 0.750000000000000

"#]]);
}

#[test]
fn a_thousand_rows_are_counted() {
    let value = json(["count", "row-chess", "--rows", "1000"]);
    // Over so many rows the lower four bits of the nim-sum are all but even. Bit 4 is set in 20 rows of 2^20 only, so
    // that the number of such rows on a board is even with the probability (1 + (1 - 2q)^1000)/2.
    let odd = 20.0 / f64::from(1 << 20);
    let even: f64 = (1.0 + f64::powi(1.0 - 2.0 * odd, 1000)) / 2.0;
    let share: f64 = value["share"].as_str().and_then(|share| share.parse().ok()).expect("a number");
    assert!((share - even / 16.0).abs() < 1e-3, "{share}");
    assert_eq!(value["boards"].as_str().map(str::len), Some(6021));
}

#[test]
fn usage_is_checked() {
    grundy(["count", "row-chess"]).assert().code(2);
    grundy(["count", "nim", "--rows", "3"]).assert().code(2);
    grundy(["count", "row-chess", "--rows", "0"]).assert().code(2);
    grundy(["count", "row-chess", "--rows", "3", "--width", "21"]).assert().code(2);
}

#[cfg(unix)]
#[test]
fn the_examples_run() {
    crate::common::run_examples("count", "count_examples");
}
