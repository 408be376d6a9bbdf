//! Everything in one file, to take to another device.

use serde::{Deserialize, Serialize};

use crate::document::{VERSION, to_bytes};
use crate::files::DiskError;
use crate::games::GameNumber;
use crate::layout;
use crate::progress::Progress;
use crate::settings::Settings;
use crate::statistics::Statistics;
use crate::store::Store;

/// What the file calls itself.
pub(crate) const FORMAT: &str = "aadupuli-everything";

/// Everything that a store keeps.
#[derive(Serialize, Deserialize)]
pub(crate) struct Everything {
    format: String,
    version: u64,
    pub(crate) settings: serde_json::Value,
    pub(crate) statistics: Statistics,
    pub(crate) progress: Progress,
    /// Save files of the core, the oldest first.
    pub(crate) games: Vec<String>,
}

impl Store {
    /// Everything in one JSON text: settings, statistics, progress and all games that can be read.
    ///
    /// [`Store::import`] takes it back, here or on another device.
    ///
    /// # Errors
    /// The disk failed.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_store::Store;
    /// let (old, new) = (Store::in_memory(), Store::in_memory());
    /// old.change_settings(|settings| settings.coordinates = true)?;
    /// new.import(old.export_everything()?.as_bytes())?;
    /// assert!(new.settings()?.coordinates);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn export_everything(&self) -> Result<String, DiskError> {
        let _guard = self.lock()?;
        let mut numbers: Vec<GameNumber> =
            self.files.list(layout::GAMES)?.iter().filter_map(|name| GameNumber::of_file(name)).collect();
        numbers.sort_unstable();
        let mut games = Vec::new();
        for number in numbers {
            let content = self.files.read(&number.path())?.and_then(|content| String::from_utf8(content).ok());
            games.extend(content.filter(|text| aadupuli_core::Match::from_save(text.as_bytes()).is_ok()));
        }
        let everything = Everything {
            format: FORMAT.to_owned(),
            version: VERSION,
            settings: serde_json::to_value(self.document::<Settings>()?.document).unwrap_or_default(),
            statistics: self.document::<Statistics>()?.document,
            progress: self.document::<Progress>()?.document,
            games,
        };
        Ok(String::from_utf8(to_bytes(&everything)).unwrap_or_default())
    }
}
