//! From the files that grundy-bake writes to a constant.

/// Includes a table that the build script has baked, by its file's name: the constant's in small letters.
///
/// It brings the constant into the module that calls it, as
/// `include!(concat!(env!("OUT_DIR"), "/kayles.rs"))` would.
///
/// ```ignore
/// grundy_core::include_table!("kayles");
///
/// assert_eq!(KAYLES.nimber(1_000_000_000_000).get(), 1);
/// ```
///
/// A package without a build script cannot use it, and learns what it lacks:
///
/// ```compile_fail
/// grundy_core::include_table!("kayles");
/// ```
#[macro_export]
macro_rules! include_table {
    ($name:literal) => {
        ::core::include!(::core::concat!(
            ::core::env!(
                "OUT_DIR",
                "include_table! includes what a build script has baked, but this package has none: write a build.rs that \
                 calls grundy_bake::TableBuilder, with grundy-bake under [build-dependencies]"
            ),
            "/",
            $name,
            ".rs"
        ));
    };
}

/// The constant that a baked table is.
///
/// The source written by grundy-bake is one call of this macro and not what it expands to: here `::core` means the same
/// for callers of every edition, no name in the caller's scope gets in the way, and the caller's lints have nothing to
/// find.
#[doc(hidden)]
#[macro_export]
macro_rules! __baked {
    (
        $(#[$attribute:meta])*
        $visibility:vis const $name:ident: $reader:ident = $file:literal, $padded:literal, ($($shape:literal),*);
    ) => {
        $(#[$attribute])*
        $visibility const $name: $crate::$reader<'static> = {
            // A constant, not a static: its length and width must be known to the compiler in other crates too. The
            // static inside of it has no name outside, so tables in one module cannot get in each other's way.
            static BYTES: [::core::primitive::u8; $padded] = $crate::packed::pad(::core::include_bytes!($file));
            $crate::packed::__expect(
                $crate::$reader::new(&BYTES, $($shape),*),
                ::core::concat!($file, " is not the file that was baked"),
            )
        };
    };
}
