//! The commands beside the game itself.

use std::path::PathBuf;

use aadupuli_core::Side;
use aadupuli_core::engine::{Contestant, Difficulty, Theme};
use aadupuli_core::lessons::LessonId;
use aadupuli_print::Paper;
use aadupuli_texts::Texts;
use clap::builder::Str;
use clap::{Arg, Command, value_parser};
use clap_complete::Shell;

use super::options::{level_parser, rules_arguments};
use super::{base, flag, one_of, option, positional};
use crate::ladder::parse_pairing;

pub(super) fn perft(texts: Texts) -> Command {
    base("perft", "cli-perft", texts)
        .arg(
            positional("depth", "DEPTH", texts.get("cli-perft-depth", &[]), texts)
                .required(true)
                .value_parser(value_parser!(u32).range(0..100)),
        )
        .args(rules_arguments(texts))
        .args([
            option("position", "POSITION", texts.get("cli-position", &[])),
            flag("divide", texts.get("cli-perft-divide", &[])),
        ])
}

pub(super) fn board(texts: Texts) -> Command {
    base("board", "cli-board", texts).args(rules_arguments(texts)).args([
        flag("pdf", texts.get("cli-board-pdf", &[])).conflicts_with("svg"),
        flag("svg", texts.get("cli-board-svg", &[])),
        option("paper", "SIZE", texts.get("cli-board-paper", &[]))
            .ignore_case(true)
            .value_parser(one_of(Paper::ALL.map(Paper::id), Paper::from_id)),
        flag("pieces", texts.get("cli-board-pieces", &[])),
        flag("with-rules", texts.get("cli-board-with-rules", &[])),
        option("out", "FILE", texts.get("cli-board-out", &[])).value_parser(value_parser!(PathBuf)),
    ])
}

pub(super) fn selfplay(texts: Texts) -> Command {
    base("selfplay", "cli-selfplay", texts).args(rules_arguments(texts)).args([
        option("goats", "LEVEL", texts.get("cli-selfplay-goats", &[])).value_parser(level_parser()),
        option("tigers", "LEVEL", texts.get("cli-selfplay-tigers", &[])).value_parser(level_parser()),
        games(texts.get("cli-selfplay-games", &[])),
        seed(texts),
        nodes(texts),
        option("out", "DIR", texts.get("cli-selfplay-out", &[])).value_parser(value_parser!(PathBuf)),
    ])
}

pub(super) fn show(texts: Texts) -> Command {
    base("show", "cli-show", texts).args([
        file(texts),
        option("at", "MOVES", texts.get("cli-show-at", &[])).value_parser(value_parser!(usize)),
        flag("record", texts.get("cli-show-record", &[])),
        flag("save", texts.get("cli-show-save", &[])).conflicts_with("record"),
    ])
}

pub(super) fn review(texts: Texts) -> Command {
    base("review", "cli-review", texts).args([file(texts), nodes(texts)])
}

pub(super) fn puzzles(texts: Texts) -> Command {
    base("puzzles", "cli-puzzles", texts).args(rules_arguments(texts)).args([
        option("count", "NUMBER", texts.get("cli-puzzles-count", &[])).value_parser(value_parser!(u32)),
        seed(texts),
        theme(texts),
        difficulty(texts),
        option("check", "FILE", texts.get("cli-puzzles-check", &[])).value_parser(value_parser!(PathBuf)),
    ])
}

pub(super) fn puzzle(texts: Texts) -> Command {
    base("puzzle", "cli-puzzle", texts).args(rules_arguments(texts)).args([
        flag("daily", texts.get("cli-puzzle-daily", &[])),
        seed(texts),
        theme(texts),
        difficulty(texts),
    ])
}

pub(super) fn ladder(texts: Texts) -> Command {
    let contestants = || one_of(Contestant::ALL.map(Contestant::id), Contestant::from_id);
    let words = Contestant::ALL.iter().flat_map(|first| Contestant::ALL.map(|second| pairing_id(*first, second)));
    base("ladder", "cli-ladder", texts).args(rules_arguments(texts)).args([
        option("levels", "LIST", texts.get("cli-ladder-levels", &[])).value_delimiter(',').value_parser(contestants()),
        option("pairings", "LIST", texts.get("cli-ladder-pairings", &[]))
            .value_delimiter(',')
            .conflicts_with("levels")
            .value_parser(one_of(words.collect::<Vec<Str>>(), parse_pairing)),
        games(texts.get("cli-ladder-games", &[])),
        seed(texts),
        option("judge-nodes", "NUMBER", texts.get("cli-ladder-judge-nodes", &[])).value_parser(value_parser!(u64)),
        option("cache", "NUMBER", texts.get("cli-ladder-cache", &[])).value_parser(value_parser!(u16).range(1..=4096)),
        option("threads", "NUMBER", texts.get("cli-ladder-threads", &[]))
            .value_parser(value_parser!(u16).range(1..=256)),
    ])
}

fn pairing_id(first: Contestant, second: Contestant) -> Str {
    format!("{}-{}", first.id(), second.id()).into()
}

pub(super) fn rules(texts: Texts) -> Command {
    base("rules", "cli-rules-command", texts).args(rules_arguments(texts)).arg(
        option("strategy", "SIDE", texts.get("cli-strategy", &[]))
            .value_parser(one_of(Side::ALL.map(Side::id), Side::from_id)),
    )
}

pub(super) fn learn(texts: Texts) -> Command {
    base("learn", "cli-learn", texts).arg(
        positional("lesson", "LESSON", texts.get("cli-learn-lesson", &[]), texts)
            .value_parser(one_of(LessonId::ALL.map(LessonId::id), LessonId::from_id)),
    )
}

pub(super) fn completions(texts: Texts) -> Command {
    base("completions", "cli-completions", texts).arg(
        positional("shell", "SHELL", texts.get("cli-completions-shell", &[]), texts)
            .required(true)
            .value_parser(value_parser!(Shell)),
    )
}

fn file(texts: Texts) -> Arg {
    let help = texts.get("cli-show-file", &[]);
    positional("file", "FILE", help, texts).required(true).value_parser(value_parser!(PathBuf))
}

fn games(help: String) -> Arg {
    option("games", "NUMBER", help).value_parser(value_parser!(u32).range(1..))
}

fn seed(texts: Texts) -> Arg {
    option("seed", "NUMBER", texts.get("cli-seed", &[])).value_parser(value_parser!(u64))
}

fn nodes(texts: Texts) -> Arg {
    option("nodes", "NUMBER", texts.get("cli-selfplay-nodes", &[])).value_parser(value_parser!(u64).range(1..))
}

fn theme(texts: Texts) -> Arg {
    let themes = [Theme::Capture, Theme::Fork, Theme::Trap, Theme::SaveGoat, Theme::HoldDraw].map(Theme::id);
    option("theme", "THEME", texts.get("cli-theme", &[])).value_parser(one_of(themes, Theme::from_id))
}

fn difficulty(texts: Texts) -> Arg {
    let difficulties = [Difficulty::Easy, Difficulty::Medium, Difficulty::Hard].map(Difficulty::id);
    option("difficulty", "LEVEL", texts.get("cli-difficulty", &[]))
        .value_parser(one_of(difficulties, Difficulty::from_id))
}
