//! The game on the whole screen of a terminal, by keys and mouse.

mod app;
mod board;
mod look;
mod new_game;
mod overlay;
mod review;
mod study;
#[cfg(test)]
mod tests;
mod view;

use std::io;
use std::time::{Duration, Instant};

use aadupuli_texts::{Language, Texts};
use crossterm::event::{self, Event, KeyEventKind};
use crossterm::execute;
use ratatui::DefaultTerminal;
use ratatui::buffer::Buffer;

use crate::sitting::{Opening, Sitting};
use app::{App, Flow};

/// How long to wait for a key before looking whether the computer has answered.
const TICK: Duration = Duration::from_millis(50);

/// Plays until the person leaves. The game is kept after every move.
///
/// # Errors
/// The terminal cannot be used.
pub(crate) fn play(sitting: Sitting, opening: Opening, texts: Texts) -> io::Result<()> {
    let mut app = App::new(sitting, opening, texts, look::Palette::of_environment());
    let mut terminal = ratatui::try_init()?;
    let played = execute!(io::stdout(), event::EnableMouseCapture).and_then(|()| go_on(&mut terminal, &mut app));
    // Whatever happened, the person gets the terminal back as it was.
    let _ = execute!(io::stdout(), event::DisableMouseCapture);
    ratatui::restore();
    app.sitting.keep();
    played
}

fn go_on(terminal: &mut DefaultTerminal, app: &mut App) -> io::Result<()> {
    let mut before = Instant::now();
    let mut shown = Buffer::default();
    loop {
        let drawn = terminal.draw(|frame| view::draw(frame, app))?.buffer.clone();
        // Terminals do not agree on how wide the letters of Indic scripts are, so that writing only what has changed
        // leaves remains: there a changed screen is written whole.
        if app.texts.language() != Language::English && drawn != shown {
            terminal.clear()?;
            terminal.draw(|frame| view::draw(frame, app))?;
        }
        shown = drawn;
        let event = if event::poll(TICK)? { Some(event::read()?) } else { None };
        let passed = before.elapsed();
        before = Instant::now();
        app.tick(passed);
        match event {
            Some(Event::Key(key)) if key.kind != KeyEventKind::Release && app.key(key) == Flow::Leave => return Ok(()),
            Some(Event::Mouse(mouse)) => app.mouse(mouse),
            _ => {}
        }
    }
}
