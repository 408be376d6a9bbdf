### Aadupuli in Kannada.
###
### Wanted: review by a native speaker. Nobody has yet read these words who grew up with the language;
### corrections of any kind are welcome. `en.ftl` explains the variables. Digits are ASCII.

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
terminal-help-help = ಈ ಪದಗಳು
terminal-help-board = ಹಾಸು
terminal-help-names = ಬಿಂದುಗಳ ಹೆಸರುಗಳು
terminal-help-pieces = ಪ್ರತಿ ಕಾಯಿ ಪದಗಳಲ್ಲಿ
terminal-help-undo = ನಿಮ್ಮ ಕೊನೆಯ ನಡೆ ಹಿಂತೆಗೆ
terminal-help-redo = ಅದನ್ನು ಮತ್ತೆ ಆಡು
terminal-help-hint = ಒಂದು ಸುಳಿವು; ಮುಂದಿನ ಹೆಜ್ಜೆಗೆ ಮತ್ತೆ ಕೇಳಿ
terminal-help-why = ನಡೆ ಏಕೆ ಒಪ್ಪಲಿಲ್ಲ, ಅಥವಾ ಕೊನೆಯ ನಡೆ ಏನು ಬಿಟ್ಟುಕೊಟ್ಟಿತು
terminal-help-moves = ಇದುವರೆಗಿನ ನಡೆಗಳು
terminal-help-record = ಆಟದ ದಾಖಲೆ
terminal-help-save = ಆಟ ಉಳಿಸು (ಪ್ರತಿ ನಡೆಯ ನಂತರವೂ ಉಳಿಯುತ್ತದೆ); ಕಡತದ ಹೆಸರಿನೊಂದಿಗೆ: ಅಲ್ಲಿ ಬರೆ, ಹೆಸರು .txt ಎಂದು ಮುಗಿದರೆ ದಾಖಲೆಯಾಗಿ
terminal-help-claim = ಡ್ರಾ ಕೇಳು
terminal-help-resign = ಸೋಲೊಪ್ಪು
terminal-help-yes = ಖಚಿತಪಡಿಸು
terminal-help-new = ಹೊಸ ಆಟ
terminal-help-rematch = ಪಕ್ಷಗಳು ಬದಲಾಗಿ ಅದೇ ಆಟ
terminal-help-rules = ಈ ಆಟದ ನಿಯಮಗಳು ಸಂಕ್ಷಿಪ್ತವಾಗಿ
terminal-help-quit = ಹೊರಡು; ಆಟ ಉಳಿಯುತ್ತದೆ
terminal-help-offer = ಒಂದು ನಡೆಯನ್ನು ಅಥವಾ “help” ಎಂದು ಬರೆಯಿರಿ.
terminal-help-moves-intro = ನಡೆಗಳು: ಇಡುವುದು (d3), ಹೆಜ್ಜೆ (b3-c3), ಹೊಡೆತ (b3xd3), stop, pass. ಮತ್ತು:
terminal-new-form = new [easy|medium|hard|perfect|two] [goats|tigers|random] [standard|parlour|adu-huli|bagh-chal] [fifteen-captures|multiple-jumps|placing-tigers|repeater-loses|none …] [clock minutes] [handicap goats] [practice]
terminal-new-unknown = “{ $word }” ಹೊಸ ಆಟದ ಆಯ್ಕೆಯಲ್ಲ.
terminal-resumed = ಮುಗಿಯದ ನಿಮ್ಮ ಆಟ ಮುಂದುವರಿಯುತ್ತದೆ.
terminal-kept = ಆಟ ಉಳಿಸಲಾಗಿದೆ.
terminal-saved-to = { $file } ಕಡತಕ್ಕೆ ಬರೆಯಲಾಯಿತು.
terminal-over-offer = “rematch”, “new”, “undo” ಅಥವಾ “quit”?
terminal-resign-sure = ಸೋಲೊಪ್ಪುವಿರಾ? ಅದು ಸೋಲೆಂದು ಎಣಿಕೆ. ಒಪ್ಪಲು “yes” ಎಂದು ಬರೆಯಿರಿ.
terminal-nothing-asked = ಏನನ್ನೂ ಕೇಳಿರಲಿಲ್ಲ.
terminal-why-nothing = ನೀವು ಇನ್ನೂ ನಡೆದಿಲ್ಲ.
terminal-why-fine = { $move } ಏನನ್ನೂ ಬಿಟ್ಟುಕೊಡಲಿಲ್ಲ.

