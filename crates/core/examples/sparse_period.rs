//! Finds or proves the period of an octal game with a sparse space.
//!
//! ```text
//! cargo run --release -p grundy-core --features std --example sparse_period -- GAME [PREPERIOD PERIOD] [--checkpoint FILE]
//! ```
//!
//! With a checkpoint file the state is written to it once a minute, and a later run goes on from there:
//! `-- 0.106 465384263797 328226140474 --checkpoint 106.checkpoint`.

use std::error::Error;
use std::path::Path;
use std::time::{Duration, Instant};
use std::{env, fs};

use grundy_core::heap::SparseSearch;

/// How many values are worked out between two looks at the clock.
const STRIDE: u64 = 1 << 26;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments: Vec<String> = env::args().skip(1).collect();
    let checkpoint = match arguments.iter().position(|argument| argument == "--checkpoint") {
        Some(at) if at + 1 < arguments.len() => arguments.drain(at..at + 2).nth(1),
        _ => None,
    };
    let mut search = match (&checkpoint, &arguments[..]) {
        (Some(path), _) if Path::new(path).exists() => SparseSearch::restore(&fs::read(path)?)?,
        (_, []) => SparseSearch::new(&"0.454".parse()?)?,
        (_, [game]) => SparseSearch::new(&game.parse()?)?,
        (_, [game, preperiod, period]) => {
            SparseSearch::for_claim(&game.parse()?, preperiod.parse()?, period.parse()?)?
        }
        _ => return Err("expected GAME [PREPERIOD PERIOD] [--checkpoint FILE]".into()),
    };

    let (begin, known) = (Instant::now(), search.known());
    let mut saved = begin;
    let proved = loop {
        if let Some(proved) = search.advance(search.known().saturating_add(STRIDE))? {
            break proved;
        }
        if saved.elapsed() < Duration::from_secs(60) {
            continue;
        }
        saved = Instant::now();
        let speed = (search.known() - known) as f64 / begin.elapsed().as_secs_f64();
        let left = search.needed().map(|needed| (needed - search.known()) as f64 / speed / 60.0);
        let left = left.map(|minutes| format!(", {minutes:.0} minutes left")).unwrap_or_default();
        eprintln!("{} values, {:.0} million a second{left}", search.known(), speed / 1e6);
        if let Some(path) = &checkpoint {
            // In one step, so that there is always a whole one.
            let new = format!("{path}.new");
            fs::write(&new, search.save())?;
            fs::rename(new, path)?;
        }
    };
    let seconds = begin.elapsed().as_secs_f64();
    let speed = (search.known() - known) as f64 / seconds / 1e6;
    println!("{proved:#?}\n{} values, {seconds:.1} s, {speed:.0} million a second", search.known());
    Ok(())
}
