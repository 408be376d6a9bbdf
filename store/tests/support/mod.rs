//! What several test programs need.

#![allow(
    dead_code,
    unreachable_pub,
    clippy::unwrap_used,
    reason = "each test program uses a part; a failed unwrap is the failure"
)]

use aadupuli_core::engine::{Difficulty, Theme};
use aadupuli_core::lessons::{LessonId, LessonRun};
use aadupuli_core::practice::Solved;
use aadupuli_core::{Date, Game, GameId, Level, Match, Player, RuleSet, Side, Variants};

/// A game of Meena's against the computer.
pub fn new_match(seed: u64) -> Match {
    let game = Game::new(RuleSet::new(GameId::Standard, Variants::NONE));
    let date = Date::new(2028, 2, 29);
    Match { seed, date, ..Match::new(game, Player::person("Meena"), Player::Computer(Level::Easy)) }
}

/// Plays one move, the same for the same seed; returns whether there was one.
pub fn play_one(played: &mut Match) -> bool {
    let moves = played.game.legal_moves();
    let ply = played.game.plies().len() as u64;
    let choice = (played.seed ^ ply.wrapping_mul(0x9e37_79b9_7f4a_7c15)).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 33;
    match moves.get(choice as usize % moves.len().max(1)) {
        Some(&mv) => {
            played.game.play(mv).unwrap();
            true
        }
        None => false,
    }
}

/// A game after this many moves, or at its end.
pub fn match_after(seed: u64, plies: usize) -> Match {
    let mut played = new_match(seed);
    while played.game.plies().len() < plies && play_one(&mut played) {}
    played
}

/// Solves one more puzzle.
pub fn solve_puzzle(progress: &mut aadupuli_store::Progress) {
    progress.puzzles.add(GameId::Standard, Theme::Trap, Difficulty::Easy, Solved::AtOnce);
}

/// Goes one step into the first lesson.
pub fn begin_lesson(progress: &mut aadupuli_store::Progress) {
    let mut run = LessonRun::new(LessonId::Board);
    assert!(run.next());
    progress.lessons.keep(&run);
}

/// A finished game: Meena resigned or the computer did.
pub fn finished(seed: u64, level: Level, winner: Side) -> Match {
    let mut played = new_match(seed);
    played.tigers = Player::Computer(level);
    play_one(&mut played);
    played.game.resign(winner.other()).unwrap();
    played
}
