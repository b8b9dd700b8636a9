//! A sign of life on standard error for work that takes longer than a second.

use std::io::{self, IsTerminal};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

const SILENCE: Duration = Duration::from_secs(1);
const STEP: Duration = Duration::from_millis(100);

/// Work that is going on, from here until it is dropped: after a second a clock shows, or a bar where
/// the work reports how far it is. Nothing shows where standard error is not a terminal.
///
/// A thread of its own draws, so that the work need not report.
pub(crate) struct Progress {
    done: Arc<[AtomicU64; 2]>,
    drawing: Option<(Sender<()>, JoinHandle<()>)>,
}

impl Progress {
    /// Starts with work of unknown length. `doing` is shown beside the bar.
    pub(crate) fn new(doing: &'static str) -> Progress {
        let done = Arc::<[AtomicU64; 2]>::default();
        let drawing = io::stderr().is_terminal().then(|| {
            let (stop, stopped) = mpsc::channel();
            let done = Arc::clone(&done);
            (stop, thread::spawn(move || draw(doing, &done, &stopped)))
        });
        Progress { done, drawing }
    }

    /// Reports how many units are done, and how many there are at most.
    pub(crate) fn at(&self, done: u64, len: u64) {
        self.done[0].store(done, Ordering::Relaxed);
        self.done[1].store(len, Ordering::Relaxed);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some((stop, thread)) = self.drawing.take() {
            drop(stop);
            // The bar has to be gone before anything else is printed; a thread that failed to draw has none.
            let _ = thread.join();
        }
    }
}

/// Draws until the other end is gone.
fn draw(doing: &'static str, done: &[AtomicU64; 2], stopped: &Receiver<()>) {
    if stopped.recv_timeout(SILENCE) != Err(RecvTimeoutError::Timeout) {
        return;
    }
    let style = |template| ProgressStyle::with_template(template).expect("the template is well formed");
    let clock = style("{spinner} {msg}, {elapsed} (Ctrl-C stops)");
    let bar_of = style("{wide_bar} {human_pos} of at most {human_len}, {msg}");
    let bar = ProgressBar::new(0).with_message(doing).with_elapsed(SILENCE).with_style(clock);
    while stopped.recv_timeout(STEP) == Err(RecvTimeoutError::Timeout) {
        let [done, len] = done.each_ref().map(|number| number.load(Ordering::Relaxed));
        if len > 0 && bar.length() != Some(len) {
            bar.set_style(bar_of.clone());
            bar.set_length(len);
        }
        bar.set_position(done);
        bar.tick();
    }
    bar.finish_and_clear();
}
