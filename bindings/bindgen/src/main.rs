//! Writes the sources that call `aadupuli-bindings`: `kotlin` and `python` as `uniffi-bindgen` does, `swift` as
//! `uniffi-bindgen-swift` does, which can write sources, header and module map each into a folder of its own.
//!
//! A crate of its own, so that the library that ships does not depend on the generator.

fn main() {
    let swift =
        std::env::args().any(|argument| matches!(argument.as_str(), "--swift-sources" | "--headers" | "--modulemap"));
    if swift { uniffi::uniffi_bindgen_swift() } else { uniffi::uniffi_bindgen_main() }
}
