//! `aadupuli puzzles` and `aadupuli ladder`: what the engine makes and measures.

use std::io::{self, IsTerminal, Write};

use aadupuli_core::engine::{
    Contestant, Difficulty, ErrorRates, LadderSettings, Limits, NoAnswer, Puzzle, Score, Theme,
};
use aadupuli_core::{Move, RuleSet, Side};
use aadupuli_texts::Texts;
use clap::ArgMatches;

use crate::thinking::engine;
use crate::{Exit, command_line, complain, finished};

/// Prints puzzles as a table, a tab between the columns.
pub(crate) fn puzzles(matches: &ArgMatches, texts: Texts) -> Exit {
    let rules = command_line::rules(matches);
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
                complain(&texts.get("cli-error-no-puzzle", &[]));
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

/// Every contestant against every other, on both sides.
pub(crate) fn ladder(matches: &ArgMatches, texts: Texts) -> Exit {
    let rules = command_line::rules(matches);
    let games = matches.get_one::<u32>("games").copied().unwrap_or(10);
    let seed = matches.get_one::<u64>("seed").copied().unwrap_or(0);
    let mut rates = Contestant::ALL.map(|contestant| (contestant, ErrorRates::default()));
    let mut output = io::stdout();
    for (i, &weaker) in Contestant::ALL.iter().enumerate() {
        for &stronger in Contestant::ALL.iter().skip(i + 1) {
            let played = pairing(rules, stronger, weaker, games, seed, &mut rates);
            let exit = match played {
                Ok(score) => finished(writeln!(output, "{}", score_line(texts, stronger, weaker, &score)), texts),
                Err(_) => Exit::Failed,
            };
            if exit != Exit::Done {
                return exit;
            }
        }
    }
    finished(write_rates(texts, &rates, &mut output), texts)
}

type Rates = [(Contestant, ErrorRates); 5];

/// The score of the first contestant over so many games on each side.
fn pairing(
    rules: RuleSet,
    first: Contestant,
    second: Contestant,
    games: u32,
    seed: u64,
    rates: &mut Rates,
) -> Result<Score, NoAnswer> {
    let mut score = Score::default();
    for number in 0..games {
        for side in Side::ALL {
            let (goats, tigers) = if side == Side::Goats { (first, second) } else { (second, first) };
            let seed = seed.wrapping_add(u64::from(number));
            let game = engine().ladder_game(rules, goats, tigers, seed, LadderSettings::default(), &Limits::NONE)?;
            match game.winner {
                Some(winner) if winner == side => score.wins += 1,
                Some(_) => score.losses += 1,
                None => score.draws += 1,
            }
            for (side, contestant) in [(Side::Goats, goats), (Side::Tigers, tigers)] {
                let own = game.errors.only(side);
                rates.iter_mut().filter(|(of, _)| *of == contestant).for_each(|(_, sum)| sum.add(&own));
            }
            if io::stderr().is_terminal() {
                eprint!("\r{} – {}: {}/{}  ", first.id(), second.id(), score.games(), 2 * games);
            }
        }
    }
    if io::stderr().is_terminal() {
        eprint!("\r");
    }
    Ok(score)
}

fn score_line(texts: Texts, first: Contestant, second: Contestant, score: &Score) -> String {
    let percent = |share: f64| (share * 100.0).round() as i64;
    let (low, high) = score.interval();
    texts.get(
        "cli-ladder-score",
        &[
            ("first", first.id().into()),
            ("second", second.id().into()),
            ("wins", score.wins.into()),
            ("draws", score.draws.into()),
            ("losses", score.losses.into()),
            ("percent", percent(score.share()).into()),
            ("low", percent(low).into()),
            ("high", percent(high).into()),
        ],
    )
}

fn write_rates(texts: Texts, rates: &Rates, output: &mut dyn Write) -> io::Result<()> {
    writeln!(output, "\n{}", texts.get("cli-ladder-losing", &[]))?;
    for (contestant, errors) in rates {
        for side in Side::ALL {
            for (movement, phase) in [(false, "placement"), (true, "movement")] {
                let rate = errors.of(side, movement);
                let percent = rate.share().map_or("–".to_owned(), |share| format!("{:.1}", share * 100.0));
                let values = [
                    ("contestant", contestant.id().into()),
                    ("side", side.id().into()),
                    ("phase", phase.into()),
                    ("lost", rate.lost.into()),
                    ("decisions", rate.decisions.into()),
                    ("percent", percent.into()),
                    ("unjudged", rate.unjudged.into()),
                ];
                writeln!(output, "{}", texts.get("cli-ladder-rate", &values))?;
            }
        }
    }
    Ok(())
}
