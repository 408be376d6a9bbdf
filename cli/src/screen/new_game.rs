//! The choices for a new game, one a line.

use aadupuli_core::{GameId, Level, RuleSet, Variant};
use aadupuli_store::{NewGame, Opponent, SideChoice};
use aadupuli_texts::Texts;
use crossterm::event::KeyCode;

use crate::sitting::HANDICAPS;

/// The clocks that are offered, in minutes for each player.
const CLOCKS: [Option<u16>; 4] = [None, Some(5), Some(10), Some(20)];

/// A line of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Row {
    Opponent,
    Level,
    Side,
    Game,
    Variant(Variant),
    Goats,
    Clock,
    Hints,
    Undo,
    Practice,
    Start,
}

/// The form for a new game.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Form {
    choices: NewGame,
    chosen: usize,
}

/// What a key in the form decided.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Chosen {
    Begin(NewGame),
    Leave,
    Nothing,
}

impl Form {
    pub(super) const fn new(choices: NewGame) -> Self {
        Self { choices, chosen: usize::MAX }
    }

    /// The lines that the choices so far leave open, and which of them is chosen.
    pub(super) fn rows(&self) -> (Vec<Row>, usize) {
        let against_computer = self.choices.opponent == Opponent::Computer;
        let mut rows = vec![Row::Opponent];
        if against_computer {
            rows.extend([Row::Level, Row::Side]);
        }
        rows.push(Row::Game);
        rows.extend(Variant::ALL.map(Row::Variant));
        rows.extend([Row::Goats, Row::Clock, Row::Hints, Row::Undo, Row::Practice, Row::Start]);
        // At first the choices of last time stand, and starting is one key away.
        let chosen = self.chosen.min(rows.len() - 1);
        (rows, chosen)
    }

    pub(super) fn choose(&mut self, by: isize) {
        let (rows, chosen) = self.rows();
        let count = isize::try_from(rows.len()).unwrap_or(isize::MAX);
        let at = isize::try_from(chosen).unwrap_or(0).saturating_add(by.clamp(-1, 1)).rem_euclid(count);
        self.chosen = usize::try_from(at).unwrap_or(0);
    }

    pub(super) fn key(&mut self, key: KeyCode) -> Chosen {
        let (rows, chosen) = self.rows();
        let row = rows.get(chosen).copied().unwrap_or(Row::Start);
        match key {
            KeyCode::Esc | KeyCode::Char('q') => return Chosen::Leave,
            KeyCode::Up => self.choose(-1),
            KeyCode::Down | KeyCode::Tab => self.choose(1),
            KeyCode::Left => self.change(row, false),
            KeyCode::Right | KeyCode::Char(' ') => self.change(row, true),
            KeyCode::Enter => return Chosen::Begin(self.choices.clone()),
            _ => {}
        }
        Chosen::Nothing
    }

    fn change(&mut self, row: Row, forward: bool) {
        let choices = &mut self.choices;
        match row {
            Row::Opponent => choices.opponent = next(Opponent::ALL, choices.opponent, forward),
            Row::Level => choices.level = next(&Level::ALL, choices.level, forward),
            Row::Side => choices.side = next(SideChoice::ALL, choices.side, forward),
            Row::Game => choices.game = next(&GameId::ALL, choices.game, forward),
            Row::Variant(variant) => {
                let was_on = choices.variants.contains(variant);
                choices.variants =
                    Variant::ALL.into_iter().filter(|&v| choices.variants.contains(v) != (v == variant)).collect();
                debug_assert_ne!(was_on, choices.variants.contains(variant));
            }
            Row::Goats => {
                let fits: Vec<i8> = HANDICAPS.filter(|&n| rules(choices).with_handicap(n).is_some()).collect();
                choices.handicap = next(&fits, choices.handicap, forward);
            }
            Row::Clock => choices.clock_minutes = next(&CLOCKS, choices.clock_minutes, forward),
            Row::Hints => choices.help.hints = !choices.help.hints,
            Row::Undo => choices.help.undo = !choices.help.undo,
            Row::Practice => {
                choices.help.practice = !choices.help.practice;
                choices.help.hints |= choices.help.practice;
            }
            Row::Start => {}
        }
        if rules(choices).with_handicap(choices.handicap).is_none() {
            choices.handicap = 0;
        }
    }

