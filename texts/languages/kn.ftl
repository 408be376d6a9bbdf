### Aadupuli in Kannada.
###
### Wanted: review by a native speaker. Nobody has yet read these words who grew up with the language;
### corrections of any kind are welcome. `en.ftl` explains the variables. Digits are ASCII.

## The app

app-name = Aadupuli
app-subtitle = ಆಡು ಹುಲಿ ಆಟ
app-launcher-name = ಆಡು ಹುಲಿ
app-file-name = ಆಡು ಹುಲಿ ಆಟ

## Buttons that many screens share

action-back = ಹಿಂದೆ
action-cancel = ಬೇಡ
action-close = ಮುಚ್ಚಿ
action-continue = ಮುಂದುವರಿಸಿ
action-done = ಮುಗಿಯಿತು
action-next = ಮುಂದೆ
action-previous = ಹಿಂದಿನದು
action-ok = ಸರಿ
action-share = ಹಂಚಿ
action-try-again = ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ
action-undo = ಮರಳಿ ತನ್ನಿ
action-all = ಎಲ್ಲಾ

## Lists: how two things are joined, again and again for more than two.

list-join = { $first }, { $next }

## Sides, pieces, colours of speech

side-name =
    { $side ->
        [goats] ಆಡುಗಳು
       *[tigers] ಹುಲಿಗಳು
    }
moves-count =
    { $count ->
        [one] { $count } ನಡೆ
       *[other] { $count } ನಡೆಗಳು
    }
minutes-count =
    { $count ->
        [one] { $count } ನಿಮಿಷ
       *[other] { $count } ನಿಮಿಷಗಳು
    }
seconds-count =
    { $count ->
        [one] { $count } ಸೆಕೆಂಡು
       *[other] { $count } ಸೆಕೆಂಡುಗಳು
    }
games-count =
    { $count ->
        [0] ಆಟ ಇಲ್ಲ
        [one] { $count } ಆಟ
       *[other] { $count } ಆಟಗಳು
    }

## Games of the family. $game is `standard`, `parlour`, `adu-huli` or `bagh-chal`.

rules-name =
    { $game ->
        [parlour] ಆಡು ಪುಲಿ ಆಟ್ಟಂ, ಜಗಲಿ ನಿಯಮಗಳು
        [adu-huli] ಆಡು ಹುಲಿ
        [bagh-chal] ಬಾಘ್-ಚಾಲ್
       *[standard] ಆಡು ಪುಲಿ ಆಟ್ಟಂ
    }
rules-description =
    { $game ->
        [parlour] ಜಗಲಿಯಲ್ಲಿ ಆಡುವ ತಮಿಳು ಆಟ: ತಾನಾಗಿ ಡ್ರಾ ಆಗದು; ಪ್ರತಿಯೊಬ್ಬರೂ 30 ನಡೆ ಮಾಡಿದ ಮೇಲೆ ಯಾರಾದರೂ ಡ್ರಾ ಕೇಳಬಹುದು.
        [adu-huli] ಮೈಸೂರಿನ ದೇವಾಲಯದ ಜಗಲಿಯಲ್ಲಿ ಕೆತ್ತಿದ ಆಟ: ಒಂದು ಆಡು ಹೆಚ್ಚು, ಹುಲಿಗಳಿಗೆ ಒಂದು ಹೊಡೆತ ಹೆಚ್ಚು.
        [bagh-chal] ನೇಪಾಳ ಮತ್ತು ಬಾಂಗ್ಲಾದೇಶದ ಆಟ: ಚೌಕ ಹಾಸು, ನಾಲ್ಕು ಹುಲಿಗಳು, ಇಪ್ಪತ್ತು ಆಡುಗಳು.
       *[standard] ತಮಿಳುನಾಡಿನ ಆಟ: ತ್ರಿಕೋನದಲ್ಲಿ ಮೂರು ಹುಲಿಗಳು, ಹದಿನೈದು ಆಡುಗಳು.
    }
# For example: 15 goats, 5 captures
rules-figures = { $goats } ಆಡುಗಳು, { $captures } ಹೊಡೆತಗಳು
# $value is `even`, `goats`, `tigers` or `unknown`: what perfect play by both sides leads to.
rules-value =
    { $value ->
        [even] ಸಮ ಆಟ: ಇಬ್ಬರೂ ತಪ್ಪಿಲ್ಲದೆ ಆಡಿದರೆ ಯಾರೂ ಗೆಲ್ಲುವುದಿಲ್ಲ
        [goats] ತಪ್ಪಿಲ್ಲದೆ ಆಡಿದರೆ ಆಡುಗಳು ಗೆಲ್ಲುತ್ತವೆ
        [tigers] ತಪ್ಪಿಲ್ಲದೆ ಆಡಿದರೆ ಹುಲಿಗಳು ಗೆಲ್ಲುತ್ತವೆ
       *[unknown] ಇನ್ನೂ ಬಿಡಿಸಿಲ್ಲ: ಯಾರು ಗೆಲ್ಲಬೇಕೆಂದು ತಿಳಿದಿಲ್ಲ
    }
rules-value-short =
    { $value ->
        [even] ಸಮ ಆಟ
        [goats] ಆಡುಗಳಿಗೆ ಅನುಕೂಲ
        [tigers] ಹುಲಿಗಳಿಗೆ ಅನುಕೂಲ
       *[unknown] ಇನ್ನೂ ಬಿಡಿಸಿಲ್ಲ
    }

## Family variants. $variant is `fifteen-captures`, `multiple-jumps`, `placing-tigers` or `repeater-loses`.

variant-name =
    { $variant ->
        [fifteen-captures] ಹದಿನೈದು ಹೊಡೆತ
        [multiple-jumps] ಸಾಲು ನೆಗೆತ
        [placing-tigers] ಹುಲಿಗಳನ್ನು ಇಡುವುದು
       *[repeater-loses] ಮರುಕಳಿಸಿದರೆ ಸೋಲು
    }
variant-description =
    { $variant ->
        [fifteen-captures] ಹುಲಿಗಳು ಎಲ್ಲ ಆಡುಗಳನ್ನೂ ಹೊಡೆಯಬೇಕು.
        [multiple-jumps] ಹೊಡೆದ ಹುಲಿ ಕೂಡಲೇ ಮತ್ತೆ ಹೊಡೆಯಬಹುದು, ಅಥವಾ ನಿಲ್ಲಬಹುದು.
        [placing-tigers] ಒಂದು ಹುಲಿ ಮಾತ್ರ ಹಾಸಿನಲ್ಲಿರುತ್ತದೆ; ಉಳಿದವು ಹುಲಿಗಳ ಮೊದಲ ಸರದಿಗಳಲ್ಲಿ ಬರುತ್ತವೆ.
       *[repeater-loses] ಒಂದೇ ಸ್ಥಿತಿಯನ್ನು ನಾಲ್ಕನೇ ಬಾರಿ ತಂದವರು ಸೋಲುತ್ತಾರೆ.
    }
# The variants that are on, joined. $rules is the name of the game.
rules-with-variants = { $rules } · { $variants }

## Levels of the computer. $level is `easy`, `medium`, `hard` or `perfect`.

level-name =
    { $level ->
        [easy] ಸುಲಭ
        [medium] ಮಧ್ಯಮ
        [hard] ಕಠಿಣ
       *[perfect] ತಪ್ಪಿಲ್ಲದ್ದು
    }
level-character =
    { $level ->
        [easy] ಮೊದಲ ಎದುರಾಳಿ: ಸಿಕ್ಕಿದ್ದನ್ನು ಹೊಡೆಯುತ್ತದೆ, ಕಷ್ಟವಾದಾಗ ತಪ್ಪುತ್ತದೆ.
        [medium] ಚೆನ್ನಾಗಿ ಆಡುವ ಮಾಮ; ಆಗಾಗ ಜಾರುತ್ತಾರೆ.
        [hard] ಊರಿನ ಅತ್ಯುತ್ತಮ ಆಟಗಾರ. ಆಟ ನಿಜವಾಗಿ ಗೊತ್ತಿದ್ದರೆ ಗೆಲ್ಲಬಹುದು.
       *[perfect] ಬಿಡಿಸಿದ ಆಟದಲ್ಲಿ ತಪ್ಪುವುದಿಲ್ಲ; ನಿಮ್ಮ ತಪ್ಪಿಗೆ ಕಾಯುತ್ತದೆ.
    }
opponent-computer = ಗಣಕ · { $level }
opponent-computer-side =
    { $side ->
        [goats] { $level } · ಆಡುಗಳು
       *[tigers] { $level } · ಹುಲಿಗಳು
    }
opponent-friend = { $goats } ಮತ್ತು { $tigers }
you = ನೀವು

## First start

first-learn = ಐದು ನಿಮಿಷದಲ್ಲಿ ಕಲಿಯಿರಿ
first-play = ಆಡಿ

## Home

home-settings = ಸಂಯೋಜನೆಗಳು
home-continue = ಮುಂದುವರಿಸಿ
home-continue-your-turn-place =
    { $count ->
        [one] ನಿಮ್ಮ ಸರದಿ, ಇಡಲು { $count } ಆಡು
       *[other] ನಿಮ್ಮ ಸರದಿ, ಇಡಲು { $count } ಆಡುಗಳು
    }
home-continue-your-turn = ನಿಮ್ಮ ಸರದಿ
home-continue-their-turn = ಗಣಕದ ಸರದಿ
home-continue-turn-of = ಸರದಿ: { $name }
home-play = ಆಡಿ
home-learn = ಕಲಿಯಿರಿ
home-learn-progress = { $all } ಪಾಠಗಳಲ್ಲಿ { $done } ಮುಗಿದಿವೆ
home-puzzles = ಒಗಟುಗಳು
home-daily-waiting = ಇಂದಿನ ಒಗಟು ಕಾಯುತ್ತಿದೆ
home-daily-solved = ಇಂದಿನ ಒಗಟು ಬಿಡಿಸಿದೆ
home-streak =
    { $count ->
        [0] ಇನ್ನೂ ಸರಣಿ ಇಲ್ಲ
        [one] ಸತತ { $count } ದಿನ
       *[other] ಸತತ { $count } ದಿನಗಳು
    }
home-my-games = ನನ್ನ ಆಟಗಳು
home-all-games = ಎಲ್ಲ ಆಟಗಳು
home-no-games = ನಿಮ್ಮ ಆಟಗಳು ಇಲ್ಲಿರುತ್ತವೆ.

## New game

new-title = ಹೊಸ ಆಟ
new-opponent = ಎದುರಾಳಿ
new-opponent-computer = ಗಣಕ
new-opponent-friend = ಇದೇ ಫೋನಿನಲ್ಲಿ ಗೆಳೆಯರು
new-level = ಮಟ್ಟ
new-side = ನೀವು ಆಡುವುದು
new-side-random = ಯಾವುದಾದರೂ
new-names = ಹೆಸರುಗಳು
new-name-goats = ಆಡುಗಳನ್ನು ಆಡುವವರು
new-name-tigers = ಹುಲಿಗಳನ್ನು ಆಡುವವರು
new-game = ಆಟ
new-variants = ಮನೆ ನಿಯಮಗಳು
new-clock = ಗಡಿಯಾರ
new-clock-none = ಗಡಿಯಾರ ಇಲ್ಲ
new-clock-minutes =
    { $count ->
        [one] ಪ್ರತಿಯೊಬ್ಬರಿಗೂ { $count } ನಿಮಿಷ
       *[other] ಪ್ರತಿಯೊಬ್ಬರಿಗೂ { $count } ನಿಮಿಷಗಳು
    }