## The full screen

screen-too-small = ಕಿಟಕಿ ತುಂಬ ಚಿಕ್ಕದು: { $columns } × { $rows } ಅಕ್ಷರಗಳು ಬೇಕು.
screen-keys = ಬಾಣಗಳು, Enter ಅಥವಾ ಮೌಸ್ · u ಹಿಂತೆಗೆ · h ಸುಳಿವು · n ಹೊಸದು · t ಪಾಠ · m ನಡೆಗಳು · ? ಸಹಾಯ · q ಹೊರಡು
screen-keys-over = r ಮರು ಆಟ · n ಹೊಸದು · u ಹಿಂತೆಗೆ · v ವಿಮರ್ಶೆ · m ನಡೆಗಳು · q ಹೊರಡು
screen-help-title = ಕೀಲಿಗಳು
screen-help-arrows = ಬಾಣಗಳು: ಬಿಂದುವಿನಿಂದ ಬಿಂದುವಿಗೆ
screen-help-enter = Enter ಅಥವಾ ಖಾಲಿ ಕೀಲಿ: ಆಯ್ಕೆ, ಇಡುವುದು, ನಡೆಸುವುದು
screen-help-mouse = ಮೌಸ್: ಬಿಂದು ಒತ್ತಿ, ಅಥವಾ ಕಾಯಿ ಎಳೆಯಿರಿ
screen-help-escape = Esc: ಆಯ್ಕೆ ಬಿಡು, ಮುಚ್ಚು
screen-help-colon = ವಿಸರ್ಗ ಚಿಹ್ನೆ (:): b3-c3 ನಂಥ ನಡೆ ಬರೆಯಿರಿ
screen-help-letters = u ಹಿಂತೆಗೆ · y ಮತ್ತೆ ಮಾಡು · h ಸುಳಿವು (ಮುಂದಿನ ಹೆಜ್ಜೆಗೆ ಮತ್ತೆ) · w ಏಕೆ · s ಇಲ್ಲಿ ನಿಲ್ಲಿಸು · c ಡ್ರಾ ಕೇಳು · x ಸೋಲೊಪ್ಪು
screen-help-more = n ಹೊಸ ಆಟ · r ಮರು ಆಟ · e ಇಲ್ಲಿಂದ ಅಭ್ಯಾಸ · m ನಡೆಗಳು · g ನನ್ನ ಆಟಗಳು · i ನಿಯಮಗಳು · v ವಿಮರ್ಶೆ · q ಹೊರಡು (ಆಟ ಉಳಿಯುತ್ತದೆ)
screen-move-prompt = ನಡೆ
screen-confirm = Enter: ಹೌದು · Esc: ಇಲ್ಲ
screen-close = Esc: ಮುಚ್ಚು
screen-choose = ↑ ↓ ಆರಿಸು · ← → ಬದಲಿಸು · Enter ಆರಂಭಿಸು · Esc ಹಿಂದೆ
screen-choose-list = ↑ ↓ ಆರಿಸು · Enter ತೆರೆ · Esc ಹಿಂದೆ
screen-browse = ← → ಹಿಂದೆ ಮುಂದೆ · Enter ಇಲ್ಲಿಂದ ಆಡು · e ಇಲ್ಲಿಂದ ಅಭ್ಯಾಸ · Esc ಆಟಕ್ಕೆ ಮರಳು
screen-help-marks = ಹಾಸಿನಲ್ಲಿ: ▸ ◂ ಆಯ್ದದ್ದು · ● ಇಲ್ಲಿಗೆ ಬರಬಹುದು · ◎ ಇಲ್ಲಿ ಹೊಡೆಯುತ್ತದೆ · ‹ › ಕೊನೆಗೆ ನಡೆದದ್ದು · ○ ಇಲ್ಲಿಂದ ಬಂತು · × ಹೊಡೆದದ್ದು · ( ) ಸಿಕ್ಕಿಬಿದ್ದದ್ದು · ◆ ಸುಳಿವು
screen-opponent-friend = ಇದೇ ಕೀಲಿಮಣೆಯಲ್ಲಿ ಗೆಳೆಯರು
screen-strip = ▲ ಆಡುಗಳಿಗೆ ಮೇಲುಗೈ · ಸಮ ▼ ಹುಲಿಗಳಿಗೆ ಮೇಲುಗೈ
screen-help-looks = k ಬಿಂದುಗಳ ಹೆಸರು · l ಹಾಸಿನ ಬೇರೆ ನೋಟ
screen-keys-lesson = n ಮುಂದೆ · b ಹಿಂದೆ · r ಮೊದಲಿಂದ · ಬಾಣಗಳು, Enter ಅಥವಾ ಮೌಸ್ · Esc ಆಟಕ್ಕೆ
screen-keys-lesson-task = s ತೋರಿಸು · k ಬಿಟ್ಟುಬಿಡು · b ಹಿಂದೆ · : ನಡೆ · ಬಾಣಗಳು, Enter ಅಥವಾ ಮೌಸ್ · Esc ಹಿಂತಿರುಗು
screen-keys-puzzle = s ಉತ್ತರ · n ಇನ್ನೊಂದು · e ಅಭ್ಯಾಸ · : ನಡೆ · ಬಾಣಗಳು, Enter ಅಥವಾ ಮೌಸ್ · Esc ಆಟಕ್ಕೆ
screen-keys-puzzle-done = n ಮುಂದಿನ ಒಗಟು · e ಅಭ್ಯಾಸ · Esc ಆಟಕ್ಕೆ
screen-puzzle-searching = ಒಗಟನ್ನು ಹುಡುಕಲಾಗುತ್ತಿದೆ …
screen-help-learn = t ಪಾಠಗಳು, ತಂತ್ರ, ಒಗಟುಗಳು · p ಒಂದು ಒಗಟು (ಆಟ ಕಾಯುತ್ತದೆ)

