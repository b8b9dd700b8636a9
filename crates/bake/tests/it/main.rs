//! Baking from outside, a module a subject: tables and their checks, and what is written.

mod bake;
mod c_header;
mod compilers;
mod files;
mod folder;
mod periodic;