new-help = ಸಹಾಯ
new-help-hints = ಸುಳಿವುಗಳಿವೆ
new-help-undo = ನಡೆ ಹಿಂತೆಗೆಯಬಹುದು
new-help-practice = ಅಭ್ಯಾಸ
new-help-practice-detail = ಪ್ರತಿ ನಡೆಗೂ ಸುಳಿವು
new-handicap = ಆಡುಗಳು
new-handicap-none = ಆಟದ ನಿಯಮದಂತೆ
new-handicap-more =
    { $count ->
        [one] { $count } ಆಡು ಹೆಚ್ಚು
       *[other] { $count } ಆಡುಗಳು ಹೆಚ್ಚು
    }
new-handicap-fewer =
    { $count ->
        [one] { $count } ಆಡು ಕಡಿಮೆ
       *[other] { $count } ಆಡುಗಳು ಕಡಿಮೆ
    }
new-handicap-detail = ಹೆಚ್ಚು ಆಡುಗಳು ಆಡುಗಳಿಗೆ, ಕಡಿಮೆ ಆಡುಗಳು ಹುಲಿಗಳಿಗೆ ಅನುಕೂಲ.
new-from-position = ಹಾಸಿನಲ್ಲಿರುವ ಸ್ಥಿತಿಯಿಂದ
new-unfinished-kept = ಮುಗಿಯದ ನಿಮ್ಮ ಆಟ ನನ್ನ ಆಟಗಳಲ್ಲಿ ಇರುತ್ತದೆ.
new-start = ಆರಂಭಿಸಿ

## Game

game-undo = ಹಿಂತೆಗೆ
game-redo = ಮತ್ತೆ ಮಾಡು
game-hint = ಸುಳಿವು
game-moves = ನಡೆಗಳು
game-more = ಇನ್ನಷ್ಟು
game-stop-here = ಇಲ್ಲಿ ನಿಲ್ಲಿಸಿ
game-tally = { $all }ರಲ್ಲಿ { $captured } ಹೊಡೆಯಲಾಗಿದೆ
game-goats-in-hand =
    { $count ->
        [0] ಕೈಯಲ್ಲಿ ಆಡು ಇಲ್ಲ
        [one] ಕೈಯಲ್ಲಿ { $count } ಆಡು
       *[other] ಕೈಯಲ್ಲಿ { $count } ಆಡುಗಳು
    }
game-tigers-in-hand =
    { $count ->
        [0] ಕೈಯಲ್ಲಿ ಹುಲಿ ಇಲ್ಲ
        [one] ಕೈಯಲ್ಲಿ { $count } ಹುಲಿ
       *[other] ಕೈಯಲ್ಲಿ { $count } ಹುಲಿಗಳು
    }
game-quiet-moves = ಹೊಡೆತವಿಲ್ಲದ ಹುಲಿ ನಡೆಗಳು: { $all }ರಲ್ಲಿ { $moves }
game-moves-title = ನಡೆಗಳು
game-moves-empty = ಇನ್ನೂ ನಡೆ ಇಲ್ಲ
game-moves-start = ಆರಂಭ
game-browsing = { $all } ನಡೆಗಳಲ್ಲಿ { $move }
game-back-to-game = ಆಟಕ್ಕೆ ಮರಳಿ
game-play-on-from-here = ಇಲ್ಲಿಂದ ಆಡಿ
game-hints-off = ಈ ಆಟದಲ್ಲಿ ಸುಳಿವುಗಳಿಲ್ಲ

## The status line: one sentence

status-your-turn-place-goat = ನಿಮ್ಮ ಸರದಿ: ಒಂದು ಆಡನ್ನು ಇಡಿ
status-your-turn-place-tiger = ನಿಮ್ಮ ಸರದಿ: ಒಂದು ಹುಲಿಯನ್ನು ಇಡಿ
status-your-turn-move-goat = ನಿಮ್ಮ ಸರದಿ: ಒಂದು ಆಡನ್ನು ನಡೆಸಿ
status-your-turn-move-tiger = ನಿಮ್ಮ ಸರದಿ: ಒಂದು ಹುಲಿಯನ್ನು ನಡೆಸಿ
status-turn-place-goat = { $name }: ಒಂದು ಆಡನ್ನು ಇಡಿ
status-turn-place-tiger = { $name }: ಒಂದು ಹುಲಿಯನ್ನು ಇಡಿ
status-turn-move-goat = { $name }: ಒಂದು ಆಡನ್ನು ನಡೆಸಿ
status-turn-move-tiger = { $name }: ಒಂದು ಹುಲಿಯನ್ನು ನಡೆಸಿ
status-selected =
    { $piece ->
        [goat] ಗುರುತಿಸಿದ ಬಿಂದುವನ್ನು ಅಥವಾ ಬೇರೆ ಆಡನ್ನು ಮುಟ್ಟಿ
       *[tiger] ಗುರುತಿಸಿದ ಬಿಂದುವನ್ನು ಅಥವಾ ಬೇರೆ ಹುಲಿಯನ್ನು ಮುಟ್ಟಿ
    }
status-chain = ಮತ್ತೆ ಹೊಡೆಯಿರಿ, ಅಥವಾ ಇಲ್ಲಿ ನಿಲ್ಲಿಸಿ
status-thinking = ಗಣಕ ಯೋಚಿಸುತ್ತಿದೆ
status-pass = ಆಡುಗಳಿಗೆ ನಡೆ ಇಲ್ಲ: ಸರದಿ ಬಿಡುತ್ತವೆ
status-browsing = ಹಿಂದಿನ ಸ್ಥಿತಿಯನ್ನು ನೋಡುತ್ತಿದ್ದೀರಿ
status-confirm-move = { $move } ಆಡಲು ಮತ್ತೆ ಮುಟ್ಟಿ

## Over

over-title = ಆಟ ಮುಗಿಯಿತು
over-rematch = ಮರು ಆಟ
over-rematch-detail = ಪಕ್ಷಗಳು ಬದಲಾಗುತ್ತವೆ
over-review = ವಿಮರ್ಶೆ
over-share = ಹಂಚಿ
over-home = ಮುಖಪುಟ
over-show-result = ಫಲಿತಾಂಶ ತೋರಿಸಿ
over-you-won = ನೀವು ಗೆದ್ದಿರಿ
over-you-lost = ನೀವು ಸೋತಿರಿ
over-draw = ಡ್ರಾ
over-name-won = ಗೆದ್ದವರು: { $name }

## Outcomes in one sentence

outcome-goats-trapped =
    { $tigers ->
        [one] ಆಡುಗಳಿಗೆ ಜಯ: ಹುಲಿ ಸಿಕ್ಕಿಬಿದ್ದಿದೆ
       *[other] ಆಡುಗಳಿಗೆ ಜಯ: { $tigers } ಹುಲಿಗಳೂ ಸಿಕ್ಕಿಬಿದ್ದಿವೆ
    }
outcome-tigers-captures =
    { $captures ->
        [one] ಹುಲಿಗಳಿಗೆ ಜಯ: { $captures } ಆಡನ್ನು ಹೊಡೆಯಲಾಗಿದೆ
       *[other] ಹುಲಿಗಳಿಗೆ ಜಯ: { $captures } ಆಡುಗಳನ್ನು ಹೊಡೆಯಲಾಗಿದೆ
    }
outcome-tigers-captures-all = ಹುಲಿಗಳಿಗೆ ಜಯ: ಎಲ್ಲ ಆಡುಗಳನ್ನೂ ಹೊಡೆಯಲಾಗಿದೆ
outcome-resignation =
    { $winner ->
        [goats] ಆಡುಗಳಿಗೆ ಜಯ: ಹುಲಿಗಳು ಸೋಲೊಪ್ಪಿದವು
       *[tigers] ಹುಲಿಗಳಿಗೆ ಜಯ: ಆಡುಗಳು ಸೋಲೊಪ್ಪಿದವು
    }
outcome-time =
    { $winner ->
        [goats] ಆಡುಗಳಿಗೆ ಜಯ: ಹುಲಿಗಳ ಸಮಯ ಮುಗಿಯಿತು
       *[tigers] ಹುಲಿಗಳಿಗೆ ಜಯ: ಆಡುಗಳ ಸಮಯ ಮುಗಿಯಿತು
    }
outcome-repeater =
    { $winner ->
        [goats] ಆಡುಗಳಿಗೆ ಜಯ: ಹುಲಿಗಳು ಒಂದೇ ಸ್ಥಿತಿಯನ್ನು ನಾಲ್ಕನೇ ಬಾರಿ ತಂದವು
       *[tigers] ಹುಲಿಗಳಿಗೆ ಜಯ: ಆಡುಗಳು ಒಂದೇ ಸ್ಥಿತಿಯನ್ನು ನಾಲ್ಕನೇ ಬಾರಿ ತಂದವು
    }
outcome-draw-threefold = ಡ್ರಾ: ಒಂದೇ ಸ್ಥಿತಿ ಮೂರು ಬಾರಿ ಬಂತು
outcome-draw-quiet-tigers = ಡ್ರಾ: ಹೊಡೆತವಿಲ್ಲದೆ ಸತತ { $moves } ಹುಲಿ ನಡೆಗಳು
outcome-draw-claim = ಡ್ರಾ, ಒಬ್ಬ ಆಟಗಾರರು ಕೇಳಿದರು
# $result is `goats`, `tigers`, `draw` or `none` (unfinished).
result-short =
    { $result ->
        [goats] ಆಡುಗಳು ಗೆದ್ದವು
        [tigers] ಹುಲಿಗಳು ಗೆದ್ದವು
        [draw] ಡ್ರಾ
       *[none] ಮುಗಿದಿಲ್ಲ
    }

## Menu of the game

menu-new-game = ಹೊಸ ಆಟ
menu-resign = ಸೋಲೊಪ್ಪಿ
menu-claim-draw = ಡ್ರಾ ಕೇಳಿ
menu-sounds = ಧ್ವನಿಗಳು
menu-rules = ಈ ಆಟದ ನಿಯಮಗಳು
menu-share-position = ಸ್ಥಿತಿಯನ್ನು ಹಂಚಿ
menu-share-record = ಆಟದ ದಾಖಲೆ ಹಂಚಿ
menu-share-save = ಆಟದ ಕಡತ ಹಂಚಿ
menu-turn-pieces = ಕಾಯಿಗಳನ್ನು ಆಡುವವರ ಕಡೆ ತಿರುಗಿಸಿ
menu-leave = ಹೊರಡಿ
menu-show-result = ಫಲಿತಾಂಶ ತೋರಿಸಿ

## Claiming a draw

