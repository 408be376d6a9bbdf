//! How the full-screen game is laid out.

use aadupuli_core::{Move, Piece, Player, PointSet, Side};
use ratatui::Frame;
use ratatui::layout::{Alignment, Constraint, Layout, Rect};
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Padding, Paragraph, Wrap};

use super::app::App;
use super::board::{self, Shown};
use super::overlay::{self, Overlay};
use super::study::{OnBoard, Page};

/// The smallest window in which every screen can be read.
const SMALLEST: (u16, u16) = (64, 20);

/// The panel beside the board.
const PANEL: u16 = 32;
const NARROW_PANEL: u16 = 26;

/// Draws everything, and remembers where the board lies.
pub(super) fn draw(frame: &mut Frame<'_>, app: &mut App) {
    let area = frame.area();
    frame.buffer_mut().set_style(area, app.look.base());
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        app.place = None;
        let needed = [("columns", SMALLEST.0.into()), ("rows", SMALLEST.1.into())];
        let words = app.texts.get("screen-too-small", &needed);
        return frame.render_widget(Paragraph::new(words).style(app.look.base()).wrap(Wrap { trim: true }), area);
    }
    let [upper, keys] = Layout::vertical([Constraint::Min(1), Constraint::Length(1)]).areas(area);
    let panel_width = if area.width < 80 { NARROW_PANEL } else { PANEL };
    let [left, panel] = Layout::horizontal([Constraint::Min(1), Constraint::Length(panel_width)]).areas(upper);
    let board_area = Rect { height: left.height.saturating_sub(2), y: left.y + 1, ..left };
    let study = app.study.as_ref().map(|study| (study.on_board(), study.page(app.texts)));
    match &study {
        Some((shown, page)) => {
            study_of(frame, board_area, shown, app);
            study_panel_of(frame, panel, page, app);
        }
        None => {
            board_of(frame, board_area, app);
            panel_of(frame, panel, app);
        }
    }
    keys_of(frame, keys, app, study.as_ref().map(|(_, page)| page));
    if let Some(overlay) = &app.overlay {
        overlay_of(frame, upper, overlay, app);
    }
}

fn board_of(frame: &mut Frame<'_>, area: Rect, app: &mut App) {
    let position = *app.position();
    let last = app.last_move().map(|(mv, before)| (mv, before.captured_point(mv)));
    let targets = app.targets();
    let makes = |to| app.selected.and_then(|from| position.attempt(from, to).ok());
    let taken: PointSet = targets.iter().filter_map(makes).filter_map(|mv| position.captured_point(mv)).collect();
    let captures: PointSet = targets.iter().filter(|&to| makes(to).is_some_and(Move::is_capture)).collect();
    let hinted = match (app.sitting.hint(), app.browsing) {
        (Some(shown), None) => shown.points(),
        _ => PointSet::EMPTY,
    };
    let trapped = if app.settings.show_trapped_tigers { position.trapped_tigers() } else { PointSet::EMPTY };
    let shown = Shown {
        position: &position,
        selected: app.selected.filter(|_| app.browsing.is_none()),
        targets,
        captures,
        taken,
        last_from: last.and_then(|(mv, _)| mv.from()),
        last_to: last.and_then(|(mv, _)| mv.to()),
        last_taken: last.and_then(|(_, taken)| taken),
        hinted,
        trapped,
        cursor: app.cursor.filter(|_| app.browsing.is_none()),
        names: app.settings.coordinates,
        strong_lines: &[],
    };
    app.place = Some(board::draw(frame, area, &shown, &app.look));
}

/// The board of a lesson or a puzzle.
fn study_of(frame: &mut Frame<'_>, area: Rect, on_board: &OnBoard, app: &mut App) {
    let position = &on_board.position;
    let makes = |to| on_board.selected.and_then(|from| position.attempt(from, to).ok());
    let captures: Vec<Move> = on_board.targets.iter().filter_map(makes).filter(|mv| mv.is_capture()).collect();
    let shown = Shown {
        position,
        selected: on_board.selected,
        targets: on_board.targets,
        captures: captures.iter().filter_map(|mv| mv.to()).collect(),
        taken: captures.iter().filter_map(|&mv| position.captured_point(mv)).collect(),
        last_from: on_board.last_move.and_then(Move::from),
        last_to: on_board.last_move.and_then(Move::to),
        last_taken: None,
        hinted: on_board.marked,
        trapped: PointSet::EMPTY,
        cursor: app.cursor,
        names: app.settings.coordinates,
        strong_lines: &on_board.lines,
    };
    app.place = Some(board::draw(frame, area, &shown, &app.look));
}

