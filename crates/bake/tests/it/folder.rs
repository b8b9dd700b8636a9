//! Folders to write to.

use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, SystemTime};
use std::{env, fs};

/// A folder of its own that goes with the test.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        static MADE: AtomicUsize = AtomicUsize::new(0);
        let made = MADE.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("grundy-bake-{name}-{}-{made}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    /// The names of the files in it, in order.
    pub fn files(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).unwrap();
        let mut files: Vec<_> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        files.sort();
        files
    }

    pub fn modified(&self, file: &str) -> SystemTime {
        fs::metadata(self.0.join(file)).unwrap().modified().unwrap()
    }

    /// Makes a file look an hour old.
    pub fn age(&self, file: &str) -> SystemTime {
        let hour_ago = SystemTime::now() - Duration::from_secs(3600);
        let opened = fs::File::options().write(true).open(self.0.join(file)).unwrap();
        opened.set_modified(hour_ago).unwrap();
        self.modified(file)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
