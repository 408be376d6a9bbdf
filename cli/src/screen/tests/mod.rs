//! The full-screen game, played without a terminal and looked at letter by letter.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod picture;

use proptest::prelude::*;

use std::time::Duration;

use aadupuli_core::{ClockSetting, Game, GameId, Level, Match, Move, Player, Point, RuleSet, Side, Variants};
use aadupuli_store::Store;
use aadupuli_texts::{Language, Texts};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;

use super::app::{App, Flow};
use super::look::Palette;
use super::view;
use crate::sitting::{Opening, Sitting};

/// A screen with a game on it.
struct Screen {
    app: App,
    terminal: Terminal<TestBackend>,
}

fn played(game: GameId, goats: Player, tigers: Player, moves: &str) -> Match {
    let rules = RuleSet::new(game, Variants::NONE);
    let mut game = Game::new(rules);
    for text in moves.split_whitespace() {
        game.play(Move::parse(text, rules.board()).unwrap()).unwrap();
    }
    Match::new(game, goats, tigers)
}

fn two_players(moves: &str) -> Match {
    played(GameId::Standard, Player::person("Meena"), Player::person("Ravi"), moves)
}

impl Screen {
    fn new(played: Match, language: Language, (width, height): (u16, u16)) -> Self {
        let sitting = Sitting::with(Store::in_memory(), played);
        let app = App::new(sitting, Opening::New, Texts::for_language(language), Palette::True);
        let mut screen = Self { app, terminal: Terminal::new(TestBackend::new(width, height)).unwrap() };
        screen.draw();
        screen
    }

    fn draw(&mut self) -> Buffer {
        self.terminal.draw(|frame| view::draw(frame, &mut self.app)).unwrap();
        self.terminal.backend().buffer().clone()
    }

    fn text(&mut self) -> String {
        let buffer = self.draw();
        let width = usize::from(buffer.area.width);
        let lines: Vec<String> = buffer.content.chunks(width).map(|l| l.iter().map(|c| c.symbol()).collect()).collect();
        lines.join("\n")
    }

    fn press(&mut self, key: KeyCode) -> Flow {
        let flow = self.app.key(KeyEvent::new(key, KeyModifiers::NONE));
        self.draw();
        flow
    }

    fn point(&self, name: &str) -> Point {
        self.app.position().board().point(name).unwrap()
    }

    fn mouse(&mut self, kind: MouseEventKind, name: &str) {
        let (column, row) = self.app.place.unwrap().of(self.point(name));
        self.app.mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE });
        self.draw();
    }

    fn click(&mut self, name: &str) {
        self.mouse(MouseEventKind::Down(MouseButton::Left), name);
        self.mouse(MouseEventKind::Up(MouseButton::Left), name);
    }

    fn moves(&self) -> usize {
        self.app.sitting.game().plies().len()
    }

    /// Lets time pass until something holds; a computer that never answers fails the test.
    fn wait_until(&mut self, holds: impl Fn(&App) -> bool) {
        for _ in 0..6000 {
            if holds(&self.app) {
                return;
            }
            std::thread::sleep(Duration::from_millis(10));
            self.app.tick(Duration::from_millis(10));
        }
        panic!("nothing came");
    }
}

#[test]
fn a_game_is_played_by_mouse_with_reasons_for_refusals() {
    let mut screen = Screen::new(two_players(""), Language::English, (80, 24));
    assert!(screen.text().contains("Meena: place a goat"));
    screen.click("d3");
    assert_eq!(screen.moves(), 1);
    assert!(screen.text().contains("Ravi: move a tiger"));
    screen.click("d3");
    assert_eq!(screen.moves(), 1, "the goats are not to move");
    screen.click("b3");
    assert_eq!(screen.app.selected, Some(screen.point("b3")));
    assert!(screen.text().contains("▸T◂"));
    screen.click("c5");
    assert!(screen.text().contains("No line"), "{}", screen.text());
    assert_eq!(screen.app.selected, Some(screen.point("b3")), "the selection stays");
    screen.click("c3");
    assert_eq!(screen.moves(), 2);
    assert!(screen.text().contains("14 goats in hand"));
}

#[test]
fn a_piece_is_dragged() {
    let mut screen = Screen::new(two_players("d3"), Language::English, (80, 24));
    screen.mouse(MouseEventKind::Down(MouseButton::Left), "b3");
    screen.mouse(MouseEventKind::Up(MouseButton::Left), "c3");
    assert_eq!(screen.moves(), 2);
}

