//! `aadupuli learn`, `rules` and `puzzle`: the game taught line by line.

use std::io::{self, BufRead, Write};

use aadupuli_core::engine::{Difficulty, Limits, Puzzle, Situation, Theme};
use aadupuli_core::guide::{Section, how_to_play, strategy};
use aadupuli_core::lessons::{LessonId, LessonRun, LessonView, Try};
use aadupuli_core::practice::Solved;
use aadupuli_core::{Board, Date, Move, Point, RuleSet, Side};
use aadupuli_store::{DiskError, Store};
use aadupuli_texts::Texts;
use clap::ArgMatches;

use crate::plain::drawing;
use crate::sitting::today;
use crate::thinking::engine;
use crate::{Exit, command_line, complain, data, finished, words};

/// How to play, or how to play well, as a page.
pub(crate) fn rules(matches: &ArgMatches, texts: Texts) -> Exit {
    let rules = command_line::rules(matches);
    let sections = match matches.get_one::<Side>("strategy") {
        Some(&side) => strategy(&rules, side),
        None => how_to_play(&rules),
    };
    finished(write_sections(&sections, &rules, texts, &mut io::stdout()), texts)
}

fn write_sections(sections: &[Section], rules: &RuleSet, texts: Texts, output: &mut dyn Write) -> io::Result<()> {
    writeln!(output, "{}", texts.rules(rules))?;
    for section in sections {
        writeln!(output, "\n{}\n", texts.get(section.title_key, &[]))?;
        for paragraph in &section.paragraphs {
            if !paragraph.in_force {
                continue;
            }
            writeln!(output, "{}", texts.paragraph(paragraph))?;
            if let Some(worth) = paragraph.advice.and_then(|advice| words::worth(advice, rules, texts)) {
                writeln!(output, "  {worth}")?;
            }
            if let Some(position) = paragraph.diagram.as_ref().and_then(|diagram| diagram.positions().pop()) {
                writeln!(output, "\n{}\n", drawing::position(&position))?;
            }
        }
    }
    Ok(())
}

/// The lessons: a list, or one of them line by line.
pub(crate) fn learn(matches: &ArgMatches, texts: Texts) -> Exit {
    let store = data::store(matches, texts);
    let learned = store.progress().unwrap_or_default().lessons;
    let lesson = matches.get_one::<LessonId>("lesson").copied();
    let output = &mut io::stdout();
    match lesson {
        None => finished(
            LessonId::ALL.into_iter().try_for_each(|id| {
                let state = words::lesson_state(&learned, id, texts);
                writeln!(output, "{:<13} {} · {state}", id.id(), texts.get(&id.title_key(), &[]))
            }),
            texts,
        ),
        Some(id) => {
            let run = learned.run(id);
            finished(Lesson { run, store, texts }.go_through(&mut io::stdin().lock(), output), texts)
        }
    }
}

struct Lesson {
    run: LessonRun,
    store: Store,
    texts: Texts,
}

impl Lesson {
    fn go_through(mut self, input: &mut dyn BufRead, output: &mut dyn Write) -> io::Result<()> {
        writeln!(output, "{}", self.texts.get(&self.run.lesson().title_key(), &[]))?;
        self.show(output)?;
        loop {
            output.flush()?;
            let mut line = Vec::new();
            if input.read_until(b'\n', &mut line)? == 0 {
                return Ok(());
            }
            let line = String::from_utf8_lossy(&line).trim().to_lowercase();
            if matches!(line.as_str(), "quit" | "q") {
                return Ok(());
            }
            let shown = self.take(&line, output)?;
            let kept = self.store.change_progress(|progress| progress.lessons.keep(&self.run));
            if let Err(error) = kept {
                writeln!(output, "{}", self.texts.disk_error(&error))?;
            }
            if self.run.is_finished() && !shown {
                return writeln!(output, "{}", self.texts.get("learn-finished", &[]));
            }
            if shown {
                self.show(output)?;
            }
        }
    }

    /// Does what a line asks for; whether the step is to be shown again.
    fn take(&mut self, line: &str, output: &mut dyn Write) -> io::Result<bool> {
        let view = self.run.view();
        let board = view.position.board();
        let moved = match line {
            "" | "next" => self.run.next(),
            "back" => self.run.back(),
            "skip" => self.run.skip(),
            "show" => self.run.show_me(),
            "again" => {
                self.run.try_again();
                true
            }
            "restart" => {
                self.run.restart();
                true
            }
            _ => return self.try_it(line, board, output),
        };
        if !moved && !self.run.is_finished() {
            writeln!(output, "{}", self.texts.get("terminal-lesson-words", &[]))?;
        }
        if let Some(mv) = self.run.view().shown_move {
            writeln!(output, "{}", mv.notation(board))?;
        }
        if let Some(point) = self.run.view().shown_point {
            writeln!(output, "{}", board.name(point))?;
        }
        Ok(moved && !matches!(line, "show"))
    }

    fn try_it(&mut self, line: &str, board: &'static Board, output: &mut dyn Write) -> io::Result<bool> {
        let texts = self.texts;
        let before = self.run.view().position;
        let tried = match (board.point(line), Move::parse(line, board)) {
            // A point alone may answer a question, or place a piece: the lesson knows which.
            (Some(point), _) => self.run.tap(point),
            (None, Ok(mv)) => self.run.attempt(mv),
            (None, Err(error)) => {
                writeln!(output, "{}", texts.move_text_error(&error))?;
                writeln!(output, "{}", texts.get("terminal-lesson-words", &[]))?;
                return Ok(false);
            }
        };
        match tried {
            Try::Accepted { mv, .. } => {
                writeln!(output, "{}", texts.move_spoken(&before, mv))?;
                return Ok(true);
            }
            Try::Found(_) => return Ok(true),
            Try::Wrong(wrong) => writeln!(output, "{}", texts.wrong_try(wrong, board))?,
            Try::Refused(refusal) => writeln!(output, "{}", texts.refusal(refusal, &before))?,
            Try::Selected(_) | Try::Deselected | Try::NothingAsked => {
                writeln!(output, "{}", texts.get("terminal-lesson-words", &[]))?;
            }
        }
        Ok(false)
    }

