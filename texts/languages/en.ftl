### Aadupuli in English.
###
### This file is the model for the other languages: each of them has every message of this one, with the same
### variables. Identifiers start with the name of their screen or subject. `$side` is always `goats` or `tigers`,
### `$piece` is `goat` or `tiger`; numbers come as numbers, so that every language can choose its plural.
### Digits are ASCII in every language.

## The app

app-name = Aadupuli
app-subtitle = Tigers and goats
app-launcher-name = Aadupuli
app-file-name = Aadupuli game

## Buttons that many screens share

action-back = Back
action-cancel = Cancel
action-close = Close
action-continue = Continue
action-done = Done
action-next = Next
action-previous = Previous
action-ok = OK
action-share = Share
action-try-again = Try again
action-undo = Undo
action-all = All

## Lists: how two things are joined, again and again for more than two.

list-join = { $first }, { $next }

## Sides, pieces, colours of speech

side-name =
    { $side ->
        [goats] Goats
       *[tigers] Tigers
    }
moves-count =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
minutes-count =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
seconds-count =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
games-count =
    { $count ->
        [0] no games
        [one] { $count } game
       *[other] { $count } games
    }

## Games of the family. $game is `standard`, `parlour`, `adu-huli` or `bagh-chal`.

rules-name =
    { $game ->
        [parlour] Aadu Puli Attam, parlour rules
        [adu-huli] Adu Huli
        [bagh-chal] Bagh-Chal
       *[standard] Aadu Puli Attam
    }
rules-description =
    { $game ->
        [parlour] The Tamil game as played in the parlour: nobody is forced to a draw, but after 30 moves each either player may claim one.
        [adu-huli] The game of Mysuru, carved on a temple parapet: one goat more, and the tigers need one capture more.
        [bagh-chal] The game of Nepal and Bangladesh, on a square board with four tigers and twenty goats.
       *[standard] The game of Tamil Nadu, with three tigers and fifteen goats on the triangle.
    }
# For example: 15 goats, 5 captures
rules-figures = { $goats } goats, { $captures } captures
# $value is `even`, `goats`, `tigers` or `unknown`: what perfect play by both sides leads to.
rules-value =
    { $value ->
        [even] Even game: with perfect play nobody wins
        [goats] With perfect play the goats win
        [tigers] With perfect play the tigers win
       *[unknown] Not solved yet: nobody knows who should win
    }
rules-value-short =
    { $value ->
        [even] Even game
        [goats] Better for the goats
        [tigers] Better for the tigers
       *[unknown] Not solved yet
    }

## Family variants. $variant is `fifteen-captures`, `multiple-jumps`, `placing-tigers` or `repeater-loses`.

variant-name =
    { $variant ->
        [fifteen-captures] Fifteen captures
        [multiple-jumps] Multiple jumps
        [placing-tigers] Placing the tigers
       *[repeater-loses] Repeating loses
    }
variant-description =
    { $variant ->
        [fifteen-captures] The tigers must capture every goat.
        [multiple-jumps] After a capture the same tiger may capture again at once, or stop.
        [placing-tigers] Only one tiger stands on the board; the others enter on the tigers’ first turns.
       *[repeater-loses] Whoever brings about the same position for the fourth time loses.
    }
# The variants that are on, joined. $rules is the name of the game.
rules-with-variants = { $rules } · { $variants }

## Levels of the computer. $level is `easy`, `medium`, `hard` or `perfect`.

level-name =
    { $level ->
        [easy] Easy
        [medium] Medium
        [hard] Hard
       *[perfect] Perfect
    }
level-character =
    { $level ->
        [easy] A first opponent: takes what is offered, errs when it gets difficult.
        [medium] An uncle who plays well, and slips now and then.
        [hard] The best player in the village. You can win, if you really know the game.
       *[perfect] Never errs where the game is solved, and waits for you to.
    }
opponent-computer = Computer · { $level }
opponent-computer-side =
    { $side ->
        [goats] { $level } · goats
       *[tigers] { $level } · tigers
    }
opponent-friend = { $goats } and { $tigers }
you = You

## First start

first-learn = Learn in five minutes
first-play = Play

## Home

home-settings = Settings
home-continue = Continue
home-continue-your-turn-place =
    { $count ->
        [one] Your turn, { $count } goat to place
       *[other] Your turn, { $count } goats to place
    }