/// What a lesson or a puzzle says.
fn study_panel_of(frame: &mut Frame<'_>, area: Rect, page: &Page, app: &App) {
    let look = app.look;
    let inner = Block::new().padding(Padding::new(1, 1, 1, 0)).inner(area);
    let lines = [
        Line::styled(page.title.clone(), look.strong()),
        Line::styled(page.progress.clone(), look.quiet_text()),
        Line::default(),
    ];
    let words = page.words.lines().map(|line| Line::styled(line.to_owned(), look.base()));
    let said = app.said.as_ref().unwrap_or(&page.said).clone();
    let said = [Line::default(), Line::styled(said, look.strong())];
    let lines: Vec<Line<'_>> = lines.into_iter().chain(words).chain(said).collect();
    frame.render_widget(Paragraph::new(lines).style(look.base()).wrap(Wrap { trim: true }), inner);
}

/// The two players, what is expected, and the moves.
fn panel_of(frame: &mut Frame<'_>, area: Rect, app: &App) {
    let (texts, look) = (app.texts, app.look);
    let inner = Block::new().padding(Padding::new(1, 1, 1, 0)).inner(area);
    let near = app.near_side();
    let status = Paragraph::new(app.status()).style(look.strong()).wrap(Wrap { trim: true });
    // The status has room for its longest sentence, so that nothing moves when it changes.
    let status_height = if inner.width < PANEL - 2 { 6 } else { 5 };
    let [title, far, moves, said, close] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(3),
        Constraint::Min(1),
        Constraint::Length(status_height),
        Constraint::Length(2),
    ])
    .areas(inner);
    let rules = texts.rules(app.sitting.game().rules());
    frame.render_widget(Paragraph::new(rules).style(look.quiet_text()), title);
    frame.render_widget(player(app, near.other()), far);
    moves_of(frame, moves, app);
    frame.render_widget(status, said);
    frame.render_widget(player(app, near), close);
}

fn player(app: &App, side: Side) -> Paragraph<'static> {
    let (texts, look) = (app.texts, app.look);
    let position = app.position();
    let played = app.sitting.played();
    let piece = match side {
        Side::Goats => Span::styled(" G ", look.token_style(Piece::Goat)),
        Side::Tigers => Span::styled(" T ", look.token_style(Piece::Tiger)),
    };
    let name = match played.player(side) {
        Player::Person(_) if played.only_person() == Some(side) => {
            format!("{} · {}", texts.get("you", &[]), texts.side(side))
        }
        player => texts.player(player, side),
    };
    let to_move = app.sitting.game().outcome().is_none() && position.side() == side;
    let mark = if to_move { "▶ " } else { "  " };
    let mut first = vec![
        Span::styled(mark, look.of(look.hint)),
        piece,
        Span::styled(format!(" {name}"), if to_move { look.strong() } else { look.base() }),
    ];
    if let Some(left) = app.sitting.game().time_left(side) {
        first.push(Span::styled(format!("  {}", texts.clock(left)), look.strong()));
    }
    Paragraph::new(vec![Line::from(first), counts(app, side)])
}

