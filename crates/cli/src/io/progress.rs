//! A bar on standard error for work that takes longer than a second.

use std::cell::RefCell;
use std::io::IsTerminal;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

/// How long to stay silent.
const PATIENCE: Duration = Duration::from_secs(1);

/// Work of one kind. Nothing shows in the first second, nor where standard error is not a terminal.
pub(crate) struct Progress {
    unit: &'static str,
    start: Instant,
    bar: RefCell<Option<ProgressBar>>,
}

impl Progress {
    /// At its beginning.
    pub(crate) fn new(unit: &'static str) -> Progress {
        Progress { unit, start: Instant::now(), bar: RefCell::new(None) }
    }

    /// `done` of at most `len` are done.
    pub(crate) fn at(&self, done: u64, len: u64) {
        if self.start.elapsed() < PATIENCE || !std::io::stderr().is_terminal() {
            return;
        }
        let mut bar = self.bar.borrow_mut();
        let bar = bar.get_or_insert_with(|| {
            let style = ProgressStyle::with_template("{wide_bar} {human_pos} of at most {human_len} {msg}");
            let bar = ProgressBar::new(len).with_message(self.unit);
            match style {
                Ok(style) => bar.with_style(style),
                Err(_) => bar,
            }
        });
        bar.set_position(done);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = self.bar.take() {
            bar.finish_and_clear();
        }
    }
}