claim-not-in-rules = ಈ ನಿಯಮಗಳಲ್ಲಿ ಡ್ರಾ ಕೇಳುವಂತಿಲ್ಲ
claim-too-early =
    { $count ->
        [one] ಪ್ರತಿಯೊಬ್ಬರ { $after } ನಡೆಗಳ ನಂತರ: ಇನ್ನೂ { $count }
       *[other] ಪ್ರತಿಯೊಬ್ಬರ { $after } ನಡೆಗಳ ನಂತರ: ಇನ್ನೂ { $count }
    }
claim-available = ಡ್ರಾ ಕೇಳಬಹುದು
claim-game-over = ಆಟ ಮುಗಿದಿದೆ

## Confirmations

confirm-resign-title = ಸೋಲೊಪ್ಪುವಿರಾ?
confirm-resign-text = ಇದು ಸೋಲೆಂದು ಎಣಿಸಲಾಗುತ್ತದೆ.
confirm-resign-text-two = ಆಟ ಸೋಲುವವರು: { $name }.
confirm-resign-yes = ಸೋಲೊಪ್ಪಿ
confirm-claim-title = ಡ್ರಾ ಕೇಳುವಿರಾ?
confirm-claim-text = ಆಟ ಡ್ರಾ ಆಗಿ ಮುಗಿಯುತ್ತದೆ.
confirm-claim-yes = ಕೇಳಿ
confirm-play-on-title = ಇಲ್ಲಿಂದ ಆಡುವಿರಾ?
confirm-play-on-text =
    { $count ->
        [one] ಕೊನೆಯ ನಡೆಯನ್ನು ಬಿಡಲಾಗುತ್ತದೆ. ಈಗಿನ ಆಟ ನನ್ನ ಆಟಗಳಲ್ಲಿ ಇರುತ್ತದೆ.
       *[other] ಕೊನೆಯ { $count } ನಡೆಗಳನ್ನು ಬಿಡಲಾಗುತ್ತದೆ. ಈಗಿನ ಆಟ ನನ್ನ ಆಟಗಳಲ್ಲಿ ಇರುತ್ತದೆ.
    }
confirm-play-on-yes = ಇಲ್ಲಿಂದ ಆಡಿ
confirm-delete-all-title = ಎಲ್ಲವನ್ನೂ ಅಳಿಸುವಿರಾ?
confirm-delete-all-text = ಈ ಸಾಧನದಲ್ಲಿರುವ ಎಲ್ಲ ಆಟಗಳು, ಅಂಕಿಅಂಶಗಳು, ಪ್ರಗತಿ ಮತ್ತು ಸಂಯೋಜನೆಗಳು ಅಳಿಸಿಹೋಗುತ್ತವೆ. ಇದನ್ನು ಮರಳಿ ತರಲಾಗದು.
confirm-delete-all-yes = ಎಲ್ಲವನ್ನೂ ಅಳಿಸಿ
confirm-reset-statistics-title = ಅಂಕಿಅಂಶಗಳನ್ನು ಅಳಿಸುವಿರಾ?
confirm-reset-statistics-text = ಎಣಿಕೆ ಹೊಸದಾಗಿ ಆರಂಭವಾಗುತ್ತದೆ. ನಿಮ್ಮ ಆಟಗಳು ಇರುತ್ತವೆ.
confirm-reset-statistics-yes = ಅಳಿಸಿ
confirm-reset-lessons-title = ಎಲ್ಲ ಪಾಠಗಳನ್ನು ಮತ್ತೆ ಆರಂಭಿಸುವಿರಾ?
confirm-reset-lessons-yes = ಮತ್ತೆ ಆರಂಭಿಸಿ

## Why a move is refused. Points are spoken names, see `place-…`.

refusal-game-over = ಆಟ ಮುಗಿದಿದೆ
refusal-not-your-turn = ಈಗ ನಡೆಸಲು ಅದು ನಿಮ್ಮ ಕಾಯಿಯಲ್ಲ
refusal-no-piece = ಅಲ್ಲಿ ಕಾಯಿ ಇಲ್ಲ
refusal-occupied = ಅಲ್ಲಿ ಆಗಲೇ ಕಾಯಿ ಇದೆ
refusal-not-yet-movable =
    { $count ->
        [one] ಎಲ್ಲ ಆಡುಗಳು ಬಂದ ಮೇಲೆ ನಡೆಯುತ್ತವೆ: ಕೈಯಲ್ಲಿ ಇನ್ನೂ { $count }
       *[other] ಎಲ್ಲ ಆಡುಗಳು ಬಂದ ಮೇಲೆ ನಡೆಯುತ್ತವೆ: ಕೈಯಲ್ಲಿ ಇನ್ನೂ { $count }
    }
refusal-tigers-not-yet-movable =
    { $count ->
        [one] ಎಲ್ಲ ಹುಲಿಗಳು ಬಂದ ಮೇಲೆ ನಡೆಯುತ್ತವೆ: ಕೈಯಲ್ಲಿ ಇನ್ನೂ { $count }
       *[other] ಎಲ್ಲ ಹುಲಿಗಳು ಬಂದ ಮೇಲೆ ನಡೆಯುತ್ತವೆ: ಕೈಯಲ್ಲಿ ಇನ್ನೂ { $count }
    }
refusal-none-in-hand = ಕೈಯಲ್ಲಿ ಕಾಯಿ ಇಲ್ಲ: ಹಾಸಿನಲ್ಲಿರುವುದನ್ನು ನಡೆಸಿ
refusal-no-line = ಅಲ್ಲಿಗೆ ಒಂದೇ ಹೆಜ್ಜೆಯ ನೇರ ಗೆರೆ ಇಲ್ಲ
refusal-around-bend = ಹೊಡೆತ ನೇರವಾಗಿ ಹೋಗುತ್ತದೆ, ತಿರುವಿನಲ್ಲಿ ಅಲ್ಲ
refusal-two-goats = ಸಾಲಾಗಿರುವ ಎರಡು ಆಡುಗಳನ್ನು ನೆಗೆಯಲಾಗದು
refusal-tiger-in-the-way = ಹುಲಿ ಹುಲಿಯನ್ನು ನೆಗೆಯಲಾರದು
refusal-no-goat-between = ನೆಗೆಯಲು ಅಲ್ಲಿ ಆಡು ಇಲ್ಲ
refusal-goats-never-capture = ಆಡುಗಳು ಹೊಡೆಯುವುದಿಲ್ಲ
refusal-chain-continues = ಹೊಡೆದ ಹುಲಿ ಮುಂದುವರಿಯಬೇಕು, ಅಥವಾ ಇಲ್ಲಿ ನಿಲ್ಲಬೇಕು
refusal-nothing-to-stop = ನಿಲ್ಲಿಸಲು ಏನೂ ಇಲ್ಲ
refusal-can-still-move = ಆಡುಗಳು ಇನ್ನೂ ನಡೆಯಬಲ್ಲವು, ಸರದಿ ಬಿಡುವಂತಿಲ್ಲ
refusal-blocked-goat = ಈ ಆಡಿಗೆ ದಾರಿ ಇಲ್ಲ: ಸುತ್ತಲೂ ಕಾಯಿಗಳಿವೆ
refusal-blocked-tiger = ಈ ಹುಲಿ ಈಗ ಸಿಕ್ಕಿಬಿದ್ದಿದೆ: ನಡೆಯಲೂ ಹೊಡೆಯಲೂ ಆಗದು
refusal-thinking = ಗಣಕ ಯೋಚಿಸುತ್ತಿದೆ

## Points by ear. $row and $column count from 1; the names are used inside other sentences.
## $kind is `apex`, `base` or `row`.

place-name =
    { $kind ->
        [apex] ತುದಿ
        [base] ತಳಸಾಲು, ಬಿಂದು { $column }
       *[row] ಸಾಲು { $row }, ಬಿಂದು { $column }
    }
place-on =
    { $kind ->
        [apex] ತುದಿಯಲ್ಲಿ
        [base] ತಳಸಾಲು, ಬಿಂದು { $column }ರಲ್ಲಿ
       *[row] ಸಾಲು { $row }, ಬಿಂದು { $column }ರಲ್ಲಿ
    }
place-from =
    { $kind ->
        [apex] ತುದಿಯಿಂದ
        [base] ತಳಸಾಲು, ಬಿಂದು { $column }ರಿಂದ
       *[row] ಸಾಲು { $row }, ಬಿಂದು { $column }ರಿಂದ
    }
place-to =
    { $kind ->
        [apex] ತುದಿಗೆ
        [base] ತಳಸಾಲು, ಬಿಂದು { $column }ಕ್ಕೆ
       *[row] ಸಾಲು { $row }, ಬಿಂದು { $column }ಕ್ಕೆ
    }
spoken-point-empty = { $place }, ಖಾಲಿ
spoken-point-goat = { $place }, ಆಡು
spoken-point-tiger = { $place }, ಹುಲಿ
spoken-selected = ಆಯ್ದದ್ದು
spoken-can-move = ನಡೆಯಬಹುದು
spoken-trapped = ಸಿಕ್ಕಿಬಿದ್ದಿದೆ
spoken-in-danger = ಹೊಡೆಯಬಹುದು
spoken-last-move = ಕೊನೆಯ ನಡೆ
spoken-target = ಇಲ್ಲಿಗೆ ಬರಬಹುದು
spoken-goat-can-be-placed = ಇಲ್ಲಿ ಆಡನ್ನು ಇಡಬಹುದು
spoken-tiger-can-be-placed = ಇಲ್ಲಿ ಹುಲಿಯನ್ನು ಇಡಬಹುದು
# $place is `place-on`.
spoken-captures = { $place } ಇರುವ ಆಡನ್ನು ಹೊಡೆಯುತ್ತದೆ
spoken-hint = ಸುಳಿವು
spoken-action-select = ಆಯ್ಕೆಮಾಡಿ
spoken-action-deselect = ಆಯ್ಕೆ ಬಿಡಿ
spoken-action-place = ಇಡಿ
spoken-action-move-here = ಇಲ್ಲಿಗೆ ನಡೆಸಿ
spoken-action-capture = ಹೊಡೆಯಿರಿ
spoken-board = ಹಾಸು, { $game }

## Moves by ear. $from is `place-from`, $to is `place-to`, $on is `place-on`.

move-place-goat = { $on } ಆಡನ್ನು ಇಡಲಾಯಿತು
move-place-tiger = { $on } ಹುಲಿಯನ್ನು ಇಡಲಾಯಿತು
move-step-goat = ಆಡು { $from } { $to } ಹೋಗುತ್ತದೆ
move-step-tiger = ಹುಲಿ { $from } { $to } ಹೋಗುತ್ತದೆ
move-capture = ಹುಲಿ { $from } ನೆಗೆದು, { $on } ಇರುವ ಆಡನ್ನು ಹೊಡೆಯುತ್ತದೆ, { $all }ರಲ್ಲಿ { $captured }
move-stop = ಹುಲಿ ಇನ್ನು ಹೊಡೆಯುವುದಿಲ್ಲ
move-pass = ಆಡುಗಳು ಸರದಿ ಬಿಡುತ್ತವೆ
# With trapped tigers named after a move.
move-and-trapped =
    { $count ->
        [one] { $move }; { $count } ಹುಲಿ ಸಿಕ್ಕಿಬಿದ್ದಿದೆ
       *[other] { $move }; { $count } ಹುಲಿಗಳು ಸಿಕ್ಕಿಬಿದ್ದಿವೆ
    }

