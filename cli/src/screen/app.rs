//! What the full-screen game is doing, and what each key and click changes. It knows nothing of a terminal: input
//! arrives as values, and time as durations.

use std::time::Duration;

use aadupuli_core::{Direction, Move, Player, Point, PointSet, Position, RuleSet, Side, Tap};
use aadupuli_store::{DiskError, NewGame, Settings};
use aadupuli_texts::Texts;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};

use super::board::Place;
use super::look::{Look, Palette};
use super::new_game::Form;
use super::overlay::Overlay;
use super::study::{self, Study};
use crate::sitting::{HintShown, Opening, Question, Sitting, Thought, Thoughts, level_to_move, practise};
use crate::words::{self, new_seed};

/// How long a forced pass stands to be read before it is made.
const PASS_SHOWN: Duration = Duration::from_secs(1);

/// The computer's move is not shown sooner, so that the person sees that it moved.
const LEAST_THINKING: Duration = Duration::from_millis(400);

/// How long the computer thinks before that is said.
const THINKING_SAID_AFTER: Duration = Duration::from_millis(300);

/// Whether the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flow {
    Stay,
    Leave,
}

/// The full-screen game.
pub(super) struct App {
    pub(super) texts: Texts,
    pub(super) look: Look,
    pub(super) sitting: Sitting,
    pub(super) thoughts: Thoughts,
    pub(super) selected: Option<Point>,
    pub(super) cursor: Option<Point>,
    /// A sentence that stands in the status line until something else happens.
    pub(super) said: Option<String>,
    pub(super) overlay: Option<Overlay>,
    /// A lesson or a puzzle in the place of the game.
    pub(super) study: Option<Study>,
    /// What is being typed after a colon.
    pub(super) typed: Option<String>,
    /// How many moves lead to the position that is looked at, while an earlier one is.
    pub(super) browsing: Option<usize>,
    pub(super) settings: Settings,
    /// Where the board was drawn last, for the mouse.
    pub(super) place: Option<Place>,
    palette: Palette,
    /// The piece on which the mouse went down.
    dragged: Option<Point>,
    /// How long the thought, or the pass that is shown, has lasted.
    waited: Duration,
    /// An answer that came sooner than it is shown.
    early: Option<Move>,
}

impl App {
    pub(super) fn new(sitting: Sitting, opening: Opening, texts: Texts, palette: Palette) -> Self {
        let settings = sitting.store().settings().unwrap_or_default();
        let look = Look::new(settings.board_look, palette);
        let goes_on = opening == Opening::Resumed && sitting.game().outcome().is_none();
        let said = goes_on.then(|| texts.get("terminal-resumed", &[]));
        let mut app = Self {
            texts,
            look,
            sitting,
            thoughts: Thoughts::new(),
            selected: None,
            cursor: None,
            said,
            overlay: None,
            study: None,
            typed: None,
            browsing: None,
            settings,
            place: None,
            palette,
            dragged: None,
            waited: Duration::ZERO,
            early: None,
        };
        app.after_change();
        app
    }

    /// The position that is shown: the game's, or the one that is looked at.
    pub(super) fn position(&self) -> &Position {
        let game = self.sitting.game();
        self.browsing.and_then(|plies| game.position_after(plies)).unwrap_or_else(|| game.position())
    }

    /// The last move that led to the shown position, with the position before it.
    pub(super) fn last_move(&self) -> Option<(Move, &Position)> {
        let game = self.sitting.game();
        let shown = self.browsing.unwrap_or(game.plies().len());
        let last = shown.checked_sub(1)?;
        Some((game.plies().get(last)?.mv, game.position_after(last)?))
    }

    /// Whether a person may move now.
    pub(super) fn is_persons_turn(&self) -> bool {
        matches!(self.sitting.played().player_to_move(), Some(Player::Person(_))) && self.browsing.is_none()
    }

