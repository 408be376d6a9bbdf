//! What a person has chosen.

use aadupuli_core::{GameId, Help, Level, Side, Variant, Variants};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};

use crate::document::{Document, VERSION};
use crate::layout;
use crate::set_aside::Holds;

macro_rules! choices {
    ($(#[$doc:meta])* $name:ident { $($(#[$choice_doc:meta])* $choice:ident = $id:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
        pub enum $name {
            $($(#[$choice_doc])* #[serde(rename = $id)] $choice),+
        }

        impl $name {
            /// Every choice.
            pub const ALL: &'static [Self] = &[$(Self::$choice),+];

            /// The word for it in files and in texts.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$choice => $id),+
                }
            }
        }
    };
}

choices! {
    /// Who plays against the person.
    Opponent {
        /// The computer.
        #[default]
        Computer = "computer",
        /// A friend on the same device.
        Friend = "friend",
    }
}

choices! {
    /// Which side the person takes against the computer.
    SideChoice {
        /// The goats.
        #[default]
        Goats = "goats",
        /// The tigers.
        Tigers = "tigers",
        /// Either, by lot.
        Random = "random",
    }
}

impl SideChoice {
    /// The side that a person who chose so takes; the seed decides by lot.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_core::Side;
    /// use aadupuli_store::SideChoice;
    /// assert_eq!(SideChoice::Tigers.side(7), Side::Tigers);
    /// assert_eq!(SideChoice::Random.side(7), Side::by_lot(7));
    /// ```
    pub fn side(self, seed: u64) -> Side {
        match self {
            Self::Goats => Side::Goats,
            Self::Tigers => Side::Tigers,
            Self::Random => Side::by_lot(seed),
        }
    }
}

choices! {
    /// How the board looks.
    BoardLook {
        /// Stone in the dark theme, red earth in the light one.
        #[default]
        Automatic = "automatic",
        /// Slate with chalk lines.
        Stone = "stone",
        /// Red earth with white lines.
        Earth = "earth",
        /// Ivory with ink.
        Paper = "paper",
    }
}

choices! {
    /// Light or dark.
    Theme {
        /// As the system has it.
        #[default]
        System = "system",
        /// Light.
        Light = "light",
        /// Dark.
        Dark = "dark",
    }
}

choices! {
    /// How the pieces look.
    PieceSet {
        /// Drawn tigers and goats.
        #[default]
        Tokens = "tokens",
        /// Large and small stones.
        Pebbles = "pebbles",
    }
}

/// The choices of the screen for a new game, remembered from the last one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct NewGame {
    /// The computer or a friend.
    pub opponent: Opponent,
    /// The computer's level.
    pub level: Level,
    /// The person's side against the computer.
    pub side: SideChoice,
    /// Who plays the goats when a friend plays; empty for the usual word.
    pub goats_name: String,
    /// Who plays the tigers when a friend plays; empty for the usual word.
    pub tigers_name: String,
    /// The game of the family.
    pub game: GameId,
    /// The family variants.
    #[serde(serialize_with = "variants_as_list", deserialize_with = "variants_from_list")]
    pub variants: Variants,
    /// Goats more or fewer.
    pub handicap: i8,
    /// Minutes for each player, or no clock.
    pub clock_minutes: Option<u16>,
    /// Which help is allowed.
    pub help: Help,
    #[serde(flatten)]
    unknown: Map<String, Value>,
}

impl Default for NewGame {
    fn default() -> Self {
        Self {
            opponent: Opponent::default(),
            level: Level::Easy,
            side: SideChoice::default(),
            goats_name: String::new(),
            tigers_name: String::new(),
            game: GameId::Standard,
            variants: Variants::NONE,
            handicap: 0,
            clock_minutes: None,
            help: Help::default(),
            unknown: Map::new(),
        }
    }
}

/// Every setting. A field of a newer app that this one does not know is kept and written back; a value that means
/// nothing gives way to the usual one, alone.
///
/// # Examples
/// ```
/// use aadupuli_core::Level;
/// use aadupuli_store::Store;
/// let store = Store::in_memory();
/// store.change_settings(|settings| settings.new_game.level = Level::Hard)?;
/// assert_eq!(store.settings()?.new_game.level, Level::Hard);
/// # Ok::<(), aadupuli_store::DiskError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    version: u64,
    /// Whether the first start is over.
    pub started_before: bool,
    /// The choices for a new game.
    pub new_game: NewGame,
    /// A second tap plays the move.
    pub confirm_moves: bool,
    /// Legal targets are shown on selection.
    pub show_legal_moves: bool,
    /// Trapped tigers are shown as trapped.
    pub show_trapped_tigers: bool,
    /// The names of the points are shown.
    pub coordinates: bool,
    /// Between two players the pieces turn to face the one who is to move.
    pub turn_pieces: bool,
    /// How the board looks.
    pub board_look: BoardLook,
    /// Light or dark.
    pub theme: Theme,
    /// How the pieces look.
    pub piece_set: PieceSet,
    /// Moves are animated.
    pub animations: bool,
    /// Sounds are played.
    pub sound: bool,
    /// The phone vibrates.
    pub vibration: bool,
    /// The code of the language, or the system's.
    pub language: Option<String>,
    /// Moves are announced with all that follows from them.
    pub announce_fully: bool,
    /// A tap counts for the nearest point.
    pub larger_targets: bool,
    #[serde(flatten)]
    unknown: Map<String, Value>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            version: VERSION,
            started_before: false,
            new_game: NewGame::default(),
            confirm_moves: false,
            show_legal_moves: true,
            show_trapped_tigers: true,
            coordinates: false,
            turn_pieces: false,
            board_look: BoardLook::default(),
            theme: Theme::default(),
            piece_set: PieceSet::default(),
            animations: true,
            sound: true,
            vibration: true,
            language: None,
            announce_fully: false,
            larger_targets: false,
            unknown: Map::new(),
        }
    }
}

