//! Files that are written whole or not at all.

use std::ffi::OsStr;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile};

use super::failure::Failure;

/// The extension of a name, in lower case.
pub(crate) fn extension(path: &Path) -> Option<String> {
    path.extension().and_then(OsStr::to_str).map(str::to_ascii_lowercase)
}

/// The contents of a file.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    fs::read(path).map_err(|error| Failure::Input(format!("cannot read {}: {error}", path.display())))
}

/// Files that appear together at the end. Until then each has a temporary name beside its own.
#[derive(Default)]
pub(crate) struct Files(Vec<(PathBuf, NamedTempFile)>);

impl Files {
    /// Whether a file can be put there, as far as that shows without writing: to be asked before long work.
    pub(crate) fn check(path: &Path) -> Result<(), Failure> {
        let refuse = |why: &str| Err(Failure::Input(format!("cannot write {}: {why}", path.display())));
        if path.is_dir() {
            return refuse("it is a folder");
        }
        match folder(path).is_dir() {
            true => Ok(()),
            false => refuse("its folder does not exist"),
        }
    }

    /// Writes a file under its temporary name.
    pub(crate) fn add(&mut self, path: &Path, bytes: &[u8]) -> Result<(), Failure> {
        let failure = |error| cannot_write(path, error);
        // A device or a pipe is written to, and a link is followed: neither is replaced.
        if path.exists() && !path.is_file() {
            return fs::write(path, bytes).map_err(failure);
        }
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let mut builder = Builder::new();
        let permissions = fs::metadata(&path).map(|metadata| metadata.permissions());
        #[cfg(unix)]
        let permissions = permissions.or_else(|_| {
            use std::os::unix::fs::PermissionsExt;
            // As of any new file: the umask takes its bits away.
            Ok::<_, std::io::Error>(fs::Permissions::from_mode(0o666))
        });
        if let Ok(permissions) = permissions {
            builder.permissions(permissions);
        }
        let mut file = builder.prefix(".grundy-").tempfile_in(folder(&path)).map_err(failure)?;
        file.write_all(bytes).map_err(failure)?;
        self.0.push((path, file));
        Ok(())
    }

    /// Gives all files their names. A file of that name is replaced.
    pub(crate) fn finish(self) -> Result<(), Failure> {
        for (path, file) in self.0 {
            file.persist(&path).map_err(|error| cannot_write(&path, error.error))?;
        }
        Ok(())
    }
}

fn cannot_write(path: &Path, error: std::io::Error) -> Failure {
    Failure::Input(format!("cannot write {}: {error}", path.display()))
}

fn folder(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}
