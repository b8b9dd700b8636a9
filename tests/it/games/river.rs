//! River Game against its rules, and grids that break them.

use std::collections::HashMap;

use grundy::Nimber;
use grundy::games::Game;
use grundy::games::river::{Area, Move, River, RiverError, Solved, Square};
use grundy_testkit::conforms;
use grundy_testkit::recursion::Nimbers;
use grundy_testkit::rules::river::Grid;

#[track_caller]
fn check(drawing: &str) {
    let grid = Grid::new(drawing);
    let river: River = drawing.parse().unwrap();
    let mut rule =
        Nimbers::new(|&cameras: &u64| grid.options(cameras).into_iter().map(|after| vec![after]).collect());
    let expected = rule.nimber(&0);
    assert_eq!(river.nimber(), Some(Nimber::new(expected)), "{drawing}");
    let wins = grid.options(0).into_iter().filter(|camera| rule.nimber(camera) == 0);
    let wins: Vec<_> = wins.map(|camera| grid.place(camera.trailing_zeros() as usize)).collect();
    let solved = river.solve().unwrap();
    assert_eq!(solved.nim_sum(solved.areas()), Some(Nimber::new(expected)), "{drawing}");
    let found = solved.winning_moves(solved.areas()).unwrap();
    let mut found: Vec<_> = found.map(|(_, Move { row, column })| (row, column)).collect();
    found.sort_unstable();
    assert_eq!(found, wins, "{drawing}");
}

/// All drawings of these sizes, with the number of rows and of columns.
fn small_drawings() -> impl Iterator<Item = (usize, usize, String)> {
    let sizes = [(1, 1), (2, 2), (3, 3), (1, 9), (2, 4), (4, 2), (5, 1), (9, 1)];
    sizes.into_iter().flat_map(|(rows, columns)| {
        (0..3_usize.pow((rows * columns) as u32)).map(move |choice| {
            let mut rest = choice;
            let mut drawing = String::new();
            for row in 0..rows {
                for _ in 0..columns {
                    drawing.push(['*', '.', 'x'][rest % 3]);
                    rest /= 3;
                }
                drawing.push(if row + 1 < rows { '\n' } else { ' ' });
            }
            (rows, columns, drawing)
        })
    })
}

#[test]
fn all_small_grids() {
    // Of the square ones those which the contest allows, where areas have at most 2N squares as well.
    let mut allowed = 0;
    for (rows, columns, drawing) in small_drawings() {
        let grid = Grid::new(&drawing);
        if grid.keeps_the_promises() {
            let areas = grid.areas();
            let size = |area| areas.values().filter(|&&other| other == area).count();
            allowed += usize::from(rows == columns && areas.values().all(|&area| size(area) <= 2 * rows));
            check(&drawing);
        } else {
            assert!(drawing.parse::<River>().is_err(), "{drawing}");
        }
    }
    assert_eq!(allowed, 2212);
}

type Squares = Vec<Square>;

/// The areas that moves lead to, by their water and the squares that still take a camera.
fn areas_by_squares(river: &Solved) -> HashMap<(Squares, Squares), Area> {
    let mut found = HashMap::new();
    let mut rest = river.areas().to_vec();
    while let Some(area) = rest.pop() {
        let key = (river.wet_squares(&area).to_vec(), river.free_squares(&area));
        if found.insert(key, area.clone()).is_none() {
            rest.extend(river.moves(&area).filter_map(|mv| river.play(&area, mv)).flatten());
        }
    }
    found
}

#[test]
fn it_conforms() {
    for (_, columns, drawing) in small_drawings() {
        let grid = Grid::new(&drawing);
        if grid.areas().is_empty() || !grid.keeps_the_promises() {
            continue;
        }
        let solved = drawing.parse::<River>().unwrap().solve().unwrap();
        for area in solved.areas() {
            let water = solved.wet_squares(area);
            let beside = |&square: &usize| {
                let touches = |&(row, column): &Square| grid.distance(square, row * columns + column) == 1;
                water.iter().any(touches)
            };
            let candidates: Squares =
                grid.candidates().filter(beside).map(|square| grid.place(square)).collect();
            assert_eq!(solved.free_squares(area), candidates, "{drawing}");
        }
        // A camera takes its own square and those beside it that watch the same water.
        let areas = areas_by_squares(&solved);
        let rule = |area: &Area| {
            let free = solved.free_squares(area);
            let option = |&camera: &Square| {
                let apart = |&(row, column): &Square| row.abs_diff(camera.0) + column.abs_diff(camera.1) > 1;
                let left: Squares = free.iter().copied().filter(apart).collect();
                vec![areas[&(solved.wet_squares(area).to_vec(), left)].clone()]
            };
            free.iter().map(option).collect()
        };
        let single = solved.areas().iter().map(|area| vec![area.clone()]);
        conforms(&solved, single.chain([solved.areas().to_vec()]), rule);
    }
}

#[test]
fn larger_grids() {
    for drawing in [
        // Candidates of two areas side by side, which are not in each other's way.
        "**** .xxx .xxx ****",
        "***** ..... ..... *****",
        "*.... *.*** ***.* .....",
        "***.. ..*.. ..*** .....",
        "..... .***. **.** ..... .....",
        "***** x...x .x.x. *****",
        "*..* *..* *..* ****",
    ] {
        check(drawing);
    }
}

#[test]
fn nothing_wet_nothing_to_do() {
    for drawing in ["", "... .x. ...", "* *", "xxx *** xxx"] {
        let river: River = drawing.parse().unwrap();
        assert_eq!(river.nimber(), Some(Nimber::ZERO), "{drawing}");
        let solved = river.solve().unwrap();
        assert!(solved.areas().iter().all(|area| solved.moves(area).next().is_none()), "{drawing}");
    }
}

#[test]
fn faults_are_named() {
    for (drawing, error, message) in [
        (
            "*** ..",
            RiverError::Length { row: 1, squares: 2, expected: 3 },
            "row 2 has 2 squares, and the first row 3",
        ),
        (
            "... .o.",
            RiverError::Square { square: (1, 1), found: b'o' },
            "row 2, column 2 is `o`; it must be *, . or x",
        ),
        (
            "... .**",
            RiverError::MissesFirstColumn { square: (1, 1) },
            "the wet area of row 2, column 2 does not reach the first column",
        ),
        (
            "... **.",
            RiverError::MissesLastColumn { square: (1, 0) },
            "the wet area of row 2, column 1 does not reach the last column",
        ),
        (
            "*** ... ***",
            RiverError::TooClose { squares: ((0, 0), (2, 0)) },
            "the wet areas of row 1, column 1 and row 3, column 1 are closer than 3 steps",
        ),
    ] {
        let found = drawing.parse::<River>().unwrap_err();
        assert_eq!(found, error, "{drawing}");
        assert_eq!(found.to_string(), message);
    }
    let bank = |squares| [".".repeat(squares), "*".repeat(squares)];
    assert!(River::new(&bank(128)).is_ok());
    let error = River::new(&bank(129)).unwrap_err();
    assert_eq!(error, RiverError::LongBank { square: (0, 0), squares: 129 });
    assert_eq!(
        error.to_string(),
        "the bank at row 1, column 1 has 129 squares, and the search takes up to 128"
    );
}
