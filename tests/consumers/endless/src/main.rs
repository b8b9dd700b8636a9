//! Never compiled: its build script does not end.

fn main() {}