## Announcements for screen readers

announce-your-turn = ನಿಮ್ಮ ಸರದಿ
announce-turn = ಸರದಿ: { $name }
announce-computer-thinking = ಗಣಕ ಯೋಚಿಸುತ್ತಿದೆ
announce-clock-minute =
    { $side ->
        [goats] ಆಡುಗಳು: ಒಂದು ನಿಮಿಷ ಉಳಿದಿದೆ
       *[tigers] ಹುಲಿಗಳು: ಒಂದು ನಿಮಿಷ ಉಳಿದಿದೆ
    }
announce-clock-seconds =
    { $side ->
        [goats] ಆಡುಗಳು: 10 ಸೆಕೆಂಡು ಉಳಿದಿವೆ
       *[tigers] ಹುಲಿಗಳು: 10 ಸೆಕೆಂಡು ಉಳಿದಿವೆ
    }
announce-undone = ಹಿಂತೆಗೆಯಲಾಯಿತು
announce-redone = ಮತ್ತೆ ಮಾಡಲಾಯಿತು
announce-deleted = ಅಳಿಸಲಾಯಿತು
announce-copied = ನಕಲಿಸಲಾಯಿತು
announce-saved = ಉಳಿಸಲಾಯಿತು
announce-game-started = ಹೊಸ ಆಟ: { $rules }

## Clocks and dates

# Minutes without leading zero, seconds with two digits.
clock-digits = { $minutes }:{ $seconds }
# `minutes-count` and `seconds-count`, one after the other.
clock-spoken = { $minutes } { $seconds }
date-day =
    { $month ->
        [1] { $day } ಜನವರಿ { $year }
        [2] { $day } ಫೆಬ್ರವರಿ { $year }
        [3] { $day } ಮಾರ್ಚ್ { $year }
        [4] { $day } ಏಪ್ರಿಲ್ { $year }
        [5] { $day } ಮೇ { $year }
        [6] { $day } ಜೂನ್ { $year }
        [7] { $day } ಜುಲೈ { $year }
        [8] { $day } ಆಗಸ್ಟ್ { $year }
        [9] { $day } ಸೆಪ್ಟೆಂಬರ್ { $year }
        [10] { $day } ಅಕ್ಟೋಬರ್ { $year }
        [11] { $day } ನವೆಂಬರ್ { $year }
       *[12] { $day } ಡಿಸೆಂಬರ್ { $year }
    }
date-today = ಇಂದು
date-yesterday = ನಿನ್ನೆ
date-unknown = ದಿನಾಂಕ ಗೊತ್ತಿಲ್ಲ

## Hints. Three steps: the idea, the piece, the move with its reason.

hint-title = ಸುಳಿವು
hint-next-piece = ಯಾವ ಕಾಯಿ?
hint-next-move = ಯಾವ ನಡೆ?
hint-dismiss = ಮುಚ್ಚಿ
hint-thinking = ಸುಳಿವು ಹುಡುಕಲಾಗುತ್ತಿದೆ
hint-step-piece-goat = { $on } ಇರುವ ಆಡು
hint-step-piece-tiger = { $on } ಇರುವ ಹುಲಿ
hint-step-place-goat = ಕೈಯಲ್ಲಿರುವ ಆಡು
hint-step-place-tiger = ಕೈಯಲ್ಲಿರುವ ಹುಲಿ
# $move is notation, $reason a whole sentence from `hint-reason-…`.
hint-step-move = { $move }. { $reason }

## Review

review-title = ವಿಮರ್ಶೆ
review-working = ಆಟ ನೋಡಲಾಗುತ್ತಿದೆ: { $all }ರಲ್ಲಿ { $done }
review-strip = ನಡೆಯಿಂದ ನಡೆಗೆ ಬೆಲೆ
review-goats-better = ಆಡುಗಳಿಗೆ ಮೇಲುಗೈ
review-tigers-better = ಹುಲಿಗಳಿಗೆ ಮೇಲುಗೈ
review-exact = ನಿಖರ: ಈ ಆಟವನ್ನು ಬಿಡಿಸಲಾಗಿದೆ
review-estimate = ಅಂದಾಜು: ಈ ಭಾಗವನ್ನು ಬಿಡಿಸಿಲ್ಲ
review-turning-points = ತಿರುವುಗಳು
review-no-turning-points = ಯಾರೂ ಏನನ್ನೂ ಬಿಟ್ಟುಕೊಡಲಿಲ್ಲ.
review-accuracy = ನಿಖರತೆ
review-accuracy-side =
    { $side ->
        [goats] ಆಡುಗಳು { $percent } %
       *[tigers] ಹುಲಿಗಳು { $percent } %
    }
review-accuracy-none =
    { $side ->
        [goats] ಆಡುಗಳು: ನಿರ್ಧರಿಸಲು ಏನೂ ಇರಲಿಲ್ಲ
       *[tigers] ಹುಲಿಗಳು: ನಿರ್ಧರಿಸಲು ಏನೂ ಇರಲಿಲ್ಲ
    }
review-accuracy-meaning = ಸ್ಥಿತಿಯ ಬೆಲೆಯನ್ನು ಉಳಿಸಿದ ನಿರ್ಧಾರಗಳ ಪಾಲು; ಏನಾದರೂ ಕಳೆದುಕೊಳ್ಳಬಹುದಾದ ನಿರ್ಧಾರಗಳನ್ನು ಮಾತ್ರ ಎಣಿಸಲಾಗಿದೆ.
review-show-line = ಮುಂದಿನ ನಡೆಗಳನ್ನು ತೋರಿಸಿ
review-practise = ಇಲ್ಲಿಂದ ಅಭ್ಯಾಸ
review-line-end = ನಡೆಗಳು ಇಲ್ಲಿ ಮುಗಿಯುತ್ತವೆ.
review-value-at = { $move }: { $value }

## Puzzles. $theme is `capture`, `fork`, `trap`, `save-goat` or `hold-draw`.

puzzle-title = ಒಗಟುಗಳು
puzzle-daily = ಇಂದಿನ ಒಗಟು
puzzle-daily-date = { $date } ಒಗಟು
puzzle-by-theme = ಬಗೆಯಂತೆ
puzzle-by-difficulty = ಕಠಿಣತೆಯಂತೆ
puzzle-theme =
    { $theme ->
        [capture] ಹೊಡೆತ
        [fork] ಜೋಡಿ ಬೆದರಿಕೆ
        [trap] ಕಟ್ಟಿಹಾಕುವಿಕೆ
        [save-goat] ಆಡನ್ನು ಉಳಿಸಿ
       *[hold-draw] ಡ್ರಾ ಉಳಿಸಿ
    }
puzzle-difficulty =
    { $difficulty ->
        [easy] ಸುಲಭ
        [medium] ಮಧ್ಯಮ
       *[hard] ಕಠಿಣ
    }
puzzle-task =
    { $theme ->
        [capture] ಹುಲಿಗಳ ಸರದಿ: ಒಂದು ಆಡನ್ನು ಗೆಲ್ಲಿರಿ
        [fork] ಹುಲಿಗಳ ಸರದಿ: ಒಮ್ಮೆಗೆ ಎರಡು ಆಡುಗಳನ್ನು ಬೆದರಿಸಿ
        [trap] ಆಡುಗಳ ಸರದಿ: ಹುಲಿಗಳನ್ನು ಕಟ್ಟಿಹಾಕಿ
        [save-goat] ಆಡುಗಳ ಸರದಿ: ಆಡನ್ನು ಉಳಿಸಿ
       *[hold-draw] ಒಂದೇ ಒಂದು ನಡೆ ಡ್ರಾ ಉಳಿಸುತ್ತದೆ
    }
puzzle-task-side =
    { $side ->
        [goats] ನೀವು ಆಡುಗಳನ್ನು ಆಡುತ್ತೀರಿ
       *[tigers] ನೀವು ಹುಲಿಗಳನ್ನು ಆಡುತ್ತೀರಿ
    }
puzzle-tries =
    { $count ->
        [0] ಮೊದಲ ಪ್ರಯತ್ನ
        [one] ಇದುವರೆಗೆ { $count } ಪ್ರಯತ್ನ
       *[other] ಇದುವರೆಗೆ { $count } ಪ್ರಯತ್ನಗಳು
    }
puzzle-right = ಸರಿ!
puzzle-wrong = ಅದಲ್ಲ: ಮುಂದೇನಾಗುತ್ತದೆ ನೋಡಿ
puzzle-try-again = ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ
puzzle-show-solution = ಉತ್ತರ ತೋರಿಸಿ
puzzle-solution = ಉತ್ತರ
puzzle-next = ಮುಂದಿನ ಒಗಟು
puzzle-looking = ಒಗಟು ಹುಡುಕಲಾಗುತ್ತಿದೆ
puzzle-none = ಅಂಥ ಒಗಟು ಸಿಗಲಿಲ್ಲ.
puzzle-solved-count =
    { $count ->
        [0] ಇನ್ನೂ ಯಾವುದೂ ಬಿಡಿಸಿಲ್ಲ
        [one] { $count } ಬಿಡಿಸಿದೆ
       *[other] { $count } ಬಿಡಿಸಿವೆ
    }
puzzle-streak =
    { $count ->
        [0] ಇನ್ನೂ ಸರಣಿ ಇಲ್ಲ
        [one] ಸರಣಿ: { $count } ದಿನ
       *[other] ಸರಣಿ: { $count } ದಿನಗಳು
    }
puzzle-longest-streak =
    { $count ->
        [0] ಉದ್ದದ ಸರಣಿ: ಇನ್ನೂ ಇಲ್ಲ
        [one] ಉದ್ದದ ಸರಣಿ: { $count } ದಿನ
       *[other] ಉದ್ದದ ಸರಣಿ: { $count } ದಿನಗಳು
    }
puzzle-practise = ಈ ಸ್ಥಿತಿಯ ಅಭ್ಯಾಸ

## Learn

