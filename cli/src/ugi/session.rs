//! The engine's side of the conversation, without input, output, threads or clocks.

use aadupuli_core::{Game, Move, MoveTextError, Outcome, Position, PositionTextError, Refusal, Side};

use super::limits::{LimitsError, SearchLimits};
use super::options::{OptionError, Options};
use super::task::Task;
use super::words::{Word, number, one_line};

/// The deepest perft that is counted; the recursion is as deep.
const DEEPEST_PERFT: u64 = 99;

/// What a command leads to.
#[derive(Debug)]
pub enum Reply {
    /// These lines are the answer; none for a command that has no answer.
    Lines(Vec<String>),
    /// The answer takes time to find.
    Task(Task),
    /// `isready`: answered at once, also during a task.
    Ready,
    /// `stop`: a task that is under way is to answer now.
    Stop,
    /// `quit`: the conversation is over.
    Quit,
}

/// Why a command is refused. The position is as it was.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
enum CommandError {
    #[error("unknown command {0} (known: {known})", known = COMMANDS.join(" "))]
    Unknown(Word),
    #[error("{command}: nothing may follow, but {word} does")]
    TooMuch { command: &'static str, word: Word },
    #[error("setoption: {0}")]
    Option(#[from] OptionError),
    #[error("position: the form is: position startpos|fen <7 fields> [moves <move> …]")]
    PositionForm,
    #[error("position: {0}")]
    Position(#[from] PositionTextError),
    #[error("position: move {number} {word}: {error}")]
    NotAMove { number: usize, word: Word, error: MoveTextError },
    #[error("position: move {number} {word} is refused: {refusal}")]
    Refused { number: usize, word: Word, refusal: Refusal },
    #[error("go: {0}")]
    Limits(#[from] LimitsError),
    #[error("query: {0} is none of gameover, p1turn, result")]
    Query(Word),
    #[error("query: the form is: query gameover|p1turn|result")]
    QueryForm,
    #[error("perft: the form is: perft <depth>, from 0 to {DEEPEST_PERFT}")]
    Perft,
    #[error("why: the form is: why <move>")]
    WhyForm,
    #[error("why: {0}")]
    Why(MoveTextError),
    #[error("resign: the form is: resign goats|tigers")]
    ResignForm,
    #[error("{command}: {reason}")]
    NotNow { command: &'static str, reason: String },
}

/// Every command, in the order in which `docs/ugi.md` explains them.
const COMMANDS: [&str; 18] = [
    "ugi",
    "isready",
    "setoption",
    "uginewgame",
    "position",
    "go",
    "stop",
    "query",
    "quit",
    "legal",
    "fen",
    "perft",
    "outcome",
    "claim",
    "resign",
    "why",
    "value",
    "hint",
];

/// One conversation: the options and the game that the position belongs to.
///
/// # Examples
/// ```
/// use aadupuli_cli::ugi::Session;
/// let mut session = Session::default();
/// assert!(session.answer("position startpos moves e1 b3-c3").is_empty());
/// assert_eq!(session.answer("fen"), ["fen T/3T2/2T3/6/G3 g 14 0 0 - 0"]);
/// assert_eq!(session.answer("why b4-c5"), ["why not-your-turn"]);
/// ```
#[derive(Clone, Debug)]
pub struct Session {
    options: Options,
    game: Game,
}

impl Default for Session {
    fn default() -> Self {
        let options = Options::default();
        Self { options, game: Game::new(options.rules()) }
    }
}

impl Session {
    /// The options.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The game that leads to the position.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The answer to a command, with a task carried out only as far as an immediate `stop` lets it come.
    pub fn answer(&mut self, line: &str) -> Vec<String> {
        match self.command(line) {
            Reply::Lines(lines) => lines,
            Reply::Task(task) => task.run(&|| true),
            Reply::Ready => vec!["readyok".to_owned()],
            Reply::Stop | Reply::Quit => Vec::new(),
        }
    }

    /// Takes one command. One that is refused is answered with `error …` and changes nothing.
    pub fn command(&mut self, line: &str) -> Reply {
        let words: Vec<&str> = line.split_ascii_whitespace().collect();
        let Some((&command, rest)) = words.split_first() else { return Reply::Lines(Vec::new()) };
        match self.dispatch(command, rest) {
            Ok(reply) => reply,
            Err(error) => Reply::Lines(vec![one_line(&format!("error {error}"))]),
        }
    }

    fn dispatch(&mut self, command: &str, rest: &[&str]) -> Result<Reply, CommandError> {
        let Some(command) = COMMANDS.into_iter().find(|known| known.eq_ignore_ascii_case(command)) else {
            return Err(CommandError::Unknown(Word::new(command)));
        };
        match command {
            "setoption" => return self.set_option(rest),
            "position" => return self.set_position(rest),
            "go" => return self.go(rest),
            "query" => return self.query(rest),
            "perft" => return self.perft(rest),
            "resign" => return self.resign(rest),
            "why" => return self.why(rest),
            _ => {}
        }
        if let Some(word) = rest.first() {
            return Err(CommandError::TooMuch { command, word: Word::new(word) });
        }
        match command {
            "ugi" => Ok(Reply::Lines(introduction())),
            "isready" => Ok(Reply::Ready),
            "uginewgame" => {
                self.game = Game::new(self.options.rules());
                Ok(Reply::Lines(Vec::new()))
            }
            "stop" => Ok(Reply::Stop),
            "quit" => Ok(Reply::Quit),
            "legal" => Ok(line(self.legal())),
            "fen" => Ok(line(format!("fen {}", self.game.position()))),
            "value" => Ok(Reply::Task(Task::value(&self.game, &self.options))),
            "hint" => Ok(Reply::Task(Task::hint(&self.game, &self.options))),
            "claim" => {
                self.game.claim_draw().map_err(|refused| not_now(command, &refused))?;
                Ok(line(self.outcome()))
            }
            _ => Ok(line(self.outcome())),
        }
    }

    /// The game goes back to the start where the rules change; otherwise the position stays.
    fn set_option(&mut self, words: &[&str]) -> Result<Reply, CommandError> {
        let options = self.options.set(words)?;
        let is_rule = |word: &&str| word.eq_ignore_ascii_case("rules") || word.eq_ignore_ascii_case("variants");
        if words.get(1).is_some_and(is_rule) {
            self.game = Game::new(options.rules());
        }
        self.options = options;
        Ok(Reply::Lines(Vec::new()))
    }

    fn set_position(&mut self, words: &[&str]) -> Result<Reply, CommandError> {
        let is = |word: &str, name: &str| word.eq_ignore_ascii_case(name);
        let moves_at = words.iter().position(|word| is(word, "moves")).unwrap_or(words.len());
        let (start, moves) = words.split_at(moves_at);
        let rules = self.options.rules();
        let start = match start.split_first() {
            Some((kind, [])) if is(kind, "startpos") => Position::start(rules),
            Some((kind, fields)) if is(kind, "fen") => Position::parse(&fields.join(" "), rules)?,
            _ => return Err(CommandError::PositionForm),
        };
        let mut game = Game::from_position(start);
        for (number, text) in (1..).zip(moves.iter().skip(1)) {
            let word = || Word::new(text);
            let mv = Move::parse(text, rules.board()).map_err(|error| CommandError::NotAMove {
                number,
                word: word(),
                error,
            })?;
            game.play(mv).map_err(|refusal| CommandError::Refused { number, word: word(), refusal })?;
        }
        self.game = game;
        Ok(Reply::Lines(Vec::new()))
    }

    fn go(&self, words: &[&str]) -> Result<Reply, CommandError> {
        let limits = SearchLimits::parse(words, self.game.position().side(), self.options.nodes)?;
        Ok(Reply::Task(Task::search(&self.game, &self.options, limits)))
    }

    fn query(&self, words: &[&str]) -> Result<Reply, CommandError> {
        let &[what] = words else { return Err(CommandError::QueryForm) };
        let truth = |is: bool| if is { "true" } else { "false" };
        let response = match what.to_ascii_lowercase().as_str() {
            "gameover" => truth(self.game.outcome().is_some()),
            // The goats are player one: they move first.
            "p1turn" => truth(self.game.position().side() == Side::Goats),
            "result" => match self.game.outcome() {
                None => "none",
                Some(outcome) => match outcome.winner() {
                    Some(Side::Goats) => "p1win",
                    Some(Side::Tigers) => "p2win",
                    None => "draw",
                },
            },
            _ => return Err(CommandError::Query(Word::new(what))),
        };
        Ok(line(format!("response {response}")))
    }

    fn perft(&self, words: &[&str]) -> Result<Reply, CommandError> {
        let depth = match words {
            [depth] => number(depth).filter(|&depth| depth <= DEEPEST_PERFT),
            _ => None,
        };
        let depth = depth.and_then(|depth| u32::try_from(depth).ok()).ok_or(CommandError::Perft)?;
        Ok(Reply::Task(Task::perft(self.game.position(), depth)))
    }

    fn resign(&mut self, words: &[&str]) -> Result<Reply, CommandError> {
        let side = match words {
            [side] => Side::from_id(side),
            _ => None,
        };
        self.game.resign(side.ok_or(CommandError::ResignForm)?).map_err(|over| not_now("resign", &over))?;
        Ok(line(self.outcome()))
    }

    fn why(&self, words: &[&str]) -> Result<Reply, CommandError> {
        let &[text] = words else { return Err(CommandError::WhyForm) };
        let mv = Move::parse(text, self.game.rules().board()).map_err(CommandError::Why)?;
        Ok(line(match self.game.check(mv) {
            Ok(()) => "why legal".to_owned(),
            Err(refusal) => format!("why {refusal}"),
        }))
    }

    fn legal(&self) -> String {
        let board = self.game.rules().board();
        let mut moves: Vec<String> =
            self.game.legal_moves().into_iter().map(|mv| mv.notation(board).to_string()).collect();
        moves.sort_unstable();
        moves.insert(0, "legal".to_owned());
        moves.join(" ")
    }

    fn outcome(&self) -> String {
        format!("outcome {}", self.game.outcome().map_or("ongoing".to_owned(), |outcome: Outcome| outcome.to_string()))
    }
}

fn line(text: String) -> Reply {
    Reply::Lines(vec![text])
}

fn not_now(command: &'static str, reason: &dyn core::fmt::Display) -> CommandError {
    CommandError::NotNow { command, reason: reason.to_string() }
}

fn introduction() -> Vec<String> {
    let mut lines =
        vec![format!("id name Aadupuli {}", env!("CARGO_PKG_VERSION")), "id author the Aadupuli authors".to_owned()];
    lines.extend(Options::listing());
    lines.push("ugiok".to_owned());
    lines
}
