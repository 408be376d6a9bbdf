//! Where games and settings lie.

use std::path::PathBuf;

use aadupuli_store::Store;
use aadupuli_texts::Texts;
use clap::ArgMatches;

use crate::complain;

/// The store in the folder that `--data` or `AADUPULI_DATA` names, or in the usual place of the system.
///
/// Where it cannot be opened, that is said, and the game is played without being kept.
pub(crate) fn store(matches: &ArgMatches, texts: Texts) -> Store {
    let Some(folder) = folder(matches) else {
        complain(&texts.get("cli-no-data-folder", &[]));
        return Store::in_memory();
    };
    Store::open(&folder).unwrap_or_else(|error| {
        let (folder, reason) = (folder.display().to_string(), error.to_string());
        complain(&texts.get("cli-error-data", &[("folder", folder.into()), ("reason", reason.into())]));
        Store::in_memory()
    })
}

fn folder(matches: &ArgMatches) -> Option<PathBuf> {
    let set = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    matches.get_one("data").cloned().or_else(|| set("AADUPULI_DATA")).or_else(usual_folder)
}

/// The place for an application's data by each system's own rules: the XDG base directories, Apple's Library, Windows'
/// roaming profile.
fn usual_folder() -> Option<PathBuf> {
    let set = |name| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    if cfg!(target_os = "macos") {
        return set("HOME").map(|home| home.join("Library/Application Support/Aadupuli"));
    }
    if cfg!(windows) {
        return set("APPDATA").map(|folder| folder.join("Aadupuli"));
    }
    let share = set("XDG_DATA_HOME").or_else(|| set("HOME").map(|home| home.join(".local/share")));
    share.map(|share| share.join("aadupuli"))
}
