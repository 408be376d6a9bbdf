### Aadupuli in a terminal, in English: the model for the other languages, as in `en.ftl`.

## The terminal game, line by line. `terminal-word-…` is the word that a person types (one word, no spaces); the
## English words are understood in every language.

# TRANSLATE
terminal-word-help = help
# TRANSLATE
terminal-word-board = board
# TRANSLATE
terminal-word-names = names
# TRANSLATE
terminal-word-pieces = pieces
# TRANSLATE
terminal-word-undo = undo
# TRANSLATE
terminal-word-redo = redo
# TRANSLATE
terminal-word-hint = hint
# TRANSLATE
terminal-word-why = why
# TRANSLATE
terminal-word-moves = moves
# TRANSLATE
terminal-word-record = record
# TRANSLATE
terminal-word-save = save
# TRANSLATE
terminal-word-claim = claim
# TRANSLATE
terminal-word-resign = resign
# TRANSLATE
terminal-word-yes = yes
# TRANSLATE
terminal-word-new = new
# TRANSLATE
terminal-word-rematch = rematch
# TRANSLATE
terminal-word-rules = rules
# TRANSLATE
terminal-word-quit = quit
# TRANSLATE
terminal-help-help = these words
# TRANSLATE
terminal-help-board = the board
# TRANSLATE
terminal-help-names = the names of the points
# TRANSLATE
terminal-help-pieces = every piece in words
# TRANSLATE
terminal-help-undo = take back your last move
# TRANSLATE
terminal-help-redo = play it again
# TRANSLATE
terminal-help-hint = a hint; ask again for the next step
# TRANSLATE
terminal-help-why = why a move was refused, or what your last move gave away
# TRANSLATE
terminal-help-moves = the moves so far
# TRANSLATE
terminal-help-record = the game as a record
# TRANSLATE
terminal-help-save = keep the game (it is kept after every move anyway); with a file’s name: write it there, as a record if the name ends in .txt
# TRANSLATE
terminal-help-claim = claim a draw
# TRANSLATE
terminal-help-resign = give the game up
# TRANSLATE
terminal-help-yes = confirm
# TRANSLATE
terminal-help-new = a new game
# TRANSLATE
terminal-help-rematch = the same game with the sides changed
# TRANSLATE
terminal-help-rules = the rules of this game in short
# TRANSLATE
terminal-help-quit = leave; the game is kept
# TRANSLATE
terminal-help-offer = Type a move, or “help”.
# TRANSLATE
terminal-help-moves-intro = Moves: place at a point (d3), step (b3-c3), capture (b3xd3), stop, pass. And:
# TRANSLATE
terminal-new-form = new [easy|medium|hard|perfect|two] [goats|tigers|random] [standard|parlour|adu-huli|bagh-chal] [fifteen-captures|multiple-jumps|placing-tigers|repeater-loses|none …] [clock minutes] [practice]
# TRANSLATE
terminal-new-unknown = “{ $word }” is no choice for a new game.
# TRANSLATE
terminal-resumed = Your unfinished game goes on.
# TRANSLATE
terminal-kept = The game is kept.
# TRANSLATE
terminal-saved-to = Written to { $file }.
# TRANSLATE
terminal-over-offer = “rematch”, “new”, “undo” or “quit”?
# TRANSLATE
terminal-resign-sure = Resign? It counts as a loss. Type “yes” to resign.
# TRANSLATE
terminal-nothing-asked = Nothing was asked.
# TRANSLATE
terminal-why-nothing = You have not moved yet.
# TRANSLATE
terminal-why-fine = { $move } gave nothing away.

## The full screen

# TRANSLATE
screen-too-small = The window is too small: { $columns } × { $rows } letters are needed.
# TRANSLATE
screen-keys = ? help · q quit · u undo · h hint · n new · m moves · arrows, Enter or mouse
# TRANSLATE
screen-keys-over = r rematch · n new · u undo · v review · m moves · q quit
# TRANSLATE
screen-help-title = Keys
# TRANSLATE
screen-help-arrows = Arrows: go from point to point
# TRANSLATE
screen-help-enter = Enter or space: select, place, move
# TRANSLATE
screen-help-mouse = Mouse: click a point, or drag a piece
# TRANSLATE
screen-help-escape = Esc: select nothing, close
# TRANSLATE
screen-help-colon = Colon: type a move, such as b3-c3
# TRANSLATE
screen-help-letters = u undo · y redo · h hint (again for the next step) · w why · s stop here · c claim a draw · x resign
# TRANSLATE
screen-help-more = n new game · r rematch · m moves · g my games · i rules of this game · v review · q quit (the game is kept)
# TRANSLATE
screen-move-prompt = Move
# TRANSLATE
screen-confirm = Enter: yes · Esc: no
# TRANSLATE
screen-close = Esc: close
# TRANSLATE
screen-choose = ↑ ↓ choose · ← → change · Enter start · Esc back
# TRANSLATE
screen-choose-list = ↑ ↓ choose · Enter open · Esc back
# TRANSLATE
screen-browse = ← → earlier and later · Enter play on from here · Esc back to the game
# TRANSLATE
screen-help-marks = On the board: ▸ ◂ selected · ● can go here · ◎ captures here · ‹ › moved last · ○ came from here · × was taken · ( ) trapped · ◆ hint
# TRANSLATE
screen-opponent-friend = A friend at this keyboard
# TRANSLATE
screen-strip = ▲ goats better · even ▼ tigers better
# TRANSLATE
screen-help-looks = k names of the points · l another look of the board

