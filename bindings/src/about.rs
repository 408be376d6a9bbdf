//! What the library is, and what it is built with.

/// The version of the app's core.
#[uniffi::export]
pub fn core_version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}

/// A library that this one is built with.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct UsedLibrary {
    /// Its name.
    pub name: String,
    /// The licences that it can be used under, as an SPDX expression.
    pub licence: String,
    /// Where it comes from.
    pub home: String,
}

const USED: [(&str, &str, &str); 10] = [
    ("arrayvec", "MIT OR Apache-2.0", "https://github.com/bluss/arrayvec"),
    ("crc32fast", "MIT OR Apache-2.0", "https://github.com/srijs/rust-crc32fast"),
    ("fluent-bundle", "MIT OR Apache-2.0", "https://github.com/projectfluent/fluent-rs"),
    ("fs4", "MIT OR Apache-2.0", "https://github.com/al8n/fs4"),
    ("rand", "MIT OR Apache-2.0", "https://github.com/rust-random/rand"),
    ("serde", "MIT OR Apache-2.0", "https://github.com/serde-rs/serde"),
    ("serde_json", "MIT OR Apache-2.0", "https://github.com/serde-rs/json"),
    ("thiserror", "MIT OR Apache-2.0", "https://github.com/dtolnay/thiserror"),
    ("unic-langid", "MIT OR Apache-2.0", "https://github.com/zbraniecki/unic-locale"),
    ("UniFFI", "MPL-2.0", "https://github.com/mozilla/uniffi-rs"),
];

/// The libraries that this one is built with directly, in the order of their names.
#[uniffi::export]
pub fn used_libraries() -> Vec<UsedLibrary> {
    let library = |(name, licence, home): (&str, &str, &str)| UsedLibrary {
        name: name.to_owned(),
        licence: licence.to_owned(),
        home: home.to_owned(),
    };
    USED.into_iter().map(library).collect()
}