#[test]
fn a_game_is_played_by_keys() {
    let mut screen = Screen::new(two_players(""), Language::English, (80, 24));
    screen.press(KeyCode::Down);
    let first = screen.app.cursor.unwrap();
    screen.press(KeyCode::Down);
    assert_ne!(screen.app.cursor, Some(first));
    screen.press(KeyCode::Enter);
    assert_eq!(screen.moves(), 1);
    for key in [':', 'b', '3', '-', 'c', '3'] {
        screen.press(KeyCode::Char(key));
    }
    assert_eq!(screen.moves(), 1);
    screen.press(KeyCode::Enter);
    assert_eq!(screen.moves(), 2);
    screen.press(KeyCode::Char('u'));
    assert_eq!(screen.moves(), 1);
    screen.press(KeyCode::Char('y'));
    assert_eq!(screen.moves(), 2);
    assert_eq!(screen.press(KeyCode::Char('q')), Flow::Leave);
}

#[test]
fn resigning_is_asked_about_first() {
    let mut screen = Screen::new(two_players("d3"), Language::English, (80, 24));
    screen.press(KeyCode::Char('x'));
    assert!(screen.text().contains("Resign?"));
    screen.press(KeyCode::Esc);
    assert_eq!(screen.app.sitting.game().outcome(), None);
    screen.press(KeyCode::Char('x'));
    screen.press(KeyCode::Enter);
    assert_eq!(screen.app.sitting.game().outcome().and_then(|outcome| outcome.winner()), Some(Side::Goats));
    assert!(screen.text().contains("the tigers resigned"));
    screen.press(KeyCode::Char('r'));
    assert_eq!((screen.moves(), screen.app.sitting.game().outcome()), (0, None));
}

#[test]
fn the_computer_answers_and_undo_during_its_thinking_takes_the_move_back() {
    let computer = Player::Computer(Level::Easy);
    let start = played(GameId::Standard, Player::person(""), computer, "");
    let mut screen = Screen::new(start, Language::English, (80, 24));
    screen.click("d3");
    screen.press(KeyCode::Char('u'));
    assert_eq!(screen.moves(), 0);
    screen.click("e1");
    screen.wait_until(|app| app.sitting.game().plies().len() == 2);
    screen.press(KeyCode::Char('h'));
    screen.wait_until(|app| app.sitting.hint().is_some());
    screen.press(KeyCode::Char('h'));
    screen.press(KeyCode::Char('h'));
    let hinted = screen.app.sitting.hint().unwrap().points();
    assert!(!hinted.is_empty());
    assert!(screen.text().contains('◆'));
}

#[test]
fn an_earlier_position_is_looked_at_and_played_on_from() {
    let mut screen = Screen::new(two_players("d3 b3-c3 e1 c3-c2"), Language::English, (80, 24));
    screen.press(KeyCode::Char('m'));
    screen.press(KeyCode::Left);
    screen.press(KeyCode::Left);
    assert!(screen.text().contains("Move 2 of 4"));
    screen.press(KeyCode::Enter);
    assert!(screen.text().contains("Play on from here?"));
    screen.press(KeyCode::Enter);
    assert_eq!(screen.moves(), 2);
}

#[test]
fn the_position_that_is_looked_at_is_practised_and_the_game_is_kept() {
    let mut screen = Screen::new(two_players("d3 b3-c3 e1 c3-c2"), Language::English, (100, 30));
    for key in [KeyCode::Char('m'), KeyCode::Left, KeyCode::Left] {
        screen.press(key);
    }
    assert!(screen.text().contains("practise"), "{}", screen.text());
    let shown = *screen.app.position();
    screen.press(KeyCode::Char('e'));
    let played = screen.app.sitting.played();
    assert_eq!((played.game.plies().len(), *played.game.position()), (0, shown));
    assert!(played.help.practice && played.goats == Player::person("") && played.tigers != played.goats);
    // The hint on every move comes by itself.
    screen.wait_until(|app| app.sitting.hint().is_some());
    let kept = screen.app.sitting.store().list(9).unwrap();
    assert_eq!(kept.len(), 2, "the game that was left, and this one");
}

#[test]
fn a_new_game_is_chosen_in_the_form() {
    let mut screen = Screen::new(two_players(""), Language::English, (80, 24));
    screen.press(KeyCode::Char('n'));
    assert!(screen.text().contains("New game"));
    // From the last line up to the game.
    while !screen.text().contains("◂ Aadu Puli Attam ▸") {
        screen.press(KeyCode::Up);
    }
    screen.press(KeyCode::Left);
    screen.press(KeyCode::Enter);
    assert_eq!(screen.app.sitting.game().rules().game, GameId::BaghChal);
}

