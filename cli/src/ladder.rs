//! `aadupuli ladder`: levels against each other, judged by what is proved.

use std::io::{self, IsTerminal, Write};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::Duration;

use aadupuli_core::engine::{Contestant, Engine, ErrorRates, LadderGame, LadderSettings, Limits, Reply, Score};
use aadupuli_core::{RuleSet, Side};
use aadupuli_texts::Texts;
use clap::ArgMatches;
use cpu_time::ThreadTime;

use crate::thinking::{engine_of, warm};
use crate::{Exit, command_line, complain, finished};

/// MiB of unpacked tables for each thread, unless told otherwise: enough that little is unpacked twice.
const CACHE: u16 = 256;

/// How many positions the judge may visit for one decision, unless told otherwise.
const JUDGE_NODES: u64 = 1_000_000;

/// Two contestants that play each other on both sides.
type Pairing = (Contestant, Contestant);

/// One game that is to be played.
#[derive(Clone, Copy)]
struct Fixture {
    pairing: usize,
    goats: Contestant,
    tigers: Contestant,
    /// Which of them is the pairing's first.
    side_of_first: Side,
    seed: u64,
}

/// How a pairing stands, as the first of the two sees it on each side.
#[derive(Clone, Copy, Default)]
struct Standing {
    as_goats: Score,
    as_tigers: Score,
}

impl Standing {
    fn count(&mut self, side: Side, winner: Option<Side>) {
        let score = match side {
            Side::Goats => &mut self.as_goats,
            Side::Tigers => &mut self.as_tigers,
        };
        match winner {
            Some(winner) if winner == side => score.wins += 1,
            Some(_) => score.losses += 1,
            None => score.draws += 1,
        }
    }

    const fn both(self) -> Score {
        let (a, b) = (self.as_goats, self.as_tigers);
        Score { wins: a.wins + b.wins, draws: a.draws + b.draws, losses: a.losses + b.losses }
    }
}

/// What a contestant did in all its games.
#[derive(Clone, Default)]
struct Record {
    errors: ErrorRates,
    replies: Vec<Reply>,
}

/// Plays the pairings, on both sides, and prints scores, shares of value-losing decisions, and what replies cost.
pub(crate) fn ladder(matches: &ArgMatches, texts: Texts) -> Exit {
    let rules = command_line::rules(matches);
    let games = matches.get_one::<u32>("games").copied().unwrap_or(10);
    let seed = matches.get_one::<u64>("seed").copied().unwrap_or(0);
    let judge_nodes = matches.get_one::<u64>("judge-nodes").copied().unwrap_or(JUDGE_NODES);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = matches.get_one::<u16>("threads").map_or(cores, |&threads| usize::from(threads));
    let pairings = pairings(matches);
    let fixtures = fixtures(&pairings, games, seed);

    let tables = warm(usize::from(matches.get_one::<u16>("cache").copied().unwrap_or(CACHE)));
    let played = play_all(engine_of(tables.as_ref()), rules, &fixtures, judge_nodes, threads);
    let mut standings = vec![Standing::default(); pairings.len()];
    let mut records = Contestant::ALL.map(|contestant| (contestant, Record::default()));
    for (fixture, game) in fixtures.iter().zip(played) {
        let Some(game) = game else {
            complain(&texts.get("cli-error-ladder", &[]));
            return Exit::Failed;
        };
        if let Some(standing) = standings.get_mut(fixture.pairing) {
            standing.count(fixture.side_of_first, game.winner);
        }
        for (side, contestant) in [(Side::Goats, fixture.goats), (Side::Tigers, fixture.tigers)] {
            for (_, record) in records.iter_mut().filter(|(of, _)| *of == contestant) {
                record.errors.add(&game.errors.only(side));
                record.replies.extend(game.replies.iter().filter(|reply| reply.side == side));
            }
        }
    }
    let mut output = io::stdout();
    finished(write_report(texts, &pairings, &standings, &records, &mut output), texts)
}

/// The pairings that the options ask for; the stronger contestant comes first.
fn pairings(matches: &ArgMatches) -> Vec<Pairing> {
    if let Some(pairings) = matches.get_many::<Pairing>("pairings") {
        return pairings.copied().collect();
    }
    let levels: Vec<Contestant> =
        matches.get_many("levels").map_or(Contestant::ALL.to_vec(), |levels| levels.copied().collect());
    let mut pairings = Vec::new();
    for (i, &weaker) in levels.iter().enumerate() {
        pairings.extend(levels.iter().skip(i + 1).map(|&stronger| (stronger, weaker)));
    }
    pairings
}

/// The pairing that two words with a hyphen between name.
pub(crate) fn parse_pairing(word: &str) -> Option<Pairing> {
    let (first, second) = word.split_once('-')?;
    Some((Contestant::from_id(first)?, Contestant::from_id(second)?))
}

fn fixtures(pairings: &[Pairing], games: u32, seed: u64) -> Vec<Fixture> {
    let mut fixtures = Vec::new();
    for (pairing, &(first, second)) in pairings.iter().enumerate() {
        for number in 0..games {
            let seed = seed.wrapping_add(u64::from(number));
            fixtures.push(Fixture { pairing, goats: first, tigers: second, side_of_first: Side::Goats, seed });
            fixtures.push(Fixture { pairing, goats: second, tigers: first, side_of_first: Side::Tigers, seed });
        }
    }
    fixtures
}

