//! Save files: versioned JSON that is replayed through the rules on loading.

mod error;
mod v1;

use core::time::Duration;

use crate::game::{ClockSetting, Ending, Game, Ply};
use crate::moves::Move;
use crate::players::Match;
use crate::position::Position;
use crate::rules::RuleSet;

pub use error::{DamagedPart, LoadError};
use v1::{ClockV1, EndingV1, FORMAT, SaveV1, VERSION};

/// The longest save that is read, in bytes: some hundred times the longest game a person will play.
pub const LONGEST_SAVE: usize = 16 << 20;

impl Match {
    /// The game as a save file: one line of JSON, ASCII digits.
    ///
    /// # Examples
    /// ```
    /// use aadupuli_core::{Game, GameId, Level, Match, Player, RuleSet, Variants};
    /// let game = Game::new(RuleSet::new(GameId::BaghChal, Variants::NONE));
    /// let played = Match::new(game, Player::Computer(Level::Easy), Player::person("Meena"));
    /// assert_eq!(Match::from_save(played.to_save().as_bytes()), Ok(played));
    /// ```
    pub fn to_save(&self) -> String {
        let game = &self.game;
        let board = game.rules().board();
        let texts = |plies: &mut dyn Iterator<Item = &Ply>| -> Vec<String> {
            plies.map(|ply| ply.mv.notation(board).to_string()).collect()
        };
        let undone = || game.undone().iter().rev();
        let mut save = SaveV1 {
            format: FORMAT.to_owned(),
            version: VERSION,
            rules: game.rules().game,
            variants: game.rules().variants.iter().collect(),
            handicap: game.rules().handicap,
            start: game.start().to_string(),
            goats: self.goats.clone(),
            tigers: self.tigers.clone(),
            help: self.help,
            seed: self.seed,
            date: self.date,
            clock: game.clock().map(|clock| ClockV1 {
                per_player: nanoseconds(clock.per_player),
                spent: game.plies().iter().chain(undone()).map(|ply| nanoseconds(ply.spent)).collect(),
                thinking: nanoseconds(game.thinking()),
            }),
            moves: texts(&mut game.plies().iter()),
            undone: texts(&mut undone()),
            ending: game.ending().map(|ending| match ending {
                Ending::Resigned(side) => EndingV1::Resigned(side),
                Ending::OutOfTime(side) => EndingV1::OutOfTime(side),
                Ending::Claimed => EndingV1::Claimed,
            }),
            checksum: None,
        };
        save.checksum = Some(save.computed_checksum());
        // Nothing in the structure can fail to be written as JSON.
        let mut text = serde_json::to_string(&save).unwrap_or_default();
        text.push('\n');
        text
    }

    /// Reads a save file of any version, and replays it through the rules.
    ///
    /// # Errors
    /// Whether it is no save, too new, damaged (and where), or holds an illegal move (and which).
    pub fn from_save(bytes: &[u8]) -> Result<Self, LoadError> {
        if bytes.len() > LONGEST_SAVE {
            return Err(LoadError::TooLong { bytes: bytes.len() });
        }
        match probe_version(bytes)? {
            VERSION => read_v1(bytes),
            0 => Err(LoadError::Damaged { part: DamagedPart::Version }),
            version => Err(LoadError::TooNew { version }),
        }
    }
}

/// The version, read before anything else is believed.
fn probe_version(bytes: &[u8]) -> Result<u64, LoadError> {
    let value: serde_json::Value = serde_json::from_slice(bytes)
        .map_err(|error| if looks_like_save(bytes) { LoadError::damaged_json(&error) } else { LoadError::NotASave })?;
    if value.get("format").and_then(|format| format.as_str()) != Some(FORMAT) {
        return Err(LoadError::NotASave);
    }
    let version = value.get("version").and_then(serde_json::Value::as_u64);
    version.ok_or(LoadError::Damaged { part: DamagedPart::Version })
}

/// Whether a text that is not whole JSON was once a save.
fn looks_like_save(bytes: &[u8]) -> bool {
    let head: Vec<u8> = bytes.iter().copied().filter(|b| !b.is_ascii_whitespace()).take(20).collect();
    head.starts_with(b"{\"format\":\"aadupuli\"")
}

fn read_v1(bytes: &[u8]) -> Result<Match, LoadError> {
    let mut save: SaveV1 = serde_json::from_slice(bytes).map_err(|error| LoadError::damaged_json(&error))?;
    let damaged = |part| LoadError::Damaged { part };
    let rules = RuleSet::new(save.rules, save.variants.iter().copied().collect())
        .with_handicap(save.handicap)
        .ok_or(damaged(DamagedPart::Handicap))?;
    let start = Position::parse(&save.start, rules).map_err(|error| damaged(DamagedPart::Start(error)))?;
    let game = replay(&save, start)?;
    // Last, so that whatever can be named exactly is named.
    let computed = save.computed_checksum();
    if save.checksum.as_ref() != Some(&computed) {
        return Err(damaged(DamagedPart::Checksum));
    }
    Ok(Match { game, goats: save.goats, tigers: save.tigers, help: save.help, seed: save.seed, date: save.date })
}

fn replay(save: &SaveV1, start: Position) -> Result<Game, LoadError> {
    let damaged = |part| Err(LoadError::Damaged { part });
    let clock = save.clock.as_ref().map(|clock| ClockSetting { per_player: duration(clock.per_player) });
    let mut game = Game::from_position(start).with_clock(clock);
    let board = game.rules().board();
    let count = save.moves.len() + save.undone.len();
    if save.clock.as_ref().is_some_and(|clock| clock.spent.len() != count) {
        return damaged(DamagedPart::Clock);
    }
    for (index, text) in save.moves.iter().chain(&save.undone).enumerate() {
        let ply = index + 1;
        let mv = Move::parse(text, board).map_err(|error| LoadError::NotAMove { ply, error })?;
        let spent = save.clock.as_ref().and_then(|clock| clock.spent.get(index));
        game.spend(duration(spent.copied().unwrap_or(0)));
        game.play(mv).map_err(|refusal| LoadError::IllegalMove { ply, text: text.clone(), refusal })?;
    }
    for _ in &save.undone {
        if game.undo().is_err() {
            return damaged(DamagedPart::Moves);
        }
    }
    match &save.ending {
        Some(_) if game.redo_len() > 0 || game.outcome().is_some() => return damaged(DamagedPart::Ending),
        Some(EndingV1::Claimed) if game.claim_draw().is_err() => return damaged(DamagedPart::Ending),
        Some(EndingV1::Claimed) | None => {}
        Some(EndingV1::Resigned(side)) => game.end(Ending::Resigned(*side)),
        Some(EndingV1::OutOfTime(side)) => game.end(Ending::OutOfTime(*side)),
    }
    if let Some(clock) = &save.clock {
        let over = game.outcome();
        game.resume_thinking(duration(clock.thinking));
        if over != game.outcome() {
            return damaged(DamagedPart::Clock);
        }
    }
    Ok(game)
}

fn nanoseconds(duration: Duration) -> u64 {
    u64::try_from(duration.as_nanos()).unwrap_or(u64::MAX)
}

const fn duration(nanoseconds: u64) -> Duration {
    Duration::from_nanos(nanoseconds)
}
