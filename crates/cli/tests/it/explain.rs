//! `grundy explain`, against plain recursion over the rules.

use std::collections::BTreeMap;

use crate::common::{Random, folder, grundy, json, mex, stdout};
use serde_json::Value;
use snapbox::str;

/// The nimbers of parts, and of each winning move the part and what it leaves, in order.
type Explained = (Vec<u64>, Vec<(usize, String)>);

fn explained(value: &Value) -> Explained {
    let number = |value: &Value| value.as_u64().expect("a number");
    let parts =
        value["parts"].as_array().expect("parts").iter().map(|part| number(&part["nimber"])).collect();
    let wins = value["winning_moves"].as_array().expect("winning moves");
    let mut wins: Vec<_> = wins
        .iter()
        .map(|win| (number(&win["part"]) as usize, win["leaves"].as_str().expect("a text").to_owned()))
        .collect();
    wins.sort();
    assert_eq!(number(&value["winning_move_count"]) as usize, wins.len());
    (parts, wins)
}

/// A nimber, and the names and nimbers of the options.
type Valued = (u64, Vec<(String, u64)>);

/// What `explained` should be, from every part's own nimber and its options' names and nimbers.
fn expected(parts: &[Valued]) -> Explained {
    let sum = parts.iter().fold(0, |sum, (nimber, _)| sum ^ nimber);
    let mut wins: Vec<_> = parts
        .iter()
        .enumerate()
        .flat_map(|(index, (nimber, options))| {
            let winning = options.iter().filter(move |(_, option)| sum != 0 && option ^ nimber ^ sum == 0);
            winning.map(move |(leaves, _)| (index + 1, leaves.clone()))
        })
        .collect();
    wins.sort();
    (parts.iter().map(|(nimber, _)| *nimber).collect(), wins)
}