    /// The points that are marked as targets.
    pub(super) fn targets(&self) -> PointSet {
        if !self.is_persons_turn() || !self.settings.show_legal_moves {
            return PointSet::EMPTY;
        }
        match self.selected {
            Some(from) => self.position().targets(from),
            // Where a whole board of empty points is open, marking each would hide the board.
            None => PointSet::EMPTY,
        }
    }

    /// One sentence: whose turn, what is expected, or why not.
    pub(super) fn status(&self) -> String {
        let texts = self.texts;
        if let Some(said) = &self.said {
            return said.clone();
        }
        if let Some(plies) = self.browsing {
            let all = self.sitting.game().plies().len();
            return texts.get("game-browsing", &[("move", plies.into()), ("all", all.into())]);
        }
        if let Some(shown) = self.sitting.hint() {
            return words::hint(texts, shown, self.sitting.game().position());
        }
        match self.thoughts.question() {
            Some(Question::Hint | Question::Why(_)) => return texts.get("hint-thinking", &[]),
            Some(Question::Move(_)) | None => {}
        }
        if let Some(piece) = self.selected.and_then(|point| self.position().piece(point)) {
            if self.position().chain().is_none() {
                return texts.selected(piece);
            }
        }
        let thinking = level_to_move(self.sitting.played()).is_some();
        if thinking && self.waited < THINKING_SAID_AFTER {
            return String::new();
        }
        texts.status(self.sitting.played())
    }

    /// Time has passed.
    pub(super) fn tick(&mut self, passed: Duration) {
        // The clock of a person runs while the game itself is on the screen.
        if self.is_persons_turn() && self.overlay.is_none() && self.study.is_none() {
            self.sitting.spend(passed);
            if self.sitting.game().outcome().is_some() {
                self.after_change();
            }
        }
        self.waited = self.waited.saturating_add(passed);
        self.hear_thoughts();
        if let Some(overlay) = &mut self.overlay {
            overlay.tick();
        }
        if let Some(study) = &mut self.study {
            study.tick(self.texts);
        }
        self.tell_trouble();
    }

    fn hear_thoughts(&mut self) {
        match self.thoughts.answer(self.sitting.revision()) {
            Some(Thought::Move(mv)) => self.early = Some(mv),
            Some(Thought::Claim) => {
                // Where the claim is refused the game stands as it did, and so does the question.
                let _ = self.sitting.claim();
                self.after_change();
            }
            Some(Thought::Hint(hint)) => {
                let shown = HintShown::first(hint);
                let practice = self.sitting.played().help.practice;
                self.sitting.show_hint(if practice { shown.whole() } else { shown });
            }
            Some(Thought::Why(mv, found)) => {
                if let Some(before) = self.before_own_move().map(|(_, _, before)| before) {
                    self.said = Some(words::refutation(self.texts, &before, mv, found.as_ref()));
                }
            }
            Some(Thought::Nothing) => self.said = Some(self.texts.get("error-hint", &[])),
            None => {}
        }
        let passing = self.must_pass();
        if self.waited >= LEAST_THINKING {
            if let Some(mv) = self.early.take() {
                self.make(mv);
            }
        }
        if passing
            && self.waited >= PASS_SHOWN
            && self.overlay.is_none()
            && self.study.is_none()
            && self.browsing.is_none()
        {
            self.make(Move::Pass);
        }
    }

    fn must_pass(&self) -> bool {
        self.sitting.game().legal_moves().as_slice() == [Move::Pass] && self.is_persons_turn()
    }

    fn tell_trouble(&mut self) {
        let (disk, aside) = self.sitting.take_trouble();
        let told = aside.iter().map(|problem| self.texts.set_aside(problem));
        let told: Vec<String> = told.chain(disk.map(|error| self.texts.disk_error(&error))).collect();
        if !told.is_empty() {
            self.said = Some(told.join(" "));
        }
    }