learn-title = ಕಲಿಯಿರಿ
learn-lessons = ಪಾಠಗಳು
learn-differences = ಏನು ವ್ಯತ್ಯಾಸ
learn-how-to-play = ಆಡುವುದು ಹೇಗೆ
learn-strategy-goats = ಆಡುಗಳಿಗೆ ತಂತ್ರ
learn-strategy-tigers = ಹುಲಿಗಳಿಗೆ ತಂತ್ರ
learn-lesson-number = ಪಾಠ { $number }
learn-progress = ಹೆಜ್ಜೆ { $step } / { $all }
learn-not-started = ಆರಂಭಿಸಿಲ್ಲ
learn-in-progress = ನಡೆಯುತ್ತಿದೆ
learn-done = ಮುಗಿಯಿತು
learn-back = ಹಿಂದೆ
learn-next = ಮುಂದೆ
learn-skip = ಬಿಟ್ಟುಬಿಡಿ
learn-start-again = ಮತ್ತೆ ಆರಂಭಿಸಿ
learn-finished = ಪಾಠ ಮುಗಿಯಿತು
learn-next-lesson = ಮುಂದಿನ ಪಾಠ
learn-example-previous = ಉದಾಹರಣೆಯ ಹಿಂದಿನ ಹೆಜ್ಜೆ
learn-example-next = ಉದಾಹರಣೆಯ ಮುಂದಿನ ಹೆಜ್ಜೆ
learn-try-it = ಪ್ರಯತ್ನಿಸಿ ನೋಡಿ
learn-claim-strength =
    { $strength ->
        [strong] ಬಲವಾದ ಸಲಹೆ
        [fair] ಸಾಧಾರಣ ಸಲಹೆ
       *[weak] ದುರ್ಬಲ ಸಲಹೆ
    }

## My games

games-title = ನನ್ನ ಆಟಗಳು
games-unfinished = ಮುಗಿಯದವು
games-finished = ಮುಗಿದವು
games-empty = ಇನ್ನೂ ಆಟಗಳಿಲ್ಲ. ನೀವು ಆಡುವ ಪ್ರತಿ ಆಟವೂ ಇಲ್ಲಿರುತ್ತದೆ.
games-item = { $opponent } · { $result }
games-share-record = ಆಟದ ದಾಖಲೆಯಾಗಿ ಹಂಚಿ
games-share-save = ಆಟದ ಕಡತವಾಗಿ ಹಂಚಿ
games-delete = ಅಳಿಸಿ
games-deleted = ಆಟ ಅಳಿಸಲಾಯಿತು
games-import = ಒಳತನ್ನಿ
games-import-file = ಕಡತದಿಂದ
games-import-clipboard = ನಕಲಿಸಿದ್ದರಿಂದ
games-imported-count =
    { $count ->
        [0] ಏನೂ ಒಳಬರಲಿಲ್ಲ
        [one] { $count } ಆಟ ಒಳಬಂತು
       *[other] { $count } ಆಟಗಳು ಒಳಬಂದವು
    }
games-unreadable = { $name }: ಓದಲಾಗದು
games-unreadable-keep = ಕಡತ ಇಟ್ಟುಕೊಳ್ಳಿ
games-unreadable-delete = ಅಳಿಸಿ
games-resume-kept = ನೀವು ಬಿಟ್ಟ ಆಟ ಮುಗಿಯದವುಗಳಲ್ಲಿದೆ.

## Statistics

statistics-title = ಅಂಕಿಅಂಶಗಳು
statistics-games = ಆಟಗಳು
statistics-wins = ಗೆಲುವುಗಳು
statistics-draws = ಡ್ರಾಗಳು
statistics-losses = ಸೋಲುಗಳು
statistics-by-game = ಆಟದಂತೆ
statistics-by-side = ಪಕ್ಷದಂತೆ
statistics-by-level = ಮಟ್ಟದಂತೆ
statistics-friend-games = ಇಬ್ಬರು ಆಟಗಾರರು
statistics-longest-streak =
    { $count ->
        [0] ಇನ್ನೂ ಸತತ ಗೆಲುವು ಇಲ್ಲ
        [one] ಉದ್ದದ ಸರಣಿ: { $count } ಗೆಲುವು
       *[other] ಉದ್ದದ ಸರಣಿ: ಸತತ { $count } ಗೆಲುವುಗಳು
    }
statistics-current-streak =
    { $count ->
        [0] ಈಗ ಸರಣಿ ಇಲ್ಲ
        [one] ಈಗ: { $count } ಗೆಲುವು
       *[other] ಈಗ: ಸತತ { $count } ಗೆಲುವುಗಳು
    }
statistics-row = { $name }: { $wins } ಗೆಲುವು, { $draws } ಡ್ರಾ, { $losses } ಸೋಲು
statistics-empty = ಎಣಿಸಲು ಇನ್ನೂ ಏನೂ ಇಲ್ಲ. ಗಣಕದೊಂದಿಗೆ ಒಂದು ಆಟ ಮುಗಿಸಿ.
statistics-reset = ಅಳಿಸಿ

## Settings

settings-title = ಸಂಯೋಜನೆಗಳು
settings-play = ಆಟ
settings-variants = ಮನೆ ನಿಯಮಗಳು
settings-confirm-moves = ನಡೆ ಖಚಿತಪಡಿಸಿ
settings-confirm-moves-detail = ಎರಡನೇ ಮುಟ್ಟುವಿಕೆ ನಡೆಸುತ್ತದೆ.
settings-show-legal-moves = ಹೋಗಬಹುದಾದ ಬಿಂದುಗಳನ್ನು ತೋರಿಸಿ
settings-show-trapped-tigers = ಸಿಕ್ಕಿಬಿದ್ದ ಹುಲಿಗಳನ್ನು ತೋರಿಸಿ
settings-coordinates = ಬಿಂದುಗಳ ಹೆಸರು
settings-turn-pieces = ಕಾಯಿಗಳನ್ನು ಆಡುವವರ ಕಡೆ ತಿರುಗಿಸಿ
settings-look = ನೋಟ
settings-board-look = ಹಾಸು
settings-board-look-name =
    { $look ->
        [stone] ಕಲ್ಲು
        [earth] ಕೆಮ್ಮಣ್ಣು
        [paper] ಕಾಗದ
       *[automatic] ಬಣ್ಣಕ್ಕೆ ತಕ್ಕಂತೆ
    }
settings-theme = ಬಣ್ಣ
settings-theme-name =
    { $theme ->
        [light] ಬೆಳಕು
        [dark] ಕತ್ತಲೆ
       *[system] ಸಾಧನದಂತೆ
    }
settings-piece-set = ಕಾಯಿಗಳು
settings-piece-set-name =
    { $set ->
        [tokens] ಬಿಲ್ಲೆಗಳು
       *[pebbles] ಕಲ್ಲುಹರಳುಗಳು
    }
settings-animations = ಚಲನೆಗಳು
settings-sound = ಧ್ವನಿ
settings-vibration = ಕಂಪನ
settings-language = ಭಾಷೆ
settings-language-system = ಸಾಧನದಂತೆ
settings-language-review = ಈ ಅನುವಾದವನ್ನು ಕನ್ನಡ ಮಾತೃಭಾಷೆಯವರು ಇನ್ನೂ ಓದಿಲ್ಲ. ತಿದ್ದುಪಡಿಗಳಿಗೆ ಸ್ವಾಗತ.
settings-accessibility = ಸುಲಭ ಬಳಕೆ
settings-announce-fully = ನಡೆಗಳನ್ನು ಪೂರ್ತಿ ಹೇಳಿ
settings-announce-fully-detail = ಪ್ರತಿ ನಡೆಯ ಎರಡೂ ಬಿಂದುಗಳನ್ನೂ ಅದರ ಪರಿಣಾಮವನ್ನೂ ಓದುತ್ತದೆ.
settings-larger-targets = ದೊಡ್ಡ ಮುಟ್ಟುವ ಜಾಗ
settings-larger-targets-detail = ಮುಟ್ಟಿದ್ದು ಹತ್ತಿರದ ಬಿಂದುವಿಗೆ ಸೇರುತ್ತದೆ.
settings-data = ದತ್ತಾಂಶ
settings-export-everything = ಎಲ್ಲವನ್ನೂ ಹೊರಕಳಿಸಿ
settings-import = ಒಳತನ್ನಿ
settings-delete-everything = ಎಲ್ಲವನ್ನೂ ಅಳಿಸಿ
settings-deleted-everything = ಎಲ್ಲವೂ ಅಳಿಸಲಾಗಿದೆ
settings-about = ಇದರ ಬಗ್ಗೆ
settings-on = ಇದೆ
settings-off = ಇಲ್ಲ

## Print a board

print-title = ಹಾಸನ್ನು ಮುದ್ರಿಸಿ
print-game = ಹಾಸು
print-paper = ಕಾಗದ
print-paper-a4 = A4
print-paper-letter = Letter
print-pieces = ಕತ್ತರಿಸಿ ತೆಗೆಯುವ ಕಾಯಿಗಳು
print-rules = ಹಿಂಬದಿಯಲ್ಲಿ ನಿಯಮಗಳು
print-format = ಸ್ವರೂಪ
print-pdf = PDF
print-svg = SVG
print-action = ಮುದ್ರಿಸಿ
print-share = ಕಡತ ಹಂಚಿ
print-preview = ಮುನ್ನೋಟ
print-cut-here = ಗೆರೆಗಳ ಮೇಲೆ ಕತ್ತರಿಸಿ

## About

about-title = ಇದರ ಬಗ್ಗೆ
about-version = ಆವೃತ್ತಿ { $version }
about-solved-title = “ಬಿಡಿಸಿದೆ” ಎಂದರೆ ಏನು
about-solved-text = ಪ್ರತಿ ಸ್ಥಿತಿಯಲ್ಲೂ ತಪ್ಪಿಲ್ಲದ ಆಟ ಎಲ್ಲಿಗೆ ಒಯ್ಯುತ್ತದೆ ಎಂದು ತಿಳಿದಾಗ ಆಟವನ್ನು ಬಿಡಿಸಿದಂತೆ. “ನಿಖರ” ಎನ್ನುವ ಸುಳಿವುಗಳೂ ವಿಮರ್ಶೆಗಳೂ ಅಂಥ ಕೋಷ್ಟಕಗಳಿಂದ ಬರುತ್ತವೆ, ಊಹೆಗಳಿಂದಲ್ಲ.
about-solved-standard = ಆಡು ಪುಲಿ ಆಟ್ಟಂ ಡ್ರಾ: ಮೊದಲ ಆಡು ಎಲ್ಲಿ ಬಂದರೂ, ಎದುರಾಳಿ ತಪ್ಪದಿದ್ದರೆ ಯಾವ ಪಕ್ಷವೂ ಗೆಲುವನ್ನು ಬಲವಂತವಾಗಿ ಪಡೆಯಲಾರದು.
about-solved-size = ಇದಕ್ಕಾಗಿ, ಆಡುಗಳು ಕೈಯಲ್ಲಿರುವ ಸುಮಾರು 1,500 ಕೋಟಿ ಸ್ಥಿತಿಗಳನ್ನೂ ಎಲ್ಲ ಆಡುಗಳು ಹಾಸಿನಲ್ಲಿರುವ 75.4 ಕೋಟಿ ಸ್ಥಿತಿಗಳನ್ನೂ ಲೆಕ್ಕ ಹಾಕಲಾಯಿತು.
about-unsolved = ಆಟ ಅಥವಾ ಮನೆ ನಿಯಮವನ್ನು ಬಿಡಿಸಿಲ್ಲದಿದ್ದರೆ ಗಣಕ ಮುಂದೆ ಹುಡುಕಿ ಅಂದಾಜು ಮಾಡುತ್ತದೆ; ವಿಮರ್ಶೆ ಅದನ್ನು ಅಂದಾಜು ಎಂದು ಗುರುತಿಸುತ್ತದೆ.
about-private = ಜಾಹೀರಾತು ಇಲ್ಲ, ಖಾತೆ ಇಲ್ಲ, ಅಂತರ್ಜಾಲ ಇಲ್ಲ: ನಿಮ್ಮ ಆಟಗಳು ಈ ಸಾಧನದಲ್ಲೇ ಇರುತ್ತವೆ.
about-licence-title = ಪರವಾನಗಿ
about-licence-text = MIT ಅಥವಾ Apache 2.0 ಪರವಾನಗಿಯ ಅಡಿಯಲ್ಲಿ, ನಿಮ್ಮ ಆಯ್ಕೆಯಂತೆ, ಮುಕ್ತ ತಂತ್ರಾಂಶ.
about-libraries = ಗ್ರಂಥಾಲಯಗಳು
about-translations = ಅನುವಾದಗಳು