## The command line. Names of commands and options are not translated.

# TRANSLATE
cli-about = Aadupuli: the tiger-and-goat games of South Asia in your terminal
# TRANSLATE
cli-heading-usage = Usage
# TRANSLATE
cli-heading-commands = Commands
# TRANSLATE
cli-heading-options = Options
# TRANSLATE
cli-heading-arguments = Arguments
# TRANSLATE
cli-heading-examples = Examples
# TRANSLATE
cli-heading-exit-codes = Exit codes
# TRANSLATE
cli-exit-codes =
    0  done, also when the input ended
    1  something outside failed: a file, the disk, the terminal
    2  the command line is wrong
    3  a file was read but is not what it should be
# TRANSLATE
cli-help = Print help
# TRANSLATE
cli-version = Print the version
# TRANSLATE
cli-lang = Language: en, ta, kn or te (otherwise LC_ALL, LC_MESSAGES or LANG decides)
# TRANSLATE
cli-data = Folder for games and settings (otherwise AADUPULI_DATA, or the usual place of this system)
# TRANSLATE
cli-plain = Play line by line (also when the output is no terminal)
# TRANSLATE
cli-spoken = Line by line with everything in words and no drawn board, for screen readers
# TRANSLATE
cli-new = Begin a new game; an unfinished one is kept
# TRANSLATE
cli-two = Two players at this keyboard
# TRANSLATE
cli-level = Level of the computer: easy, medium, hard or perfect
# TRANSLATE
cli-side = Your side: goats, tigers or random
# TRANSLATE
cli-rules = Game: standard, parlour, adu-huli or bagh-chal
# TRANSLATE
cli-variants = Family variants, as a comma list: fifteen-captures, multiple-jumps, placing-tigers, repeater-loses, or none
# TRANSLATE
cli-clock = Minutes for each player
# TRANSLATE
cli-practice = A hint on every move
# TRANSLATE
cli-seed = Seed of the computer’s choices: the same seed, the same game
# TRANSLATE
cli-open = Go on with the game in this file, a save or a record
# TRANSLATE
cli-ugi = Talk the Universal Game Interface, for programs
# TRANSLATE
cli-perft = Count the sequences of moves from a position
# TRANSLATE
cli-perft-depth = How many moves long, 0 to 99
# TRANSLATE
cli-perft-divide = Count apart for each first move
# TRANSLATE
cli-position = Start from this position instead (seven fields, quoted)
# TRANSLATE
cli-selfplay = Let two levels play each other and write the records
# TRANSLATE
cli-selfplay-goats = Level of the goats
# TRANSLATE
cli-selfplay-tigers = Level of the tigers
# TRANSLATE
cli-selfplay-games = How many games
# TRANSLATE
cli-selfplay-nodes = How many positions a move may look at (otherwise the level’s own)
# TRANSLATE
cli-selfplay-out = Folder for the records (otherwise they are printed)
# TRANSLATE
cli-show = Show a save or a record: board, moves, result
# TRANSLATE
cli-show-file = The file; - is standard input
# TRANSLATE
cli-show-at = The position after so many moves
# TRANSLATE
cli-show-record = Print it as a record
# TRANSLATE
cli-show-save = Print it as a save
# TRANSLATE
cli-review = Go through a finished game: values, turning points, accuracy
# TRANSLATE
cli-puzzles = Make puzzles with exactly one solving move
# TRANSLATE
cli-puzzles-count = How many
# TRANSLATE
cli-ladder = Let all levels play each other and print the scores
# TRANSLATE
cli-ladder-games = Games for each pairing and side
# TRANSLATE
cli-board = Write a board to print
# TRANSLATE
cli-board-svg = As SVG
# TRANSLATE
cli-board-pdf = As PDF
# TRANSLATE
cli-board-paper = Paper: a4 or letter
# TRANSLATE
cli-board-pieces = With pieces to cut out
# TRANSLATE
cli-board-output = File to write (otherwise standard output)
# TRANSLATE
cli-completions = Print completions for a shell: bash, zsh, fish, elvish or powershell
# TRANSLATE
cli-completions-shell = The shell
# TRANSLATE
cli-example-play = Play; an unfinished game goes on
# TRANSLATE
cli-example-new = A new game of Bagh-Chal with the tigers
# TRANSLATE
cli-example-pipe = A game from a pipe
# TRANSLATE
cli-example-ugi = What an engine says
# TRANSLATE
cli-example-perft = All sequences of five moves
# TRANSLATE
cli-example-selfplay = Ten games, the same ones every time
# TRANSLATE
cli-example-show = The position after move 20
# TRANSLATE
cli-example-review = Where a game was lost
# TRANSLATE
cli-example-puzzles = Five puzzles
# TRANSLATE
cli-example-ladder = Every level against every other
# TRANSLATE
cli-example-board = A board on A4 with pieces to cut out
# TRANSLATE
cli-example-completions = Completions for bash
# TRANSLATE
cli-error-unknown-argument = “{ $argument }” is not understood.
# TRANSLATE
cli-error-unknown-command = There is no command “{ $command }”.
# TRANSLATE
cli-error-value = “{ $value }” is no value for { $argument }.
# TRANSLATE
cli-error-value-known = “{ $value }” is no value for { $argument }; there are: { $known }.
# TRANSLATE
cli-error-missing = { $argument } is missing.
# TRANSLATE
cli-error-no-value = { $argument } has no value.
# TRANSLATE
cli-error-conflict = { $argument } does not go together with { $other }.
# TRANSLATE
cli-error-suggestion = Did you mean { $suggestion }?
# TRANSLATE
cli-error-see-help = “{ $command } --help” says more.
# TRANSLATE
cli-error-position = { $argument }: { $problem }
# TRANSLATE
cli-error-file-not-found = { $file }: there is no such file.
# TRANSLATE
cli-error-file-permission = { $file }: this file may not be used.
# TRANSLATE
cli-error-file-exists = { $file }: this file exists and is not written over.
# TRANSLATE
cli-error-file-other = { $file }: { $reason }
# TRANSLATE
cli-error-file-content = { $file }: { $problem }
# TRANSLATE
cli-error-terminal = The terminal cannot be used: { $reason }. “aadupuli --plain” plays without it.
# TRANSLATE
cli-error-data = The folder { $folder } cannot be used: { $reason }. This game will not be kept.
# TRANSLATE
cli-no-data-folder = This system names no folder for data. This game will not be kept; --data names one.
# TRANSLATE
cli-error-at = There is no move { $at }: this game has { $all }.
# TRANSLATE
cli-error-no-puzzle = No such puzzle was found.
# TRANSLATE
cli-ladder-score = { $first } – { $second }: { $wins } won, { $draws } drawn, { $losses } lost, { $percent } % ({ $low }–{ $high } %)
# TRANSLATE
cli-ladder-losing = Decisions that gave something away, of those that were judged:
# TRANSLATE
cli-ladder-rate =
    { $phase ->
        [placement] { $contestant }, { $side }, placing: { $lost } of { $decisions } ({ $percent } %), { $unjudged } not judged
       *[movement] { $contestant }, { $side }, moving: { $lost } of { $decisions } ({ $percent } %), { $unjudged } not judged
    }
# TRANSLATE
cli-puzzle = Solve a puzzle line by line
# TRANSLATE
cli-puzzle-daily = Today’s puzzle, the same for everyone
# TRANSLATE
cli-theme = Only puzzles of this theme: capture, fork, trap, save-goat or hold-draw
# TRANSLATE
cli-difficulty = Only puzzles of this difficulty: easy, medium or hard
# TRANSLATE
cli-rules-command = How to play, with diagrams
# TRANSLATE
cli-strategy = How to play well instead: for goats or tigers
# TRANSLATE
cli-learn = The lessons, or one of them line by line
# TRANSLATE
cli-learn-lesson = The lesson’s name from the list
# TRANSLATE
cli-example-learn = The lesson about captures
# TRANSLATE
cli-example-rules = The rules of Bagh-Chal
# TRANSLATE
cli-example-puzzle = Today’s puzzle
# TRANSLATE
terminal-lesson-words = A point, a move, “next”, “back”, “skip”, “show”, “again”, “restart” or “quit”?
# TRANSLATE
terminal-puzzle-words = Your move? Or “show”, “quit”.