## The command line. Names of commands and options are not translated.

cli-about = Aadupuli: ದಕ್ಷಿಣ ಏಷ್ಯಾದ ಆಡು ಹುಲಿ ಆಟಗಳು ನಿಮ್ಮ ಟರ್ಮಿನಲ್‌ನಲ್ಲಿ
cli-heading-usage = ಬಳಕೆ
cli-heading-commands = ಆಜ್ಞೆಗಳು
cli-heading-options = ಆಯ್ಕೆಗಳು
cli-heading-arguments = ಒಳಸಂಗತಿಗಳು
cli-heading-examples = ಉದಾಹರಣೆಗಳು
cli-heading-exit-codes = ಮುಕ್ತಾಯ ಸಂಕೇತಗಳು
cli-exit-codes =
    0  ಮುಗಿಯಿತು, ಒಳಹರಿವು ಮುಗಿದರೂ
    1  ಹೊರಗಿನದೇನೋ ವಿಫಲ: ಕಡತ, ಡಿಸ್ಕ್, ಟರ್ಮಿನಲ್
    2  ಆಜ್ಞಾ ಸಾಲು ತಪ್ಪು
    3  ಕಡತ ಓದಲಾಯಿತು, ಆದರೆ ಅದು ಇರಬೇಕಾದದ್ದಲ್ಲ