/// What a side has: the goats' hand, the tigers' captures as places of which some are filled.
fn counts(app: &App, side: Side) -> Line<'static> {
    let (texts, look) = (app.texts, app.look);
    let position = app.position();
    let rules = position.rules();
    match side {
        Side::Goats => {
            let in_hand = texts.get("game-goats-in-hand", &[("count", position.goats_in_hand().into())]);
            Line::from(Span::styled(format!("  {in_hand}"), look.quiet_text()))
        }
        Side::Tigers if position.tigers_in_hand() > 0 => {
            let in_hand = texts.get("game-tigers-in-hand", &[("count", position.tigers_in_hand().into())]);
            Line::from(Span::styled(format!("  {in_hand}"), look.quiet_text()))
        }
        Side::Tigers => {
            let (captured, all) = (position.goats_captured(), rules.captures_to_win);
            let tally = texts.get("game-tally", &[("captured", captured.into()), ("all", all.into())]);
            let mut spans = vec![Span::raw("  ")];
            // More than ten places would not fit beside their words.
            if all <= 8 {
                spans.push(Span::styled("●".repeat(captured.into()), look.of(look.danger)));
                spans.push(Span::styled("○".repeat(all.saturating_sub(captured).into()), look.quiet_text()));
                spans.push(Span::raw(" "));
            }
            spans.push(Span::styled(tally, look.quiet_text()));
            Line::from(spans)
        }
    }
}

/// The moves, two columns under each other, the one that led to the shown position marked and in sight.
fn moves_of(frame: &mut Frame<'_>, area: Rect, app: &App) {
    let (texts, look) = (app.texts, app.look);
    let game = app.sitting.game();
    let board = game.rules().board();
    if game.plies().is_empty() || area.height == 0 {
        let words = if game.plies().is_empty() { texts.get("game-moves-empty", &[]) } else { String::new() };
        return frame.render_widget(Paragraph::new(words).style(look.quiet_text()), area);
    }
    let shown = app.browsing.unwrap_or(game.plies().len());
    let mut lines: Vec<Vec<Span<'_>>> = Vec::new();
    let (mut marked, mut number) = (0, 0);
    for (index, (mover, ply)) in game.plies_with_mover().enumerate() {
        let is_shown = index + 1 == shown;
        let style = if is_shown { look.chosen() } else { look.base() };
        let word = Span::styled(format!("{:<6}", ply.mv.notation(board)), style);
        match (mover, lines.last_mut()) {
            (Side::Tigers, Some(line)) if line.len() < 4 => line.push(word),
            (Side::Tigers, _) => {
                number = number.max(1);
                lines.push(vec![Span::styled(format!("{number:>3}… "), look.quiet_text()), Span::raw("      "), word]);
            }
            (Side::Goats, _) => {
                number += 1;
                lines.push(vec![Span::styled(format!("{number:>3}. "), look.quiet_text()), word, Span::raw(" ")]);
            }
        }
        if is_shown {
            marked = lines.len().saturating_sub(1);
        }
    }
    let height = usize::from(area.height);
    let first = marked.saturating_sub(height.saturating_sub(1));
    let lines: Vec<Line<'_>> = lines.into_iter().skip(first).take(height).map(Line::from).collect();
    frame.render_widget(Paragraph::new(lines), area);
}

fn keys_of(frame: &mut Frame<'_>, area: Rect, app: &App, study: Option<&Page>) {
    let (texts, look) = (app.texts, app.look);
    if let Some(typed) = &app.typed {
        let line = format!(" {}: {typed}▏", texts.get("screen-move-prompt", &[]));
        return frame.render_widget(Paragraph::new(line).style(look.strong()), area);
    }
    if let (None, Some(page)) = (&app.overlay, study) {
        return frame.render_widget(Paragraph::new(format!(" {}", page.keys)).style(look.quiet_text()), area);
    }
    let words = match (&app.overlay, app.browsing) {
        (Some(Overlay::Question { .. }), _) => texts.get("screen-confirm", &[]),
        (Some(Overlay::NewGame(_)), _) => texts.get("screen-choose", &[]),
        (Some(Overlay::List { .. }), _) => texts.get("screen-choose-list", &[]),
        (Some(Overlay::Page { .. } | Overlay::Review(_)), _) => texts.get("screen-close", &[]),
        (None, Some(_)) => texts.get("screen-browse", &[]),
        (None, None) if app.sitting.game().outcome().is_some() => texts.get("screen-keys-over", &[]),
        (None, None) => texts.get("screen-keys", &[]),
    };
    frame.render_widget(Paragraph::new(format!(" {words}")).style(look.quiet_text()), area);
}

