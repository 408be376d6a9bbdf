//! Reading a game record.

use super::{RecordError, RecordErrorKind};
use crate::date::Date;
use crate::game::{Ending, Game, Outcome};
use crate::level::Level;
use crate::moves::Move;
use crate::players::{Match, Player};
use crate::position::Position;
use crate::rules::{GameId, RuleSet, Variants};
use crate::save::LONGEST_SAVE;
use crate::side::Side;

impl Match {
    /// Reads a game record and replays it through the rules.
    ///
    /// Headers may stand in any order, unknown ones are passed over; move numbers are not checked; comments in
    /// braces and after `;` are passed over, but for the reason that follows the result.
    ///
    /// # Errors
    /// What is wrong, and on which line.
    pub fn from_record(text: &str) -> Result<Self, RecordError> {
        if text.len() > LONGEST_SAVE {
            return Err(RecordError { line: 1, kind: RecordErrorKind::TooLong });
        }
        let text = text.trim_start_matches('\u{feff}');
        let (headers, tokens) = split(text)?;
        let rules = read_rules(&headers)?;
        let start = match headers.get("Start") {
            Some((line, value)) => {
                Position::parse(value, rules).map_err(|error| RecordErrorKind::Start(error).at(*line))?
            }
            None => Position::start(rules),
        };
        let game = replay(Game::from_position(start), &tokens, &headers)?;
        Ok(Self {
            goats: read_player(&headers, "Goats", "GoatsLevel")?,
            tigers: read_player(&headers, "Tigers", "TigersLevel")?,
            date: headers.get("Date").and_then(|(_, value)| Date::parse(value)),
            ..Self::new(game, Player::person(""), Player::person(""))
        })
    }
}

impl RecordErrorKind {
    const fn at(self, line: usize) -> RecordError {
        RecordError { line, kind: self }
    }
}

/// Header values by key, each with its line. The last of several wins.
struct Headers(Vec<(String, usize, String)>);

impl Headers {
    fn get(&self, key: &str) -> Option<(&usize, &str)> {
        self.0.iter().rev().find(|(k, _, _)| k.eq_ignore_ascii_case(key)).map(|(_, line, value)| (line, value.as_str()))
    }
}

struct Token<'a> {
    line: usize,
    text: &'a str,
    is_comment: bool,
}

fn split(text: &str) -> Result<(Headers, Vec<Token<'_>>), RecordError> {
    let mut headers = Headers(Vec::new());
    let mut tokens = Vec::new();
    // A comment in braces may go over several lines: where it began, and on which line.
    let mut comment: Option<(usize, usize)> = None;
    let mut offset = 0;
    for (index, line_text) in text.split_inclusive('\n').enumerate() {
        let line = index + 1;
        if comment.is_none() && line_text.trim_start().starts_with('[') {
            let (key, value) = read_header(line_text.trim()).ok_or(RecordErrorKind::Header.at(line))?;
            headers.0.push((key, line, value));
            offset += line_text.len();
            continue;
        }
        let mut word: Option<usize> = None;
        let mut rest = line_text.char_indices();
        for (i, c) in rest.by_ref() {
            let at = offset + i;
            if let Some((from, from_line)) = comment {
                if c == '}' {
                    let text = text.get(from..at).unwrap_or_default();
                    tokens.push(Token { line: from_line, text, is_comment: true });
                    comment = None;
                }
                continue;
            }
            if c.is_whitespace() || c == '{' || c == ';' {
                if let Some(from) = word.take() {
                    let text = text.get(from..at).unwrap_or_default();
                    tokens.push(Token { line, text, is_comment: false });
                }
                match c {
                    '{' => comment = Some((at + 1, line)),
                    ';' => break,
                    _ => {}
                }
            } else {
                word.get_or_insert(at);
            }
        }
        offset += line_text.len();
        if let Some(from) = word {
            let text = text.get(from..offset).unwrap_or_default();
            tokens.push(Token { line, text, is_comment: false });
        }
    }
    match comment {
        Some((_, line)) => Err(RecordErrorKind::OpenComment.at(line)),
        None => Ok((headers, tokens)),
    }
}

/// `[Key "value"]` with `\"` and `\\` in the value.
fn read_header(line: &str) -> Option<(String, String)> {
    let inner = line.strip_prefix('[')?.strip_suffix(']')?.trim();
    let (key, rest) = inner.split_once(char::is_whitespace)?;
    let quoted = rest.trim().strip_prefix('"')?;
    let mut value = String::new();
    let mut letters = quoted.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => value.push(letters.next()?),
            '"' => return letters.as_str().is_empty().then_some((key.to_owned(), value)),
            _ => value.push(letter),
        }
    }
    None
}

fn shown(value: &str) -> String {
    value.chars().take(40).collect()
}