## What went wrong, for a person. Each says what to do where something can be done.

# Saves: $part is what `error-part-…` says.
error-save-not-a-save = ಇದು Aadupuli ಆಟವಲ್ಲ.
error-save-too-new = ಆ್ಯಪ್‌ನ ಹೊಸ ಆವೃತ್ತಿ ಈ ಆಟವನ್ನು ಬರೆದಿದೆ. ತೆರೆಯಲು ಆ್ಯಪ್ ನವೀಕರಿಸಿ.
error-save-too-long = ಆಟವಾಗಿರಲು ಈ ಕಡತ ತುಂಬ ಉದ್ದವಾಗಿದೆ.
error-save-damaged = ಈ ಆಟ ಹಾಳಾಗಿದೆ: { $part }.
error-save-start = ಈ ಆಟದ ಆರಂಭ ಸ್ಥಿತಿ ಹಾಳಾಗಿದೆ. { $problem }
error-part-json = ಸಾಲು { $line }, ಸ್ಥಾನ { $column }ರಲ್ಲಿ ತುಂಡಾಗಿದೆ ಅಥವಾ ಕೆಟ್ಟಿದೆ
error-part-version = ಅದರ ಆವೃತ್ತಿಯನ್ನು ಓದಲಾಗದು
error-part-handicap = ಅದರ ಆಡುಗಳ ಸಂಖ್ಯೆ ಯಾವ ಆಟಕ್ಕೂ ಹೊಂದುವುದಿಲ್ಲ
error-part-moves = ಅದರ ನಡೆಗಳ ಪಟ್ಟಿ ತಪ್ಪಾಗಿದೆ
error-part-ending = ಅದರ ಮುಕ್ತಾಯ ನಡೆಗಳಿಗೆ ಹೊಂದುವುದಿಲ್ಲ
error-part-clock = ಅದರ ಗಡಿಯಾರ ತಪ್ಪಾಗಿದೆ
error-part-checksum = ಬರೆದ ಮೇಲೆ ಅದರ ವಿಷಯ ಬದಲಾಗಿದೆ
# Moves of saves and records. $reason is the sentence for the refusal.
error-game-not-a-move = ನಡೆ { $ply } ನಡೆಯೇ ಅಲ್ಲ: “{ $text }”.
error-game-no-such-point = ನಡೆ { $ply } ಹಾಸಿನಲ್ಲಿಲ್ಲದ ಬಿಂದುವನ್ನು ಹೆಸರಿಸುತ್ತದೆ: “{ $name }”.
error-game-illegal-move = ನಡೆ { $ply }, { $move }, ಅನುಮತಿ ಇಲ್ಲ. { $reason }.
# Records.
error-record = ಸಾಲು { $line }: { $problem }
error-record-too-long = ಆಟದ ದಾಖಲೆಯಾಗಿರಲು ಇದು ತುಂಬ ಉದ್ದವಾಗಿದೆ.
error-record-header = ಇದು [Rules "standard"] ನಂಥ ಶೀರ್ಷಿಕೆಯಲ್ಲ.
error-record-missing-header = { $key } ಶೀರ್ಷಿಕೆ ಇಲ್ಲ.
error-record-header-value = { $key }: “{ $value }” ಎಂಬುದಕ್ಕೆ ಅರ್ಥವಿಲ್ಲ.
error-record-variant = “{ $word }” ಎಂಬ ಮನೆ ನಿಯಮ ಇಲ್ಲ.
error-record-start = ಆರಂಭ ಸ್ಥಿತಿ ತಪ್ಪಾಗಿದೆ. { $problem }
error-record-open-comment = ಆವರಣದ ಟಿಪ್ಪಣಿ ಮುಗಿದಿಲ್ಲ.
error-record-result = “{ $stated }” ಎಂಬ ಫಲಿತಾಂಶ ನಡೆಗಳಿಗೆ ಹೊಂದುವುದಿಲ್ಲ.
error-record-after-result = ಫಲಿತಾಂಶದ ನಂತರ “{ $text }” ಇದೆ.
# Positions.
error-position-field-count = ಸ್ಥಿತಿಗೆ 7 ಭಾಗಗಳು ಬೇಕು, ಇದರಲ್ಲಿ { $found } ಇವೆ.
error-position-row-count = ಹಾಸಿನಲ್ಲಿ { $expected } ಸಾಲುಗಳು, ಇದರಲ್ಲಿ { $found } ಇವೆ.
error-position-row-length = ಸಾಲು { $row }: { $expected } ಬಿಂದುಗಳು ಬೇಕು, ಇದರಲ್ಲಿ { $found } ಇವೆ.
error-position-symbol = ಸಾಲು { $row }: ಸ್ಥಾನ { $column }ರಲ್ಲಿ “{ $symbol }” ಎಂಬುದು T, G ಅಥವಾ ಸಂಖ್ಯೆ ಅಲ್ಲ.
error-position-side = “{ $found }” ಪಕ್ಷವಲ್ಲ: g ಆಡುಗಳು, t ಹುಲಿಗಳು.
error-position-number =
    { $field ->
        [goats-in-hand] ಕೈಯಲ್ಲಿ ಆಡುಗಳು: “{ $found }” 0ರಿಂದ { $most }ರವರೆಗಿನ ಸಂಖ್ಯೆ ಅಲ್ಲ.
        [goats-captured] ಹೊಡೆದ ಆಡುಗಳು: “{ $found }” 0ರಿಂದ { $most }ರವರೆಗಿನ ಸಂಖ್ಯೆ ಅಲ್ಲ.
        [tigers-in-hand] ಕೈಯಲ್ಲಿ ಹುಲಿಗಳು: “{ $found }” 0ರಿಂದ { $most }ರವರೆಗಿನ ಸಂಖ್ಯೆ ಅಲ್ಲ.
       *[quiet-tiger-moves] ಹೊಡೆತವಿಲ್ಲದ ಹುಲಿ ನಡೆಗಳು: “{ $found }” 0ರಿಂದ { $most }ರವರೆಗಿನ ಸಂಖ್ಯೆ ಅಲ್ಲ.
    }
error-position-chain = “{ $found }” ಹಾಸಿನ ಬಿಂದುವೂ ಅಲ್ಲ, ಇಲ್ಲ ಎಂಬ - ಗುರುತೂ ಅಲ್ಲ.
error-setup-off-board = ಒಂದು ಕಾಯಿ ಹಾಸಿನ ಹೊರಗಿದೆ.
error-setup-two-pieces = { $point } ಬಿಂದುವಿನಲ್ಲಿ ಹುಲಿಯೂ ಆಡೂ ಇವೆ.
error-setup-goats = ಆಡುಗಳ ಲೆಕ್ಕ ಹೊಂದುವುದಿಲ್ಲ: ಹಾಸಿನಲ್ಲಿ { $on-board }, ಕೈಯಲ್ಲಿ { $in-hand }, ಹೊಡೆದವು { $captured }; ಬೇಕಾದದ್ದು { $expected }.
error-setup-tigers = ಹುಲಿಗಳ ಲೆಕ್ಕ ಹೊಂದುವುದಿಲ್ಲ: ಹಾಸಿನಲ್ಲಿ { $on-board }, ಕೈಯಲ್ಲಿ { $in-hand }; ಬೇಕಾದದ್ದು { $expected }.
error-setup-tigers-in-hand =
    { $count ->
        [one] { $count } ಹುಲಿ ಕೈಯಲ್ಲಿದೆ, ಆದರೆ ಈ ನಿಯಮಗಳಲ್ಲಿ ಎಲ್ಲವೂ ಹಾಸಿನಲ್ಲಿರಬೇಕು.
       *[other] { $count } ಹುಲಿಗಳು ಕೈಯಲ್ಲಿವೆ, ಆದರೆ ಈ ನಿಯಮಗಳಲ್ಲಿ ಎಲ್ಲವೂ ಹಾಸಿನಲ್ಲಿರಬೇಕು.
    }
error-setup-captured = { $captured } ಆಡುಗಳನ್ನು ಹೊಡೆಯಲಾಗಿದೆ, ಆದರೆ { $most } ಹೊಡೆತಗಳಿಗೆ ಆಟ ಮುಗಿಯುತ್ತದೆ.
error-setup-quiet-too-early = ಎಲ್ಲ ಆಡುಗಳು ಬಂದ ಮೇಲಷ್ಟೇ ಹೊಡೆತವಿಲ್ಲದ ಹುಲಿ ನಡೆಗಳನ್ನು ಎಣಿಸಲಾಗುತ್ತದೆ.
error-setup-quiet = ಹೊಡೆತವಿಲ್ಲದ ಹುಲಿ ನಡೆಗಳು { $quiet }, ಆದರೆ { $most }ಕ್ಕೆ ಆಟ ಮುಗಿಯುತ್ತದೆ.
error-setup-chain =
    { $fault ->
        [variant-off] { $point }: ಸಾಲು ಹೊಡೆತದಲ್ಲಿರಲಾಗದು, ಸಾಲು ನೆಗೆತ ನಿಯಮ ಇಲ್ಲ.
        [goats-to-move] { $point }: ಸಾಲು ಹೊಡೆತದಲ್ಲಿರಲಾಗದು, ಆಡುಗಳ ಸರದಿ.
        [no-tiger] { $point } ಬಿಂದುವಿನಲ್ಲಿ ಹುಲಿ ಇಲ್ಲ.
        [not-just-captured] { $point } ಬಿಂದುವಿನ ಹುಲಿ ಈಗತಾನೆ ಹೊಡೆದಿಲ್ಲ.
       *[no-further-capture] { $point } ಬಿಂದುವಿನ ಹುಲಿ ಮತ್ತೆ ಹೊಡೆಯಲಾರದು.
    }