impl Document for Settings {
    const PATH: &'static str = layout::SETTINGS;
    const HOLDS: Holds = Holds::Settings;

    fn from_json(value: &Value, _content: &[u8]) -> Result<Self, serde_json::Error> {
        Ok(Self::leniently(value))
    }
}

impl Settings {
    /// Whether nothing has been chosen yet.
    pub(crate) fn is_untouched(&self) -> bool {
        *self == Self { started_before: self.started_before, ..Self::default() }
    }

    /// The settings in a JSON value: whatever means nothing in it gives way to the usual value.
    pub(crate) fn leniently(value: &Value) -> Self {
        let fits = |candidate: &Value| serde_json::from_value::<Self>(candidate.clone()).is_ok();
        let mut settings = serde_json::to_value(Self::default()).unwrap_or_default();
        let adopted = adopt(&settings, value, &fits);
        if let Some(adopted) = adopted {
            settings = adopted;
        }
        serde_json::from_value(settings).unwrap_or_default()
    }
}

/// `usual` with everything of `given` that keeps it fitting, field by field where the whole does not; `None` where
/// nothing of it does.
fn adopt(usual: &Value, given: &Value, fits: &dyn Fn(&Value) -> bool) -> Option<Value> {
    let (Value::Object(usual), Value::Object(given)) = (usual, given) else {
        return fits(given).then(|| given.clone());
    };
    let mut adopted = usual.clone();
    for (key, given) in given {
        let with = |value: Value| {
            let mut candidate = adopted.clone();
            candidate.insert(key.clone(), value);
            Value::Object(candidate)
        };
        let own = usual.get(key).cloned().unwrap_or_default();
        if let Some(value) = adopt(&own, given, &|value| fits(&with(value.clone()))) {
            adopted.insert(key.clone(), value);
        }
    }
    Some(Value::Object(adopted))
}

fn variants_as_list<S: Serializer>(variants: &Variants, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(variants.iter())
}

fn variants_from_list<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Variants, D::Error> {
    Ok(Vec::<Variant>::deserialize(deserializer)?.into_iter().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Settings {
        Settings::leniently(&serde_json::from_str(text).unwrap_or_default())
    }

    #[test]
    fn what_means_nothing_gives_way_alone() {
        let settings = read(
            r#"{"version": 1, "sound": false, "theme": "sepia", "vibration": 3, "language": "kn",
                "new_game": {"level": "divine", "side": "tigers", "handicap": 1000, "clock_minutes": 10,
                             "variants": ["multiple-jumps"], "help": {"hints": false, "undo": "no", "practice": true}}}"#,
        );
        let usual = Settings::default();
        assert_eq!((settings.sound, settings.theme, settings.vibration), (false, usual.theme, usual.vibration));
        assert_eq!(settings.language.as_deref(), Some("kn"));
        let new_game = &settings.new_game;
        assert_eq!((new_game.level, new_game.side, new_game.handicap), (Level::Easy, SideChoice::Tigers, 0));
        assert_eq!((new_game.clock_minutes, new_game.help.hints, new_game.help.undo), (Some(10), false, true));
        assert!(new_game.help.practice && new_game.variants.contains(Variant::MultipleJumps));
    }

    #[test]
    fn what_is_unknown_is_kept() {
        let text = r#"{"version": 1, "smell": "of rain", "new_game": {"weather": {"wind": 3}}}"#;
        let written = serde_json::to_value(read(text)).unwrap_or_default();
        assert_eq!(written.pointer("/smell"), Some(&Value::from("of rain")));
        assert_eq!(written.pointer("/new_game/weather/wind"), Some(&Value::from(3)));
        assert_eq!(Settings::leniently(&written), read(text));
    }

    #[test]
    fn any_json_gives_settings() {
        for text in ["null", "3", "[]", "{}", r#"{"new_game": []}"#, r#"{"new_game": null, "language": null}"#] {
            assert_eq!(read(text), Settings::default(), "{text}");
        }
    }
}
