//! The finished table in files.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, Mutex, PoisonError};
use std::{env, fs, io};

use crate::baked::BakedTable;
use crate::error::{Error, ErrorKind};

/// A bake that takes longer than this says so.
const LONG_SECONDS: f64 = 10.0;

impl BakedTable {
    /// Writes `NAME.rs` and `NAME.bin`, the name in small letters, into the build script's `OUT_DIR`, where
    /// [`include_table!`](grundy_core::include_table) finds them.
    ///
    /// Files that have not changed are left alone. Tables that an earlier run of the build script wrote, and this one did
    /// not, are gone: a program that still includes one does not compile. Where baking took more than ten seconds, cargo shows how
    /// long, and how to make it faster.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::OutDir`] outside of a build script, and those of [`write_to`](BakedTable::write_to).
    pub fn write(&self) -> Result<(), Error> {
        let out_dir = PathBuf::from(env::var_os("OUT_DIR").ok_or_else(|| self.error(ErrorKind::OutDir))?);
        let seconds = self.baking_time().as_secs_f64();
        if seconds > LONG_SECONDS {
            println!(
                "cargo::warning=table {}: baking took {seconds:.0} s; build scripts run without optimisation unless \
                 Cargo.toml has `opt-level = 3` under [profile.dev.build-override] and [profile.release.build-override]",
                self.name()
            );
        }
        retire(&out_dir, &["rs", "bin"].map(|extension| self.file_name(extension)))
            .map_err(|source| self.error(ErrorKind::Io { path: out_dir.clone(), source }))?;
        self.write_to(out_dir)
    }

    /// Writes the two files into a folder, unless they are there with the same contents.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::Io`] where a file cannot be written, and [`ErrorKind::Taken`] where this process has already written
    /// another table of that name, letter case aside, or a header to one of the files.
    pub fn write_to(&self, folder: impl AsRef<Path>) -> Result<(), Error> {
        let file = |extension| folder.as_ref().join(self.file_name(extension));
        self.write_file(&file("bin"), self.bytes())?;
        self.write_file(&file("rs"), self.to_string().as_bytes())
    }

    /// Writes one of the table's files if its contents are new. Neither the file nor the name may be another table's.
    pub(crate) fn write_file(&self, path: &Path, contents: &[u8]) -> Result<(), Error> {
        let io = |source| self.error(ErrorKind::Io { path: path.to_owned(), source });
        let file = path.file_name().ok_or_else(|| io(io::ErrorKind::InvalidInput.into()))?.to_string_lossy();
        if is_reserved(&file) {
            return Err(self.error(ErrorKind::Reserved { name: file.into_owned() }));
        }
        let folder = match path.parent() {
            Some(folder) if folder != Path::new("") => folder,
            _ => Path::new("."),
        };
        let folder = fs::canonicalize(folder).map_err(io)?;
        let table = [self.to_string().as_bytes(), self.bytes()].concat();
        claim(&folder, Claim::Name(self.name().to_lowercase()), table, path)
            .and_then(|()| claim(&folder, Claim::File(file.to_lowercase()), contents.to_vec(), path))
            .map_err(|by| self.error(ErrorKind::Taken { by }))?;
        write_if_new(path, contents).map_err(io)
    }

    pub(crate) fn file_name(&self, extension: &str) -> String {
        format!("{}.{extension}", self.name().to_ascii_lowercase())
    }
}

/// Whether Windows keeps the name for a device, with any extension, so that no file can have it there.
pub(crate) fn is_reserved(name: &str) -> bool {
    let stem = name.split('.').next().unwrap_or_default().trim_end().to_ascii_uppercase();
    let numbered =
        |device| stem.strip_prefix(device).is_some_and(|rest| matches!(rest.as_bytes(), [b'0'..=b'9']));
    matches!(stem.as_str(), "CON" | "PRN" | "AUX" | "NUL") || numbered("COM") || numbered("LPT")
}

/// What one table of a folder has to itself, in small letters.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Claim {
    /// The name of a table, be it written as source or as a header.
    Name(String),
    File(String),
}

/// Takes a name or a file for these contents; where others have taken it in this process, says in which file they are.
fn claim(folder: &Path, claim: Claim, contents: Vec<u8>, path: &Path) -> Result<(), PathBuf> {
    type Claims = HashMap<(PathBuf, Claim), (Vec<u8>, PathBuf)>;
    static CLAIMS: LazyLock<Mutex<Claims>> = LazyLock::new(Mutex::default);
    let mut claims = CLAIMS.lock().unwrap_or_else(PoisonError::into_inner);
    match claims.entry((folder.to_owned(), claim)) {
        Entry::Vacant(entry) => {
            entry.insert((contents, path.to_owned()));
            Ok(())
        }
        Entry::Occupied(entry) if entry.get().0 == contents => Ok(()),
        Entry::Occupied(entry) => Err(entry.get().1.clone()),
    }
}

/// Leaves a file alone that has these contents: cargo compiles again what depends on a file that is newer.
fn write_if_new(path: &Path, contents: &[u8]) -> io::Result<()> {
    if fs::read(path).is_ok_and(|found| found == contents) {
        return Ok(());
    }
    fs::write(path, contents)
}

/// Keeps what an earlier run of the build script has left from being included.
///
/// Cargo never empties an `OUT_DIR`. So each run keeps a list of its files there; the first call of the next run sets all
/// of these aside, and each later one brings `files` back, with the time of their last change, to be compared.
fn retire(out_dir: &Path, files: &[String]) -> io::Result<()> {
    static WRITTEN: Mutex<Vec<String>> = Mutex::new(Vec::new());
    let mut written = WRITTEN.lock().unwrap_or_else(PoisonError::into_inner);
    let list = out_dir.join("grundy-bake.list");
    let aside = |file: &str| out_dir.join(format!("{file}.old"));
    if written.is_empty() {
        for file in fs::read_to_string(&list).unwrap_or_default().lines() {
            rename_if_there(&out_dir.join(file), &aside(file))?;
        }
    }
    for file in files.iter().filter(|file| !written.contains(file)).cloned().collect::<Vec<_>>() {
        rename_if_there(&aside(&file), &out_dir.join(&file))?;
        written.push(file);
    }
    write_if_new(&list, written.join("\n").as_bytes())
}

fn rename_if_there(from: &Path, to: &Path) -> io::Result<()> {
    match fs::rename(from, to) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        result => result,
    }
}

#[cfg(test)]
mod tests {
    use super::is_reserved;

    #[test]
    fn names_of_devices_are_reserved_with_any_extension() {
        for name in ["AUX", "con.rs", "Nul.tar.gz", "prn", "com1.h", "LPT9.bin", "lpt0", "aux .h"] {
            assert!(is_reserved(name), "{name}");
        }
        for name in ["AUXILIARY", "COM", "COM10", "COMA", "KAYLES.AUX", "LPT", "COM_1", ""] {
            assert!(!is_reserved(name), "{name}");
        }
    }
}