# Moves that are typed.
error-move-not-a-move = “{ $text }” ನಡೆಯಲ್ಲ; d3, b3-c3, b3xd3, stop, pass ಹೀಗೆ ಬರೆಯಿರಿ.
error-move-no-such-point = ಹಾಸಿನಲ್ಲಿ “{ $name }” ಎಂಬ ಬಿಂದು ಇಲ್ಲ.
# Undo.
error-undo-not-allowed = ಈ ಆಟದಲ್ಲಿ ಹಿಂತೆಗೆಯುವಂತಿಲ್ಲ
error-undo-nothing = ಹಿಂತೆಗೆಯಲು ಏನೂ ಇಲ್ಲ
error-redo-nothing = ಮತ್ತೆ ಮಾಡಲು ಏನೂ ಇಲ್ಲ
# Claims and resigning.
error-already-over = ಆಟ ಮುಗಿದಿದೆ
# The phone and its files.
error-import-empty = ಒಳತರಲು ಏನೂ ಇಲ್ಲ.
error-import-unknown = ಇದು Aadupuli ಆಟವೂ ಅಲ್ಲ, ಆಟದ ದಾಖಲೆಯೂ ಅಲ್ಲ, ಎಲ್ಲದರ ರಫ್ತೂ ಅಲ್ಲ.
error-import-read = ಕಡತವನ್ನು ಓದಲಾಗಲಿಲ್ಲ.
error-share = ಹಂಚಲಾಗಲಿಲ್ಲ.
error-print = ಹಾಸನ್ನು ಬರೆಯಲಾಗಲಿಲ್ಲ.
error-hint = ಇಲ್ಲಿ ಸುಳಿವು ಸಿಗಲಿಲ್ಲ.

## Ideas behind a hint: the first step, which names no point

hint-idea-forced = ಒಂದೇ ಒಂದು ನಡೆ ಇದೆ.
hint-idea-last-capture = ಒಂದು ಹೊಡೆತದಿಂದ ಈಗಲೇ ಗೆಲ್ಲಬಹುದು.
hint-idea-last-trap = ಈಗಲೇ ಗೆಲ್ಲಬಹುದು: ಕೊನೆಯ ಹುಲಿಯನ್ನು ಕಟ್ಟಿಹಾಕಬಹುದು.
hint-idea-close-trap = ಹುಲಿಗಳನ್ನು ಕಟ್ಟಿಹಾಕಬಹುದು.
hint-idea-force-captures = ಹುಲಿಗಳು ಹೊಡೆತಗಳಿಂದ ಗೆಲ್ಲಬಹುದು.
hint-idea-only-win = ಒಂದೇ ಒಂದು ನಡೆ ಗೆಲುವನ್ನು ಉಳಿಸುತ್ತದೆ.
hint-idea-only-draw = ಒಂದೇ ಒಂದು ನಡೆ ಡ್ರಾ ಉಳಿಸುತ್ತದೆ.
hint-idea-take-goat = ಒಂದು ಆಡನ್ನು ಹೊಡೆಯಬಹುದು.
hint-idea-free-tiger = ಸಿಕ್ಕಿಬಿದ್ದ ಹುಲಿಗೆ ದಾರಿ ಬೇಕು.
hint-idea-save-goat = ಒಂದು ಆಡು ಅಪಾಯದಲ್ಲಿದೆ.
hint-idea-fork = ಒಮ್ಮೆಗೆ ಎರಡು ಆಡುಗಳನ್ನು ಬೆದರಿಸಬಹುದು.
hint-idea-threaten = ಒಂದು ಆಡನ್ನು ಬೆದರಿಸಬಹುದು.
hint-idea-trap-tiger = ಒಂದು ಹುಲಿಗೆ ನಡೆ ಇಲ್ಲದಂತೆ ಮಾಡಬಹುದು.
hint-idea-safe-point = ಆಡನ್ನು ಎಂದೂ ಹೊಡೆಯಲಾಗದ ಖಾಲಿ ಬಿಂದು ಇದೆ.
hint-idea-keep-win = ನೀವು ಗೆಲ್ಲುತ್ತಿದ್ದೀರಿ. ಕೈಬಿಡಬೇಡಿ.
hint-idea-keep-draw = ಆಟ ಸಮವಾಗಿದೆ. ಹಾಗೆಯೇ ಉಳಿಸಿ.
hint-idea-resist = ತಪ್ಪಿಲ್ಲದ ಆಟದ ಎದುರು ಇದು ಸೋಲು. ಆದಷ್ಟು ತಡೆಯಿರಿ.
hint-idea-improve = ನೆರವಾಗುವ ಶಾಂತ ನಡೆಯನ್ನು ಹುಡುಕಿ.

## Reasons for a move: whole sentences. $on is `place-on`.

hint-reason-forced = ಇದೊಂದೇ ನಿಯಮಬದ್ಧ ನಡೆ.
hint-reason-last-capture = ಇದು { $on } ಇರುವ ಆಡನ್ನು ಹೊಡೆದು ಆಟ ಗೆಲ್ಲುತ್ತದೆ.
hint-reason-last-trap = ಯಾವ ಹುಲಿಯೂ ಇನ್ನು ನಡೆಯಲಾರದು: ಆಟ ಗೆದ್ದಿದೆ.
hint-reason-close-trap = ಹುಲಿಗಳು ಏನೇ ಮಾಡಿದರೂ ಆಡುಗಳು ಅವನ್ನು ಕಟ್ಟಿಹಾಕುತ್ತವೆ.
hint-reason-close-trap-turns =
    { $turns ->
        [one] ಹುಲಿಗಳು ಏನೇ ಮಾಡಿದರೂ ಆಡುಗಳು ಅವನ್ನು ಕಟ್ಟಿಹಾಕುತ್ತವೆ; { $turns } ಹುಲಿ ಸರದಿಯೊಳಗೆ ಕಟ್ಟುಬೀಳುತ್ತವೆ, ಅಥವಾ ವ್ಯರ್ಥ ಹೊಡೆತವೊಂದು ಆಗುತ್ತದೆ.
       *[other] ಹುಲಿಗಳು ಏನೇ ಮಾಡಿದರೂ ಆಡುಗಳು ಅವನ್ನು ಕಟ್ಟಿಹಾಕುತ್ತವೆ; { $turns } ಹುಲಿ ಸರದಿಗಳೊಳಗೆ ಕಟ್ಟುಬೀಳುತ್ತವೆ, ಅಥವಾ ವ್ಯರ್ಥ ಹೊಡೆತವೊಂದು ಆಗುತ್ತದೆ.
    }
hint-reason-force-captures = ಆಡುಗಳು ಏನೇ ಮಾಡಿದರೂ ಹುಲಿಗಳು ಹೊಡೆತಗಳಿಂದ ಗೆಲ್ಲುತ್ತವೆ.
hint-reason-force-captures-turns =
    { $turns ->
        [one] ಆಡುಗಳು ಏನೇ ಮಾಡಿದರೂ ಹುಲಿಗಳು ಹೊಡೆತಗಳಿಂದ ಗೆಲ್ಲುತ್ತವೆ; ಮುಂದಿನದು { $turns } ಹುಲಿ ಸರದಿಯೊಳಗೆ ಬರುತ್ತದೆ.
       *[other] ಆಡುಗಳು ಏನೇ ಮಾಡಿದರೂ ಹುಲಿಗಳು ಹೊಡೆತಗಳಿಂದ ಗೆಲ್ಲುತ್ತವೆ; ಮುಂದಿನದು { $turns } ಹುಲಿ ಸರದಿಗಳೊಳಗೆ ಬರುತ್ತದೆ.
    }
hint-reason-only-win = ಬೇರೆ ಎಲ್ಲ ನಡೆಗಳೂ ಗೆಲುವನ್ನು ಬಿಟ್ಟುಕೊಡುತ್ತವೆ.
hint-reason-only-draw = ಬೇರೆ ಎಲ್ಲ ನಡೆಗಳೂ ಸೋಲುತ್ತವೆ.
hint-reason-take-goat = ಇದು { $on } ಇರುವ ಆಡನ್ನು ಹೊಡೆಯುತ್ತದೆ, ಏನನ್ನೂ ಬಿಟ್ಟುಕೊಡದೆ.
hint-reason-free-tiger = { $on } ಸಿಕ್ಕಿಬಿದ್ದ ಹುಲಿಗೆ ಇದು ದಾರಿ ಕೊಡುತ್ತದೆ.
hint-reason-save-goat = { $on } ಇದ್ದ ಆಡನ್ನು ಇನ್ನು ಹೊಡೆಯಲಾಗದು, ಬೇರೆ ಯಾವುದನ್ನೂ ಸಹ.
hint-reason-fork = ಇದು { $first } ಮತ್ತು { $second } ಇರುವ ಎರಡು ಆಡುಗಳನ್ನು ಬೆದರಿಸುತ್ತದೆ; ಯಾವ ನಡೆಯೂ ಎರಡನ್ನೂ ಉಳಿಸದು.
hint-reason-threaten = ಇದು { $on } ಇರುವ ಆಡನ್ನು ಬೆದರಿಸುತ್ತದೆ.
hint-reason-trap-tiger = { $on } ಇರುವ ಹುಲಿ ಇನ್ನು ನಡೆಯಲಾರದು.
hint-reason-safe-point = { $on } ಇರುವ ಆಡನ್ನು ಎಂದೂ ಹೊಡೆಯಲಾಗದು.
hint-reason-keep-win = ಇದು ಗೆಲುವನ್ನು ಉಳಿಸುತ್ತದೆ.
hint-reason-keep-draw = ಇದು ಡ್ರಾ ಉಳಿಸುತ್ತದೆ.
hint-reason-resist = ಇದಕ್ಕಿಂತ ಹೆಚ್ಚು ತಡೆಯುವ ರಕ್ಷಣೆ ತಿಳಿದಿಲ್ಲ.
hint-reason-resist-turns =
    { $turns ->
        [one] ಇದಕ್ಕಿಂತ ಹೆಚ್ಚು ಯಾವುದೂ ತಡೆಯದು: { $turns } ಹುಲಿ ಸರದಿ.
       *[other] ಇದಕ್ಕಿಂತ ಹೆಚ್ಚು ಯಾವುದೂ ತಡೆಯದು: { $turns } ಹುಲಿ ಸರದಿಗಳು.
    }
hint-reason-improve =
    { $plies ->
        [one] { $plies } ನಡೆ ಮುಂದೆ ನೋಡಿದಾಗ ಇದಕ್ಕಿಂತ ಒಳ್ಳೆಯದು ಸಿಗಲಿಲ್ಲ. ಇದು ಅಂದಾಜು.
       *[other] { $plies } ನಡೆಗಳು ಮುಂದೆ ನೋಡಿದಾಗ ಇದಕ್ಕಿಂತ ಒಳ್ಳೆಯದು ಸಿಗಲಿಲ್ಲ. ಇದು ಅಂದಾಜು.
    }

## What a move gave away, in reviews and against a wrong try

