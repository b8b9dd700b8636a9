//! Bakes two tables, each of which finds grundy-core at its own path.

use baking::TableBuilder;
use baking::heap::OctalCode;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    for (name, path) in [("KAYLES", "::nimbers"), ("KAYLES_AGAIN", "crate::vendored::core")] {
        let kayles: OctalCode = "0.77".parse()?;
        TableBuilder::from_game(name, &kayles, 1000).core_path(path).bake()?.write()?;
    }
    Ok(())
}