    /// What follows from every change of the game: the computer thinks, a chain stays selected.
    fn after_change(&mut self) {
        self.thoughts.cancel();
        (self.early, self.browsing, self.waited) = (None, None, Duration::ZERO);
        self.selected = self.sitting.game().position().chain().filter(|_| self.is_persons_turn());
        let game = self.sitting.game().clone();
        let (seed, revision) = (self.sitting.played().seed, self.sitting.revision());
        if let Some(level) = level_to_move(self.sitting.played()) {
            self.thoughts.ask(Question::Move(level), game, seed, revision);
        } else if self.sitting.played().help.practice && self.is_persons_turn() && !self.must_pass() {
            self.thoughts.ask(Question::Hint, game, seed, revision);
        }
    }

    fn make(&mut self, mv: Move) {
        let before = *self.sitting.game().position();
        match self.sitting.play(mv) {
            Ok(()) => {
                self.said = None;
                self.after_change();
            }
            Err(refusal) => self.said = Some(self.texts.refusal(refusal, &before)),
        }
    }

    /// A point was tapped, by key or mouse.
    pub(super) fn tap(&mut self, point: Point) {
        if let Some(study) = &mut self.study {
            self.said = None;
            let kept = study.tap(point, self.sitting.store(), self.texts);
            return self.tell_disk(kept);
        }
        if self.browsing.is_some() {
            self.said = None;
            return;
        }
        if level_to_move(self.sitting.played()).is_some() {
            self.said = Some(self.texts.get("refusal-thinking", &[]));
            return;
        }
        self.said = None;
        match self.sitting.game().tap(self.selected, point) {
            Tap::Select(point) => self.selected = Some(point),
            Tap::Deselect => self.selected = None,
            Tap::Play(mv) => self.make(mv),
            Tap::Refuse(refusal) => {
                self.said = Some(self.texts.refusal(refusal, self.sitting.game().position()));
            }
        }
    }

    pub(super) fn key(&mut self, key: KeyEvent) -> Flow {
        if key.modifiers.contains(KeyModifiers::CONTROL) && matches!(key.code, KeyCode::Char('c' | 'd')) {
            return Flow::Leave;
        }
        if self.overlay.is_some() {
            self.overlay_key(key);
            return Flow::Stay;
        }
        if self.typed.is_some() {
            self.type_move(key.code);
            return Flow::Stay;
        }
        if self.study.is_some() {
            self.study_key(key.code);
            return Flow::Stay;
        }
        if self.browsing.is_some() {
            self.browse(key.code);
            return Flow::Stay;
        }
        match key.code {
            KeyCode::Left => self.go(Direction::Left),
            KeyCode::Right => self.go(Direction::Right),
            KeyCode::Up => self.go(Direction::Up),
            KeyCode::Down => self.go(Direction::Down),
            KeyCode::Enter | KeyCode::Char(' ') => match self.cursor {
                Some(point) => self.tap(point),
                None => self.go(Direction::Up),
            },
            KeyCode::Esc => {
                (self.said, self.cursor) = (None, None);
                self.selected = self.sitting.game().position().chain().filter(|_| self.is_persons_turn());
            }
            KeyCode::Char(letter) => return self.letter(letter.to_ascii_lowercase()),
            _ => {}
        }
        Flow::Stay
    }

    /// A key at a lesson or a puzzle: those of the board, and its own.
    fn study_key(&mut self, key: KeyCode) {
        self.said = None;
        match (key, self.cursor) {
            (KeyCode::Left, _) => self.go(Direction::Left),
            (KeyCode::Right, _) => self.go(Direction::Right),
            (KeyCode::Up, _) => self.go(Direction::Up),
            (KeyCode::Down, _) => self.go(Direction::Down),
            (KeyCode::Char(':'), _) => self.typed = Some(String::new()),
            (KeyCode::Enter | KeyCode::Char(' '), Some(point)) => self.tap(point),
            (key, _) => {
                self.cursor = None;
                let Some(study) = &mut self.study else { return };
                let key =
                    if let KeyCode::Char(letter) = key { KeyCode::Char(letter.to_ascii_lowercase()) } else { key };
                match study.key(key, self.sitting.store(), self.texts) {
                    Ok(study::After::Stay) => {}
                    Ok(study::After::Leave) => {
                        self.study = None;
                        // The game goes on where it waited.
                        self.after_change();
                    }
                    Ok(study::After::Practise(position)) => self.practise_from(position),
                    Err(error) => self.said = Some(self.texts.disk_error(&error)),
                }
            }
        }
    }