fn overlay_of(frame: &mut Frame<'_>, area: Rect, shown: &Overlay, app: &App) {
    let (texts, look) = (app.texts, app.look);
    let (title, lines) = match shown {
        Overlay::Question { title, text, .. } => (title.clone(), vec![plain(text, app)]),
        Overlay::Page { title, lines, .. } => (title.clone(), lines.iter().map(|line| page_line(line, app)).collect()),
        Overlay::Review(reviewing) => {
            (texts.get("review-title", &[]), reviewing.lines().iter().map(|line| page_line(line, app)).collect())
        }
        Overlay::NewGame(form) => (texts.get("new-title", &[]), form_lines(form, app)),
        Overlay::List { title, entries, chosen } => {
            let lines = entries.iter().enumerate().map(|(i, entry)| {
                let style = if i == *chosen { look.chosen() } else { look.base() };
                Line::styled(entry.words.clone(), style)
            });
            (title.clone(), lines.collect())
        }
    };
    let width = area.width.saturating_sub(4).min(76);
    let height = match shown {
        Overlay::Question { .. } => 7.min(area.height),
        Overlay::NewGame(_) | Overlay::List { .. } => {
            u16::try_from(lines.len() + 4).unwrap_or(u16::MAX).min(area.height)
        }
        _ => area.height,
    };
    let over = Rect { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height };
    let block = Block::bordered()
        .title(Line::styled(format!(" {title} "), look.strong()))
        .border_style(look.of(look.line))
        .style(look.base())
        .padding(Padding::horizontal(1));
    let inner = block.inner(over);
    let page = Paragraph::new(lines).style(look.base()).wrap(Wrap { trim: false });
    let all = page.line_count(inner.width);
    let most = u16::try_from(all).unwrap_or(u16::MAX).saturating_sub(inner.height);
    let first = match shown {
        Overlay::Page { first, .. } => *first,
        Overlay::Review(reviewing) => reviewing.first,
        // The chosen line stays in sight.
        Overlay::List { chosen, .. } => chosen.saturating_sub(usize::from(inner.height / 2)),
        Overlay::Question { .. } | Overlay::NewGame(_) => 0,
    };
    let first = u16::try_from(first).unwrap_or(u16::MAX).min(most);
    let block = if most > first { block.title_bottom(Line::from(" ↓ ").alignment(Alignment::Right)) } else { block };
    frame.render_widget(Clear, over);
    frame.render_widget(page.block(block).scroll((first, 0)), over);
}

fn plain(text: &str, app: &App) -> Line<'static> {
    Line::styled(text.to_owned(), app.look.base())
}

fn page_line(line: &overlay::Line, app: &App) -> Line<'static> {
    match line {
        overlay::Line::Heading(words) => {
            Line::styled(words.clone(), app.look.strong().add_modifier(Modifier::UNDERLINED))
        }
        overlay::Line::Text(words) => plain(words, app),
        overlay::Line::Quiet(words) => Line::styled(format!("  {words}"), app.look.quiet_text()),
    }
}

fn form_lines(form: &super::new_game::Form, app: &App) -> Vec<Line<'static>> {
    let (rows, chosen) = form.rows();
    let named: Vec<(String, String)> = rows.iter().map(|&row| form.words(row, app.texts)).collect();
    let widest = named.iter().map(|(name, _)| Line::from(name.as_str()).width()).max().unwrap_or(0);
    let mut lines: Vec<Line<'static>> = Vec::new();
    for (i, (name, value)) in named.into_iter().enumerate() {
        let gap = " ".repeat(widest.saturating_sub(Line::from(name.as_str()).width()) + 2);
        let (style, value) = match (i == chosen, value.is_empty()) {
            (true, false) => (app.look.chosen(), format!("◂ {value} ▸")),
            (true, true) => (app.look.chosen(), value),
            (false, _) => (app.look.base(), format!("  {value}")),
        };
        lines.push(Line::styled(format!("{name}{gap}{value}"), style));
    }
    lines.push(Line::default());
    let row = rows.get(chosen).copied().unwrap_or(super::new_game::Row::Start);
    lines.push(Line::styled(form.explained(row, app.texts), app.look.quiet_text()));
    lines
}
