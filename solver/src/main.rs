//! `solver`: solves the games, writes their tables, checks them.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use aadupuli_core::{GameId, RuleSet, Tables, Variants};
use aadupuli_solver::advice;
use aadupuli_solver::rules::{StuckGoats, Terms};
use aadupuli_solver::solution::Solution;
use aadupuli_solver::solve::{self, Job, Progress};
use aadupuli_solver::space::Space;
use aadupuli_solver::tables::encode::{Frugality, Workshop};
use aadupuli_solver::tables::make::{Maker, Solved};
use aadupuli_solver::tables::write;
use aadupuli_solver::verify::{self, Samples};
use clap::{Args, Parser, Subcommand};

/// Solves the tiger-and-goat games by retrograde analysis, and writes the tables of perfect play.
#[derive(Parser)]
#[command(name = "solver", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Solves a rule set from the last capture back to the first placement; goes on where a killed run stopped.
    Solve(Solve),
    /// Checks a table: header, checksums, a sample of each layer against its successors, and known values.
    Verify(Verify),
    /// Measures what the strategy guide's advice is worth, against a solution.
    Advice(Advice),
    /// Writes the table of a board from the solutions of its games.
    Tables(MakeTables),
}

#[derive(Args)]
struct Verify {
    /// The table
    table: PathBuf,
    /// standard, parlour, adu-huli or bagh-chal
    #[arg(long, value_parser = game)]
    rules: GameId,
    /// How many positions of each movement layer, with each side to move, are compared with their successors
    #[arg(long, default_value_t = 2_000)]
    sample: usize,
    /// How many positions of each layer of a stored placement stage are compared with a search from their successors
    #[arg(long, default_value_t = 20)]
    searched: usize,
    /// A file of positions with their values, such as tests/truth/values-standard.tsv
    #[arg(long)]
    values: Option<PathBuf>,
    /// How many positions the search may visit for each placement position of that file
    #[arg(long, default_value_t = 3_000_000)]
    nodes: u64,
}

#[derive(Args)]
struct MakeTables {
    /// The folder that holds the solutions, each in a folder named after its rule set
    #[arg(long)]
    solutions: PathBuf,
    /// The folder for finished sections; a killed run goes on from them
    #[arg(long)]
    parts: PathBuf,
    /// aadu-puli or bagh-chal
    #[arg(long, value_parser = ["aadu-puli", "bagh-chal"])]
    board: String,
    /// The placement stages that are stored, by goats in hand
    #[arg(long, value_delimiter = ',')]
    in_hand: Vec<u32>,
    /// Samples that each section's model is fitted to
    #[arg(long, default_value_t = 1_500_000)]
    samples: usize,
    /// The table
    #[arg(long)]
    out: PathBuf,
}

#[derive(Args)]
struct RulesArgs {
    /// standard, parlour, adu-huli or bagh-chal
    #[arg(long, value_parser = game)]
    rules: GameId,
    /// A comma list of variants, such as fifteen-captures
    #[arg(long, default_value = "none", value_parser = variants)]
    variants: Variants,
    /// Goats more than the game has, or fewer where it is below 0; the captures that win stay the same
    #[arg(long, default_value_t = 0, allow_hyphen_values = true)]
    handicap: i8,
    /// Leave the quiet-move rule out of account
    #[arg(long)]
    no_quiet_rule: bool,
    /// Goats that have no move lose, instead of passing
    #[arg(long)]
    stuck_goats_lose: bool,
    /// So many goats instead of the rule set's: an invented game
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=20))]
    goats: Option<u8>,
    /// The tigers win by so many captures instead of the rule set's: an invented game
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=20))]
    captures: Option<u8>,
}

#[derive(Args)]
struct Advice {
    #[command(flatten)]
    rules: RulesArgs,
    /// The folder of the solution's files
    #[arg(long)]
    folder: PathBuf,
    /// How many games of players who look one move ahead
    #[arg(long, default_value_t = 4000)]
    games: u64,
    /// How many positions drawn at random
    #[arg(long, default_value_t = 200_000)]
    positions: u64,
}

#[derive(Args)]
struct Solve {
    #[command(flatten)]
    rules: RulesArgs,
    /// The folder of the solution's files (checkpoints, and what tables are made from)
    #[arg(long)]
    folder: PathBuf,
    /// Keep only the newest placement stage (smaller; then no tables can be made)
    #[arg(long)]
    newest_stage_only: bool,
    /// Stop after the movement phase
    #[arg(long)]
    movement_only: bool,
    /// Leave out the longest win in plies, which takes as long as the movement phase (only without the quiet-move rule)
    #[arg(long)]
    skip_longest: bool,
    /// Threads (all cores if left out)
    #[arg(long)]
    threads: Option<usize>,
}

fn game(word: &str) -> Result<GameId, String> {
    GameId::from_id(word).ok_or_else(|| format!("no rule set \"{word}\""))
}

fn variants(words: &str) -> Result<Variants, String> {
    Variants::parse(words).map_err(|error| error.to_string())
}

impl RulesArgs {
    fn terms(&self) -> Result<(RuleSet, Terms), Box<dyn std::error::Error>> {
        let rules = RuleSet::new(self.rules, self.variants);
        let Some(mut rules) = rules.with_handicap(self.handicap) else {
            return Err(format!("no game is left with {} goats more", self.handicap).into());
        };
        if self.no_quiet_rule {
            rules.quiet_tiger_moves = None;
        }
        rules.goats = self.goats.unwrap_or(rules.goats);
        rules.captures_to_win = self.captures.unwrap_or(rules.captures_to_win);
        let stuck = if self.stuck_goats_lose { StuckGoats::Lose } else { StuckGoats::Pass };
        Ok((rules, Terms::of(&rules, stuck)?))
    }
}

