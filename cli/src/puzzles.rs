//! `aadupuli puzzles`: makes puzzles, and checks those that were made.

use std::collections::BTreeMap;
use std::io::{self, BufRead, Write};
use std::path::Path;

use aadupuli_core::engine::{Difficulty, Judgement, Limits, Puzzle, Situation, Theme, Value};
use aadupuli_core::{Move, Position, RuleSet};
use aadupuli_texts::Texts;
use clap::ArgMatches;

use crate::thinking::engine;
use crate::{Exit, command_line, complain, finished, words};

/// Prints puzzles as a table, a tab between the columns.
pub(crate) fn puzzles(matches: &ArgMatches, texts: Texts) -> Exit {
    let rules = command_line::rules(matches);
    if let Some(file) = matches.get_one::<std::path::PathBuf>("check") {
        return check(file, rules, texts);
    }
    let count = matches.get_one::<u32>("count").copied().unwrap_or(5);
    let seed = matches.get_one::<u64>("seed").copied().unwrap_or(0);
    let (theme, difficulty) = (matches.get_one::<Theme>("theme"), matches.get_one::<Difficulty>("difficulty"));
    let wanted = |puzzle: &Puzzle| {
        theme.is_none_or(|&theme| puzzle.theme == theme)
            && difficulty.is_none_or(|&difficulty| puzzle.difficulty() == difficulty)
    };
    let mut maker = engine().puzzles(rules, seed);
    let mut output = io::stdout();
    let mut exit = finished(writeln!(output, "theme\tdifficulty\tposition\tsolution\tline"), texts);
    for _ in 0..count {
        if exit != Exit::Done {
            break;
        }
        exit = match maker.next(&Limits::NONE, wanted) {
            Ok(Some(puzzle)) => finished(writeln!(output, "{}", row(&puzzle)), texts),
            Ok(None) | Err(_) => {
                complain(&texts.get("puzzle-none", &[]));
                Exit::Failed
            }
        };
    }
    exit
}

fn row(puzzle: &Puzzle) -> String {
    let board = puzzle.position.board();
    let notation = |mv: &Move| mv.notation(board).to_string();
    let line: Vec<String> = puzzle.line.iter().map(notation).collect();
    let (theme, difficulty) = (puzzle.theme.id(), puzzle.difficulty().id());
    format!("{theme}\t{difficulty}\t{}\t{}\t{}", puzzle.position, notation(&puzzle.solution), line.join(" "))
}

/// Proves each puzzle of a table anew, move by move, and counts the kinds.
fn check(file: &Path, rules: RuleSet, texts: Texts) -> Exit {
    let name = file.display().to_string();
    let mut output = io::stdout();
    let opened = std::fs::File::open(file).and_then(|file| io::BufReader::new(file).lines().collect());
    let lines: Vec<String> = match opened {
        Ok(lines) => lines,
        Err(error) => {
            complain(&words::file_error(texts, &name, &error));
            return Exit::Failed;
        }
    };
    let mut kinds: BTreeMap<[String; 3], u32> = BTreeMap::new();
    let (mut all, mut right) = (0_u32, 0_u32);
    for line in lines.iter().skip(1) {
        all += 1;
        match side_of_proved(line, rules) {
            Some(kind) => {
                right += 1;
                *kinds.entry(kind).or_default() += 1;
            }
            None => complain(line),
        }
    }
    let mut tell = || {
        writeln!(output, "side\ttheme\tdifficulty\tpuzzles")?;
        kinds.iter().try_for_each(|(kind, count)| writeln!(output, "{}\t{count}", kind.join("\t")))?;
        let counts = [("right", right.into()), ("all", all.into())];
        writeln!(output, "{}", texts.get("cli-puzzles-checked", &counts))
    };
    match finished(tell(), texts) {
        Exit::Done if right < all => Exit::Failed,
        exit => exit,
    }
}

/// Side, theme and difficulty of a puzzle in a table, if its one solution keeps what the position is worth, no other
/// move does, and all that is proved.
fn side_of_proved(line: &str, rules: RuleSet) -> Option<[String; 3]> {
    let [theme, difficulty, position, solution, ..] = line.split('\t').collect::<Vec<_>>()[..] else { return None };
    let position = Position::parse(position, rules).ok()?;
    let solution = Move::parse(solution, position.board()).ok()?;
    let side = position.side();
    let mut worth = Vec::new();
    for mv in position.legal_moves() {
        let after = position.play(mv).ok()?;
        let value = match after.winner() {
            Some(winner) => Value::win(winner),
            None => engine().judge(&Situation::new(after), &Limits::NONE).ok().filter(Judgement::is_exact)?.value,
        };
        worth.push((value.to(side), mv));
    }
    let best = worth.iter().map(|(worth, _)| *worth).max()?;
    let keeping: Vec<Move> = worth.iter().filter(|(worth, _)| *worth == best).map(|(_, mv)| *mv).collect();
    let alone = keeping == [solution] && best >= 0 && worth.len() > 1;
    alone.then(|| [side.id().to_owned(), theme.to_owned(), difficulty.to_owned()])
}