    fn tell_disk(&mut self, kept: Result<(), DiskError>) {
        if let Err(error) = kept {
            self.said = Some(self.texts.disk_error(&error));
        }
    }

    fn letter(&mut self, letter: char) -> Flow {
        let over = self.sitting.game().outcome().is_some();
        match letter {
            'q' => return Flow::Leave,
            'u' => match self.sitting.undo() {
                Ok(()) => {
                    self.said = Some(self.texts.get("announce-undone", &[]));
                    self.after_change();
                }
                Err(refused) => self.said = Some(self.texts.undo_refused(refused)),
            },
            'y' => match self.sitting.redo() {
                Ok(()) => {
                    self.said = Some(self.texts.get("announce-redone", &[]));
                    self.after_change();
                }
                Err(refused) => self.said = Some(self.texts.redo_refused(refused)),
            },
            'h' => self.hint(),
            'w' => self.why(),
            's' => self.make(Move::Stop),
            'c' => self.claim(),
            'x' if over => self.said = Some(self.texts.get("error-already-over", &[])),
            'x' => self.overlay = Some(Overlay::resign(self.texts)),
            'r' if over => self.rematch(),
            'r' => self.overlay = Some(Overlay::rematch(self.texts)),
            'n' => self.overlay = Some(Overlay::NewGame(Form::new(self.settings.new_game.clone()))),
            'e' => self.practise(),
            'm' => self.browsing = Some(self.sitting.game().plies().len()),
            'g' => self.overlay = Some(Overlay::games(self.sitting.store(), self.texts)),
            'i' => self.overlay = Some(Overlay::rules(self.sitting.game().rules(), self.texts)),
            'v' => self.overlay = Some(Overlay::review(self.sitting.game(), self.texts)),
            't' => self.overlay = Some(Overlay::learn(self.sitting.store(), self.texts)),
            'p' => self.carry_out(super::overlay::Wish::Puzzle { daily: false }),
            'k' => self.toggle_names(),
            'l' => self.next_look(),
            '?' => self.overlay = Some(Overlay::help(self.texts)),
            ':' => self.typed = Some(String::new()),
            _ => {}
        }
        Flow::Stay
    }

    /// Leaves the game where it is, and begins another from the position that is looked at.
    fn practise(&mut self) {
        let position = *self.position();
        if position.legal_moves().is_empty() || self.browsing.is_none() && self.sitting.game().outcome().is_some() {
            self.said = Some(self.texts.get("error-already-over", &[]));
            return;
        }
        self.practise_from(position);
    }

    fn practise_from(&mut self, position: Position) {
        (self.browsing, self.study, self.cursor, self.said) = (None, None, None, None);
        self.sitting.sit_down_to(practise(position, self.settings.new_game.level, new_seed()));
        self.after_change();
    }

    /// The position that keys and clicks are about: the game's, or that of the lesson or puzzle in its place.
    fn played_on(&self) -> Position {
        self.study.as_ref().map_or(*self.sitting.game().position(), Study::position)
    }

    fn go(&mut self, direction: Direction) {
        let position = self.played_on();
        let board = position.board();
        self.cursor = match self.cursor {
            Some(point) => board.towards(point, direction).or(Some(point)),
            // The first arrow brings the cursor to where it is useful.
            None => self.selected.or_else(|| {
                (position.movable() | position.placements()).first().or_else(|| position.board().points().next())
            }),
        };
    }