fn run(cli: Cli) -> Result<(), Box<dyn std::error::Error>> {
    match cli.command {
        Command::Verify(args) => verify(&args)?,
        Command::Tables(args) => make_tables(&args)?,
        Command::Advice(args) => {
            let (rules, terms) = args.rules.terms()?;
            let solution = Solution::read(&rules, terms, &args.folder)?;
            let report = advice::report(rules, &solution, args.games, args.positions);
            std::io::stdout().write_all(report.as_bytes())?;
        }
        Command::Solve(args) => {
            let (rules, terms) = args.rules.terms()?;
            if let Some(threads) = args.threads {
                rayon::ThreadPoolBuilder::new().num_threads(threads).build_global()?;
            }
            let job = Job {
                rules,
                terms,
                folder: &args.folder,
                keep_stages: !args.newest_stage_only,
                longest: terms.quiet_tiger_moves.is_none() && !args.skip_longest,
                placement: !args.movement_only,
            };
            let report = solve::solve(&job, &say)?;
            std::fs::write(args.folder.join("report.txt"), &report)?;
            std::io::stdout().write_all(report.as_bytes())?;
        }
    }
    Ok(())
}

fn verify(args: &Verify) -> Result<(), Box<dyn std::error::Error>> {
    let mut tables = Tables::none();
    tables.add(std::fs::read(&args.table)?.into())?;
    println!("header: right");
    println!("checksums: right, {} blocks", verify::checksums(&tables)?);
    let rules = RuleSet::new(args.rules, Variants::NONE);
    let mut tell = |line| println!("  {line}");
    let samples = Samples { movement: args.sample, placement: args.searched, nodes: args.nodes };
    let mut wrong = 0;
    for layer in verify::consistency(&tables, rules, samples, &mut tell)? {
        println!("against successors: {layer}");
        wrong += layer.findings.wrong + layer.findings.silent;
    }
    if let Some(path) = &args.values {
        let lines = std::fs::read_to_string(path)?;
        let mut known = verify::known_values(&tables, rules, &lines, args.nodes, &mut tell)?;
        for (phase, found) in [("movement", known.movement), ("placement, searched", known.placement)] {
            println!(
                "known values, {phase}: {} compared, {} wrong, {} silent",
                found.checked, found.wrong, found.silent
            );
            wrong += found.wrong;
        }
        known.times.sort_unstable();
        let within = known.times.partition_point(|&time| time <= Duration::from_secs(1));
        let (half, most) = (known.times.len() / 2, known.times.len() * 99 / 100);
        let at = |index: usize| known.times.get(index).map_or(0.0, Duration::as_secs_f64);
        println!(
            "processor time for each, one core: {within} of {} within 1 s, median {:.3} s, p99 {:.2} s, slowest {:.2} s",
            known.times.len(),
            at(half),
            at(most),
            at(known.times.len().saturating_sub(1))
        );
    }
    if wrong > 0 { Err(format!("{wrong} positions are wrong").into()) } else { Ok(()) }
}

fn make_tables(args: &MakeTables) -> Result<(), Box<dyn std::error::Error>> {
    let path = |name: &str| args.solutions.join(name);
    let (standard, parlour, adu_huli, bagh_chal) =
        (path("standard"), path("parlour"), path("adu-huli"), path("bagh-chal"));
    let rules = |game| RuleSet::new(game, Variants::NONE);
    let games = if args.board == "aadu-puli" {
        vec![
            Solved { rules: rules(GameId::Standard), folder: &standard, without_rule: Some(&parlour) },
            Solved { rules: rules(GameId::AduHuli), folder: &adu_huli, without_rule: None },
        ]
    } else {
        vec![Solved { rules: rules(GameId::BaghChal), folder: &bagh_chal, without_rule: None }]
    };
    let Some(first) = games.first() else { return Ok(()) };
    let board = first.rules.board();
    let space = Space::new(board, usize::from(first.rules.tigers));
    let started = std::time::Instant::now();
    let frugality = if args.board == "aadu-puli" { Frugality::LITTLE } else { Frugality::GREAT };
    let maker = Maker {
        space: &space,
        workshop: Workshop::new(&space.numbering, args.samples, frugality),
        parts: &args.parts,
        say: &|line| eprintln!("{:7.1} s  {line}", started.elapsed().as_secs_f64()),
    };
    let sections = maker.sections(&games, &args.in_hand)?;
    let table = write::table(board.kind(), &sections);
    std::fs::write(&args.out, &table)?;
    println!("{}: {} bytes", args.out.display(), table.len());
    Ok(())
}

fn say(progress: Progress<'_>) {
    let left = progress.left.map_or_else(|| "?".to_owned(), |left| format!("{:.0}", left.as_secs_f64()));
    eprintln!(
        "{:>6.1} s  {:5.1} %  about {left} s left  {}{}",
        progress.elapsed.as_secs_f64(),
        progress.share * 100.0,
        progress.part,
        if progress.round > 0 { format!(", round {}", progress.round) } else { String::new() }
    );
}

fn main() -> ExitCode {
    match run(Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("solver: {error}");
            ExitCode::FAILURE
        }
    }
}