    fn show(&self, output: &mut dyn Write) -> io::Result<()> {
        let view: LessonView = self.run.view();
        let progress = [("step", (view.step + 1).into()), ("all", view.steps.into())];
        writeln!(output, "\n{}\n", self.texts.get("learn-progress", &progress))?;
        let points: Vec<Point> = view.highlights.points.into_iter().collect();
        writeln!(output, "{}\n", drawing::marked(&view.position, &points))?;
        writeln!(output, "{}", self.texts.lesson_step(&view))?;
        writeln!(output, "{}", self.texts.get("terminal-lesson-words", &[]))
    }
}

/// Keeps how a puzzle was solved, and says how many are by now; `daily` is the day of which it is the puzzle.
pub(crate) fn keep(
    store: &Store,
    puzzle: &Puzzle,
    how: Solved,
    daily: Option<Date>,
    texts: Texts,
) -> Result<String, DiskError> {
    store.change_progress(|progress| match daily {
        Some(today) => progress.puzzles.add_daily_puzzle(puzzle, today, how),
        None => progress.puzzles.add_puzzle(puzzle, how),
    })?;
    Ok(words::puzzles_so_far(&store.progress()?.puzzles, daily, texts))
}

/// One puzzle, line by line: the daily one, or another.
pub(crate) fn puzzle(matches: &ArgMatches, texts: Texts) -> Exit {
    let store = data::store(matches, texts);
    let rules = command_line::rules(matches);
    let (theme, difficulty) = (matches.get_one::<Theme>("theme"), matches.get_one::<Difficulty>("difficulty"));
    let daily = today().filter(|_| matches.get_flag("daily"));
    let found = match daily {
        Some(today) => engine().daily_puzzle(rules, today, &Limits::NONE),
        None => {
            let mut seed = words::new_seed();
            // A puzzle that was never given before, as long as its seed can be kept.
            let _ = store.change_progress(|progress| seed = progress.puzzles.take_seed(rules.game));
            let seed = matches.get_one("seed").copied().unwrap_or(seed);
            engine().puzzles(rules, seed).next(&Limits::NONE, |puzzle: &Puzzle| {
                theme.is_none_or(|&theme| puzzle.theme == theme)
                    && difficulty.is_none_or(|&difficulty| puzzle.difficulty() == difficulty)
            })
        }
    };
    let Ok(Some(puzzle)) = found else {
        complain(&texts.get("puzzle-none", &[]));
        return Exit::Failed;
    };
    let solved = solve(&puzzle, texts, &mut io::stdin().lock(), &mut io::stdout());
    if let Ok(Some(how)) = solved {
        match keep(&store, &puzzle, how, daily, texts) {
            Ok(so_far) => return finished(writeln!(io::stdout(), "{so_far}"), texts),
            Err(error) => complain(&texts.disk_error(&error)),
        }
    }
    finished(solved.map(|_| ()), texts)
}

/// How the puzzle was solved; `None` if the person left.
fn solve(puzzle: &Puzzle, texts: Texts, input: &mut dyn BufRead, output: &mut dyn Write) -> io::Result<Option<Solved>> {
    let position = &puzzle.position;
    let board = position.board();
    writeln!(output, "{}\n", drawing::position(position))?;
    writeln!(output, "{}", texts.get("puzzle-task", &[("theme", puzzle.theme.id().into())]))?;
    writeln!(output, "{}", texts.get("terminal-puzzle-words", &[]))?;
    let mut tries = 0;
    loop {
        output.flush()?;
        let mut line = Vec::new();
        if input.read_until(b'\n', &mut line)? == 0 {
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&line).trim().to_lowercase();
        match line.as_str() {
            "" => continue,
            "quit" | "q" => return Ok(None),
            "show" => {
                let solution: Vec<String> = puzzle.line.iter().map(|mv| mv.notation(board).to_string()).collect();
                writeln!(output, "{}: {}", texts.get("puzzle-solution", &[]), solution.join(" "))?;
                return Ok(Some(Solved::Shown));
            }
            _ => {}
        }
        match Move::parse(&line, board) {
            Err(error) => writeln!(output, "{}", texts.move_text_error(&error))?,
            Ok(mv) if mv == puzzle.solution => {
                writeln!(output, "{}", texts.get("puzzle-right", &[]))?;
                return Ok(Some(if tries == 0 { Solved::AtOnce } else { Solved::AfterTries }));
            }
            Ok(mv) => {
                if let Err(refusal) = position.check(mv) {
                    writeln!(output, "{}", texts.refusal(refusal, position))?;
                    continue;
                }
                tries += 1;
                writeln!(output, "{}", texts.get("puzzle-wrong", &[]))?;
                if let Ok(Some(found)) = engine().refute(&Situation::new(*position), mv, &Limits::NONE) {
                    let line: Vec<String> = found.line.iter().map(|mv| mv.notation(board).to_string()).collect();
                    writeln!(output, "  {} {}", mv.notation(board), line.join(" "))?;
                }
            }
        }
    }
}