    fn type_move(&mut self, key: KeyCode) {
        let Some(mut typed) = self.typed.take() else { return };
        match key {
            KeyCode::Esc => return,
            KeyCode::Enter => {
                let position = self.played_on();
                match Move::parse(typed.trim(), position.board()) {
                    Ok(mv) => self.typed_move(mv),
                    Err(error) => self.said = Some(self.texts.move_text_error(&error)),
                }
                return;
            }
            KeyCode::Backspace => drop(typed.pop()),
            KeyCode::Char(letter) if !letter.is_control() && typed.len() < 8 => typed.push(letter),
            _ => {}
        }
        self.typed = Some(typed);
    }

    fn typed_move(&mut self, mv: Move) {
        if let Some(study) = &mut self.study {
            self.said = None;
            let kept = study.attempt(mv, self.sitting.store(), self.texts);
            self.tell_disk(kept);
        } else if self.is_persons_turn() {
            self.make(mv);
        } else {
            self.said = Some(self.texts.status(self.sitting.played()));
        }
    }

    fn browse(&mut self, key: KeyCode) {
        let all = self.sitting.game().plies().len();
        let Some(plies) = self.browsing else { return };
        self.said = None;
        match key {
            KeyCode::Left | KeyCode::Up => self.browsing = Some(plies.saturating_sub(1)),
            KeyCode::Right | KeyCode::Down => self.browsing = Some((plies + 1).min(all)),
            KeyCode::Home => self.browsing = Some(0),
            KeyCode::End => self.browsing = Some(all),
            KeyCode::Enter if plies < all => self.overlay = Some(Overlay::play_on(plies, all - plies, self.texts)),
            KeyCode::Char('e') => self.practise(),
            KeyCode::Esc | KeyCode::Char('m' | 'q') | KeyCode::Enter => self.browsing = None,
            _ => {}
        }
    }

    fn hint(&mut self) {
        self.said = None;
        if !self.sitting.played().help.hints {
            self.said = Some(self.texts.get("game-hints-off", &[]));
        } else if let Some(shown) = self.sitting.hint().copied() {
            self.sitting.show_hint(shown.further());
        } else if self.is_persons_turn() {
            let game = self.sitting.game().clone();
            self.thoughts.ask(Question::Hint, game, self.sitting.played().seed, self.sitting.revision());
        } else {
            self.said = Some(self.texts.status(self.sitting.played()));
        }
    }

    /// What was wrong with the person's last move.
    fn why(&mut self) {
        if !self.sitting.played().help.hints {
            self.said = Some(self.texts.get("game-hints-off", &[]));
            return;
        }
        let Some((plies, mv, _)) = self.before_own_move() else {
            self.said = Some(self.texts.get("terminal-why-nothing", &[]));
            return;
        };
        if level_to_move(self.sitting.played()).is_some() {
            self.said = Some(self.texts.get("refusal-thinking", &[]));
            return;
        }
        self.said = None;
        let game = self.sitting.game().truncated(plies);
        self.thoughts.ask(Question::Why(mv), game, self.sitting.played().seed, self.sitting.revision());
    }

    fn before_own_move(&self) -> Option<(usize, Move, Position)> {
        words::last_own_move(self.sitting.played())
    }

    fn claim(&mut self) {
        if self.sitting.game().claim_status() == aadupuli_core::ClaimStatus::Available {
            self.overlay = Some(Overlay::claim(self.texts));
        } else {
            self.said = Some(self.texts.claim_status(self.sitting.game().claim_status()));
        }
    }

    fn rematch(&mut self) {
        self.sitting.rematch(new_seed());
        self.said = None;
        self.after_change();
    }

    fn toggle_names(&mut self) {
        self.settings.coordinates = !self.settings.coordinates;
        let names = self.settings.coordinates;
        self.keep_settings(|settings| settings.coordinates = names);
    }

    fn next_look(&mut self) {
        use aadupuli_store::BoardLook;
        self.settings.board_look = match self.settings.board_look {
            BoardLook::Automatic | BoardLook::Stone => BoardLook::Earth,
            BoardLook::Earth => BoardLook::Paper,
            BoardLook::Paper => BoardLook::Stone,
        };
        let look = self.settings.board_look;
        self.look = Look::new(look, self.palette);
        self.keep_settings(|settings| settings.board_look = look);
    }

