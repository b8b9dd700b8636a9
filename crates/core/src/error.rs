//! What all errors of these crates have in common.

/// Makes the `Debug` of error types their `Display`.
///
/// A `main` that returns an error prints its `Debug`; so a program, or a build script, that passes errors on with `?` shows
/// a sentence.
#[doc(hidden)]
#[macro_export]
macro_rules! __debug_as_display {
    ($($error:ty),+ $(,)?) => {$(
        impl ::core::fmt::Debug for $error {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::fmt::Display::fmt(self, f)
            }
        }
    )+};
}