cli-help = ಸಹಾಯ ತೋರಿಸು
cli-version = ಆವೃತ್ತಿ ತೋರಿಸು
cli-lang = ಭಾಷೆ: en, ta, kn ಅಥವಾ te (ಇಲ್ಲವಾದರೆ LC_ALL, LC_MESSAGES ಅಥವಾ LANG ನಿರ್ಧರಿಸುತ್ತದೆ)
cli-data = ಆಟಗಳು ಮತ್ತು ಸಂಯೋಜನೆಗಳ ಕಡತಕೋಶ (ಇಲ್ಲವಾದರೆ AADUPULI_DATA, ಅಥವಾ ಈ ಗಣಕದ ರೂಢಿಯ ಜಾಗ)
cli-plain = ಸಾಲು ಸಾಲಾಗಿ ಆಡು (ಹೊರಹರಿವು ಟರ್ಮಿನಲ್ ಅಲ್ಲದಿದ್ದಾಗಲೂ)
cli-spoken = ಪರದೆ ಓದುಗಗಳಿಗೆ: ಎಲ್ಲವೂ ಪದಗಳಲ್ಲಿ, ಚಿತ್ರದ ಹಾಸಿಲ್ಲದೆ, ಸಾಲು ಸಾಲಾಗಿ
cli-new = ಹೊಸ ಆಟ ಆರಂಭಿಸು; ಮುಗಿಯದ್ದು ಉಳಿಯುತ್ತದೆ
cli-two = ಇದೇ ಕೀಲಿಮಣೆಯಲ್ಲಿ ಇಬ್ಬರು
cli-level = ಗಣಕದ ಮಟ್ಟ: easy, medium, hard ಅಥವಾ perfect
cli-side = ನಿಮ್ಮ ಪಕ್ಷ: goats, tigers ಅಥವಾ random
cli-rules = ಆಟ: standard, parlour, adu-huli ಅಥವಾ bagh-chal
cli-variants = ಮನೆ ನಿಯಮಗಳು, ಅಲ್ಪವಿರಾಮ ಪಟ್ಟಿಯಾಗಿ: fifteen-captures, multiple-jumps, placing-tigers, repeater-loses, ಅಥವಾ none
cli-clock = ಪ್ರತಿಯೊಬ್ಬರ ನಿಮಿಷಗಳು
cli-handicap = ಎಂದಿಗಿಂತ ಹೆಚ್ಚು (1) ಅಥವಾ ಕಡಿಮೆ (-1) ಆಡುಗಳು: ಗರಿಷ್ಠ 3
cli-practice = ಪ್ರತಿ ನಡೆಗೂ ಸುಳಿವು
cli-seed = ಗಣಕದ ಆಯ್ಕೆಗಳ ಬೀಜ: ಅದೇ ಬೀಜ, ಅದೇ ಆಟ
cli-open = ಈ ಕಡತದ ಆಟ ಮುಂದುವರಿಸು, ಉಳಿಕೆ ಅಥವಾ ದಾಖಲೆ
cli-ugi = ತಂತ್ರಾಂಶಗಳಿಗಾಗಿ Universal Game Interface
cli-perft = ಒಂದು ಸ್ಥಿತಿಯಿಂದ ನಡೆಗಳ ಸರಣಿಗಳನ್ನು ಎಣಿಸು
cli-perft-depth = ಎಷ್ಟು ನಡೆಗಳು, 0ರಿಂದ 99
cli-perft-divide = ಪ್ರತಿ ಮೊದಲ ನಡೆಗೂ ಬೇರೆಯಾಗಿ ಎಣಿಸು
cli-position = ಈ ಸ್ಥಿತಿಯಿಂದ ಆರಂಭಿಸು (ಏಳು ಭಾಗಗಳು, ಉದ್ಧರಣದಲ್ಲಿ)
cli-selfplay = ಎರಡು ಮಟ್ಟಗಳನ್ನು ಪರಸ್ಪರ ಆಡಿಸಿ ದಾಖಲೆಗಳನ್ನು ಬರೆ
cli-selfplay-goats = ಆಡುಗಳ ಮಟ್ಟ
cli-selfplay-tigers = ಹುಲಿಗಳ ಮಟ್ಟ
cli-selfplay-games = ಎಷ್ಟು ಆಟಗಳು
cli-selfplay-nodes = ಒಂದು ನಡೆಗೆ ಎಷ್ಟು ಸ್ಥಿತಿಗಳನ್ನು ನೋಡಬಹುದು (ಇಲ್ಲವಾದರೆ ಆಯಾ ಮಟ್ಟದಂತೆ)
cli-selfplay-out = ದಾಖಲೆಗಳ ಕಡತಕೋಶ (ಇಲ್ಲವಾದರೆ ಪರದೆಯಲ್ಲಿ)
cli-show = ಉಳಿಕೆ ಅಥವಾ ದಾಖಲೆ ತೋರಿಸು: ಹಾಸು, ನಡೆಗಳು, ಫಲಿತಾಂಶ
cli-show-file = ಕಡತ; - ಎಂದರೆ ರೂಢಿಯ ಒಳಹರಿವು
cli-show-at = ಇಷ್ಟು ನಡೆಗಳ ನಂತರದ ಸ್ಥಿತಿ
cli-show-record = ದಾಖಲೆಯಾಗಿ ತೋರಿಸು
cli-show-save = ಉಳಿಕೆಯಾಗಿ ತೋರಿಸು
cli-review = ಮುಗಿದ ಆಟವನ್ನು ನೋಡು: ಬೆಲೆಗಳು, ತಿರುವುಗಳು, ನಿಖರತೆ
cli-puzzles = ಒಂದೇ ಉತ್ತರ ನಡೆಯಿರುವ ಒಗಟುಗಳನ್ನು ಮಾಡು
cli-puzzles-count = ಎಷ್ಟು
cli-puzzles-check = ಬದಲಿಗೆ, ಇಂಥ ಪಟ್ಟಿಯ ಪ್ರತಿ ಒಗಟನ್ನೂ ಮತ್ತೆ ಸಾಬೀತುಪಡಿಸಿ ಬಗೆಗಳನ್ನು ಎಣಿಸು
cli-puzzles-checked = { $all } ಒಗಟುಗಳಲ್ಲಿ { $right } ಒಗಟುಗಳಿಗೆ ಒಂದೇ ಉತ್ತರ ನಡೆ ಇದೆ; ಸಾಬೀತಾಗಿದೆ.
cli-ladder = ಎಲ್ಲ ಮಟ್ಟಗಳನ್ನೂ ಪರಸ್ಪರ ಆಡಿಸಿ ಅಂಕಗಳನ್ನು ತೋರಿಸು
cli-ladder-games = ಪ್ರತಿ ಜೋಡಿ ಮತ್ತು ಪಕ್ಷಕ್ಕೆ ಆಟಗಳು
cli-ladder-levels = ಯಾರು ಆಡುವುದು, ಅಲ್ಪವಿರಾಮ ಪಟ್ಟಿಯಾಗಿ: random, easy, medium, hard, perfect; ಪ್ರತಿಯೊಂದೂ ಉಳಿದ ಪ್ರತಿಯೊಂದರ ಎದುರು (ಇಲ್ಲವಾದರೆ ಐದೂ)
cli-ladder-pairings = ಈ ಜೋಡಿಗಳು ಮಾತ್ರ, ಅಲ್ಪವಿರಾಮ ಪಟ್ಟಿಯಾಗಿ: hard-medium,medium-easy ಹಾಗೆ
cli-ladder-judge-nodes = ಇಡುವ ಹಂತದಲ್ಲಿ ಒಂದು ನಿರ್ಧಾರವನ್ನು ತೀರ್ಮಾನಿಸಲು ಎಷ್ಟು ಸ್ಥಿತಿಗಳನ್ನು ನೋಡಬಹುದು
cli-ladder-cache = ಪ್ರತಿ ಆಟಕ್ಕೆ ಬಿಡಿಸಿದ ಕೋಷ್ಟಕಗಳ MiB (ಆ್ಯಪ್‌ಗಳಲ್ಲಿ 2): ಉತ್ತರಗಳು ಅವೇ
cli-ladder-threads = ಒಂದೇ ಸಮಯದಲ್ಲಿ ಎಷ್ಟು ಆಟಗಳು (ಇಲ್ಲವಾದರೆ ಎಷ್ಟು ಕೋರ್‌ಗಳಿವೆಯೋ ಅಷ್ಟು)
cli-completions = bash, zsh, fish, elvish ಅಥವಾ powershell ಪೂರಣಗಳನ್ನು ತೋರಿಸು
cli-completions-shell = ಆ ಶೆಲ್
cli-example-play = ಆಡು; ಮುಗಿಯದ ಆಟ ಮುಂದುವರಿಯುತ್ತದೆ
cli-example-new = ಹುಲಿಗಳೊಂದಿಗೆ ಹೊಸ ಬಾಘ್-ಚಾಲ್ ಆಟ
cli-example-pipe = ಕೊಳವೆಯಿಂದ ಒಂದು ಆಟ
cli-example-ugi = ಎಂಜಿನ್ ಹೇಳುವುದು
cli-example-perft = ಐದು ನಡೆಗಳ ಎಲ್ಲ ಸರಣಿಗಳು
cli-example-selfplay = ಹತ್ತು ಆಟಗಳು, ಪ್ರತಿ ಬಾರಿ ಅವೇ
cli-example-show = 20ನೇ ನಡೆಯ ನಂತರದ ಸ್ಥಿತಿ
cli-example-review = ಆಟ ಎಲ್ಲಿ ಸೋತಿತು
cli-example-puzzles = ಐದು ಒಗಟುಗಳು
cli-example-ladder = ಪ್ರತಿ ಮಟ್ಟವೂ ಬೇರೆ ಪ್ರತಿಯೊಂದರ ಎದುರು
cli-example-completions = bash ಪೂರಣಗಳು
cli-error-unknown-argument = “{ $argument }” ಅರ್ಥವಾಗಲಿಲ್ಲ.
cli-error-unknown-command = “{ $command }” ಎಂಬ ಆಜ್ಞೆ ಇಲ್ಲ.
cli-error-value = { $argument }: “{ $value }” ಬೆಲೆಯಲ್ಲ.
cli-error-value-known = { $argument }: “{ $value }” ಬೆಲೆಯಲ್ಲ; ಇರುವವು: { $known }.
cli-error-missing = { $argument } ಇಲ್ಲ.
cli-error-no-value = { $argument }: ಬೆಲೆ ಇಲ್ಲ.
cli-error-conflict = { $argument }, { $other }: ಎರಡೂ ಒಟ್ಟಿಗೆ ಹೊಂದುವುದಿಲ್ಲ.
cli-error-suggestion = { $suggestion } ಎಂದಿರಾ?
cli-error-see-help = “{ $command } --help” ಹೆಚ್ಚು ಹೇಳುತ್ತದೆ.
cli-error-position = { $argument }: { $problem }
cli-error-file-not-found = { $file }: ಅಂಥ ಕಡತ ಇಲ್ಲ.
cli-error-file-permission = { $file }: ಈ ಕಡತ ಬಳಸುವಂತಿಲ್ಲ.
cli-error-file-exists = { $file }: ಈ ಕಡತ ಇದೆ, ಮೇಲೆ ಬರೆಯಲಾಗಿಲ್ಲ.
cli-error-file-other = { $file }: { $reason }
cli-error-file-content = { $file }: { $problem }
cli-error-terminal = ಟರ್ಮಿನಲ್ ಬಳಸಲಾಗದು: { $reason }. “aadupuli --plain” ಅದಿಲ್ಲದೆ ಆಡುತ್ತದೆ.
cli-error-data = { $folder } ಕಡತಕೋಶ ಬಳಸಲಾಗದು: { $reason }. ಈ ಆಟ ಉಳಿಯುವುದಿಲ್ಲ.
cli-no-data-folder = ಈ ಗಣಕ ದತ್ತಾಂಶಕ್ಕೆ ಕಡತಕೋಶ ಹೇಳುವುದಿಲ್ಲ. ಈ ಆಟ ಉಳಿಯುವುದಿಲ್ಲ; --data ಒಂದನ್ನು ಹೇಳುತ್ತದೆ.
cli-error-at = ನಡೆ { $at } ಇಲ್ಲ: ಈ ಆಟದಲ್ಲಿ { $all } ಇವೆ.
cli-error-ladder = ಒಂದು ಆಟವನ್ನು ಕೊನೆಯವರೆಗೆ ಆಡಲಾಗಲಿಲ್ಲ.
cli-ladder-score = { $first } – { $second }: { $wins } ಗೆಲುವು, { $draws } ಡ್ರಾ, { $losses } ಸೋಲು, { $percent } % ({ $low }–{ $high } %)
cli-ladder-score-as = { $first }, { $side }: { $wins } ಗೆಲುವು, { $draws } ಡ್ರಾ, { $losses } ಸೋಲು
cli-ladder-replies = ಉತ್ತರಗಳು, ಪ್ರೊಸೆಸರ್ ಸಮಯ ಮಿಲಿಸೆಕೆಂಡುಗಳಲ್ಲಿ:
cli-ladder-reply = { $contestant }: ಅರ್ಧ { $half }ರೊಳಗೆ, 95 % { $most }ರೊಳಗೆ, ಅತಿ ದೀರ್ಘ { $longest }; { $replies } ಉತ್ತರಗಳು, ಸೆಕೆಂಡಿಗೆ { $rate } ಸಾವಿರ ಸ್ಥಿತಿಗಳು
cli-ladder-losing = ತೀರ್ಮಾನಿಸಿದವುಗಳಲ್ಲಿ ಏನಾದರೂ ಬಿಟ್ಟುಕೊಟ್ಟ ನಿರ್ಧಾರಗಳು:
cli-ladder-rate =
    { $phase ->
        [placement] { $contestant }, { $side }, ಇಡುವ ಹಂತ: { $decisions }ರಲ್ಲಿ { $lost } ({ $percent } %), { $unjudged } ತೀರ್ಮಾನಿಸಿಲ್ಲ
       *[movement] { $contestant }, { $side }, ನಡೆಯುವ ಹಂತ: { $decisions }ರಲ್ಲಿ { $lost } ({ $percent } %), { $unjudged } ತೀರ್ಮಾನಿಸಿಲ್ಲ
    }