#[test]
fn every_page_is_drawn_in_every_language_and_size() {
    for language in Language::ALL {
        for size in [(64, 20), (80, 24), (130, 45), (20, 5), (1, 1)] {
            let mut screen = Screen::new(two_players("d3 b3-c3"), language, size);
            for key in ['?', 'n', 'i', 'g', 't', 'x', 'm', 'v'] {
                screen.press(KeyCode::Char(key));
                screen.app.tick(Duration::from_millis(1));
                let text = screen.text();
                assert!(!text.contains('⟦'), "{language:?} {key}: {text}");
                screen.press(KeyCode::Esc);
            }
        }
    }
}

#[test]
fn a_small_window_says_how_large_it_should_be() {
    let mut screen = Screen::new(two_players(""), Language::English, (50, 10));
    assert!(screen.text().contains("64"));
}

#[test]
fn a_tap_finds_the_point_that_was_drawn_there() {
    for game in GameId::ALL {
        for size in [(64, 20), (80, 24), (101, 33), (200, 60)] {
            let start = played(game, Player::person(""), Player::person(""), "");
            let screen = Screen::new(start, Language::English, size);
            let place = screen.app.place.unwrap();
            for point in screen.app.position().board().points() {
                let (column, row) = place.of(point);
                assert!(column < size.0 && row < size.1);
                assert_eq!(place.point_at(column, row), Some(point), "{game} {size:?}");
            }
        }
    }
}

#[test]
fn a_lesson_is_gone_through_with_a_wrong_try_left_and_taken_up_again() {
    let mut screen = Screen::new(two_players("d3"), Language::English, (100, 30));
    screen.press(KeyCode::Char('t'));
    assert!(screen.text().contains("Captures, and what is safe · Not started"), "{}", screen.text());
    screen.press(KeyCode::Down);
    screen.press(KeyCode::Down);
    screen.press(KeyCode::Enter);
    assert!(screen.text().contains("Step 1 of 10"), "{}", screen.text());
    screen.press(KeyCode::Char('n'));
    screen.press(KeyCode::Char('n'));
    assert!(screen.text().contains("Step 2 of 10"), "a task is not passed over");
    for key in ":b3-b2".chars() {
        screen.press(KeyCode::Char(key));
    }
    screen.press(KeyCode::Enter);
    assert!(screen.text().contains("That takes no goat"), "{}", screen.text());
    screen.press(KeyCode::Esc);
    assert!(screen.text().contains("Ravi: move a tiger"), "the game waited");
    screen.press(KeyCode::Char('t'));
    assert!(screen.text().contains("Captures, and what is safe · In progress"));
    screen.press(KeyCode::Enter);
    assert!(screen.text().contains("Step 2 of 10"), "{}", screen.text());
    screen.click("b3");
    screen.click("d3");
    assert!(screen.text().contains("The goat leaves the board."), "{}", screen.text());
    screen.press(KeyCode::Char('n'));
    assert!(screen.text().contains("Step 3 of 10"));
    assert_eq!(screen.moves(), 1, "the game is as it was");
}

#[test]
fn every_lesson_can_be_walked_through_by_keys() {
    let mut screen = Screen::new(two_players(""), Language::English, (64, 20));
    screen.press(KeyCode::Char('t'));
    screen.press(KeyCode::Home);
    screen.press(KeyCode::Enter);
    for _ in 0..200 {
        let text = screen.text();
        assert!(!text.contains('⟦'), "{text}");
        // Be shown how; where nothing is asked, that does nothing. Then go on, at last out of the last lesson.
        screen.press(KeyCode::Char('s'));
        screen.press(KeyCode::Char('n'));
        if screen.app.study.is_none() {
            break;
        }
        screen.press(KeyCode::Char('k'));
    }
    assert!(screen.app.study.is_none(), "{}", screen.text());
    let learned = screen.app.sitting.store().progress().unwrap().lessons;
    assert_eq!(learned.completed(), aadupuli_core::lessons::LessonId::ALL.len());
}

#[test]
fn a_puzzle_is_found_tried_and_solved() {
    let mut screen = Screen::new(two_players("d3"), Language::English, (100, 30));
    screen.press(KeyCode::Char('p'));
    assert!(screen.text().contains("Looking for a puzzle"));
    screen.wait_until(|app| app.study.as_ref().is_some_and(|study| study.puzzle_shown().is_some()));
    let puzzle = screen.app.study.as_ref().and_then(|study| study.puzzle_shown()).unwrap().clone();
    let board = puzzle.position.board();
    let wrong = *puzzle.position.legal_moves().iter().find(|&&mv| mv != puzzle.solution).unwrap();
    for mv in [wrong, puzzle.solution] {
        for key in format!(":{}", mv.notation(board)).chars() {
            screen.press(KeyCode::Char(key));
        }
        screen.press(KeyCode::Enter);
        let expected = if mv == wrong { "Not that one" } else { "Right!" };
        assert!(screen.text().contains(expected), "{}", screen.text());
    }
    let progress = screen.app.sitting.store().progress().unwrap().puzzles;
    assert_eq!(progress.solved_in(GameId::Standard), 1);
    assert!(screen.text().contains("1 solved"), "{}", screen.text());
    screen.press(KeyCode::Char('n'));
    assert!(screen.text().contains("Looking for a puzzle"), "{}", screen.text());
    screen.press(KeyCode::Esc);
    assert_eq!(screen.moves(), 1);
}