#[test]
fn a_board_is_explained_in_full() {
    // By hand: paired from the right, the empty squares 13 and 11 have the piece 12 between them, 8 and 5 have 6 and 7.
    grundy(["explain", "row-chess", "...o.oo....o.......o", "oo........o.o......."])
        .assert()
        .success()
        .stdout_eq(str![[r#"
row-chess, 2 rows

  row 1  ...o.oo....o.......o  nimber 3
             [--]  [-]
         pieces between paired empty squares: 2 between 5 and 8 ^ 1 between 11 and 13
  row 2  oo........o.o.......  nimber 1
                    [-]
         pieces between paired empty squares: 1 between 12 and 14

nim-sum 3 ^ 1 = 2: N-position, the player to move wins

2 winning moves, to the nim-sum 0:
  row 1  6-8  leaves ...o..oo...o.......o  nimber 3 to 1
  row 2  1-3  leaves .oo.......o.o.......  nimber 1 to 3

"#]]);
    grundy(["explain", "row-chess", "..oo"]).assert().success().stdout_eq(str![[r#"
row-chess, 1 row

  row 1  ..oo  nimber 0
         no piece between paired empty squares

nim-sum 0: P-position, the player to move loses
No move is left.

"#]]);
}

/// Every row of these squares: its nimber and its options, by the rule alone.
fn row_chess(row: &str, known: &mut BTreeMap<String, u64>) -> Valued {
    let squares = row.as_bytes();
    let mut options = Vec::new();
    for from in (0..squares.len()).filter(|&from| squares[from] == b'o') {
        if let Some(to) = (from..squares.len()).find(|&to| squares[to] == b'.') {
            let mut option = squares.to_vec();
            option.swap(from, to);
            let option = String::from_utf8(option).expect("ASCII");
            let nimber = match known.get(&option) {
                Some(&nimber) => nimber,
                None => row_chess(&option, known).0,
            };
            options.push((option, nimber));
        }
    }
    let nimber = mex(&options.iter().map(|&(_, nimber)| nimber).collect::<Vec<_>>());
    known.insert(row.to_owned(), nimber);
    (nimber, options)
}

#[test]
fn row_chess_agrees_with_the_rule() {
    let mut random = Random(1);
    let mut known = BTreeMap::new();
    for _ in 0..40 {
        let rows: Vec<String> = (0..1 + random.below(3))
            .map(|_| {
                (0..1 + random.below(12)).map(|_| if random.below(2) == 0 { 'o' } else { '.' }).collect()
            })
            .collect();
        let parts: Vec<_> = rows.iter().map(|row| row_chess(row, &mut known)).collect();
        let arguments =
            ["explain", "row-chess", "--limit", "1000"].into_iter().chain(rows.iter().map(String::as_str));
        assert_eq!(explained(&json(arguments)), expected(&parts), "{rows:?}");
    }
}

#[test]
fn columns_and_drawings_are_the_same() {
    let position = |row: &str| json(["explain", "row-chess", row])["parts"][0]["position"].clone();
    assert_eq!(position("3,5,6/8"), "..o.oo..");
    assert_eq!(position("20,1"), "o..................o");
    let wide = "o".repeat(127) + ".";
    let value = json(["explain", "row-chess", &wide]);
    // The one empty square and the end of the row make a pair.
    assert_eq!(value["nim_sum"], 127);
    assert_eq!(value["winning_move_count"], 1);
}

/// Options of a heap, as the heaps that they leave.
type Options = fn(u64) -> Vec<Vec<u64>>;

fn splits(heap: u64) -> impl Iterator<Item = Vec<u64>> {
    (1..=heap / 2).map(move |part| vec![part, heap - part])
}

/// Removing some of these amounts, and leaving no heap, one or two as the digit says: 0.77 and its kind.
fn octal(heap: u64, digits: &[(u64, u8)]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for &(amount, digit) in digits.iter().filter(|&&(amount, _)| amount <= heap) {
        let left = heap - amount;
        if digit & 1 != 0 && left == 0 {
            options.push(vec![]);
        }
        if digit & 2 != 0 && left > 0 {
            options.push(vec![left]);
        }
        if digit & 4 != 0 {
            options.extend(splits(left));
        }
    }
    options
}

const GAMES: [(&str, Options); 12] = [
    ("nim", |heap| (0..heap).map(|left| vec![left]).collect()),
    ("lasker", |heap| (0..heap).map(|left| vec![left]).chain(splits(heap)).collect()),
    ("bash:3", |heap| (1..=heap.min(3)).map(|taken| vec![heap - taken]).collect()),
    ("kayles", |heap| octal(heap, &[(1, 7), (2, 7)])),
    ("0.137", |heap| octal(heap, &[(1, 1), (2, 3), (3, 7)])),
    ("4.7", |heap| octal(heap, &[(0, 4), (1, 7)])),
    ("{1,3,4}", |heap| {
        [1, 3, 4].iter().filter(|&&taken| taken <= heap).map(|taken| vec![heap - taken]).collect()
    }),
    ("all-but:2,3", |heap| {
        (0..heap).filter(|left| ![2, 3].contains(&(heap - left))).map(|left| vec![left]).collect()
    }),
    ("powers-of-two", |heap| {
        (0..6).map(|bit| 1 << bit).filter(|&taken| taken <= heap).map(|taken| vec![heap - taken]).collect()
    }),
    ("fibonacci", |heap| {
        [1, 2, 3, 5, 8, 13, 21]
            .iter()
            .filter(|&&taken| taken <= heap)
            .map(|taken| vec![heap - taken])
            .collect()
    }),
    ("grundys-game", |heap| splits(heap).filter(|parts| parts[0] != parts[1]).collect()),
    ("0.3F", |heap| {
        let mut options = octal(heap, &[(1, 3), (2, 7)]);
        let left = heap.saturating_sub(2);
        for a in 1..=left {
            for b in a..=left {
                if left >= a + b + b {
                    options.push(vec![a, b, left - a - b]);
                }
            }
        }
        options
    }),
];

/// Nimber and options of the heaps up to a size.
fn evaluate(options: Options, largest: u64) -> Vec<Valued> {
    let mut heaps: Vec<Valued> = Vec::new();
    for heap in 0..=largest {
        let named = options(heap).into_iter().map(|option| {
            let parts: Vec<String> = option.iter().filter(|&&part| part > 0).map(u64::to_string).collect();
            let leaves = if parts.is_empty() { "nothing".to_owned() } else { parts.join(" + ") };
            (leaves, option.iter().fold(0, |sum, &part| sum ^ heaps[part as usize].0))
        });
        let named: Vec<_> = named.collect();
        heaps.push((mex(&named.iter().map(|&(_, nimber)| nimber).collect::<Vec<_>>()), named));
    }
    heaps
}

#[test]
fn heaps_agree_with_the_rule() {
    let mut random = Random(2);
    for (game, options) in GAMES {
        let heaps = evaluate(options, 24);
        for _ in 0..8 {
            let board: Vec<u64> = (0..1 + random.below(3)).map(|_| random.below(25)).collect();
            let parts: Vec<_> = board.iter().map(|&heap| heaps[heap as usize].clone()).collect();
            let sizes: Vec<String> = board.iter().map(u64::to_string).collect();
            let arguments =
                ["explain", game, "--limit", "1000"].into_iter().chain(sizes.iter().map(String::as_str));
            assert_eq!(explained(&json(arguments)), expected(&parts), "{game} {board:?}");
        }
    }
}

#[test]
fn moves_of_a_large_heap_are_counted_by_the_period() {
    // Kayles has the period 12 from 71 on, so that most of these splits are never looked at.
    let heaps = evaluate(GAMES[3].1, 1000);
    for heap in [400_usize, 963, 1000] {
        for other in [0_usize, 1, 12] {
            let (_, wins) = expected(&[heaps[heap].clone(), heaps[other].clone()]);
            let value = json(["explain", "kayles", &heap.to_string(), &other.to_string(), "--limit", "3"]);
            assert_eq!(value["winning_move_count"], wins.len(), "{heap} {other}");
            assert_eq!(value["winning_moves"].as_array().expect("a list").len(), wins.len().min(3));
        }
    }
}

#[test]
fn more_moves_than_anyone_lists_are_counted() {
    // The count is that of the library's documentation of Lasker's Nim.
    let board = ["explain", "lasker", "9223372036854775807", "9223372036854775808", "--limit", "1"];
    let text = stdout(grundy(board).assert().success());
    assert!(text.contains("\n4611686018427387904 winning moves"), "{text}");
    assert!(text.ends_with("  and 4611686018427387903 more\n"), "{text}");
}

#[test]
fn positions_of_any_size_are_explained() {
    for (game, heaps) in [
        ("nim", ["18446744073709551615", "18446744073709551615"]),
        ("0.07", ["18446744073709551615", "18446744073709551615"]),
        ("1,3,4", ["18446744073709551615", "18446744073709551615"]),
        ("euclid", ["18446744073709551615,1", "18446744073709551615,1"]),
    ] {
        let text = stdout(grundy(["explain", game].iter().chain(&heaps)).assert().success());
        assert!(text.contains("\nEvery move makes the nim-sum other than 0"), "{text}");
    }
    // Dawson's Kayles has no move from a heap of 1, and from every heap from 2 on it has.
    let moves =
        |heap| stdout(grundy(["explain", "0.07", heap, heap]).assert().success()).contains("\nEvery move");
    assert_eq!(["1", "2", "3", "5000"].map(moves), [false, true, true, true]);
}

#[test]
fn pairs_agree_with_the_rule() {
    type Moves = fn(u64, u64) -> Vec<Vec<(u64, u64)>>;
    let games: [(&str, u64, Moves); 3] = [
        ("kiki", 0, |a, b| {
            let steps = [(1, 0), (0, 1), (1, 1)];
            steps.iter().filter(|&&(x, y)| x <= a && y <= b).map(|&(x, y)| vec![(a - x, b - y)]).collect()
        }),
        ("euclid", 0, |a, b| match a.min(b) {
            0 => vec![],
            small if a < b => (1..=b / small).map(|times| vec![(a, b - times * small)]).collect(),
            small => (1..=a / small).map(|times| vec![(a - times * small, b)]).collect(),
        }),
        ("cutting", 2, |a, b| {
            let widths = (2..=a / 2).map(|part| vec![(part, b), (a - part, b)]);
            widths.chain((2..=b / 2).map(|part| vec![(a, part), (a, b - part)])).collect()
        }),
    ];
    let mut random = Random(3);
    for (game, least, moves) in games {
        let mut known: BTreeMap<(u64, u64), Valued> = BTreeMap::new();
        for (a, b) in (least..12).flat_map(|a| (least..12).map(move |b| (a, b))) {
            let named = moves(a, b).into_iter().map(|option| {
                let leaves: Vec<String> = option.iter().map(|(a, b)| format!("{a},{b}")).collect();
                (leaves.join(" + "), option.iter().fold(0, |sum, pair| sum ^ known[pair].0))
            });
            let named: Vec<_> = named.collect();
            let nimber = mex(&named.iter().map(|&(_, nimber)| nimber).collect::<Vec<_>>());
            known.insert((a, b), (nimber, named));
        }
        for _ in 0..12 {
            let mut number = || least + random.below(12 - least);
            let board: Vec<(u64, u64)> = (0..3).map(|_| (number(), number())).collect();
            let parts: Vec<_> = board.iter().map(|pair| known[pair].clone()).collect();
            let pairs: Vec<String> = board.iter().map(|(a, b)| format!("{a},{b}")).collect();
            let arguments =
                ["explain", game, "--limit", "1000"].into_iter().chain(pairs.iter().map(String::as_str));
            assert_eq!(explained(&json(arguments)), expected(&parts), "{game} {board:?}");
        }
    }
}

#[test]
fn a_graph_keeps_its_own_numbers() {
    let graph = folder("explain_graph").join("graph.txt");
    // 70 -> 20 -> 10, 70 -> 10, and a node by itself.
    std::fs::write(&graph, "70 20\n20-10\n70 -> 10\n\n5\n").expect("the folder can be written");
    let graph = graph.to_str().expect("a path in UTF-8");
    let value = json(["explain", "dag", "--graph", graph, "70", "20", "5"]);
    assert_eq!(explained(&value), (vec![2, 1, 0], vec![(1, "20".to_owned())]));
    // The position from standard input.
    let assert = grundy(["explain", "dag", "--graph", graph]).stdin("70\n").assert().success();
    assert!(stdout(assert).contains("token 1  70 -> 10  leaves 10  nimber 2 to 0"));

    std::fs::write(graph, "7 8\n8 9\n9 7\n").expect("the folder can be written");
    grundy(["explain", "dag", "--graph", graph, "7"])
        .assert()
        .code(1)
        .stderr_eq("grundy: the graph has a cycle of length 3: 7 -> 8 -> 9 -> 7\n");
}

/// Nimbers of sets of nodes, where a move takes away what `taken` says of a node that is there.
fn set_nimber(nodes: u32, taken: &dyn Fn(u32, u32) -> u32, known: &mut BTreeMap<u32, u64>) -> u64 {
    if let Some(&nimber) = known.get(&nodes) {
        return nimber;
    }
    let options: Vec<u64> = (0..32)
        .filter(|node| nodes >> node & 1 == 1)
        .map(|node| set_nimber(nodes & !taken(nodes, node), taken, known))
        .collect();
    let nimber = mex(&options);
    known.insert(nodes, nimber);
    nimber
}

/// What the tool says of a whole position: its nimber, and the number of winning moves.
fn whole(value: &Value) -> (u64, usize) {
    let wins = value["winning_moves"].as_array().expect("a list").len();
    assert_eq!(value["winning_move_count"], wins);
    (value["nim_sum"].as_u64().expect("a number"), wins)
}

#[test]
fn graphs_and_forests_agree_with_the_rule() {
    let mut random = Random(5);
    for round in 0..24 {
        let nodes = 2 + random.below(8) as u32;
        // Every node but the first may hang on one before it, which makes a forest; a few more edges make a graph.
        let mut edges: Vec<(u32, u32)> = (1..nodes)
            .filter_map(|node| {
                Some((random.below(u64::from(node)) as u32, node)).filter(|_| random.below(4) > 0)
            })
            .collect();
        let parents = edges.clone();
        let forest = round % 2 == 0;
        if !forest {
            edges.extend(
                (0..3)
                    .map(|_| (random.below(u64::from(nodes)) as u32, random.below(u64::from(nodes)) as u32)),
            );
        }
        let neighbours = |_: u32, node: u32| {
            let beside =
                edges.iter().filter(|&&(a, b)| a == node || b == node).map(|&(a, b)| 1 << a | 1 << b);
            beside.fold(1 << node, |taken, pair: u32| taken | pair)
        };
        let path = |nodes: u32, node: u32| {
            let mut taken = 1 << node;
            let mut at = node;
            while let Some(&(parent, _)) = parents.iter().find(|&&(_, child)| child == at) {
                taken |= 1 << parent;
                at = parent;
            }
            taken & nodes
        };
        let taken: &dyn Fn(u32, u32) -> u32 = if forest { &path } else { &neighbours };
        let all = (1 << nodes) - 1;
        let mut known = BTreeMap::new();
        let nimber = set_nimber(all, taken, &mut known);
        let wins =
            (0..nodes).filter(|&node| set_nimber(all & !taken(all, node), taken, &mut known) == 0).count();

        let game = if forest { "forest" } else { "node-kayles" };
        // The numbers are the writer's own; the lowest one of a tree is its root all the same.
        let lines = (0..nodes).map(|node| format!("{}", 10 + 3 * node));
        let lines = lines.chain(edges.iter().map(|&(a, b)| format!("{}-{}", 10 + 3 * a, 10 + 3 * b)));
        let value = json(["explain".to_owned(), game.to_owned()].into_iter().chain(lines));
        assert_eq!(whole(&value), (nimber, wins), "{game} {nodes} {edges:?}");
    }
}

#[test]
fn rivers_agree_with_the_rule() {
    let grids = ["...\n***\n.x.", "....\n****\n....\n....\n****\nx...", "x.x.\n***.\n..**\n....", "..\n.."];
    for grid in grids {
        let rows: Vec<&[u8]> = grid.lines().map(str::as_bytes).collect();
        let squares: Vec<(usize, usize)> =
            (0..rows.len()).flat_map(|row| (0..rows[0].len()).map(move |column| (row, column))).collect();
        let beside = |a: (usize, usize), b: (usize, usize)| a.0.abs_diff(b.0) + a.1.abs_diff(b.1) == 1;
        // Each wet square's area, by the first square of it.
        let mut area: BTreeMap<(usize, usize), (usize, usize)> = BTreeMap::new();
        for &square in squares.iter().filter(|&&(row, column)| rows[row][column] == b'*') {
            area.insert(square, square);
        }
        for _ in 0..area.len() {
            for (a, b) in area.keys().flat_map(|&a| area.keys().map(move |&b| (a, b))).collect::<Vec<_>>() {
                if beside(a, b) {
                    let least = area[&a].min(area[&b]);
                    area.insert(a, least);
                    area.insert(b, least);
                }
            }
        }
        let watched = |square| area.iter().find(|&(&wet, _)| beside(wet, square)).map(|(_, &area)| area);
        let free: Vec<(usize, usize)> = squares
            .iter()
            .copied()
            .filter(|&(row, column)| rows[row][column] == b'.' && watched((row, column)).is_some())
            .collect();
        let taken = |_: u32, camera: u32| {
            let camera = free[camera as usize];
            let hit = |other| other == camera || beside(other, camera) && watched(other) == watched(camera);
            (0..free.len()).filter(|&other| hit(free[other])).fold(0, |taken, other| taken | 1 << other)
        };
        let all = (1_u32 << free.len()) - 1;
        let mut known = BTreeMap::new();
        let nimber = set_nimber(all, &taken, &mut known);
        let wins = (0..free.len() as u32)
            .filter(|&node| set_nimber(all & !taken(all, node), &taken, &mut known) == 0);
        let wins = wins.count();
        let assert = grundy(["explain", "river", "--json"]).stdin(grid).assert().success();
        let value = serde_json::from_str(&stdout(assert)).expect("it is JSON");
        assert_eq!(whole(&value), (nimber, wins), "{grid}");
    }
}

#[test]
fn bad_input_is_told_with_its_place() {
    let refused = |arguments: &[&str], stdin: &str, message: &str| {
        grundy(arguments)
            .stdin(stdin)
            .assert()
            .code(1)
            .stdout_eq("")
            .stderr_eq(format!("grundy: {message}\n"));
    };
    refused(
        &["explain", "row-chess", "..o", "..ox."],
        "",
        "position 2, column 4: found `x.`, expected squares, `o` or `.`",
    );
    refused(
        &["explain", "row-chess"],
        "...\n3,x\n",
        "line 2, column 3: found `x`, expected a column, 1 to 20",
    );
    refused(&["explain", "row-chess", "3,3"], "", "position 1, column 3: column 3 is given twice");
    refused(
        &["explain", "row-chess", "3/0"],
        "",
        "position 1, column 3: found `0`, expected a width, 1 to 128",
    );
    refused(
        &["explain", "nim"],
        "3 4\n 5 -1\n",
        "line 2, column 4: found `-1`, expected a heap size, 0 to 2^64 - 1",
    );
    refused(&["explain", "nim"], "\n", "line 1, column 1: found the end of the input, expected a heap size");
    refused(
        &["explain", "euclid", "3"],
        "",
        "position 1, column 1: found `3`, expected a pair of numbers, 0 to 2^64 - 1, such as 4,3",
    );
    refused(
        &["explain", "cutting", "3,1"],
        "",
        "position 1, column 3: found `1`, expected a number, 2 to 10000000",
    );
    let error = std::fs::read("no/such/file").expect_err("there is none");
    refused(&["explain", "nim", "--file", "no/such/file"], "", &format!("cannot read no/such/file: {error}"));
    refused(
        &["explain", "grundys-game", "999999"],
        "",
        "the nimber of a heap of 999999 is not known: grundys-game has no proved period within reach, and is \
         evaluated up to heap 20000",
    );
    refused(
        &["explain", "lasker", "18446744073709551615"],
        "",
        "a heap of 18446744073709551615 has the nimber 2^64, which does not fit",
    );
}

#[test]
fn wrong_usage_is_told() {
    for (game, why) in [
        ("0.x", "character 3 is 'x', expected a digit 0 to 7"),
        ("1,0", "the amount at byte 3 is 0; a move has to remove something"),
        ("bash:x", "\"x\" is not a number of objects"),
        ("9-1", "the range 9-1 at byte 1 falls; a range goes up, such as 1-9"),
        ("1,+3", "byte 3 is '+', expected an amount, 1 to 2^64 - 1"),
    ] {
        let message = format!("grundy: `{game}` is not a game: {why}\n");
        grundy(["explain", game, "3"]).assert().code(2).stderr_eq(message);
    }
    grundy(["explain", "chess", "3"])
        .assert()
        .code(2)
        .stderr_eq("grundy: unknown game `chess`; --help lists all\n");
    grundy(["explain"]).assert().code(2);
    grundy(["explain", "nim", "3", "--graph", "-"]).assert().code(2);
    grundy(["explain", "dag", "3"]).assert().code(2);
}

#[test]
fn colours_are_for_terminals() {
    let plain = stdout(grundy(["explain", "nim", "3"]).assert().success());
    assert!(!plain.contains('\x1b'), "{plain}");
    let forced = stdout(grundy(["explain", "nim", "3"]).env("CLICOLOR_FORCE", "1").assert().success());
    assert!(forced.contains("\x1b[1m"), "{forced}");
    let asked = grundy(["explain", "nim", "3"]).env("CLICOLOR_FORCE", "1").env("NO_COLOR", "1");
    assert_eq!(stdout(asked.assert().success()), plain);
}

#[cfg(unix)]
#[test]
fn the_examples_run() {
    crate::common::run_examples("explain", "explain_examples");
}
