### Aadupuli in a terminal, in English: the model for the other languages, as in `en.ftl`.

## The terminal game, line by line. `terminal-word-…` is the word that a person types (one word, no spaces); the
## English words are understood in every language.

terminal-word-help = help
terminal-word-board = board
terminal-word-names = names
terminal-word-pieces = pieces
terminal-word-undo = undo
terminal-word-redo = redo
terminal-word-hint = hint
terminal-word-why = why
terminal-word-moves = moves
terminal-word-record = record
terminal-word-save = save
terminal-word-claim = claim
terminal-word-resign = resign
terminal-word-yes = yes
terminal-word-new = new
terminal-word-rematch = rematch
terminal-word-rules = rules
terminal-word-quit = quit
terminal-help-help = these words
terminal-help-board = the board
terminal-help-names = the names of the points
terminal-help-pieces = every piece in words
terminal-help-undo = take back your last move
terminal-help-redo = play it again
terminal-help-hint = a hint; ask again for the next step
terminal-help-why = why a move was refused, or what your last move gave away
terminal-help-moves = the moves so far
terminal-help-record = the game as a record
terminal-help-save = keep the game (it is kept after every move anyway); with a file’s name: write it there, as a record if the name ends in .txt
terminal-help-claim = claim a draw
terminal-help-resign = give the game up
terminal-help-yes = confirm
terminal-help-new = a new game
terminal-help-rematch = the same game with the sides changed
terminal-help-rules = the rules of this game in short
terminal-help-quit = leave; the game is kept
terminal-help-offer = Type a move, or “help”.
terminal-help-moves-intro = Moves: place at a point (d3), step (b3-c3), capture (b3xd3), stop, pass. And:
terminal-new-form = new [easy|medium|hard|perfect|two] [goats|tigers|random] [standard|parlour|adu-huli|bagh-chal] [fifteen-captures|multiple-jumps|placing-tigers|repeater-loses|none …] [clock minutes] [practice]
terminal-new-unknown = “{ $word }” is no choice for a new game.
terminal-resumed = Your unfinished game goes on.
terminal-kept = The game is kept.
terminal-saved-to = Written to { $file }.
terminal-over-offer = “rematch”, “new”, “undo” or “quit”?
terminal-resign-sure = Resign? It counts as a loss. Type “yes” to resign.
terminal-nothing-asked = Nothing was asked.
terminal-why-nothing = You have not moved yet.
terminal-why-fine = { $move } gave nothing away.

## The full screen

screen-too-small = The window is too small: { $columns } × { $rows } letters are needed.
screen-keys = ? help · q quit · u undo · h hint · n new · t learn · m moves · arrows, mouse
screen-keys-over = r rematch · n new · u undo · v review · m moves · q quit
screen-help-title = Keys
screen-help-arrows = Arrows: go from point to point
screen-help-enter = Enter or space: select, place, move
screen-help-mouse = Mouse: click a point, or drag a piece
screen-help-escape = Esc: select nothing, close
screen-help-colon = Colon: type a move, such as b3-c3
screen-help-letters = u undo · y redo · h hint (again for the next step) · w why · s stop here · c claim a draw · x resign
screen-help-more = n new game · r rematch · e practise from here (as a new game, a hint on every move) · m moves · g my games · i rules of this game · v review · q quit (the game is kept)
screen-move-prompt = Move
screen-confirm = Enter: yes · Esc: no
screen-close = Esc: close
screen-choose = ↑ ↓ choose · ← → change · Enter start · Esc back
screen-choose-list = ↑ ↓ choose · Enter open · Esc back
screen-browse = ← → earlier and later · Enter play on from here · e practise from here · Esc back to the game
screen-help-marks = On the board: ▸ ◂ selected · ● can go here · ◎ captures here · ‹ › moved last · ○ came from here · × was taken · ( ) trapped · ◆ hint
screen-opponent-friend = A friend at this keyboard
screen-strip = ▲ goats better · even ▼ tigers better
screen-help-looks = k names of the points · l another look of the board
screen-keys-lesson = n next · b back · r start again · arrows, Enter or mouse · Esc back to the game
screen-keys-lesson-task = s show me · k skip · b back · : type a move · arrows, Enter or mouse · Esc back
screen-keys-puzzle = s solution · n another · e practise · : type a move · arrows, Enter or mouse · Esc back to the game
screen-keys-puzzle-done = n next puzzle · e practise · Esc back to the game
screen-puzzle-searching = Looking for a puzzle …
screen-help-learn = t lessons, strategy and puzzles · p a puzzle (the game waits)

## The command line. Names of commands and options are not translated.

cli-about = Aadupuli: the tiger-and-goat games of South Asia in your terminal
cli-heading-usage = Usage
cli-heading-commands = Commands
cli-heading-options = Options
cli-heading-arguments = Arguments
cli-heading-examples = Examples
cli-heading-exit-codes = Exit codes
cli-exit-codes =
    0  done, also when the input ended
    1  something outside failed: a file, the disk, the terminal
    2  the command line is wrong
    3  a file was read but is not what it should be