home-continue-your-turn = Your turn
home-continue-their-turn = The computer’s turn
home-continue-turn-of = { $name } to move
home-play = Play
home-learn = Learn
home-learn-progress = { $done } of { $all } lessons done
home-puzzles = Puzzles
home-daily-waiting = Today’s puzzle is waiting
home-daily-solved = Today’s puzzle is solved
home-streak =
    { $count ->
        [0] No streak yet
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
home-my-games = My games
home-all-games = All games
home-no-games = Your games will be kept here.

## New game

new-title = New game
new-opponent = Opponent
new-opponent-computer = Computer
new-opponent-friend = A friend on this phone
new-level = Level
new-side = You play
new-side-random = Random
new-names = Names
new-name-goats = Who plays the goats
new-name-tigers = Who plays the tigers
new-game = Game
new-variants = Family variants
new-clock = Clock
new-clock-none = No clock
new-clock-minutes =
    { $count ->
        [one] { $count } minute each
       *[other] { $count } minutes each
    }
new-help = Help
new-help-hints = Hints allowed
new-help-undo = Undo allowed
new-help-practice = Practice
new-help-practice-detail = A hint on every move
new-handicap = Goats
new-handicap-none = As the game has it
new-handicap-more =
    { $count ->
        [one] { $count } goat more
       *[other] { $count } goats more
    }
new-handicap-fewer =
    { $count ->
        [one] { $count } goat fewer
       *[other] { $count } goats fewer
    }
new-handicap-detail = More goats help the goats, fewer help the tigers.
new-from-position = From the position on the board
new-unfinished-kept = Your unfinished game is kept in My games.
new-start = Start

## Game

game-undo = Undo
game-redo = Redo
game-hint = Hint
game-moves = Moves
game-more = More
game-stop-here = Stop here
game-tally = { $captured } of { $all } captured
game-goats-in-hand =
    { $count ->
        [0] No goats in hand
        [one] { $count } goat in hand
       *[other] { $count } goats in hand
    }
game-tigers-in-hand =
    { $count ->
        [0] No tigers in hand
        [one] { $count } tiger in hand
       *[other] { $count } tigers in hand
    }
game-quiet-moves = { $moves } of { $all } tiger moves without a capture
game-moves-title = Moves
game-moves-empty = No moves yet
game-moves-start = Start
game-browsing = Move { $move } of { $all }
game-back-to-game = Back to the game
game-play-on-from-here = Play on from here
game-hints-off = Hints are off in this game

## The status line: one sentence

status-your-turn-place-goat = Your turn: place a goat
status-your-turn-place-tiger = Your turn: place a tiger
status-your-turn-move-goat = Your turn: move a goat
status-your-turn-move-tiger = Your turn: move a tiger
status-turn-place-goat = { $name }: place a goat
status-turn-place-tiger = { $name }: place a tiger
status-turn-move-goat = { $name }: move a goat
status-turn-move-tiger = { $name }: move a tiger
status-selected =
    { $piece ->
        [goat] Tap a marked point, or another goat
       *[tiger] Tap a marked point, or another tiger
    }
status-chain = Capture again, or stop here
status-thinking = The computer is thinking
status-pass = The goats have no move: they pass
status-browsing = You are looking at an earlier position
status-confirm-move = Tap again to play { $move }

## Over

over-title = Game over
over-rematch = Rematch
over-rematch-detail = The sides swap
over-review = Review
over-share = Share
over-home = Home
over-show-result = Show the result
over-you-won = You won
over-you-lost = You lost
over-draw = A draw
over-name-won = { $name } won

## Outcomes in one sentence

outcome-goats-trapped =
    { $tigers ->
        [one] Goats win: the tiger is trapped
       *[other] Goats win: all { $tigers } tigers are trapped
    }
outcome-tigers-captures =
    { $captures ->
        [one] Tigers win: { $captures } goat is captured
       *[other] Tigers win: { $captures } goats are captured
    }
outcome-tigers-captures-all = Tigers win: every goat is captured
outcome-resignation =
    { $winner ->
        [goats] Goats win: the tigers resigned
       *[tigers] Tigers win: the goats resigned
    }
outcome-time =
    { $winner ->
        [goats] Goats win: the tigers ran out of time
       *[tigers] Tigers win: the goats ran out of time
    }
outcome-repeater =
    { $winner ->
        [goats] Goats win: the tigers brought about the same position for the fourth time
       *[tigers] Tigers win: the goats brought about the same position for the fourth time
    }
outcome-draw-threefold = Draw: the same position stood three times
outcome-draw-quiet-tigers = Draw: { $moves } tiger moves in a row without a capture
outcome-draw-claim = Draw, claimed by a player
# $result is `goats`, `tigers`, `draw` or `none` (unfinished).
result-short =
    { $result ->
        [goats] Goats won
        [tigers] Tigers won
        [draw] Draw
       *[none] Unfinished
    }

## Menu of the game

menu-new-game = New game
menu-resign = Resign
menu-claim-draw = Claim a draw
menu-sounds = Sounds
menu-rules = Rules of this game
menu-share-position = Share the position
menu-share-record = Share the record
menu-share-save = Share the game file
menu-turn-pieces = Turn the pieces towards the player
menu-leave = Leave
menu-show-result = Show the result

## Claiming a draw

claim-not-in-rules = These rules have no claimed draw
claim-too-early =
    { $count ->
        [one] After { $after } moves each: { $count } to go
       *[other] After { $after } moves each: { $count } to go
    }
claim-available = A draw may be claimed
claim-game-over = The game is over

## Confirmations

confirm-resign-title = Resign?
confirm-resign-text = It counts as a loss.
confirm-resign-text-two = { $name } loses the game.
confirm-resign-yes = Resign
confirm-claim-title = Claim a draw?
confirm-claim-text = The game ends as a draw.
confirm-claim-yes = Claim
confirm-play-on-title = Play on from here?
confirm-play-on-text =
    { $count ->
        [one] The last move is given up. The game as it stands is kept in My games.
       *[other] The last { $count } moves are given up. The game as it stands is kept in My games.
    }
confirm-play-on-yes = Play on
confirm-delete-all-title = Delete everything?
confirm-delete-all-text = All games, statistics, progress and settings on this device are deleted. This cannot be undone.
confirm-delete-all-yes = Delete everything
confirm-reset-statistics-title = Reset the statistics?
confirm-reset-statistics-text = Counting starts anew. Your games are kept.
confirm-reset-statistics-yes = Reset
confirm-reset-lessons-title = Start all lessons again?
confirm-reset-lessons-yes = Start again

## Why a move is refused. Points are spoken names, see `place-…`.

refusal-game-over = The game is over
refusal-not-your-turn = That is not your piece to move now
refusal-no-piece = No piece stands there
refusal-occupied = Something stands there already
refusal-not-yet-movable =
    { $count ->
        [one] Goats move once all have entered: { $count } is still in hand
       *[other] Goats move once all have entered: { $count } are still in hand
    }
refusal-tigers-not-yet-movable =
    { $count ->
        [one] Tigers move once all have entered: { $count } is still in hand
       *[other] Tigers move once all have entered: { $count } are still in hand
    }
refusal-none-in-hand = No piece is left in hand: move one on the board
refusal-no-line = No line leads straight from here to there in one step
refusal-around-bend = A capture goes straight on, never around a bend
refusal-two-goats = Two goats in a row cannot be jumped
refusal-tiger-in-the-way = A tiger cannot jump over a tiger
refusal-no-goat-between = There is no goat to jump over
refusal-goats-never-capture = Goats never capture
refusal-chain-continues = The tiger that captured goes on, or stops here
refusal-nothing-to-stop = There is nothing to stop
refusal-can-still-move = The goats can still move, so they cannot pass
refusal-blocked-goat = This goat is blocked: every point around it is taken
refusal-blocked-tiger = This tiger is trapped for now: it can neither step nor capture
refusal-thinking = The computer is thinking

## Points by ear. $row and $column count from 1; the names are used inside other sentences.
## $kind is `apex`, `base` or `row`.

place-name =
    { $kind ->
        [apex] apex
        [base] base, point { $column }
       *[row] row { $row }, point { $column }
    }
place-on =
    { $kind ->
        [apex] on the apex
        [base] on base point { $column }
       *[row] on row { $row } point { $column }
    }
place-from =
    { $kind ->
        [apex] from the apex
        [base] from base point { $column }
       *[row] from row { $row } point { $column }
    }
place-to =
    { $kind ->
        [apex] to the apex
        [base] to base point { $column }
       *[row] to row { $row } point { $column }
    }
spoken-point-empty = { $place }, empty
spoken-point-goat = { $place }, goat
spoken-point-tiger = { $place }, tiger
spoken-selected = selected
spoken-can-move = can move
spoken-trapped = trapped
spoken-in-danger = can be captured
spoken-last-move = last move
spoken-target = can go here
spoken-goat-can-be-placed = goat can be placed here
spoken-tiger-can-be-placed = tiger can be placed here
# $place is `place-on`.
spoken-captures = captures the goat { $place }
spoken-hint = hint
spoken-action-select = Select
spoken-action-deselect = Deselect
spoken-action-place = Place
spoken-action-move-here = Move here
spoken-action-capture = Capture
spoken-board = Board, { $game }

## Moves by ear. $from is `place-from`, $to is `place-to`, $on is `place-on`.

move-place-goat = Goat placed { $on }
move-place-tiger = Tiger placed { $on }
move-step-goat = Goat goes { $from } { $to }
move-step-tiger = Tiger goes { $from } { $to }
move-capture = Tiger { $from } takes the goat { $on }, { $captured } of { $all }
move-stop = The tiger captures no more
move-pass = The goats pass
# With trapped tigers named after a move.
move-and-trapped =
    { $count ->
        [one] { $move }; { $count } tiger is trapped
       *[other] { $move }; { $count } tigers are trapped
    }

## Announcements for screen readers

announce-your-turn = Your turn
announce-turn = { $name } to move
announce-computer-thinking = The computer is thinking
announce-clock-minute =
    { $side ->
        [goats] Goats: one minute left
       *[tigers] Tigers: one minute left
    }
announce-clock-seconds =
    { $side ->
        [goats] Goats: 10 seconds left
       *[tigers] Tigers: 10 seconds left
    }
announce-undone = Taken back
announce-redone = Played again
announce-deleted = Deleted
announce-copied = Copied
announce-saved = Saved
announce-game-started = New game: { $rules }

## Clocks and dates

# Minutes without leading zero, seconds with two digits.
clock-digits = { $minutes }:{ $seconds }
# `minutes-count` and `seconds-count`, one after the other.
clock-spoken = { $minutes } { $seconds }
date-day =
    { $month ->
        [1] { $day } January { $year }
        [2] { $day } February { $year }
        [3] { $day } March { $year }
        [4] { $day } April { $year }
        [5] { $day } May { $year }
        [6] { $day } June { $year }
        [7] { $day } July { $year }
        [8] { $day } August { $year }
        [9] { $day } September { $year }
        [10] { $day } October { $year }
        [11] { $day } November { $year }
       *[12] { $day } December { $year }
    }
date-today = Today
date-yesterday = Yesterday
date-unknown = Date unknown

## Hints. Three steps: the idea, the piece, the move with its reason.

hint-title = Hint
hint-next-piece = Which piece?
hint-next-move = Which move?
hint-dismiss = Dismiss
hint-thinking = Looking for a hint
hint-step-piece-goat = The goat { $on }
hint-step-piece-tiger = The tiger { $on }
hint-step-place-goat = A goat from the hand
hint-step-place-tiger = A tiger from the hand
# $move is notation, $reason a whole sentence from `hint-reason-…`.
hint-step-move = { $move }. { $reason }

## Review

review-title = Review
review-working = Going through the game: { $done } of { $all }
review-strip = Value, move by move
review-goats-better = Goats better
review-tigers-better = Tigers better
review-exact = Exact: this game is solved
review-estimate = Estimate: this part is not solved
review-turning-points = Turning points
review-no-turning-points = Nobody gave anything away.
review-accuracy = Accuracy
review-accuracy-side =
    { $side ->
        [goats] Goats { $percent } %
       *[tigers] Tigers { $percent } %
    }
review-accuracy-none =
    { $side ->
        [goats] Goats: nothing to decide
       *[tigers] Tigers: nothing to decide
    }
review-accuracy-meaning = The share of decisions that kept what the position was worth, counting only those where something could be lost.
review-show-line = Show the line
review-practise = Practise from here
review-line-end = That is where the line ends.
review-value-at = { $move }: { $value }

## Puzzles. $theme is `capture`, `fork`, `trap`, `save-goat` or `hold-draw`.

puzzle-title = Puzzles
puzzle-daily = Today’s puzzle
puzzle-daily-date = Puzzle of { $date }
puzzle-by-theme = By theme
puzzle-by-difficulty = By difficulty
puzzle-theme =
    { $theme ->
        [capture] Capture
        [fork] Fork
        [trap] Trap
        [save-goat] Save the goat
       *[hold-draw] Hold the draw
    }
puzzle-difficulty =
    { $difficulty ->
        [easy] Easy
        [medium] Medium
       *[hard] Hard
    }
puzzle-task =
    { $theme ->
        [capture] Tigers to move: win a goat
        [fork] Tigers to move: threaten two goats at once
        [trap] Goats to move: close the trap
        [save-goat] Goats to move: save the goat
       *[hold-draw] Only one move keeps the draw
    }
puzzle-task-side =
    { $side ->
        [goats] You play the goats
       *[tigers] You play the tigers
    }
puzzle-tries =
    { $count ->
        [0] First try
        [one] { $count } try so far
       *[other] { $count } tries so far
    }
puzzle-right = Right!
puzzle-wrong = Not that one: look what follows
puzzle-try-again = Try again
puzzle-show-solution = Show the solution
puzzle-solution = The solution
puzzle-next = Next puzzle
puzzle-looking = Looking for a puzzle
puzzle-none = No such puzzle was found.
puzzle-solved-count =
    { $count ->
        [0] None solved yet
        [one] { $count } solved
       *[other] { $count } solved
    }
puzzle-streak =
    { $count ->
        [0] No streak yet
        [one] Streak: { $count } day
       *[other] Streak: { $count } days
    }
puzzle-longest-streak =
    { $count ->
        [0] Longest streak: none yet
        [one] Longest streak: { $count } day
       *[other] Longest streak: { $count } days
    }
puzzle-practise = Practise this position

## Learn

learn-title = Learn
learn-lessons = Lessons
learn-differences = What is different
learn-how-to-play = How to play
learn-strategy-goats = Strategy for goats
learn-strategy-tigers = Strategy for tigers
learn-lesson-number = Lesson { $number }
learn-progress = Step { $step } of { $all }
learn-not-started = Not started
learn-in-progress = In progress
learn-done = Done
learn-back = Back
learn-next = Next
learn-skip = Skip
learn-start-again = Start again
learn-finished = Lesson finished
learn-next-lesson = Next lesson
learn-example-previous = Previous step of the example
learn-example-next = Next step of the example
learn-try-it = Try it
learn-claim-strength =
    { $strength ->
        [strong] Strong advice
        [fair] Fair advice
       *[weak] Weak advice
    }

## My games

games-title = My games
games-unfinished = Unfinished
games-finished = Finished
games-empty = No games yet. Every game you play is kept here.
games-item = { $opponent } · { $result }
games-share-record = Share as record
games-share-save = Share as game file
games-delete = Delete
games-deleted = Game deleted
games-import = Import
games-import-file = From a file
games-import-clipboard = From the clipboard
games-imported-count =
    { $count ->
        [0] Nothing was imported
        [one] { $count } game imported
       *[other] { $count } games imported
    }
games-unreadable = { $name } can’t be read
games-unreadable-keep = Keep file
games-unreadable-delete = Delete
games-resume-kept = The game you left is kept under Unfinished.

## Statistics

statistics-title = Statistics
statistics-games = Games
statistics-wins = Wins
statistics-draws = Draws
statistics-losses = Losses
statistics-by-game = By game
statistics-by-side = By side
statistics-by-level = By level
statistics-friend-games = Two players
statistics-longest-streak =
    { $count ->
        [0] No wins in a row yet
        [one] Longest streak: { $count } win
       *[other] Longest streak: { $count } wins in a row
    }
statistics-current-streak =
    { $count ->
        [0] No streak at the moment
        [one] Now: { $count } win
       *[other] Now: { $count } wins in a row
    }
statistics-row = { $name }: { $wins } won, { $draws } drawn, { $losses } lost
statistics-empty = Nothing to count yet. Finish a game against the computer.
statistics-reset = Reset

## Settings

settings-title = Settings
settings-play = Play
settings-variants = Family variants
settings-confirm-moves = Confirm moves
settings-confirm-moves-detail = A second tap plays the move.
settings-show-legal-moves = Show legal moves
settings-show-trapped-tigers = Show trapped tigers
settings-coordinates = Coordinates
settings-turn-pieces = Turn pieces towards the player
settings-look = Look
settings-board-look = Board
settings-board-look-name =
    { $look ->
        [stone] Stone
        [earth] Red earth
        [paper] Paper
       *[automatic] As the theme
    }
settings-theme = Theme
settings-theme-name =
    { $theme ->
        [light] Light
        [dark] Dark
       *[system] As the system
    }
settings-piece-set = Pieces
settings-piece-set-name =
    { $set ->
        [tokens] Tokens
       *[pebbles] Pebbles
    }
settings-animations = Animations
settings-sound = Sound
settings-vibration = Vibration
settings-language = Language
settings-language-system = As the system
settings-language-review = This translation has not yet been read by a native speaker. Corrections are welcome.
settings-accessibility = Accessibility
settings-announce-fully = Announce moves fully
settings-announce-fully-detail = Reads out both points of every move and what follows from it.
settings-larger-targets = Larger targets
settings-larger-targets-detail = A tap counts for the nearest point.
settings-data = Data
settings-export-everything = Export everything
settings-import = Import
settings-delete-everything = Delete everything
settings-deleted-everything = Everything is deleted
settings-about = About
settings-on = On
settings-off = Off

## Print a board

print-title = Print a board
print-game = Board
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = Letter
print-pieces = Pieces to cut out
print-rules = Rules on the back
print-format = Format
print-pdf = PDF
print-svg = SVG
print-action = Print
print-share = Share the file
print-preview = Preview
print-cut-here = Cut along the lines

## About

about-title = About
about-version = Version { $version }
about-solved-title = What “solved” means
about-solved-text = A game is solved when it is known for every position what perfect play leads to. Hints and reviews that say “exact” come from such tables, not from guesses.
about-solved-standard = Aadu Puli Attam is a draw: wherever the first goat enters, neither side can force a win if the other makes no mistake.
about-solved-size = For this, some 15 thousand million positions with goats in hand and 754 million with all goats on the board were worked out.
about-unsolved = Where a game or a family variant is not solved, the computer searches ahead and estimates; reviews mark this as an estimate.
about-private = No advertising, no account, no network: your games stay on this device.
about-licence-title = Licence
about-licence-text = Free software under the MIT licence or the Apache licence 2.0, as you choose.
about-libraries = Libraries
about-translations = Translations

## What went wrong, for a person. Each says what to do where something can be done.

# Saves: $part is what `error-part-…` says.
error-save-not-a-save = This is not a game of Aadupuli.
error-save-too-new = A newer version of the app wrote this game. Update the app to open it.
error-save-too-long = This file is too long to be a game.
error-save-damaged = This game is damaged: { $part }.
error-save-start = The starting position of this game is damaged. { $problem }
error-part-json = it breaks off or is garbled at line { $line }, column { $column }
error-part-version = its version cannot be read
error-part-handicap = its number of goats fits no game
error-part-moves = its list of moves is wrong
error-part-ending = its ending does not follow from the moves
error-part-clock = its clock is wrong
error-part-checksum = its content has changed since it was written
# Moves of saves and records. $reason is the sentence for the refusal.
error-game-not-a-move = Move { $ply } is no move: “{ $text }”.
error-game-no-such-point = Move { $ply } names a point that the board does not have: “{ $name }”.
error-game-illegal-move = Move { $ply }, { $move }, is not allowed. { $reason }.
# Records.
error-record = Line { $line }: { $problem }
error-record-too-long = This text is too long to be a game record.
error-record-header = This is not a header like [Rules "standard"].
error-record-missing-header = The header { $key } is missing.
error-record-header-value = “{ $value }” means nothing as { $key }.
error-record-variant = There is no family variant “{ $word }”.
error-record-start = The starting position is wrong. { $problem }
error-record-open-comment = A comment in braces does not end.
error-record-result = The result “{ $stated }” does not follow from the moves.
error-record-after-result = “{ $text }” follows the result.
# Positions.
error-position-field-count = A position has 7 fields, this text has { $found }.
error-position-row-count = The board has { $expected } rows, the text has { $found }.
error-position-row-length = Row { $row } has { $expected } points, the text gives it { $found }.
error-position-symbol = Row { $row }: “{ $symbol }” at place { $column } is neither T, G nor a number.
error-position-side = “{ $found }” is not a side: g for goats, t for tigers.
error-position-number =
    { $field ->
        [goats-in-hand] Goats in hand: “{ $found }” is not a number from 0 to { $most }.
        [goats-captured] Goats captured: “{ $found }” is not a number from 0 to { $most }.
        [tigers-in-hand] Tigers in hand: “{ $found }” is not a number from 0 to { $most }.
       *[quiet-tiger-moves] Tiger moves without a capture: “{ $found }” is not a number from 0 to { $most }.
    }
error-position-chain = “{ $found }” is not a point of the board, nor - for none.
error-setup-off-board = A piece stands off the board.
error-setup-two-pieces = A tiger and a goat both stand on { $point }.
error-setup-goats = The goats do not add up: { $on-board } on the board, { $in-hand } in hand and { $captured } captured are not { $expected }.
error-setup-tigers = The tigers do not add up: { $on-board } on the board and { $in-hand } in hand are not { $expected }.
error-setup-tigers-in-hand =
    { $count ->
        [one] { $count } tiger is in hand, but by these rules all stand on the board.
       *[other] { $count } tigers are in hand, but by these rules all stand on the board.
    }
error-setup-captured = { $captured } goats are captured, but { $most } captures end the game.
error-setup-quiet-too-early = Tiger moves without a capture count only once all goats have entered.
error-setup-quiet = { $quiet } tiger moves without a capture, but { $most } end the game.
error-setup-chain =
    { $fault ->
        [variant-off] { $point } cannot be in the middle of captures: Multiple jumps is off.
        [goats-to-move] { $point } cannot be in the middle of captures: the goats are to move.
        [no-tiger] No tiger stands on { $point }.
        [not-just-captured] The tiger on { $point } has not just captured.
       *[no-further-capture] The tiger on { $point } cannot capture again.
    }
# Moves that are typed.
error-move-not-a-move = “{ $text }” is not a move, like d3, b3-c3, b3xd3, stop or pass.
error-move-no-such-point = The board has no point “{ $name }”.
# Undo.
error-undo-not-allowed = This game is played without undo
error-undo-nothing = There is nothing to take back
error-redo-nothing = There is nothing to play again
# Claims and resigning.
error-already-over = The game is over
# The phone and its files.
error-import-empty = There is nothing to import.
error-import-unknown = This is neither a game of Aadupuli, nor a game record, nor an export of everything.
error-import-read = The file could not be read.
error-share = Sharing did not work.
error-print = The board could not be written.
error-hint = No hint could be found here.

## Ideas behind a hint: the first step, which names no point

hint-idea-forced = There is only one move.
hint-idea-last-capture = You can win at once by a capture.
hint-idea-last-trap = You can win at once: the last tiger can be trapped.
hint-idea-close-trap = The trap can be closed.
hint-idea-force-captures = The tigers can win by captures.
hint-idea-only-win = One move alone keeps the win.
hint-idea-only-draw = One move alone keeps the draw.
hint-idea-take-goat = A goat can be taken.
hint-idea-free-tiger = A trapped tiger needs a way out.
hint-idea-save-goat = A goat is in danger.
hint-idea-fork = Two goats can be threatened at once.
hint-idea-threaten = A goat can be threatened.
hint-idea-trap-tiger = A tiger can be left without a move.
hint-idea-safe-point = There is a free point where no goat can ever be captured.
hint-idea-keep-win = You are winning. Don’t let go.
hint-idea-keep-draw = The game is even. Keep it so.
hint-idea-resist = This is lost against perfect play. Hold out as long as you can.
hint-idea-improve = Look for a quiet move that helps.

## Reasons for a move: whole sentences. $on is `place-on`.

hint-reason-forced = It is the only legal move.
hint-reason-last-capture = It takes the goat { $on } and wins the game.
hint-reason-last-trap = No tiger can move any more: the game is won.
hint-reason-close-trap = Whatever the tigers do, the goats close the trap.
hint-reason-close-trap-turns =
    { $turns ->
        [one] Whatever the tigers do, the goats close the trap; within { $turns } tiger turn it is closed, or a capture in vain is made.
       *[other] Whatever the tigers do, the goats close the trap; within { $turns } tiger turns it is closed, or a capture in vain is made.
    }
hint-reason-force-captures = Whatever the goats do, the tigers win by captures.
hint-reason-force-captures-turns =
    { $turns ->
        [one] Whatever the goats do, the tigers win by captures; the next comes within { $turns } tiger turn.
       *[other] Whatever the goats do, the tigers win by captures; the next comes within { $turns } tiger turns.
    }
hint-reason-only-win = Every other move gives the win away.
hint-reason-only-draw = Every other move loses.
hint-reason-take-goat = It takes the goat { $on } and gives nothing away.
hint-reason-free-tiger = It gives the trapped tiger { $on } a way out.
hint-reason-save-goat = The goat { $on } can no longer be captured, nor can any other.
hint-reason-fork = It threatens two goats, { $first } and { $second }, and no move saves both.
hint-reason-threaten = It threatens the goat { $on }.
hint-reason-trap-tiger = The tiger { $on } can no longer move.
hint-reason-safe-point = A goat { $on } can never be captured.
hint-reason-keep-win = It keeps the win.
hint-reason-keep-draw = It keeps the draw.
hint-reason-resist = No defence is known that holds out longer.
hint-reason-resist-turns =
    { $turns ->
        [one] No defence holds out longer: it lasts { $turns } tiger turn.
       *[other] No defence holds out longer: it lasts { $turns } tiger turns.
    }
hint-reason-improve =
    { $plies ->
        [one] Looking { $plies } move ahead, nothing better was found. This is an estimate.
       *[other] Looking { $plies } moves ahead, nothing better was found. This is an estimate.
    }

## What a move gave away, in reviews and against a wrong try

review-lost-win-to-draw = Move { $number }, { $move }, gave the win away: the game was even again.
review-lost-win-to-loss = Move { $number }, { $move }, gave the win away, and the game with it.
review-lost-draw = Move { $number }, { $move }, gave the draw away.
review-lost-win-to-draw-perhaps = Move { $number }, { $move }, seems to have given the win away: the game was about even again.
review-lost-win-to-loss-perhaps = Move { $number }, { $move }, seems to have given the win away, and the game with it.
review-lost-draw-perhaps = Move { $number }, { $move }, seems to have given the draw away.
# $reason is a whole sentence from `hint-reason-…`.
review-better = { $move } kept it. { $reason }
review-gives-win-to-draw = This gives the win away: the game is even then.
review-gives-win-to-loss = This gives the win away, and loses.
review-gives-draw = This gives the draw away.
review-gives-win-to-draw-perhaps = This seems to give the win away.
review-gives-win-to-loss-perhaps = This seems to give the win away, and to lose.
review-gives-draw-perhaps = This seems to lose.
review-better-now = { $move } keeps it. { $reason }
review-value-exact =
    { $value ->
        [goats] Goats win
        [tigers] Tigers win
       *[draw] Draw
    }
review-value-exact-turns =
    { $value ->
        [goats] Goats win, next step within { $turns } tiger turns
        [tigers] Tigers win, next step within { $turns } tiger turns
       *[draw] Draw
    }
review-value-estimate =
    { $value ->
        [goats] Goats look better
        [tigers] Tigers look better
       *[draw] Looks even
    }

## Why a try in a lesson is not what was asked. $on is `place-on`.

lesson-wrong-not-asked = That can be played, but it is another move than the one asked for.
lesson-wrong-another-piece = Another piece should move: the one { $on }.
lesson-wrong-another-point = That is not the point asked for. Look { $on }.
lesson-wrong-goes-elsewhere = It should go elsewhere: { $to }.
lesson-wrong-captures-nothing = That takes no goat.
lesson-wrong-captures-nothing-could = That takes no goat. The tiger { $from } can.
lesson-wrong-goat-can-be-captured = Now the goat { $on } can be captured.
lesson-wrong-can-be-jumped = A tiger can jump over that point: { $from } { $to }.
lesson-wrong-tiger-escapes = The tiger { $on } can still move.
lesson-wrong-threatens-too-few =
    { $asked ->
        [one] That threatens no goat.
       *[other] That threatens { $goats } of { $asked } goats.
    }
lesson-wrong-game-goes-on = The game goes on after that.
lesson-wrong-gives-away-win =
    { $side ->
        [goats] That gives the goats’ win away.
       *[tigers] That gives the tigers’ win away.
    }
lesson-wrong-gives-away-draw =
    { $side ->
        [goats] That loses: the tigers can win now.
       *[tigers] That loses: the goats can win now.
    }
lesson-wrong-goat-is-safe = The goat { $on } is safe: no tiger can take it now.
lesson-wrong-no-goat-there = No goat stands there.
lesson-wrong-no-tiger-there = No tiger stands there.

## What the disk and other devices do to games

error-disk-full = No room is left on this device. What was kept before is safe.
error-disk-denied = The app may not write to its folder. What was kept before is safe.
error-disk-busy = Another copy of the app is busy with the games. Try again.
error-disk-read = The device could not read the games. Try again.
error-disk-write = The device could not keep this. What was kept before is safe.
error-open-not-there = This game is no longer there.
error-delete-gone = This can no longer be brought back.
error-import-too-long = This is too long to import.
error-import-too-new = A newer version of the app wrote this. Update the app to import it.
error-import-damaged = This export is damaged at line { $line }, column { $column }.
error-import-damaged-inside = This export is damaged.
error-import-unreadable = Game { $number } of the export: { $reason }
set-aside-game = A game could not be read. Its file is kept as { $name }. { $reason }
set-aside-current = The note of which game you were playing could not be read. Your games are all in My games.
set-aside-settings = The settings could not be read, so the usual ones are used. The file is kept as { $name }.
set-aside-statistics = The statistics could not be read, so counting starts anew. The file is kept as { $name }.
set-aside-progress = The progress with lessons and puzzles could not be read. The file is kept as { $name }.
set-aside-too-new = A newer version of the app wrote { $name }. It is left as it is.
set-aside-in-place = { $name } could not be read, and could not be set aside.