    /// A line in words: what is chosen there, and as what.
    pub(super) fn words(&self, row: Row, texts: Texts) -> (String, String) {
        let choices = &self.choices;
        let on = |on: bool| if on { texts.get("settings-on", &[]) } else { texts.get("settings-off", &[]) };
        match row {
            Row::Opponent => (
                texts.get("new-opponent", &[]),
                match choices.opponent {
                    Opponent::Computer => texts.get("new-opponent-computer", &[]),
                    Opponent::Friend => texts.get("screen-opponent-friend", &[]),
                },
            ),
            Row::Level => (texts.get("new-level", &[]), texts.level_name(choices.level)),
            Row::Side => (
                texts.get("new-side", &[]),
                match choices.side {
                    SideChoice::Goats => texts.side(aadupuli_core::Side::Goats),
                    SideChoice::Tigers => texts.side(aadupuli_core::Side::Tigers),
                    SideChoice::Random => texts.get("new-side-random", &[]),
                },
            ),
            Row::Game => (texts.get("new-game", &[]), texts.game_name(choices.game)),
            Row::Variant(variant) => (texts.variant_name(variant), on(choices.variants.contains(variant))),
            Row::Goats => (texts.get("new-handicap", &[]), texts.handicap(choices.handicap)),
            Row::Clock => (
                texts.get("new-clock", &[]),
                match choices.clock_minutes {
                    None => texts.get("new-clock-none", &[]),
                    Some(minutes) => texts.get("new-clock-minutes", &[("count", minutes.into())]),
                },
            ),
            Row::Hints => (texts.get("new-help-hints", &[]), on(choices.help.hints)),
            Row::Undo => (texts.get("new-help-undo", &[]), on(choices.help.undo)),
            Row::Practice => (texts.get("new-help-practice", &[]), on(choices.help.practice)),
            Row::Start => (texts.get("new-start", &[]), String::new()),
        }
    }

    /// A sentence about the chosen line.
    pub(super) fn explained(&self, row: Row, texts: Texts) -> String {
        let choices = &self.choices;
        match row {
            Row::Level => texts.level_character(choices.level),
            Row::Game => format!("{} {}", texts.game_description(choices.game), texts.game_figures(&rules(choices))),
            Row::Variant(variant) => texts.variant_description(variant),
            Row::Goats => texts.get("new-handicap-detail", &[]),
            Row::Practice => texts.get("new-help-practice-detail", &[]),
            Row::Start => texts.get("new-unfinished-kept", &[]),
            Row::Opponent | Row::Side | Row::Clock | Row::Hints | Row::Undo => String::new(),
        }
    }
}

const fn rules(choices: &NewGame) -> RuleSet {
    RuleSet::new(choices.game, choices.variants)
}

/// The choice after this one, or before it, around the end.
fn next<T: Copy + PartialEq>(all: &[T], now: T, forward: bool) -> T {
    let at = all.iter().position(|&choice| choice == now).unwrap_or(0);
    let step = if forward { 1 } else { all.len().saturating_sub(1) };
    all.get((at + step) % all.len().max(1)).copied().unwrap_or(now)
}

#[cfg(test)]
mod tests {
    use aadupuli_core::Variants;

    use super::*;

    #[test]
    fn every_line_changes_forth_and_back_to_the_same_choices() {
        for opponent in Opponent::ALL {
            let mut choices = NewGame::default();
            choices.opponent = *opponent;
            let (rows, chosen) = Form::new(choices.clone()).rows();
            assert_eq!(rows.get(chosen), Some(&Row::Start));
            for row in rows {
                let mut form = Form::new(choices.clone());
                form.change(row, true);
                assert_eq!(form.choices == choices, row == Row::Start, "{row:?}");
                form.change(row, false);
                let mut after = form.choices;
                // Practice needs hints and leaves them on.
                after.help.hints = choices.help.hints;
                assert_eq!(after, choices, "{row:?}");
            }
        }
    }

    #[test]
    fn a_variant_is_switched_alone() {
        let mut form = Form::new(NewGame::default());
        form.change(Row::Variant(Variant::MultipleJumps), true);
        form.change(Row::Variant(Variant::PlacingTigers), true);
        form.change(Row::Variant(Variant::MultipleJumps), true);
        assert_eq!(form.choices.variants, Variants::NONE.with(Variant::PlacingTigers));
    }
}
