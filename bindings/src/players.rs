//! Who plays, and with what help.

use aadupuli_core as core;
use aadupuli_core::Level;

/// Who plays a side.
#[derive(Clone, Debug, PartialEq, Eq, Hash, uniffi::Enum)]
pub enum Player {
    /// A person.
    Person {
        /// The name; an empty one stands for the usual word.
        name: String,
    },
    /// The computer.
    Computer {
        /// Its level.
        level: Level,
    },
}

impl From<&core::Player> for Player {
    fn from(player: &core::Player) -> Self {
        match player {
            core::Player::Person(name) => Self::Person { name: name.clone() },
            core::Player::Computer(level) => Self::Computer { level: *level },
        }
    }
}

impl From<&Player> for core::Player {
    fn from(player: &Player) -> Self {
        match player {
            Player::Person { name } => Self::person(name),
            Player::Computer { level } => Self::Computer(*level),
        }
    }
}

/// Which help the players agreed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, uniffi::Record)]
pub struct Help {
    /// Hints may be asked for.
    #[uniffi(default = true)]
    pub hints: bool,
    /// Moves may be taken back.
    #[uniffi(default = true)]
    pub undo: bool,
    /// A hint is shown on every move.
    #[uniffi(default = false)]
    pub practice: bool,
}

impl From<core::Help> for Help {
    fn from(core::Help { hints, undo, practice }: core::Help) -> Self {
        Self { hints, undo, practice }
    }
}

impl From<Help> for core::Help {
    fn from(Help { hints, undo, practice }: Help) -> Self {
        Self { hints, undo, practice }
    }
}