fn read_rules(headers: &Headers) -> Result<RuleSet, RecordError> {
    let unknown = |key, value: &str, line: usize| RecordErrorKind::HeaderValue { key, value: shown(value) }.at(line);
    let (line, value) = headers.get("Rules").ok_or(RecordErrorKind::MissingHeader { key: "Rules" }.at(1))?;
    let game = GameId::from_id(value).ok_or_else(|| unknown("Rules", value, *line))?;
    let variants = match headers.get("Variants") {
        Some((line, list)) => Variants::parse(list).map_err(|error| RecordErrorKind::Variants(error).at(*line))?,
        None => Variants::NONE,
    };
    let rules = RuleSet::new(game, variants);
    match headers.get("Handicap") {
        Some((line, value)) => value
            .parse()
            .ok()
            .and_then(|handicap| rules.with_handicap(handicap))
            .ok_or_else(|| unknown("Handicap", value, *line)),
        None => Ok(rules),
    }
}

fn read_player(headers: &Headers, key: &str, level_key: &'static str) -> Result<Player, RecordError> {
    match headers.get(level_key) {
        Some((line, value)) => Level::from_id(value)
            .map(Player::Computer)
            .ok_or_else(|| RecordErrorKind::HeaderValue { key: level_key, value: shown(value) }.at(*line)),
        None => Ok(Player::person(headers.get(key).map_or("", |(_, name)| name))),
    }
}

fn is_number(text: &str) -> bool {
    let digits = text.trim_end_matches('.');
    digits.len() < text.len() && digits.bytes().all(|b| b.is_ascii_digit())
}

/// A move that follows its number without a space: `12.b3-c3`.
fn without_number(text: &str) -> &str {
    match text.rfind('.') {
        Some(dot) if text.get(..=dot).is_some_and(is_number) => text.get(dot + 1..).unwrap_or_default(),
        _ => text,
    }
}

fn replay(mut game: Game, tokens: &[Token<'_>], headers: &Headers) -> Result<Game, RecordError> {
    let board = game.rules().board();
    let mut tokens = tokens.iter();
    let mut ply = 0;
    while let Some(token) = tokens.next() {
        let text = without_number(token.text);
        if token.is_comment || text.is_empty() {
            continue;
        }
        if ["goats", "tigers", "draw", "*"].iter().any(|result| text.eq_ignore_ascii_case(result)) {
            let mut after = tokens.clone();
            let reason = after.next().filter(|token| token.is_comment).map(|token| token.text.trim());
            if let Some(token) = tokens.find(|token| !token.is_comment) {
                let text = token.text.chars().take(20).collect();
                return Err(RecordErrorKind::AfterResult { text }.at(token.line));
            }
            return conclude(game, text, reason, token.line);
        }
        ply += 1;
        let mv = Move::parse(text, board).map_err(|error| RecordErrorKind::NotAMove { ply, error }.at(token.line))?;
        game.play(mv)
            .map_err(|refusal| RecordErrorKind::IllegalMove { ply, text: text.to_owned(), refusal }.at(token.line))?;
    }
    // No result behind the moves: the header's, where it has one.
    match headers.get("Result") {
        Some((line, stated)) if stated != "*" && stated != "?" => conclude(game, stated, None, *line),
        _ => Ok(game),
    }
}

/// Makes the game end as the record says, where the moves alone have not ended it.
fn conclude(mut game: Game, stated: &str, reason: Option<&str>, line: usize) -> Result<Game, RecordError> {
    let actual = game.outcome();
    let agrees = |outcome: Outcome| {
        stated.eq_ignore_ascii_case(outcome.result_id()) && reason.is_none_or(|reason| reason == outcome.reason_id())
    };
    let contradiction = || {
        let stated = shown(&reason.map_or_else(|| stated.to_owned(), |reason| format!("{stated} {{{reason}}}")));
        RecordErrorKind::Result { stated, actual }.at(line)
    };
    match (actual, Side::from_id(stated)) {
        (Some(outcome), _) if stated == "*" || agrees(outcome) => Ok(game),
        (Some(_), _) => Err(contradiction()),
        (None, _) if stated == "*" => Ok(game),
        // What the moves do not show is believed only with its reason.
        (None, Some(winner)) if reason == Some("resignation") => {
            game.end(Ending::Resigned(winner.other()));
            Ok(game)
        }
        (None, Some(winner)) if reason == Some("time") => {
            game.end(Ending::OutOfTime(winner.other()));
            Ok(game)
        }
        (None, None) if reason == Some("claim") && stated.eq_ignore_ascii_case("draw") => {
            game.claim_draw().map_err(|_| contradiction())?;
            Ok(game)
        }
        (None, _) => Err(contradiction()),
    }
}
