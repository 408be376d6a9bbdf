//! Words that both ways of playing, and the other commands, share.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::io;

use aadupuli_core::engine::{Judgement, Refutation, Review, Value};
use aadupuli_core::guide::Advice;
use aadupuli_core::lessons::{Learned, LessonId};
use aadupuli_core::practice::PuzzleProgress;
use aadupuli_core::{Board, Date, Match, Move, Player, Ply, Position, RuleSet, Side};
use aadupuli_texts::{Language, Texts};

use crate::sitting::{HintShown, HintStep};

/// The person's language: what `--lang` says, otherwise what the environment says.
pub(crate) fn language(arguments: &[std::ffi::OsString]) -> Language {
    // Needed before the command line is understood, since its help and its errors are in that language too.
    let mut arguments = arguments.iter().filter_map(|argument| argument.to_str());
    while let Some(argument) = arguments.next() {
        let named = if argument == "--lang" { arguments.next() } else { argument.strip_prefix("--lang=") };
        if let Some(named) = named {
            return Language::from_locales([named]);
        }
    }
    let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
    Language::from_locales(locale)
}

/// A seed that nobody can foresee: the standard library's source of randomness for hash maps.
pub(crate) fn new_seed() -> u64 {
    RandomState::new().build_hasher().finish()
}

/// Why a file cannot be read or written.
pub(crate) fn file_error(texts: Texts, file: &str, error: &io::Error) -> String {
    let named = [("file", file.into())];
    match error.kind() {
        io::ErrorKind::NotFound => texts.get("cli-error-file-not-found", &named),
        io::ErrorKind::PermissionDenied => texts.get("cli-error-file-permission", &named),
        io::ErrorKind::AlreadyExists => texts.get("cli-error-file-exists", &named),
        _ => texts.get("cli-error-file-other", &[("file", file.into()), ("reason", error.to_string().into())]),
    }
}

/// A hint as far as it is shown.
pub(crate) fn hint(texts: Texts, shown: &HintShown, position: &Position) -> String {
    match shown.step {
        HintStep::Idea => texts.hint_idea(shown.hint.idea()),
        HintStep::Piece => texts.hint_piece(&shown.hint, position),
        HintStep::Move => texts.hint_move(&shown.hint, position),
    }
}

/// What was wrong with a move, or that nothing was.
pub(crate) fn refutation(texts: Texts, before: &Position, mv: Move, found: Option<&Refutation>) -> String {
    match found {
        Some(found) => texts.refutation(found, before.side(), before.board()),
        None => {
            let mv = mv.notation(before.board()).to_string();
            texts.get("terminal-why-fine", &[("move", mv.into())])
        }
    }
}

/// The last move that a person made: how many moves came before it, the move, and the position before it.
pub(crate) fn last_own_move(played: &Match) -> Option<(usize, Move, Position)> {
    let game = &played.game;
    let own = |(_, (side, ply)): &(usize, (Side, &Ply))| {
        matches!(played.player(*side), Player::Person(_)) && ply.mv != Move::Pass
    };
    let (number, (_, ply)) = game.plies_with_mover().enumerate().filter(own).last()?;
    Some((number, ply.mv, *game.position_after(number)?))
}

/// A line of a review in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ReviewLine {
    /// The title of what follows.
    Heading(String),
    /// A sentence.
    Text(String),
}

/// A review in words: accuracy, the value move by move, and where it changed.
pub(crate) fn review(texts: Texts, review: &Review, board: &'static Board) -> Vec<ReviewLine> {
    let (heading, text) = (ReviewLine::Heading, ReviewLine::Text);
    let certainty = if review.exact { texts.get("review-exact", &[]) } else { texts.get("review-estimate", &[]) };
    let mut lines = vec![
        heading(texts.get("review-accuracy", &[])),
        text(texts.accuracy(Side::Goats, review.goats_accuracy)),
        text(texts.accuracy(Side::Tigers, review.tigers_accuracy)),
        text(texts.get("review-accuracy-meaning", &[])),
        heading(texts.get("review-strip", &[])),
        text(review.moves.iter().map(|reviewed| strip_mark(&reviewed.after)).collect()),
        text(texts.get("screen-strip", &[])),
        text(certainty),
        heading(texts.get("review-turning-points", &[])),
    ];
    let turns = review.turning_points().filter_map(|index| Some((index, review.moves.get(index)?)));
    let turns: Vec<ReviewLine> =
        turns.map(|(index, reviewed)| text(texts.turning_point(reviewed, index, board))).collect();
    if turns.is_empty() {
        lines.push(text(texts.get("review-no-turning-points", &[])));
    }
    lines.extend(turns);
    lines
}

/// One letter for a value: who is better.
fn strip_mark(judged: &Judgement) -> char {
    match judged.value {
        Value::Goats => '▲',
        Value::Draw => '·',
        Value::Tigers => '▼',
    }
}

/// How far a lesson has come.
pub(crate) fn lesson_state(learned: &Learned, lesson: LessonId, texts: Texts) -> String {
    match (learned.is_completed(lesson), learned.progress(lesson).is_in_the_middle()) {
        (true, _) => texts.get("learn-done", &[]),
        (false, true) => texts.get("learn-in-progress", &[]),
        (false, false) => texts.get("learn-not-started", &[]),
    }
}

/// What advice is worth, with the figures that say so.
pub(crate) fn worth(advice: Advice, rules: &RuleSet, texts: Texts) -> Option<String> {
    let strength = advice.evidence(rules.game)?.strength().id();
    let strength = texts.get("learn-claim-strength", &[("strength", strength.into())]);
    Some(format!("{strength}. {}", texts.evidence(advice, rules)?))
}

/// How many puzzles are solved and, after the puzzle of a day, for how many days in a row.
pub(crate) fn puzzles_so_far(progress: &PuzzleProgress, daily: Option<Date>, texts: Texts) -> String {
    let solved = texts.get("puzzle-solved-count", &[("count", progress.solved().into())]);
    let Some(today) = daily else { return solved };
    let streak = progress.streak().current(today);
    format!("{} · {solved}", texts.get("puzzle-streak", &[("count", streak.into())]))
}