cli-help = Print help
cli-version = Print the version
cli-lang = Language: en, ta, kn or te (otherwise LC_ALL, LC_MESSAGES or LANG decides)
cli-data = Folder for games and settings (otherwise AADUPULI_DATA, or the usual place of this system)
cli-plain = Play line by line (also when the output is no terminal)
cli-spoken = Line by line with everything in words and no drawn board, for screen readers
cli-new = Begin a new game; an unfinished one is kept
cli-two = Two players at this keyboard
cli-level = Level of the computer: easy, medium, hard or perfect
cli-side = Your side: goats, tigers or random
cli-rules = Game: standard, parlour, adu-huli or bagh-chal
cli-variants = Family variants, as a comma list: fifteen-captures, multiple-jumps, placing-tigers, repeater-loses, or none
cli-clock = Minutes for each player
cli-practice = A hint on every move
cli-seed = Seed of the computer’s choices: the same seed, the same game
cli-open = Go on with the game in this file, a save or a record
cli-ugi = Talk the Universal Game Interface, for programs
cli-perft = Count the sequences of moves from a position
cli-perft-depth = How many moves long, 0 to 99
cli-perft-divide = Count apart for each first move
cli-position = Start from this position instead (seven fields, quoted)
cli-selfplay = Let two levels play each other and write the records
cli-selfplay-goats = Level of the goats
cli-selfplay-tigers = Level of the tigers
cli-selfplay-games = How many games
cli-selfplay-nodes = How many positions a move may look at (otherwise the level’s own)
cli-selfplay-out = Folder for the records (otherwise they are printed)
cli-show = Show a save or a record: board, moves, result
cli-show-file = The file; - is standard input
cli-show-at = The position after so many moves
cli-show-record = Print it as a record
cli-show-save = Print it as a save
cli-review = Go through a finished game: values, turning points, accuracy
cli-puzzles = Make puzzles with exactly one solving move
cli-puzzles-count = How many
cli-puzzles-check = Instead, prove each puzzle of such a table anew and count the kinds
cli-puzzles-checked = { $right } of { $all } puzzles have exactly one solving move, proved.
cli-ladder = Let all levels play each other and print the scores
cli-ladder-games = Games for each pairing and side
cli-ladder-levels = Who plays, as a comma list of random, easy, medium, hard and perfect: each plays every other (otherwise all five)
cli-ladder-pairings = Only these pairings, as a comma list such as hard-medium,medium-easy
cli-ladder-judge-nodes = How many positions the judge may look at for one decision in the placement phase
cli-ladder-cache = MiB of unpacked tables for each game at a time (the apps have 2): the answers are the same
cli-ladder-threads = How many games are played at a time (otherwise as many as there are cores)
cli-completions = Print completions for a shell: bash, zsh, fish, elvish or powershell
cli-completions-shell = The shell
cli-example-play = Play; an unfinished game goes on
cli-example-new = A new game of Bagh-Chal with the tigers
cli-example-pipe = A game from a pipe
cli-example-ugi = What an engine says
cli-example-perft = All sequences of five moves
cli-example-selfplay = Ten games, the same ones every time
cli-example-show = The position after move 20
cli-example-review = Where a game was lost
cli-example-puzzles = Five puzzles
cli-example-ladder = Every level against every other
cli-example-completions = Completions for bash
cli-error-unknown-argument = “{ $argument }” is not understood.
cli-error-unknown-command = There is no command “{ $command }”.
cli-error-value = “{ $value }” is no value for { $argument }.
cli-error-value-known = “{ $value }” is no value for { $argument }; there are: { $known }.
cli-error-missing = { $argument } is missing.
cli-error-no-value = { $argument } has no value.
cli-error-conflict = { $argument } does not go together with { $other }.
cli-error-suggestion = Did you mean { $suggestion }?
cli-error-see-help = “{ $command } --help” says more.
cli-error-position = { $argument }: { $problem }
cli-error-file-not-found = { $file }: there is no such file.
cli-error-file-permission = { $file }: this file may not be used.
cli-error-file-exists = { $file }: this file exists and is not written over.
cli-error-file-other = { $file }: { $reason }
cli-error-file-content = { $file }: { $problem }
cli-error-terminal = The terminal cannot be used: { $reason }. “aadupuli --plain” plays without it.
cli-error-data = The folder { $folder } cannot be used: { $reason }. This game will not be kept.
cli-no-data-folder = This system names no folder for data. This game will not be kept; --data names one.
cli-error-at = There is no move { $at }: this game has { $all }.
cli-error-ladder = A game could not be played to its end.
cli-ladder-score = { $first } – { $second }: { $wins } won, { $draws } drawn, { $losses } lost, { $percent } % ({ $low }–{ $high } %)
cli-ladder-score-as = { "  " }{ $first }, { $side }: { $wins } won, { $draws } drawn, { $losses } lost
cli-ladder-replies = Replies, in milliseconds of processor time:
cli-ladder-reply = { $contestant }: half within { $half }, 95 % within { $most }, the longest { $longest }; { $replies } replies, { $rate } thousand positions a second
cli-ladder-losing = Decisions that gave something away, of those that were judged:
cli-ladder-rate =
    { $phase ->
        [placement] { $contestant }, { $side }, placing: { $lost } of { $decisions } ({ $percent } %), { $unjudged } not judged
       *[movement] { $contestant }, { $side }, moving: { $lost } of { $decisions } ({ $percent } %), { $unjudged } not judged
    }
cli-puzzle = Solve a puzzle line by line
cli-puzzle-daily = Today’s puzzle, the same for everyone
cli-theme = Only puzzles of this theme: capture, fork, trap, save-goat or hold-draw
cli-difficulty = Only puzzles of this difficulty: easy, medium or hard
cli-rules-command = How to play, with diagrams
cli-strategy = How to play well instead: for goats or tigers
cli-learn = The lessons, or one of them line by line
cli-learn-lesson = The lesson’s name from the list
cli-example-learn = The lesson about captures
cli-example-rules = The rules of Bagh-Chal
cli-example-puzzle = Today’s puzzle
terminal-lesson-words = A point, a move, “next”, “back”, “skip”, “show”, “again”, “restart” or “quit”?
terminal-puzzle-words = Your move? Or “show”, “quit”.