#[test]
fn the_strategy_says_what_advice_is_worth() {
    let mut screen = Screen::new(two_players(""), Language::English, (100, 40));
    screen.press(KeyCode::Char('t'));
    while screen.app.overlay.as_ref().is_none_or(|overlay| overlay.chosen_words() != Some("Strategy for goats")) {
        screen.press(KeyCode::Down);
    }
    screen.press(KeyCode::Enter);
    assert!(screen.text().contains("Strong advice. Of the moves that follow it"), "{}", screen.text());
}

#[test]
fn thinking_time_is_kept_every_few_seconds() {
    let mut played = two_players("");
    let clock = ClockSetting { per_player: Duration::from_secs(600) };
    played.game = played.game.with_clock(Some(clock));
    let mut screen = Screen::new(played, Language::English, (80, 24));
    let kept = |screen: &Screen| {
        let stored = screen.app.sitting.store().current().unwrap().unwrap();
        stored.played.game.time_left(Side::Goats).unwrap()
    };
    let before = kept(&screen);
    screen.app.tick(Duration::from_secs(4));
    assert_eq!(kept(&screen), before, "not at every tick");
    screen.app.tick(Duration::from_secs(2));
    assert_eq!(kept(&screen), before - Duration::from_secs(6));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// A child at the keyboard: whatever is pressed and clicked, the game stays a game and can be drawn.
    #[test]
    fn no_keys_and_clicks_break_the_game(
        game in prop::sample::select(&GameId::ALL),
        variants in prop::sample::select(Variants::all_combinations().collect::<Vec<_>>()),
        events in prop::collection::vec((0_u8..6, 0_u16..80, 0_u16..24, prop::sample::select(KEYS.to_vec())), 1..250),
    ) {
        let rules = RuleSet::new(game, variants);
        let played = Match::new(Game::new(rules), Player::person(""), Player::person(""));
        let mut screen = Screen::new(played, Language::English, (80, 24));
        for (kind, column, row, key) in events {
            let modifiers = KeyModifiers::NONE;
            match kind {
                0 => drop(screen.app.key(KeyEvent::new(key, modifiers))),
                1 => screen.app.tick(Duration::from_millis(u64::from(column))),
                // Clicks that hit a point, so that games get somewhere.
                2..=4 => {
                    let point = screen.app.position().board().points().nth(usize::from(column * 24 + row) % 23);
                    if let (Some(place), Some(point)) = (screen.app.place, point) {
                        let (column, row) = place.of(point);
                        for kind in [MouseEventKind::Down(MouseButton::Left), MouseEventKind::Up(MouseButton::Left)] {
                            screen.app.mouse(MouseEvent { kind, column, row, modifiers });
                        }
                    }
                }
                _ => screen.app.mouse(MouseEvent { kind: MouseEventKind::Up(MouseButton::Left), column, row, modifiers }),
            }
        }
        prop_assert!(!screen.text().contains('⟦'));
        let played = screen.app.sitting.played().clone();
        prop_assert_eq!(Match::from_save(played.to_save().as_bytes()), Ok(played));
    }
}

/// Every key that does something but ask the engine, which would make the test slow.
const KEYS: [KeyCode; 27] = [
    KeyCode::Left,
    KeyCode::Right,
    KeyCode::Up,
    KeyCode::Down,
    KeyCode::Enter,
    KeyCode::Esc,
    KeyCode::Backspace,
    KeyCode::Home,
    KeyCode::PageDown,
    KeyCode::Char(' '),
    KeyCode::Char(':'),
    KeyCode::Char('?'),
    KeyCode::Char('a'),
    KeyCode::Char('3'),
    KeyCode::Char('c'),
    KeyCode::Char('g'),
    KeyCode::Char('i'),
    KeyCode::Char('k'),
    KeyCode::Char('l'),
    KeyCode::Char('m'),
    KeyCode::Char('n'),
    KeyCode::Char('r'),
    KeyCode::Char('s'),
    KeyCode::Char('t'),
    KeyCode::Char('u'),
    KeyCode::Char('x'),
    KeyCode::Char('y'),
];