/// Plays every game, several at a time. They are independent, so that neither the number of threads nor their order
/// changes a result.
fn play_all(
    engine: Engine<'_>,
    rules: RuleSet,
    fixtures: &[Fixture],
    judge_nodes: u64,
    threads: usize,
) -> Vec<Option<LadderGame>> {
    let next = AtomicUsize::new(0);
    let mut played: Vec<Option<LadderGame>> = fixtures.iter().map(|_| None).collect();
    std::thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        for _ in 0..threads.clamp(1, fixtures.len().max(1)) {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                let begun = ThreadTime::now();
                let clock = || begun.elapsed();
                let settings = LadderSettings { judge_nodes, clock: Some(&clock), ..LadderSettings::default() };
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let Some(&Fixture { goats, tigers, seed, .. }) = fixtures.get(number) else { break };
                    let game = engine.ladder_game(rules, goats, tigers, seed, settings, &Limits::NONE).ok();
                    if sender.send((number, game)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let watched = io::stderr().is_terminal();
        for (done, (number, game)) in receiver.into_iter().enumerate() {
            if let Some(place) = played.get_mut(number) {
                *place = game;
            }
            if watched {
                eprint!("\r{}/{}  ", done + 1, fixtures.len());
            }
        }
        if watched {
            eprint!("\r");
        }
    });
    played
}

fn write_report(
    texts: Texts,
    pairings: &[Pairing],
    standings: &[Standing],
    records: &[(Contestant, Record)],
    output: &mut dyn Write,
) -> io::Result<()> {
    for (&(first, second), standing) in pairings.iter().zip(standings) {
        writeln!(output, "{}", score_line(texts, first, second, standing.both()))?;
        for (side, score) in [(Side::Goats, standing.as_goats), (Side::Tigers, standing.as_tigers)] {
            writeln!(output, "{}", side_line(texts, first, side, score))?;
        }
    }
    let took_part = |contestant: Contestant| pairings.iter().any(|&(a, b)| a == contestant || b == contestant);
    let records = || records.iter().filter(|(contestant, _)| took_part(*contestant));
    writeln!(output, "\n{}", texts.get("cli-ladder-losing", &[]))?;
    for (contestant, record) in records() {
        for side in Side::ALL {
            for (movement, phase) in [(false, "placement"), (true, "movement")] {
                let rate = record.errors.of(side, movement);
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
    writeln!(output, "\n{}", texts.get("cli-ladder-replies", &[]))?;
    for (contestant, record) in records().filter(|(_, record)| !record.replies.is_empty()) {
        writeln!(output, "{}", reply_line(texts, *contestant, &record.replies))?;
    }
    Ok(())
}

fn score_line(texts: Texts, first: Contestant, second: Contestant, score: Score) -> String {
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

fn side_line(texts: Texts, first: Contestant, side: Side, score: Score) -> String {
    let line = texts.get(
        "cli-ladder-score-as",
        &[
            ("first", first.id().into()),
            ("side", side.id().into()),
            ("wins", score.wins.into()),
            ("draws", score.draws.into()),
            ("losses", score.losses.into()),
        ],
    );
    format!("  {line}")
}

fn reply_line(texts: Texts, contestant: Contestant, replies: &[Reply]) -> String {
    let mut times: Vec<Duration> = replies.iter().map(|reply| reply.time).collect();
    times.sort();
    let at = |share: f64| {
        let place = (share * (times.len().saturating_sub(1)) as f64).round() as usize;
        let time = times.get(place).copied().unwrap_or_default();
        format!("{:.1}", time.as_secs_f64() * 1000.0)
    };
    let nodes: u64 = replies.iter().map(|reply| reply.nodes).sum();
    let seconds = times.iter().sum::<Duration>().as_secs_f64().max(1e-9);
    texts.get(
        "cli-ladder-reply",
        &[
            ("contestant", contestant.id().into()),
            ("replies", replies.len().into()),
            ("half", at(0.5).into()),
            ("most", at(0.95).into()),
            ("longest", at(1.0).into()),
            ("rate", ((nodes as f64 / seconds / 1000.0).round() as i64).into()),
        ],
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_standing_counts_for_the_first_of_the_pairing_on_each_side() {
        let mut standing = Standing::default();
        standing.count(Side::Goats, Some(Side::Goats));
        standing.count(Side::Tigers, Some(Side::Goats));
        standing.count(Side::Tigers, None);
        assert_eq!(standing.as_goats, Score { wins: 1, draws: 0, losses: 0 });
        assert_eq!(standing.as_tigers, Score { wins: 0, draws: 1, losses: 1 });
        assert_eq!(standing.both(), Score { wins: 1, draws: 1, losses: 1 });
    }

    #[test]
    fn a_pairing_is_two_contestants() {
        let [random, easy, ..] = Contestant::ALL;
        assert_eq!(parse_pairing("easy-random"), Some((easy, random)));
        assert_eq!(parse_pairing("easy-"), None);
        assert_eq!(parse_pairing("easy"), None);
    }

    #[test]
    fn every_pairing_is_played_on_both_sides_with_every_seed() {
        let [random, easy, medium, ..] = Contestant::ALL;
        let fixtures = fixtures(&[(easy, random), (medium, easy)], 3, 7);
        assert_eq!(fixtures.len(), 12);
        assert!(fixtures.iter().all(|fixture| (7..10).contains(&fixture.seed)));
        assert_eq!(fixtures.iter().filter(|fixture| fixture.goats == medium).count(), 3);
        assert_eq!(fixtures.iter().filter(|fixture| fixture.tigers == easy).count(), 6);
    }
}