cli-puzzle = ಒಂದು ಒಗಟನ್ನು ಸಾಲು ಸಾಲಾಗಿ ಬಿಡಿಸು
cli-puzzle-daily = ಇಂದಿನ ಒಗಟು, ಎಲ್ಲರಿಗೂ ಒಂದೇ
cli-theme = ಈ ಬಗೆಯ ಒಗಟುಗಳು ಮಾತ್ರ: capture, fork, trap, save-goat ಅಥವಾ hold-draw
cli-difficulty = ಈ ಕಠಿಣತೆಯ ಒಗಟುಗಳು ಮಾತ್ರ: easy, medium ಅಥವಾ hard
cli-rules-command = ಆಡುವುದು ಹೇಗೆ, ಚಿತ್ರಗಳೊಂದಿಗೆ
cli-strategy = ಚೆನ್ನಾಗಿ ಆಡುವುದು ಹೇಗೆ: goats ಅಥವಾ tigers
cli-learn = ಪಾಠಗಳು, ಅಥವಾ ಅವುಗಳಲ್ಲಿ ಒಂದು ಸಾಲು ಸಾಲಾಗಿ
cli-learn-lesson = ಪಟ್ಟಿಯಲ್ಲಿರುವ ಪಾಠದ ಹೆಸರು
cli-example-learn = ಹೊಡೆತಗಳ ಪಾಠ
cli-example-rules = ಬಾಘ್-ಚಾಲ್ ನಿಯಮಗಳು
cli-example-puzzle = ಇಂದಿನ ಒಗಟು
terminal-lesson-words = ಒಂದು ಬಿಂದು, ಒಂದು ನಡೆ, “next”, “back”, “skip”, “show”, “again”, “restart” ಅಥವಾ “quit”?
terminal-puzzle-words = ನಿಮ್ಮ ನಡೆ? ಅಥವಾ “show”, “quit”.
