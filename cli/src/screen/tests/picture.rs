//! The picture of the terminal game for the README: drawn from the screen itself, so that it cannot lie.
//!
//! `UPDATE_PICTURES=1 cargo test -p aadupuli picture` writes it anew.

use std::fmt::Write as _;

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};

use super::*;

/// The size of a letter in the picture.
const WIDTH: f64 = 9.0;
const HEIGHT: f64 = 18.0;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/pictures/terminal.svg");

#[test]
fn the_picture_in_the_readme_shows_the_game_as_it_is() {
    let moves = "d3 b4-b5 e4 b5-b4 d1 b4-c4 b6 c4-c3 d2 c3xe2 c3 a1-b5 a1";
    let game = played(GameId::Standard, Player::Computer(Level::Hard), Player::person(""), moves);
    let mut screen = Screen::new(game, Language::English, (80, 24));
    screen.click("b3");
    let drawn = svg(&screen.draw());
    if std::env::var_os("UPDATE_PICTURES").is_some() {
        std::fs::write(FILE, &drawn).unwrap();
    }
    let kept = std::fs::read_to_string(FILE).unwrap_or_default();
    assert!(kept == drawn, "docs/pictures/terminal.svg is not what the game shows: UPDATE_PICTURES=1 writes it anew");
}

fn svg(buffer: &Buffer) -> String {
    let (columns, rows) = (f64::from(buffer.area.width), f64::from(buffer.area.height));
    let (width, height) = (columns * WIDTH, rows * HEIGHT);
    let ground = colour(buffer.content.first().map_or(Color::Reset, |cell| cell.bg), "#252b31");
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" font-family=\"ui-monospace, 'DejaVu Sans Mono', monospace\" font-size=\"15\" shape-rendering=\"crispEdges\">\n\
         <title>Aadupuli in a terminal</title>\n\
         <rect width=\"{width}\" height=\"{height}\" rx=\"6\" fill=\"{ground}\"/>\n"
    );
    for (i, cell) in buffer.content.iter().enumerate() {
        let (column, row) = (i % usize::from(buffer.area.width), i / usize::from(buffer.area.width));
        draw_cell(&mut svg, cell, column as f64 * WIDTH, row as f64 * HEIGHT, &ground);
    }
    svg.push_str("</svg>\n");
    svg
}

fn draw_cell(svg: &mut String, cell: &Cell, x: f64, y: f64, ground: &str) {
    let paper = colour(cell.bg, ground);
    if paper != ground {
        let _ = writeln!(svg, "<rect x=\"{x}\" y=\"{y}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"{paper}\"/>");
    }
    let ink = colour(cell.fg, "#f1f4f6");
    let letter = cell.symbol();
    match letter.chars().next() {
        None | Some(' ') => {}
        Some(braille @ '\u{2800}'..='\u{28ff}') => dots(svg, braille, x, y, &ink),
        Some(_) => {
            let weight = if cell.modifier.contains(Modifier::BOLD) { " font-weight=\"bold\"" } else { "" };
            let letter = letter.replace('&', "&amp;").replace('<', "&lt;");
            let _ = writeln!(svg, "<text x=\"{x}\" y=\"{}\" fill=\"{ink}\"{weight}>{letter}</text>", y + 13.5);
        }
    }
}

/// The dots of a braille letter as circles, so that the lines look the same with every font.
fn dots(svg: &mut String, braille: char, x: f64, y: f64, ink: &str) {
    let bits = u32::from(braille) - 0x2800;
    // Bit by bit: the left column's upper three dots, the right one's, then the lowest of both.
    let places = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)];
    for (bit, (column, row)) in places.into_iter().enumerate() {
        if bits >> bit & 1 == 1 {
            let (cx, cy) = (x + WIDTH * (0.25 + 0.5 * f64::from(column)), y + HEIGHT * (0.125 + 0.25 * f64::from(row)));
            let _ =
                writeln!(svg, "<circle cx=\"{cx}\" cy=\"{cy}\" r=\"1.4\" shape-rendering=\"auto\" fill=\"{ink}\"/>");
        }
    }
}

fn colour(colour: Color, otherwise: &str) -> String {
    match colour {
        Color::Rgb(red, green, blue) => format!("#{red:02x}{green:02x}{blue:02x}"),
        _ => otherwise.to_owned(),
    }
}