review-lost-win-to-draw = ನಡೆ { $number }, { $move }, ಗೆಲುವನ್ನು ಬಿಟ್ಟುಕೊಟ್ಟಿತು: ಆಟ ಮತ್ತೆ ಸಮವಾಯಿತು.
review-lost-win-to-loss = ನಡೆ { $number }, { $move }, ಗೆಲುವನ್ನು ಬಿಟ್ಟುಕೊಟ್ಟು ಸೋಲು ತಂದಿತು.
review-lost-draw = ನಡೆ { $number }, { $move }, ಡ್ರಾ ಬಿಟ್ಟುಕೊಟ್ಟಿತು.
review-lost-win-to-draw-perhaps = ನಡೆ { $number }, { $move }, ಗೆಲುವನ್ನು ಬಿಟ್ಟುಕೊಟ್ಟಂತಿದೆ: ಆಟ ಬಹುತೇಕ ಸಮವಾಯಿತು.
review-lost-win-to-loss-perhaps = ನಡೆ { $number }, { $move }, ಗೆಲುವನ್ನು ಬಿಟ್ಟುಕೊಟ್ಟು ಸೋಲು ತಂದಂತಿದೆ.
review-lost-draw-perhaps = ನಡೆ { $number }, { $move }, ಡ್ರಾ ಬಿಟ್ಟುಕೊಟ್ಟಂತಿದೆ.
# $reason is a whole sentence from `hint-reason-…`.
review-better = { $move } ಅದನ್ನು ಉಳಿಸುತ್ತಿತ್ತು. { $reason }
review-gives-win-to-draw = ಇದು ಗೆಲುವನ್ನು ಬಿಟ್ಟುಕೊಡುತ್ತದೆ: ಆಟ ಸಮವಾಗುತ್ತದೆ.
review-gives-win-to-loss = ಇದು ಗೆಲುವನ್ನು ಬಿಟ್ಟುಕೊಟ್ಟು ಸೋಲುತ್ತದೆ.
review-gives-draw = ಇದು ಡ್ರಾ ಬಿಟ್ಟುಕೊಡುತ್ತದೆ.
review-gives-win-to-draw-perhaps = ಇದು ಗೆಲುವನ್ನು ಬಿಟ್ಟುಕೊಡುವಂತಿದೆ.
review-gives-win-to-loss-perhaps = ಇದು ಗೆಲುವನ್ನು ಬಿಟ್ಟುಕೊಟ್ಟು ಸೋಲುವಂತಿದೆ.
review-gives-draw-perhaps = ಇದು ಸೋಲುವಂತಿದೆ.
review-better-now = { $move } ಅದನ್ನು ಉಳಿಸುತ್ತದೆ. { $reason }
review-value-exact =
    { $value ->
        [goats] ಆಡುಗಳಿಗೆ ಗೆಲುವು
        [tigers] ಹುಲಿಗಳಿಗೆ ಗೆಲುವು
       *[draw] ಡ್ರಾ
    }
review-value-exact-turns =
    { $value ->
        [goats] ಆಡುಗಳಿಗೆ ಗೆಲುವು, ಮುಂದಿನ ಹಂತ { $turns } ಹುಲಿ ಸರದಿಗಳೊಳಗೆ
        [tigers] ಹುಲಿಗಳಿಗೆ ಗೆಲುವು, ಮುಂದಿನ ಹಂತ { $turns } ಹುಲಿ ಸರದಿಗಳೊಳಗೆ
       *[draw] ಡ್ರಾ
    }
review-value-estimate =
    { $value ->
        [goats] ಆಡುಗಳಿಗೆ ಮೇಲುಗೈ ಎನಿಸುತ್ತದೆ
        [tigers] ಹುಲಿಗಳಿಗೆ ಮೇಲುಗೈ ಎನಿಸುತ್ತದೆ
       *[draw] ಸಮ ಎನಿಸುತ್ತದೆ
    }

## Why a try in a lesson is not what was asked. $on is `place-on`.

lesson-wrong-not-asked = ಅದನ್ನು ಆಡಬಹುದು, ಆದರೆ ಕೇಳಿದ್ದು ಬೇರೆ ನಡೆ.
lesson-wrong-another-piece = ಬೇರೆ ಕಾಯಿ ನಡೆಯಬೇಕು: { $on } ಇರುವುದು.
lesson-wrong-another-point = ಅದು ಕೇಳಿದ ಬಿಂದುವಲ್ಲ. { $on } ನೋಡಿ.
lesson-wrong-goes-elsewhere = ಅದು ಬೇರೆಡೆಗೆ ಹೋಗಬೇಕು: { $to }.
lesson-wrong-captures-nothing = ಅದು ಯಾವ ಆಡನ್ನೂ ಹೊಡೆಯುವುದಿಲ್ಲ.
lesson-wrong-captures-nothing-could = ಅದು ಯಾವ ಆಡನ್ನೂ ಹೊಡೆಯುವುದಿಲ್ಲ. { $from } ಇರುವ ಹುಲಿ ಹೊಡೆಯಬಲ್ಲದು.
lesson-wrong-goat-can-be-captured = ಈಗ { $on } ಇರುವ ಆಡನ್ನು ಹೊಡೆಯಬಹುದು.
lesson-wrong-can-be-jumped = ಹುಲಿ ಆ ಬಿಂದುವಿನ ಮೇಲೆ ನೆಗೆಯಬಲ್ಲದು: { $from } { $to }.
lesson-wrong-tiger-escapes = { $on } ಇರುವ ಹುಲಿ ಇನ್ನೂ ನಡೆಯಬಲ್ಲದು.
lesson-wrong-threatens-too-few =
    { $asked ->
        [one] ಅದು ಯಾವ ಆಡನ್ನೂ ಬೆದರಿಸುವುದಿಲ್ಲ.
       *[other] ಅದು { $asked } ಆಡುಗಳಲ್ಲಿ { $goats } ಮಾತ್ರ ಬೆದರಿಸುತ್ತದೆ.
    }
lesson-wrong-game-goes-on = ಅದರ ನಂತರವೂ ಆಟ ಮುಂದುವರಿಯುತ್ತದೆ.
lesson-wrong-gives-away-win =
    { $side ->
        [goats] ಅದು ಆಡುಗಳ ಗೆಲುವನ್ನು ಬಿಟ್ಟುಕೊಡುತ್ತದೆ.
       *[tigers] ಅದು ಹುಲಿಗಳ ಗೆಲುವನ್ನು ಬಿಟ್ಟುಕೊಡುತ್ತದೆ.
    }
lesson-wrong-gives-away-draw =
    { $side ->
        [goats] ಅದು ಸೋಲುತ್ತದೆ: ಈಗ ಹುಲಿಗಳು ಗೆಲ್ಲಬಹುದು.
       *[tigers] ಅದು ಸೋಲುತ್ತದೆ: ಈಗ ಆಡುಗಳು ಗೆಲ್ಲಬಹುದು.
    }
lesson-wrong-goat-is-safe = { $on } ಇರುವ ಆಡು ಸುರಕ್ಷಿತ: ಯಾವ ಹುಲಿಯೂ ಈಗ ಹೊಡೆಯಲಾರದು.
lesson-wrong-no-goat-there = ಅಲ್ಲಿ ಆಡು ಇಲ್ಲ.
lesson-wrong-no-tiger-there = ಅಲ್ಲಿ ಹುಲಿ ಇಲ್ಲ.

## What the disk and other devices do to games

error-disk-full = ಈ ಸಾಧನದಲ್ಲಿ ಜಾಗವಿಲ್ಲ. ಮೊದಲು ಉಳಿಸಿದ್ದು ಸುರಕ್ಷಿತವಾಗಿದೆ.
error-disk-denied = ಆ್ಯಪ್ ತನ್ನ ಕಡತಕೋಶದಲ್ಲಿ ಬರೆಯುವಂತಿಲ್ಲ. ಮೊದಲು ಉಳಿಸಿದ್ದು ಸುರಕ್ಷಿತವಾಗಿದೆ.
error-disk-busy = ಆ್ಯಪ್‌ನ ಇನ್ನೊಂದು ಪ್ರತಿ ಆಟಗಳನ್ನು ಬಳಸುತ್ತಿದೆ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.
error-disk-read = ಸಾಧನ ಆಟಗಳನ್ನು ಓದಲಾಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.
error-disk-write = ಸಾಧನ ಇದನ್ನು ಉಳಿಸಲಾಗಲಿಲ್ಲ. ಮೊದಲು ಉಳಿಸಿದ್ದು ಸುರಕ್ಷಿತವಾಗಿದೆ.
error-open-not-there = ಈ ಆಟ ಈಗ ಇಲ್ಲ.
error-delete-gone = ಇದನ್ನು ಇನ್ನು ಮರಳಿ ತರಲಾಗದು.
error-import-too-long = ಒಳತರಲು ಇದು ತುಂಬ ಉದ್ದವಾಗಿದೆ.
error-import-too-new = ಆ್ಯಪ್‌ನ ಹೊಸ ಆವೃತ್ತಿ ಇದನ್ನು ಬರೆದಿದೆ. ಒಳತರಲು ಆ್ಯಪ್ ನವೀಕರಿಸಿ.
error-import-damaged = ಈ ರಫ್ತು ಸಾಲು { $line }, ಸ್ಥಾನ { $column }ರಲ್ಲಿ ಹಾಳಾಗಿದೆ.
error-import-damaged-inside = ಈ ರಫ್ತು ಹಾಳಾಗಿದೆ.
error-import-unreadable = ರಫ್ತಿನ ಆಟ { $number }: { $reason }
set-aside-game = ಒಂದು ಆಟವನ್ನು ಓದಲಾಗಲಿಲ್ಲ. ಅದರ ಕಡತವನ್ನು { $name } ಎಂದು ಇಡಲಾಗಿದೆ. { $reason }
set-aside-current = ಯಾವ ಆಟ ನಡೆಯುತ್ತಿತ್ತು ಎಂಬ ಟಿಪ್ಪಣಿಯನ್ನು ಓದಲಾಗಲಿಲ್ಲ. ನಿಮ್ಮ ಎಲ್ಲ ಆಟಗಳು ನನ್ನ ಆಟಗಳಲ್ಲಿವೆ.
set-aside-settings = ಸಂಯೋಜನೆಗಳನ್ನು ಓದಲಾಗಲಿಲ್ಲ, ರೂಢಿಯವನ್ನು ಬಳಸಲಾಗಿದೆ. ಕಡತವನ್ನು { $name } ಎಂದು ಇಡಲಾಗಿದೆ.
set-aside-statistics = ಅಂಕಿಅಂಶಗಳನ್ನು ಓದಲಾಗಲಿಲ್ಲ, ಎಣಿಕೆ ಹೊಸದಾಗಿ ಆರಂಭವಾಗುತ್ತದೆ. ಕಡತವನ್ನು { $name } ಎಂದು ಇಡಲಾಗಿದೆ.
set-aside-progress = ಪಾಠ ಮತ್ತು ಒಗಟುಗಳ ಪ್ರಗತಿಯನ್ನು ಓದಲಾಗಲಿಲ್ಲ. ಕಡತವನ್ನು { $name } ಎಂದು ಇಡಲಾಗಿದೆ.
set-aside-too-new = ಆ್ಯಪ್‌ನ ಹೊಸ ಆವೃತ್ತಿ { $name } ಕಡತವನ್ನು ಬರೆದಿದೆ. ಅದನ್ನು ಹಾಗೆಯೇ ಬಿಡಲಾಗಿದೆ.
set-aside-in-place = { $name }: ಓದಲೂ ಆಗಲಿಲ್ಲ, ಬದಿಗಿಡಲೂ ಆಗಲಿಲ್ಲ.
