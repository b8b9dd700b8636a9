//! A sign of life on standard error for work that takes longer than a second.

use std::io::{self, IsTerminal};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

const SILENCE: Duration = Duration::from_secs(1);
const STEP: Duration = Duration::from_millis(100);

/// Work that is going on, from here until it is dropped: after a second a bar shows how far it is, or a clock where
/// that is unknown. Nothing shows where standard error is not a terminal.
///
/// A thread of its own draws, so that the work need not report anything.
pub(crate) struct Progress {
    done: Arc<[AtomicU64; 2]>,
    drawing: Option<(Sender<()>, JoinHandle<()>)>,
}

impl Progress {
    /// Work that reports how far it is.
    pub(crate) fn new(unit: &'static str) -> Progress {
        Progress::start(move || {
            let style = ProgressStyle::with_template("{wide_bar} {human_pos} of at most {human_len} {msg}");
            ProgressBar::new(0).with_message(unit).with_style(style.expect("the template is well formed"))
        })
    }

    /// Work of unknown length.
    pub(crate) fn clock(doing: &'static str) -> Progress {
        Progress::start(move || {
            let style = ProgressStyle::with_template("{spinner} {msg}, {elapsed} (Ctrl-C stops)");
            let bar = ProgressBar::new_spinner().with_elapsed(SILENCE);
            bar.with_message(doing).with_style(style.expect("the template is well formed"))
        })
    }

    fn start(bar: impl FnOnce() -> ProgressBar + Send + 'static) -> Progress {
        let done = Arc::<[AtomicU64; 2]>::default();
        let drawing = io::stderr().is_terminal().then(|| {
            let (stop, stopped) = mpsc::channel();
            let done = Arc::clone(&done);
            let draw = move || {
                if stopped.recv_timeout(SILENCE) != Err(RecvTimeoutError::Timeout) {
                    return;
                }
                let bar = bar();
                while stopped.recv_timeout(STEP) == Err(RecvTimeoutError::Timeout) {
                    let [done, len] = done.each_ref().map(|number| number.load(Ordering::Relaxed));
                    bar.set_length(len);
                    bar.set_position(done);
                    bar.tick();
                }
                bar.finish_and_clear();
            };
            (stop, thread::spawn(draw))
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
            // The bar has to be gone before anything else is printed; a thread that could not draw has none.
            let _ = thread.join();
        }
    }
}
