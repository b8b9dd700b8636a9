//! The name of a game on the first line, a position below it, and behind an empty line the graph of `dag`: for any text
//! there is an explanation or an error. Who wins is found again by looking at every move, and what is printed reads as
//! the same position.
#![no_main]

use grundy_analysis::games::{self, Board, Game};
use grundy_analysis::text::Origin;
use grundy_analysis::{Text, explain};
use libfuzzer_sys::fuzz_target;

/// Bytes of an input: graphs take exponential time.
const LONGEST: usize = 160;
/// Heaps that are worked out: enough to prove the period of Kayles, and a hexadecimal code takes their third power.
const HEAPS: u64 = 200;
/// Boards with more moves are not played.
const MOVES: usize = 300;
/// After so many moves the board is read again.
const READ: usize = 8;
/// Of a sheet all moves are gone through, and Wythoff's game takes the cube of a heap: their numbers have few digits.
const BY_SIZE: [&str; 2] = ["cutting", "wythoff"];
const DIGITS: usize = 2;

/// Games whose parts are described, not written as they are read.
const DESCRIBED: [&str; 2] = ["node-kayles", "forest"];

fuzz_target!(|data: &[u8]| {
    let Some(end) = data.iter().position(|&byte| byte == b'\n').filter(|_| data.len() <= LONGEST) else {
        return;
    };
    let (name, rest) = (&data[..end], &data[end + 1..]);
    let Some(game) = std::str::from_utf8(name).ok().and_then(|name| games::find(name).ok()) else { return };
    if let Ok(heaps) = game.heaps() {
        let again = games::find(&heaps.code()).and_then(|game| game.heaps()).map(|game| game.code());
        assert_eq!(again, Ok(heaps.code()));
    }
    let between = rest.windows(2).position(|pair| pair == b"\n\n").unwrap_or(rest.len());
    let (position, graph) = (&rest[..between], rest.get(between + 2..).unwrap_or_default());
    let Some((position, graph)) = text(position).zip(text(graph)) else { return };
    let graph = Some(&graph).filter(|_| game.check_graph(true).is_ok());
    let Ok(board) = game.read(&position, graph, Some(HEAPS), &|_, _| {}) else { return };
    let digits = rest.split(|byte| !byte.is_ascii_digit()).map(<[u8]>::len).max();
    if BY_SIZE.contains(&&*board.game()) && digits > Some(DIGITS) {
        return;
    }
    check(&*board);
    if DESCRIBED.contains(&&*board.game()) {
        return;
    }
    check_text(&*board, &game, graph);
    board.moves().take(READ).for_each(|mv| check_text(&*mv.after, &game, graph));
});

fn text(bytes: &[u8]) -> Option<Text> {
    Text::of_bytes(Origin::Stdin, bytes.to_vec()).ok()
}

/// What is said of a board, held to all of its moves.
fn check(board: &dyn Board) {
    let explanation = explain::of(board, MOVES);
    let sum = explanation.parts.iter().fold(0, |sum, part| sum ^ part.nimber);
    assert_eq!((explanation.nim_sum, board.nim_sum()), (sum, sum));
    assert_eq!(explanation.outcome, if sum == 0 { "P" } else { "N" });
    assert_eq!(explanation.winning_move_count == 0, sum == 0);
    assert_eq!(explanation.winning_moves.len() as u128, explanation.winning_move_count.min(MOVES as u128));
    let moves: Vec<_> = board.moves().take(MOVES + 1).collect();
    assert_eq!(explanation.has_move, !moves.is_empty());
    assert!(moves.iter().all(|mv| mv.after.nim_sum() != sum));
    if moves.len() <= MOVES {
        let wins = moves.iter().filter(|mv| mv.after.nim_sum() == 0);
        let mut wins: Vec<_> = wins.map(|mv| (mv.part, &mv.text, &mv.leaves)).collect();
        let mut listed: Vec<_> =
            explanation.winning_moves.iter().map(|win| (win.part, &win.text, &win.leaves)).collect();
        wins.sort_unstable();
        listed.sort_unstable();
        assert_eq!(listed, wins);
    }
}

/// Each part reads back from what it prints, and prints the same.
fn check_text(board: &dyn Board, game: &Game, graph: Option<&Text>) {
    for part in board.parts() {
        let text = Text::of_arguments([&part.position]);
        let again = game.read(&text, graph, Some(HEAPS), &|_, _| {}).expect("it was printed");
        let read: Vec<_> = again.parts().into_iter().map(|part| (part.position, part.nimber)).collect();
        assert_eq!(read, [(part.position, part.nimber)]);
    }
}