    fn keep_settings(&mut self, change: impl FnOnce(&mut Settings)) {
        match self.sitting.store().change_settings(change) {
            Ok(settings) => self.settings = settings,
            Err(error) => self.said = Some(self.texts.disk_error(&error)),
        }
    }

    /// A key while something lies over the game.
    fn overlay_key(&mut self, key: KeyEvent) {
        let Some(overlay) = self.overlay.take() else { return };
        match overlay.key(key.code) {
            super::overlay::After::Stay(overlay) => self.overlay = Some(overlay),
            super::overlay::After::Close => {}
            super::overlay::After::Do(wish) => self.carry_out(wish),
        }
    }

    fn carry_out(&mut self, wish: super::overlay::Wish) {
        use super::overlay::Wish;
        self.said = None;
        match wish {
            Wish::Resign => {
                if self.sitting.resign().is_err() {
                    self.said = Some(self.texts.get("error-already-over", &[]));
                }
                self.after_change();
            }
            Wish::Claim => {
                if let Err(refused) = self.sitting.claim() {
                    self.said = Some(self.texts.claim_refused(refused));
                }
                self.after_change();
            }
            Wish::Rematch => self.rematch(),
            Wish::PlayOn(plies) => {
                self.sitting.play_on_from(plies);
                self.after_change();
            }
            Wish::Begin(choices) => self.begin(&choices),
            Wish::Lesson(lesson) => self.begin_study(Study::lesson(lesson, self.sitting.store())),
            Wish::Puzzle { daily } => {
                let rules = {
                    let rules = self.sitting.game().rules();
                    RuleSet::new(rules.game, rules.variants)
                };
                self.begin_study(Study::puzzle(rules, daily, self.sitting.store()));
            }
            Wish::HowToPlay => self.overlay = Some(Overlay::rules(self.sitting.game().rules(), self.texts)),
            Wish::Strategy(side) => {
                self.overlay = Some(Overlay::strategy(side, self.sitting.game().rules(), self.texts));
            }
            Wish::Resume(number) => {
                if let Err(error) = self.sitting.resume(number) {
                    self.said = Some(self.texts.open_error(&error));
                }
                self.after_change();
            }
        }
    }

    fn begin_study(&mut self, study: Study) {
        self.thoughts.cancel();
        (self.study, self.cursor, self.dragged) = (Some(study), None, None);
    }

    fn begin(&mut self, choices: &NewGame) {
        self.settings.new_game = choices.clone();
        self.sitting.new_game(choices, new_seed());
        self.cursor = None;
        self.after_change();
    }

    pub(super) fn mouse(&mut self, mouse: MouseEvent) {
        if let Some(overlay) = &mut self.overlay {
            match mouse.kind {
                MouseEventKind::ScrollDown => overlay.scroll(1),
                MouseEventKind::ScrollUp => overlay.scroll(-1),
                _ => {}
            }
            return;
        }
        let Some(point) = self.place.and_then(|place| place.point_at(mouse.column, mouse.row)) else {
            if mouse.kind == MouseEventKind::Up(MouseButton::Left) {
                self.dragged = None;
            }
            return;
        };
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                self.cursor = None;
                let was_selected = self.selected;
                self.tap(point);
                self.dragged = self.selected.filter(|&selected| selected == point && was_selected != Some(point));
            }
            // Let go on another point: that is where it should go.
            MouseEventKind::Up(MouseButton::Left) => {
                let dragged = self.dragged.take().filter(|&from| from != point && self.selected == Some(from));
                if dragged.is_some() {
                    self.tap(point);
                }
            }
            _ => {}
        }
    }

    /// The side at the lower end of the panel: the person's, or the goats where two people play.
    pub(super) fn near_side(&self) -> Side {
        self.sitting.played().only_person().unwrap_or(Side::Goats)
    }
}
