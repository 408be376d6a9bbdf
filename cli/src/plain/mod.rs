//! The game line by line: for pipes, screen readers, and terminals that cannot do more.

mod choices;
pub(crate) mod drawing;
mod word;

use std::io::{self, BufRead, Write};
use std::time::Instant;

use aadupuli_core::{Move, Point, Position, Refusal, Side};
use aadupuli_texts::Texts;

use crate::sitting::{HintShown, HintStep, Opening, Question, Sitting, Thought, answer, level_to_move};
use crate::words::new_seed;
use word::Word;

/// How the line game shows itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Manner {
    /// Say everything in words and draw nothing.
    pub(crate) spoken: bool,
    /// Show a prompt: somebody types.
    pub(crate) prompt: bool,
}

/// Plays until `quit` or the end of the input. The game is kept after every move.
///
/// # Errors
/// The input cannot be read or the output cannot be written.
pub(crate) fn play(
    sitting: Sitting,
    opening: Opening,
    texts: Texts,
    manner: Manner,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> io::Result<()> {
    let mut table = Table { sitting, texts, manner, refused: None, resigning: false, shown: None };
    table.greet(opening, output)?;
    loop {
        table.go_on(output)?;
        table.tell_trouble(output)?;
        if manner.prompt {
            write!(output, "> ")?;
        }
        output.flush()?;
        let began = Instant::now();
        let mut line = Vec::new();
        if input.read_until(b'\n', &mut line)? == 0 {
            if manner.prompt {
                writeln!(output)?;
            }
            table.sitting.keep();
            table.say(output, &texts.get("terminal-kept", &[]))?;
            return output.flush();
        }
        table.sitting.spend(began.elapsed());
        if table.take(&String::from_utf8_lossy(&line), output)? == Next::Leave {
            table.tell_trouble(output)?;
            return output.flush();
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    Stay,
    Leave,
}

struct Table {
    sitting: Sitting,
    texts: Texts,
    manner: Manner,
    /// Why the last attempt was refused, until a move is made.
    refused: Option<Refusal>,
    /// Resigning has been asked for and not yet confirmed.
    resigning: bool,
    /// The revision of the game that was shown last.
    shown: Option<u64>,
}

impl Table {
    fn say(&self, output: &mut dyn Write, text: &str) -> io::Result<()> {
        writeln!(output, "{text}")
    }

    fn greet(&mut self, opening: Opening, output: &mut dyn Write) -> io::Result<()> {
        let played = self.sitting.played();
        self.say(output, &self.texts.rules(played.game.rules()))?;
        self.say(output, &self.texts.opponent(played))?;
        if opening == Opening::Resumed && played.game.outcome().is_none() {
            self.say(output, &self.texts.get("terminal-resumed", &[]))?;
        }
        self.say(output, &self.texts.get("terminal-help-offer", &[]))?;
        if opening == Opening::New && !self.manner.spoken {
            self.say(output, &drawing::names(played.game.rules().board()))?;
        }
        Ok(())
    }

    /// Lets the computer move, passes where nothing else can be done, and shows how things stand.
    fn go_on(&mut self, output: &mut dyn Write) -> io::Result<()> {
        loop {
            let position = *self.sitting.game().position();
            if let Some(level) = level_to_move(self.sitting.played()) {
                let seed = self.sitting.played().seed;
                match answer(Question::Move(level), self.sitting.game(), seed, &|| false) {
                    Ok(Thought::Move(mv)) if self.make(mv, output)? => {}
                    Ok(Thought::Claim) if self.sitting.claim().is_ok() => {}
                    _ => break,
                }
            } else if self.sitting.game().legal_moves().as_slice() == [Move::Pass] {
                self.make(Move::Pass, output)?;
            } else {
                break;
            }
            if self.sitting.game().position() == &position {
                break;
            }
        }
        if self.shown == Some(self.sitting.revision()) {
            return Ok(());
        }
        self.shown = Some(self.sitting.revision());
        if !self.manner.spoken {
            self.show_board(output)?;
        }
        self.show_status(output)?;
        if self.sitting.played().help.practice && self.sitting.game().outcome().is_none() {
            self.hint(output)?;
        }
        Ok(())
    }

    fn show_board(&self, output: &mut dyn Write) -> io::Result<()> {
        let position = self.sitting.game().position();
        writeln!(output)?;
        if self.manner.spoken {
            return self.show_pieces(output);
        }
        self.say(output, &drawing::position(position))?;
        self.say(output, &self.counts(position))
    }

    fn counts(&self, position: &Position) -> String {
        let rules = position.rules();
        let mut counts = Vec::new();
        if position.goats_in_hand() > 0 {
            counts.push(self.texts.get("game-goats-in-hand", &[("count", position.goats_in_hand().into())]));
        }
        if position.tigers_in_hand() > 0 {
            counts.push(self.texts.get("game-tigers-in-hand", &[("count", position.tigers_in_hand().into())]));
        }
        let captured = [("captured", position.goats_captured().into()), ("all", rules.captures_to_win.into())];
        counts.push(self.texts.get("game-tally", &captured));
        if let (Some(all), 1..) = (rules.quiet_tiger_moves, position.quiet_tiger_moves()) {
            let moves = [("moves", position.quiet_tiger_moves().into()), ("all", all.into())];
            counts.push(self.texts.get("game-quiet-moves", &moves));
        }
        for side in Side::ALL {
            if let Some(left) = self.sitting.game().time_left(side) {
                counts.push(format!("{} {}", self.texts.side(side), self.texts.clock(left)));
            }
        }
        counts.join(" · ")
    }

    /// Every piece in words, row by row.
    fn show_pieces(&self, output: &mut dyn Write) -> io::Result<()> {
        let position = self.sitting.game().position();
        let occupied = position.tigers() | position.goats();
        for point in occupied {
            let name = position.board().name(point);
            self.say(output, &format!("{name}: {}", self.texts.point_name(position, point)))?;
        }
        self.say(output, &self.counts(position))
    }

    fn show_status(&self, output: &mut dyn Write) -> io::Result<()> {
        let played = self.sitting.played();
        self.say(output, &self.texts.status(played))?;
        if played.game.outcome().is_some() {
            self.say(output, &self.texts.get("terminal-over-offer", &[]))?;
        }
        Ok(())
    }

    /// Makes a move and says it; what is refused is said, and `false` returned.
    fn make(&mut self, mv: Move, output: &mut dyn Write) -> io::Result<bool> {
        let before = *self.sitting.game().position();
        let mover = self.texts.player(self.sitting.played().player(before.side()), before.side());
        if let Err(refusal) = self.sitting.play(mv) {
            self.refused = Some(refusal);
            self.say(output, &self.texts.refusal(refusal, &before))?;
            return Ok(false);
        }
        self.refused = None;
        let spoken = self.texts.move_spoken_fully(&before, mv);
        let line = format!("{mover}: {}. {spoken}", mv.notation(before.board()));
        self.say(output, &line)?;
        Ok(true)
    }

    fn take(&mut self, line: &str, output: &mut dyn Write) -> io::Result<Next> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let Some((&first, rest)) = words.split_first() else { return Ok(Next::Stay) };
        let was_resigning = std::mem::take(&mut self.resigning);
        let board = self.sitting.game().rules().board();
        match (Word::parse(first, self.texts), Move::parse(first, board)) {
            (Some(Word::Quit), _) => {
                self.sitting.keep();
                self.say(output, &self.texts.get("terminal-kept", &[]))?;
                return Ok(Next::Leave);
            }
            (Some(word), _) => self.obey(word, rest, was_resigning, output)?,
            (None, Ok(mv)) => {
                self.make(mv, output)?;
            }
            // A person may name a piece and a point, `b3 c3`: what that move is, the rules know.
            (None, Err(error)) => match self.two_points(first, rest) {
                Some(Ok(mv)) => {
                    self.make(mv, output)?;
                }
                Some(Err(refusal)) => {
                    self.refused = Some(refusal);
                    self.say(output, &self.texts.refusal(refusal, self.sitting.game().position()))?;
                }
                None => {
                    self.say(output, &self.texts.move_text_error(&error))?;
                    self.say(output, &self.texts.get("terminal-help-offer", &[]))?;
                }
            },
        }
        Ok(Next::Stay)
    }

    /// The move from one point to another, written as `b3c3`.
    fn two_points(&self, first: &str, rest: &[&str]) -> Option<Result<Move, Refusal>> {
        let position = self.sitting.game().position();
        let (from, to) = (first.get(..2)?, first.get(2..)?);
        let point = |name| position.board().point(name);
        let (from, to): (Point, Point) = (point(from)?, point(to)?);
        rest.is_empty().then(|| position.attempt(from, to))
    }

    fn obey(&mut self, word: Word, rest: &[&str], was_resigning: bool, output: &mut dyn Write) -> io::Result<()> {
        let texts = self.texts;
        match word {
            Word::Help => self.help(output),
            Word::Board => self.show_board(output),
            Word::Names => self.say(output, &drawing::names(self.sitting.game().rules().board())),
            Word::Pieces => self.show_pieces(output),
            Word::Undo => match self.sitting.undo() {
                Ok(()) => self.say(output, &texts.get("announce-undone", &[])),
                Err(refused) => self.say(output, &texts.undo_refused(refused)),
            },
            Word::Redo => match self.sitting.redo() {
                Ok(()) => self.say(output, &texts.get("announce-redone", &[])),
                Err(refused) => self.say(output, &texts.redo_refused(refused)),
            },
            Word::Hint => self.hint(output),
            Word::Why => self.why(output),
            Word::Moves => self.moves(output),
            Word::Record => write!(output, "{}", self.sitting.played().to_record()),
            Word::Save => self.save(rest.first().copied(), output),
            Word::Claim => match self.sitting.claim() {
                Ok(()) => Ok(()),
                Err(refused) => self.say(output, &texts.claim_refused(refused)),
            },
            Word::Yes if was_resigning => self.resign(output),
            Word::Yes => self.say(output, &texts.get("terminal-nothing-asked", &[])),
            Word::Resign if was_resigning || rest.first().is_some_and(|w| Word::parse(w, texts) == Some(Word::Yes)) => {
                self.resign(output)
            }
            Word::Resign if self.sitting.game().outcome().is_some() => {
                self.say(output, &texts.get("error-already-over", &[]))
            }
            Word::Resign => {
                self.resigning = true;
                self.say(output, &texts.get("terminal-resign-sure", &[]))
            }
            Word::New => {
                let remembered = self.sitting.store().settings().map(|settings| settings.new_game);
                match choices::apply(&remembered.unwrap_or_default(), rest, texts) {
                    Ok(choices) => {
                        self.sitting.new_game(&choices, new_seed());
                        self.greet(Opening::New, output)
                    }
                    Err(error) => {
                        self.say(output, &error)?;
                        self.say(output, &texts.get("terminal-new-form", &[]))
                    }
                }
            }
            Word::Rematch => {
                self.sitting.rematch(new_seed());
                self.greet(Opening::New, output)
            }
            Word::Rules => self.rules(output),
            // Handled before.
            Word::Quit => Ok(()),
        }
    }

    fn resign(&mut self, output: &mut dyn Write) -> io::Result<()> {
        match self.sitting.resign() {
            Ok(()) => Ok(()),
            Err(_) => self.say(output, &self.texts.get("error-already-over", &[])),
        }
    }

    fn help(&self, output: &mut dyn Write) -> io::Result<()> {
        self.say(output, &self.texts.get("terminal-help-moves-intro", &[]))?;
        for word in Word::ALL.into_iter().filter(|word| !matches!(word, Word::Yes)) {
            let names = match word.local(self.texts) {
                local if word.english().contains(&local.as_str()) => word.english().join(", "),
                local => format!("{local}, {}", word.english().join(", ")),
            };
            self.say(output, &format!("  {names}: {}", word.explained(self.texts)))?;
        }
        self.say(output, &self.texts.get("terminal-new-form", &[]))
    }

    fn hint(&mut self, output: &mut dyn Write) -> io::Result<()> {
        let texts = self.texts;
        if !self.sitting.played().help.hints {
            return self.say(output, &texts.get("game-hints-off", &[]));
        }
        let practice = self.sitting.played().help.practice;
        let shown = match self.sitting.hint().copied() {
            Some(shown) => shown.further(),
            None => match answer(Question::Hint, self.sitting.game(), self.sitting.played().seed, &|| false) {
                Ok(Thought::Hint(hint)) if self.sitting.game().outcome().is_none() => HintShown::first(hint),
                _ => return self.say(output, &texts.get("error-hint", &[])),
            },
        };
        let shown = if practice { HintShown { step: HintStep::Move, ..shown } } else { shown };
        self.sitting.show_hint(shown);
        self.say(output, &crate::words::hint(texts, &shown, self.sitting.game().position()))
    }

    /// Why the last attempt was refused, or what was wrong with the person's last move.
    fn why(&self, output: &mut dyn Write) -> io::Result<()> {
        let texts = self.texts;
        let position = self.sitting.game().position();
        if let Some(refusal) = self.refused {
            return self.say(output, &texts.refusal(refusal, position));
        }
        if !self.sitting.played().help.hints {
            return self.say(output, &texts.get("game-hints-off", &[]));
        }
        let Some((number, mv, before)) = crate::words::last_own_move(self.sitting.played()) else {
            return self.say(output, &texts.get("terminal-why-nothing", &[]));
        };
        let game = self.sitting.game().truncated(number);
        match answer(Question::Why(mv), &game, 0, &|| false) {
            Ok(Thought::Why(_, found)) => {
                self.say(output, &crate::words::refutation(texts, &before, mv, found.as_ref()))
            }
            _ => self.say(output, &texts.get("error-hint", &[])),
        }
    }

    fn moves(&self, output: &mut dyn Write) -> io::Result<()> {
        let record = self.sitting.played().to_record();
        let moves = record.split_once("\n\n").map_or("", |(_, moves)| moves);
        if self.sitting.game().plies().is_empty() {
            return self.say(output, &self.texts.get("game-moves-empty", &[]));
        }
        write!(output, "{moves}")
    }

    fn rules(&self, output: &mut dyn Write) -> io::Result<()> {
        let rules = self.sitting.game().rules();
        self.say(output, &self.texts.rules(rules))?;
        self.say(output, &self.texts.game_description(rules.game))?;
        self.say(output, &self.texts.game_figures(rules))?;
        for variant in rules.variants.iter() {
            let name = self.texts.variant_name(variant);
            self.say(output, &format!("{name}: {}", self.texts.variant_description(variant)))?;
        }
        Ok(())
    }

    /// Writes the game into a file of its own; an existing file is never written over.
    fn save(&mut self, file: Option<&str>, output: &mut dyn Write) -> io::Result<()> {
        self.sitting.keep();
        let Some(file) = file else { return self.say(output, &self.texts.get("terminal-kept", &[])) };
        let played = self.sitting.played();
        let content = if file.ends_with(".txt") { played.to_record() } else { played.to_save() };
        let written = crate::selfplay::write_new(file.as_ref(), &content);
        match written {
            Ok(()) => self.say(output, &self.texts.get("terminal-saved-to", &[("file", file.into())])),
            Err(error) => self.say(output, &crate::words::file_error(self.texts, file, &error)),
        }
    }

    fn tell_trouble(&mut self, output: &mut dyn Write) -> io::Result<()> {
        let (disk, aside) = self.sitting.take_trouble();
        for problem in &aside {
            self.say(output, &self.texts.set_aside(problem))?;
        }
        disk.map_or(Ok(()), |error| self.say(output, &self.texts.disk_error(&error)))
    }
}
