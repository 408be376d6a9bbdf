### Aadupuli in Tamil.
###
### Wanted: review by a native speaker. Nobody has yet read these words who grew up with the language;
### corrections of any kind are welcome. `en.ftl` explains the variables. Digits are ASCII.

## The app

app-name = Aadupuli
app-subtitle = ஆடு புலி ஆட்டம்
app-launcher-name = ஆடுபுலி
app-file-name = ஆடுபுலி ஆட்டம்

## Buttons that many screens share

action-back = பின்
action-cancel = வேண்டாம்
action-close = மூடு
action-continue = தொடர்
action-done = முடிந்தது
action-next = அடுத்து
action-previous = முந்தையது
action-ok = சரி
action-share = பகிர்
action-try-again = மீண்டும் முயல்
action-undo = மீட்டெடு
action-all = அனைத்தும்

## Lists: how two things are joined, again and again for more than two.

list-join = { $first }, { $next }

## Sides, pieces, colours of speech

side-name =
    { $side ->
        [goats] ஆடுகள்
       *[tigers] புலிகள்
    }
moves-count =
    { $count ->
        [one] { $count } நகர்வு
       *[other] { $count } நகர்வுகள்
    }
minutes-count =
    { $count ->
        [one] { $count } நிமிடம்
       *[other] { $count } நிமிடங்கள்
    }
seconds-count =
    { $count ->
        [one] { $count } நொடி
       *[other] { $count } நொடிகள்
    }
games-count =
    { $count ->
        [0] ஆட்டம் இல்லை
        [one] { $count } ஆட்டம்
       *[other] { $count } ஆட்டங்கள்
    }

## Games of the family. $game is `standard`, `parlour`, `adu-huli` or `bagh-chal`.

rules-name =
    { $game ->
        [parlour] ஆடு புலி ஆட்டம், திண்ணை விதிகள்
        [adu-huli] ஆடு ஹுலி
        [bagh-chal] பாக்-சால்
       *[standard] ஆடு புலி ஆட்டம்
    }
rules-description =
    { $game ->
        [parlour] திண்ணையில் ஆடும் முறை: தானாகச் சமனாகாது; ஒவ்வொருவரும் 30 நகர்வுகள் செய்த பின் யாரும் சமன் கோரலாம்.
        [adu-huli] மைசூரில் கோயில் மதிலில் செதுக்கிய ஆட்டம்: ஓர் ஆடு கூடுதல், புலிகளுக்கு ஒரு வெட்டு கூடுதல்.
        [bagh-chal] நேபாளம், வங்கதேச ஆட்டம்: சதுரப் பலகை, நான்கு புலிகள், இருபது ஆடுகள்.
       *[standard] தமிழ்நாட்டு ஆட்டம்: முக்கோணத்தில் மூன்று புலிகள், பதினைந்து ஆடுகள்.
    }
# For example: 15 goats, 5 captures
rules-figures = { $goats } ஆடுகள், { $captures } வெட்டுகள்
# $value is `even`, `goats`, `tigers` or `unknown`: what perfect play by both sides leads to.
rules-value =
    { $value ->
        [even] சம ஆட்டம்: இருவரும் பிழையின்றி ஆடினால் யாரும் வெல்வதில்லை
        [goats] பிழையின்றி ஆடினால் ஆடுகள் வெல்லும்
        [tigers] பிழையின்றி ஆடினால் புலிகள் வெல்லும்
       *[unknown] இன்னும் தீர்க்கப்படவில்லை: யார் வெல்ல வேண்டும் என்று தெரியாது
    }
rules-value-short =
    { $value ->
        [even] சம ஆட்டம்
        [goats] ஆடுகளுக்குச் சாதகம்
        [tigers] புலிகளுக்குச் சாதகம்
       *[unknown] தீர்க்கப்படவில்லை
    }

## Family variants. $variant is `fifteen-captures`, `multiple-jumps`, `placing-tigers` or `repeater-loses`.

variant-name =
    { $variant ->
        [fifteen-captures] பதினைந்து வெட்டு
        [multiple-jumps] தொடர் தாவல்
        [placing-tigers] புலிகளை வைத்தல்
       *[repeater-loses] திரும்பச் செய்தால் தோல்வி
    }
variant-description =
    { $variant ->
        [fifteen-captures] புலிகள் எல்லா ஆடுகளையும் வெட்ட வேண்டும்.
        [multiple-jumps] வெட்டிய புலி உடனே மீண்டும் வெட்டலாம், அல்லது நிறுத்தலாம்.
        [placing-tigers] ஒரு புலி மட்டும் பலகையில் நிற்கும்; மற்றவை புலிகளின் முதல் முறைகளில் நுழையும்.
       *[repeater-loses] ஒரே நிலையை நான்காம் முறை உண்டாக்குபவர் தோற்பார்.
    }
# The variants that are on, joined. $rules is the name of the game.
rules-with-variants = { $rules } · { $variants }

## Levels of the computer. $level is `easy`, `medium`, `hard` or `perfect`.

level-name =
    { $level ->
        [easy] எளிது
        [medium] நடுத்தரம்
        [hard] கடினம்
       *[perfect] பிழையற்றது
    }
level-character =
    { $level ->
        [easy] முதல் எதிராளி: கிடைத்ததை எடுக்கும், கடினமானால் தவறும்.
        [medium] நன்றாக ஆடும் மாமா; அவ்வப்போது சறுக்குவார்.
        [hard] ஊரிலேயே சிறந்த ஆட்டக்காரர். ஆட்டத்தை உண்மையில் அறிந்தால் வெல்லலாம்.
       *[perfect] தீர்க்கப்பட்ட ஆட்டத்தில் தவறாது; உங்கள் தவறுக்குக் காத்திருக்கும்.
    }
opponent-computer = கணினி · { $level }
opponent-computer-side =
    { $side ->
        [goats] { $level } · ஆடுகள்
       *[tigers] { $level } · புலிகள்
    }
opponent-friend = { $goats } மற்றும் { $tigers }
you = நீங்கள்

## First start

first-learn = ஐந்து நிமிடங்களில் கற்க
first-play = ஆட

## Home

home-settings = அமைப்புகள்
home-continue = தொடர்
home-continue-your-turn-place =
    { $count ->
        [one] உங்கள் முறை, வைக்க { $count } ஆடு
       *[other] உங்கள் முறை, வைக்க { $count } ஆடுகள்
    }
home-continue-your-turn = உங்கள் முறை
home-continue-their-turn = கணினியின் முறை
home-continue-turn-of = முறை: { $name }
home-play = ஆடு
home-learn = கற்க
home-learn-progress = { $all } பாடங்களில் { $done } முடிந்தன
home-puzzles = புதிர்கள்
home-daily-waiting = இன்றைய புதிர் காத்திருக்கிறது
home-daily-solved = இன்றைய புதிர் தீர்ந்தது
home-streak =
    { $count ->
        [0] இன்னும் தொடர் இல்லை
        [one] தொடர்ந்து { $count } நாள்
       *[other] தொடர்ந்து { $count } நாட்கள்
    }
home-my-games = என் ஆட்டங்கள்
home-all-games = எல்லா ஆட்டங்களும்
home-no-games = உங்கள் ஆட்டங்கள் இங்கே இருக்கும்.

## New game

new-title = புதிய ஆட்டம்
new-opponent = எதிராளி
new-opponent-computer = கணினி
new-opponent-friend = இதே கைபேசியில் நண்பர்
new-level = நிலை
new-side = நீங்கள் ஆடுவது
new-side-random = ஏதேனும்
new-names = பெயர்கள்
new-name-goats = ஆடுகளை ஆடுபவர்
new-name-tigers = புலிகளை ஆடுபவர்
new-game = ஆட்டம்
new-variants = குடும்ப விதிகள்
new-clock = கடிகாரம்
new-clock-none = கடிகாரம் இல்லை
new-clock-minutes =
    { $count ->
        [one] ஒவ்வொருவருக்கும் { $count } நிமிடம்
       *[other] ஒவ்வொருவருக்கும் { $count } நிமிடங்கள்
    }
new-help = உதவி
new-help-hints = குறிப்புகள் உண்டு
new-help-undo = நகர்வைத் திரும்பப் பெறலாம்
new-help-practice = பயிற்சி
new-help-practice-detail = ஒவ்வொரு நகர்விலும் குறிப்பு
new-handicap = ஆடுகள்
new-handicap-none = ஆட்ட விதிப்படி
new-handicap-more =
    { $count ->
        [one] { $count } ஆடு கூடுதல்
       *[other] { $count } ஆடுகள் கூடுதல்
    }
new-handicap-fewer =
    { $count ->
        [one] { $count } ஆடு குறைவு
       *[other] { $count } ஆடுகள் குறைவு
    }
new-handicap-detail = கூடுதல் ஆடுகள் ஆடுகளுக்கு உதவும், குறைவு புலிகளுக்கு உதவும்.
new-from-position = பலகையில் உள்ள நிலையிலிருந்து
new-unfinished-kept = முடியாத உங்கள் ஆட்டம் என் ஆட்டங்களில் இருக்கும்.
new-start = தொடங்கு

## Game

game-undo = திரும்பப் பெறு
game-redo = மீண்டும் செய்
game-hint = குறிப்பு
game-moves = நகர்வுகள்
game-more = மேலும்
game-stop-here = இங்கே நிறுத்து
game-tally = { $all }-இல் { $captured } வெட்டப்பட்டன
game-goats-in-hand =
    { $count ->
        [0] கையில் ஆடு இல்லை
        [one] கையில் { $count } ஆடு
       *[other] கையில் { $count } ஆடுகள்
    }
game-tigers-in-hand =
    { $count ->
        [0] கையில் புலி இல்லை
        [one] கையில் { $count } புலி
       *[other] கையில் { $count } புலிகள்
    }
game-quiet-moves = வெட்டின்றிப் புலி நகர்வுகள்: { $all }-இல் { $moves }
game-moves-title = நகர்வுகள்
game-moves-empty = இன்னும் நகர்வு இல்லை
game-moves-start = தொடக்கம்
game-browsing = { $all } நகர்வுகளில் { $move }
game-back-to-game = ஆட்டத்திற்குத் திரும்பு
game-play-on-from-here = இங்கிருந்து ஆடு
game-hints-off = இந்த ஆட்டத்தில் குறிப்புகள் இல்லை

## The status line: one sentence

status-your-turn-place-goat = உங்கள் முறை: ஓர் ஆட்டை வையுங்கள்
status-your-turn-place-tiger = உங்கள் முறை: ஒரு புலியை வையுங்கள்
status-your-turn-move-goat = உங்கள் முறை: ஓர் ஆட்டை நகர்த்துங்கள்
status-your-turn-move-tiger = உங்கள் முறை: ஒரு புலியை நகர்த்துங்கள்
status-turn-place-goat = { $name }: ஓர் ஆட்டை வையுங்கள்
status-turn-place-tiger = { $name }: ஒரு புலியை வையுங்கள்
status-turn-move-goat = { $name }: ஓர் ஆட்டை நகர்த்துங்கள்
status-turn-move-tiger = { $name }: ஒரு புலியை நகர்த்துங்கள்
status-selected =
    { $piece ->
        [goat] குறித்த புள்ளியை அல்லது வேறு ஆட்டைத் தொடுங்கள்
       *[tiger] குறித்த புள்ளியை அல்லது வேறு புலியைத் தொடுங்கள்
    }
status-chain = மீண்டும் வெட்டுங்கள், அல்லது இங்கே நிறுத்துங்கள்
status-thinking = கணினி யோசிக்கிறது
status-pass = ஆடுகளுக்கு நகர்வு இல்லை: முறையை விடுகின்றன
status-browsing = முந்தைய நிலையைப் பார்க்கிறீர்கள்
status-confirm-move = { $move } ஆட மீண்டும் தொடுங்கள்

## Over

over-title = ஆட்டம் முடிந்தது
over-rematch = மறு ஆட்டம்
over-rematch-detail = பக்கங்கள் மாறும்
over-review = மீளாய்வு
over-share = பகிர்
over-home = முகப்பு
over-show-result = முடிவைக் காட்டு
over-you-won = நீங்கள் வென்றீர்கள்
over-you-lost = நீங்கள் தோற்றீர்கள்
over-draw = சமன்
over-name-won = வென்றவர்: { $name }

## Outcomes in one sentence

outcome-goats-trapped =
    { $tigers ->
        [one] ஆடுகள் வென்றன: புலி அடைபட்டது
       *[other] ஆடுகள் வென்றன: { $tigers } புலிகளும் அடைபட்டன
    }
outcome-tigers-captures =
    { $captures ->
        [one] புலிகள் வென்றன: { $captures } ஆடு வெட்டப்பட்டது
       *[other] புலிகள் வென்றன: { $captures } ஆடுகள் வெட்டப்பட்டன
    }
outcome-tigers-captures-all = புலிகள் வென்றன: எல்லா ஆடுகளும் வெட்டப்பட்டன
outcome-resignation =
    { $winner ->
        [goats] ஆடுகள் வென்றன: புலிகள் விட்டுக்கொடுத்தன
       *[tigers] புலிகள் வென்றன: ஆடுகள் விட்டுக்கொடுத்தன
    }
outcome-time =
    { $winner ->
        [goats] ஆடுகள் வென்றன: புலிகளின் நேரம் முடிந்தது
       *[tigers] புலிகள் வென்றன: ஆடுகளின் நேரம் முடிந்தது
    }
outcome-repeater =
    { $winner ->
        [goats] ஆடுகள் வென்றன: புலிகள் ஒரே நிலையை நான்காம் முறை உண்டாக்கின
       *[tigers] புலிகள் வென்றன: ஆடுகள் ஒரே நிலையை நான்காம் முறை உண்டாக்கின
    }
outcome-draw-threefold = சமன்: ஒரே நிலை மூன்று முறை வந்தது
outcome-draw-quiet-tigers = சமன்: வெட்டின்றித் தொடர்ந்து { $moves } புலி நகர்வுகள்
outcome-draw-claim = சமன், ஓர் ஆட்டக்காரர் கோரினார்
# $result is `goats`, `tigers`, `draw` or `none` (unfinished).
result-short =
    { $result ->
        [goats] ஆடுகள் வென்றன
        [tigers] புலிகள் வென்றன
        [draw] சமன்
       *[none] முடியவில்லை
    }

## Menu of the game

menu-new-game = புதிய ஆட்டம்
menu-resign = விட்டுக்கொடு
menu-claim-draw = சமன் கோரு
menu-sounds = ஒலிகள்
menu-rules = இந்த ஆட்டத்தின் விதிகள்
menu-share-position = நிலையைப் பகிர்
menu-share-record = ஆட்டப் பதிவைப் பகிர்
menu-share-save = ஆட்டக் கோப்பைப் பகிர்
menu-turn-pieces = காய்களை ஆடுபவர் பக்கம் திருப்பு
menu-leave = வெளியேறு
menu-show-result = முடிவைக் காட்டு

## Claiming a draw

claim-not-in-rules = இந்த விதிகளில் சமன் கோர முடியாது
claim-too-early =
    { $count ->
        [one] ஒவ்வொருவரும் { $after } நகர்வுகள் செய்த பின்: இன்னும் { $count }
       *[other] ஒவ்வொருவரும் { $after } நகர்வுகள் செய்த பின்: இன்னும் { $count }
    }
claim-available = சமன் கோரலாம்
claim-game-over = ஆட்டம் முடிந்துவிட்டது

## Confirmations

confirm-resign-title = விட்டுக்கொடுக்கவா?
confirm-resign-text = இது தோல்வியாகக் கணக்கிடப்படும்.
confirm-resign-text-two = ஆட்டத்தில் தோற்பவர்: { $name }.
confirm-resign-yes = விட்டுக்கொடு
confirm-claim-title = சமன் கோரவா?
confirm-claim-text = ஆட்டம் சமனாக முடியும்.
confirm-claim-yes = கோரு
confirm-play-on-title = இங்கிருந்து ஆடவா?
confirm-play-on-text =
    { $count ->
        [one] கடைசி நகர்வு கைவிடப்படும். இப்போதுள்ள ஆட்டம் என் ஆட்டங்களில் இருக்கும்.
       *[other] கடைசி { $count } நகர்வுகள் கைவிடப்படும். இப்போதுள்ள ஆட்டம் என் ஆட்டங்களில் இருக்கும்.
    }
confirm-play-on-yes = இங்கிருந்து ஆடு
confirm-delete-all-title = எல்லாவற்றையும் நீக்கவா?
confirm-delete-all-text = இந்தச் சாதனத்தில் உள்ள எல்லா ஆட்டங்கள், புள்ளிவிவரங்கள், முன்னேற்றம், அமைப்புகள் நீக்கப்படும். இதை மீட்டெடுக்க முடியாது.
confirm-delete-all-yes = எல்லாவற்றையும் நீக்கு
confirm-reset-statistics-title = புள்ளிவிவரங்களை அழிக்கவா?
confirm-reset-statistics-text = எண்ணிக்கை புதிதாகத் தொடங்கும். உங்கள் ஆட்டங்கள் இருக்கும்.
confirm-reset-statistics-yes = அழி
confirm-reset-lessons-title = எல்லாப் பாடங்களையும் மீண்டும் தொடங்கவா?
confirm-reset-lessons-yes = மீண்டும் தொடங்கு

## Why a move is refused. Points are spoken names, see `place-…`.

refusal-game-over = ஆட்டம் முடிந்துவிட்டது
refusal-not-your-turn = இப்போது நகர்த்த அது உங்கள் காய் அல்ல
refusal-no-piece = அங்கே காய் இல்லை
refusal-occupied = அங்கே ஏற்கெனவே காய் உள்ளது
refusal-not-yet-movable =
    { $count ->
        [one] எல்லா ஆடுகளும் நுழைந்த பின்பே நகரும்: கையில் இன்னும் { $count }
       *[other] எல்லா ஆடுகளும் நுழைந்த பின்பே நகரும்: கையில் இன்னும் { $count }
    }
refusal-tigers-not-yet-movable =
    { $count ->
        [one] எல்லாப் புலிகளும் நுழைந்த பின்பே நகரும்: கையில் இன்னும் { $count }
       *[other] எல்லாப் புலிகளும் நுழைந்த பின்பே நகரும்: கையில் இன்னும் { $count }
    }
refusal-none-in-hand = கையில் காய் இல்லை: பலகையில் உள்ளதை நகர்த்துங்கள்
refusal-no-line = அங்கே ஒரே அடியில் செல்லக் கோடு இல்லை
refusal-around-bend = வெட்டு நேராகச் செல்லும், வளைந்து செல்லாது
refusal-two-goats = அடுத்தடுத்த இரு ஆடுகளைத் தாண்ட முடியாது
refusal-tiger-in-the-way = புலி புலியைத் தாண்ட முடியாது
refusal-no-goat-between = தாண்ட அங்கே ஆடு இல்லை
refusal-goats-never-capture = ஆடுகள் வெட்டுவதில்லை
refusal-chain-continues = வெட்டிய புலி தொடரலாம், அல்லது நிறுத்தலாம்
refusal-nothing-to-stop = நிறுத்த ஒன்றும் இல்லை
refusal-can-still-move = ஆடுகளால் நகர முடியும், அதனால் முறையை விட முடியாது
refusal-blocked-goat = இந்த ஆடு நகர இடமில்லை: சுற்றிலும் காய்கள் உள்ளன
refusal-blocked-tiger = இந்தப் புலி இப்போது அடைபட்டுள்ளது: நகரவோ வெட்டவோ முடியாது
refusal-thinking = கணினி யோசிக்கிறது

## Points by ear. $row and $column count from 1; the names are used inside other sentences.
## $kind is `apex`, `base` or `row`.

place-name =
    { $kind ->
        [apex] உச்சி
        [base] அடி வரிசை, புள்ளி { $column }
       *[row] வரிசை { $row }, புள்ளி { $column }
    }
place-on =
    { $kind ->
        [apex] உச்சியில்
        [base] அடி வரிசை, புள்ளி { $column }-இல்
       *[row] வரிசை { $row }, புள்ளி { $column }-இல்
    }
place-from =
    { $kind ->
        [apex] உச்சியிலிருந்து
        [base] அடி வரிசை, புள்ளி { $column }-இலிருந்து
       *[row] வரிசை { $row }, புள்ளி { $column }-இலிருந்து
    }
place-to =
    { $kind ->
        [apex] உச்சிக்கு
        [base] அடி வரிசை, புள்ளி { $column }-க்கு
       *[row] வரிசை { $row }, புள்ளி { $column }-க்கு
    }
spoken-point-empty = { $place }, காலி
spoken-point-goat = { $place }, ஆடு
spoken-point-tiger = { $place }, புலி
spoken-selected = தேர்ந்தெடுத்தது
spoken-can-move = நகரலாம்
spoken-trapped = அடைபட்டது
spoken-in-danger = வெட்டப்படலாம்
spoken-last-move = கடைசி நகர்வு
spoken-target = இங்கே வரலாம்
spoken-goat-can-be-placed = இங்கே ஆட்டை வைக்கலாம்
spoken-tiger-can-be-placed = இங்கே புலியை வைக்கலாம்
# $place is `place-on`.
spoken-captures = { $place } உள்ள ஆட்டை வெட்டும்
spoken-hint = குறிப்பு
spoken-action-select = தேர்ந்தெடு
spoken-action-deselect = தேர்வை நீக்கு
spoken-action-place = வை
spoken-action-move-here = இங்கே நகர்த்து
spoken-action-capture = வெட்டு
spoken-board = பலகை, { $game }

## Moves by ear. $from is `place-from`, $to is `place-to`, $on is `place-on`.

move-place-goat = { $on } ஆடு வைக்கப்பட்டது
move-place-tiger = { $on } புலி வைக்கப்பட்டது
move-step-goat = ஆடு { $from } { $to } செல்கிறது
move-step-tiger = புலி { $from } { $to } செல்கிறது
move-capture = புலி { $from } தாவி, { $on } உள்ள ஆட்டை வெட்டுகிறது, { $all }-இல் { $captured }
move-stop = புலி மேலும் வெட்டவில்லை
move-pass = ஆடுகள் முறையை விடுகின்றன
# With trapped tigers named after a move.
move-and-trapped =
    { $count ->
        [one] { $move }; { $count } புலி அடைபட்டது
       *[other] { $move }; { $count } புலிகள் அடைபட்டன
    }

## Announcements for screen readers

announce-your-turn = உங்கள் முறை
announce-turn = முறை: { $name }
announce-computer-thinking = கணினி யோசிக்கிறது
announce-clock-minute =
    { $side ->
        [goats] ஆடுகள்: ஒரு நிமிடம் மீதம்
       *[tigers] புலிகள்: ஒரு நிமிடம் மீதம்
    }
announce-clock-seconds =
    { $side ->
        [goats] ஆடுகள்: 10 நொடிகள் மீதம்
       *[tigers] புலிகள்: 10 நொடிகள் மீதம்
    }
announce-undone = திரும்பப் பெறப்பட்டது
announce-redone = மீண்டும் செய்யப்பட்டது
announce-deleted = நீக்கப்பட்டது
announce-copied = நகலெடுக்கப்பட்டது
announce-saved = சேமிக்கப்பட்டது
announce-game-started = புதிய ஆட்டம்: { $rules }

## Clocks and dates

# Minutes without leading zero, seconds with two digits.
clock-digits = { $minutes }:{ $seconds }
# `minutes-count` and `seconds-count`, one after the other.
clock-spoken = { $minutes } { $seconds }
date-day =
    { $month ->
        [1] { $day } ஜனவரி { $year }
        [2] { $day } பிப்ரவரி { $year }
        [3] { $day } மார்ச் { $year }
        [4] { $day } ஏப்ரல் { $year }
        [5] { $day } மே { $year }
        [6] { $day } ஜூன் { $year }
        [7] { $day } ஜூலை { $year }
        [8] { $day } ஆகஸ்ட் { $year }
        [9] { $day } செப்டம்பர் { $year }
        [10] { $day } அக்டோபர் { $year }
        [11] { $day } நவம்பர் { $year }
       *[12] { $day } டிசம்பர் { $year }
    }
date-today = இன்று
date-yesterday = நேற்று
date-unknown = தேதி தெரியவில்லை

## Hints. Three steps: the idea, the piece, the move with its reason.

hint-title = குறிப்பு
hint-next-piece = எந்தக் காய்?
hint-next-move = எந்த நகர்வு?
hint-dismiss = மூடு
hint-thinking = குறிப்பு தேடப்படுகிறது
hint-step-piece-goat = { $on } உள்ள ஆடு
hint-step-piece-tiger = { $on } உள்ள புலி
hint-step-place-goat = கையில் உள்ள ஆடு
hint-step-place-tiger = கையில் உள்ள புலி
# $move is notation, $reason a whole sentence from `hint-reason-…`.
hint-step-move = { $move }. { $reason }

## Review

review-title = மீளாய்வு
review-working = ஆட்டம் பார்க்கப்படுகிறது: { $all }-இல் { $done }
review-strip = நகர்வு வாரியாக மதிப்பு
review-goats-better = ஆடுகளுக்குச் சாதகம்
review-tigers-better = புலிகளுக்குச் சாதகம்
review-exact = துல்லியம்: இந்த ஆட்டம் தீர்க்கப்பட்டது
review-estimate = மதிப்பீடு: இந்தப் பகுதி தீர்க்கப்படவில்லை
review-turning-points = திருப்புமுனைகள்
review-no-turning-points = யாரும் எதையும் இழக்கவில்லை.
review-accuracy = துல்லியம்
review-accuracy-side =
    { $side ->
        [goats] ஆடுகள் { $percent } %
       *[tigers] புலிகள் { $percent } %
    }
review-accuracy-none =
    { $side ->
        [goats] ஆடுகள்: முடிவு செய்ய ஒன்றும் இல்லை
       *[tigers] புலிகள்: முடிவு செய்ய ஒன்றும் இல்லை
    }
review-accuracy-meaning = நிலையின் மதிப்பைக் காத்த முடிவுகளின் பங்கு; எதையேனும் இழக்கக்கூடிய முடிவுகள் மட்டும் எண்ணப்படும்.
review-show-line = தொடர்ச்சியைக் காட்டு
review-practise = இங்கிருந்து பயிற்சி
review-line-end = தொடர்ச்சி இங்கே முடிகிறது.
review-value-at = { $move }: { $value }

## Puzzles. $theme is `capture`, `fork`, `trap`, `save-goat` or `hold-draw`.

puzzle-title = புதிர்கள்
puzzle-daily = இன்றைய புதிர்
puzzle-daily-date = { $date } புதிர்
puzzle-by-theme = வகைப்படி
puzzle-by-difficulty = கடினப்படி
puzzle-theme =
    { $theme ->
        [capture] வெட்டு
        [fork] இரட்டை மிரட்டல்
        [trap] அடைப்பு
        [save-goat] ஆட்டைக் காப்பாற்று
       *[hold-draw] சமனைக் காத்திடு
    }
puzzle-difficulty =
    { $difficulty ->
        [easy] எளிது
        [medium] நடுத்தரம்
       *[hard] கடினம்
    }
puzzle-task =
    { $theme ->
        [capture] புலிகளின் முறை: ஓர் ஆட்டை வெல்லுங்கள்
        [fork] புலிகளின் முறை: ஒரே நேரத்தில் இரு ஆடுகளை மிரட்டுங்கள்
        [trap] ஆடுகளின் முறை: புலிகளை அடைத்துவிடுங்கள்
        [save-goat] ஆடுகளின் முறை: ஆட்டைக் காப்பாற்றுங்கள்
       *[hold-draw] ஒரே ஒரு நகர்வு சமனைக் காக்கும்
    }
puzzle-task-side =
    { $side ->
        [goats] நீங்கள் ஆடுகளை ஆடுகிறீர்கள்
       *[tigers] நீங்கள் புலிகளை ஆடுகிறீர்கள்
    }
puzzle-tries =
    { $count ->
        [0] முதல் முயற்சி
        [one] இதுவரை { $count } முயற்சி
       *[other] இதுவரை { $count } முயற்சிகள்
    }
puzzle-right = சரி!
puzzle-wrong = அது அல்ல: என்ன நடக்கிறது பாருங்கள்
puzzle-try-again = மீண்டும் முயல்
puzzle-show-solution = விடையைக் காட்டு
puzzle-solution = விடை
puzzle-next = அடுத்த புதிர்
puzzle-looking = புதிர் தேடப்படுகிறது
puzzle-none = அப்படி ஒரு புதிர் கிடைக்கவில்லை.
puzzle-solved-count =
    { $count ->
        [0] இன்னும் எதுவும் தீரவில்லை
        [one] { $count } தீர்ந்தது
       *[other] { $count } தீர்ந்தன
    }
puzzle-streak =
    { $count ->
        [0] இன்னும் தொடர் இல்லை
        [one] தொடர்: { $count } நாள்
       *[other] தொடர்: { $count } நாட்கள்
    }
puzzle-longest-streak =
    { $count ->
        [0] நீண்ட தொடர்: இன்னும் இல்லை
        [one] நீண்ட தொடர்: { $count } நாள்
       *[other] நீண்ட தொடர்: { $count } நாட்கள்
    }
puzzle-practise = இந்த நிலையில் பயிற்சி

## Learn

learn-title = கற்க
learn-lessons = பாடங்கள்
learn-differences = என்ன வேறுபாடு
learn-how-to-play = எப்படி ஆடுவது
learn-strategy-goats = ஆடுகளுக்கு உத்தி
learn-strategy-tigers = புலிகளுக்கு உத்தி
learn-lesson-number = பாடம் { $number }
learn-progress = படி { $step } / { $all }
learn-not-started = தொடங்கவில்லை
learn-in-progress = நடக்கிறது
learn-done = முடிந்தது
learn-back = பின்
learn-next = அடுத்து
learn-skip = தவிர்
learn-start-again = மீண்டும் தொடங்கு
learn-finished = பாடம் முடிந்தது
learn-next-lesson = அடுத்த பாடம்
learn-example-previous = எடுத்துக்காட்டின் முந்தைய படி
learn-example-next = எடுத்துக்காட்டின் அடுத்த படி
learn-try-it = முயன்று பார்
learn-claim-strength =
    { $strength ->
        [strong] வலுவான அறிவுரை
        [fair] ஓரளவு அறிவுரை
       *[weak] வலுவற்ற அறிவுரை
    }

## My games

games-title = என் ஆட்டங்கள்
games-unfinished = முடியாதவை
games-finished = முடிந்தவை
games-empty = இன்னும் ஆட்டம் இல்லை. நீங்கள் ஆடும் எல்லா ஆட்டங்களும் இங்கே இருக்கும்.
games-item = { $opponent } · { $result }
games-share-record = ஆட்டப் பதிவாகப் பகிர்
games-share-save = ஆட்டக் கோப்பாகப் பகிர்
games-delete = நீக்கு
games-deleted = ஆட்டம் நீக்கப்பட்டது
games-import = உள்ளே கொண்டுவா
games-import-file = கோப்பிலிருந்து
games-import-clipboard = நகலெடுத்ததிலிருந்து
games-imported-count =
    { $count ->
        [0] எதுவும் உள்ளே வரவில்லை
        [one] { $count } ஆட்டம் உள்ளே வந்தது
       *[other] { $count } ஆட்டங்கள் உள்ளே வந்தன
    }
games-unreadable = { $name }: படிக்க முடியவில்லை
games-unreadable-keep = கோப்பை வைத்திரு
games-unreadable-delete = நீக்கு
games-resume-kept = நீங்கள் விட்ட ஆட்டம் முடியாதவை பகுதியில் உள்ளது.

## Statistics

statistics-title = புள்ளிவிவரங்கள்
statistics-games = ஆட்டங்கள்
statistics-wins = வெற்றிகள்
statistics-draws = சமன்கள்
statistics-losses = தோல்விகள்
statistics-by-game = ஆட்டப்படி
statistics-by-side = பக்கப்படி
statistics-by-level = நிலைப்படி
statistics-friend-games = இருவர்
statistics-longest-streak =
    { $count ->
        [0] இன்னும் தொடர் வெற்றி இல்லை
        [one] நீண்ட தொடர்: { $count } வெற்றி
       *[other] நீண்ட தொடர்: { $count } வெற்றிகள்
    }
statistics-current-streak =
    { $count ->
        [0] இப்போது தொடர் இல்லை
        [one] இப்போது: { $count } வெற்றி
       *[other] இப்போது: தொடர்ந்து { $count } வெற்றிகள்
    }
statistics-row = { $name }: { $wins } வெற்றி, { $draws } சமன், { $losses } தோல்வி
statistics-empty = இன்னும் எண்ண ஒன்றும் இல்லை. கணினியுடன் ஓர் ஆட்டத்தை முடியுங்கள்.
statistics-reset = அழி

## Settings

settings-title = அமைப்புகள்
settings-play = ஆட்டம்
settings-variants = குடும்ப விதிகள்
settings-confirm-moves = நகர்வை உறுதிசெய்
settings-confirm-moves-detail = இரண்டாம் தொடுதலே நகர்த்தும்.
settings-show-legal-moves = செல்லும் இடங்களைக் காட்டு
settings-show-trapped-tigers = அடைபட்ட புலிகளைக் காட்டு
settings-coordinates = புள்ளிப் பெயர்கள்
settings-turn-pieces = காய்களை ஆடுபவர் பக்கம் திருப்பு
settings-look = தோற்றம்
settings-board-look = பலகை
settings-board-look-name =
    { $look ->
        [stone] கல்
        [earth] செம்மண்
        [paper] தாள்
       *[automatic] நிறத்திற்கு ஏற்ப
    }
settings-theme = நிறம்
settings-theme-name =
    { $theme ->
        [light] ஒளி
        [dark] இருள்
       *[system] சாதனத்தின்படி
    }
settings-piece-set = காய்கள்
settings-piece-set-name =
    { $set ->
        [tokens] வில்லைகள்
       *[pebbles] கூழாங்கற்கள்
    }
settings-animations = அசைவுகள்
settings-sound = ஒலி
settings-vibration = அதிர்வு
settings-language = மொழி
settings-language-system = சாதனத்தின்படி
settings-language-review = இந்த மொழிபெயர்ப்பைத் தாய்மொழியாளர் இன்னும் பார்க்கவில்லை. திருத்தங்கள் வரவேற்கப்படும்.
settings-accessibility = அணுகல்தன்மை
settings-announce-fully = நகர்வுகளை முழுமையாக அறிவி
settings-announce-fully-detail = ஒவ்வொரு நகர்வின் இரு புள்ளிகளையும் விளைவையும் வாசிக்கும்.
settings-larger-targets = பெரிய தொடு இடங்கள்
settings-larger-targets-detail = தொடுதல் அருகிலுள்ள புள்ளிக்குச் சேரும்.
settings-data = தரவு
settings-export-everything = எல்லாவற்றையும் வெளியே அனுப்பு
settings-import = உள்ளே கொண்டுவா
settings-delete-everything = எல்லாவற்றையும் நீக்கு
settings-deleted-everything = எல்லாம் நீக்கப்பட்டன
settings-about = இதைப் பற்றி
settings-on = உண்டு
settings-off = இல்லை

## Print a board

print-title = பலகையை அச்சிடு
print-game = பலகை
print-paper = தாள்
print-paper-a4 = A4
print-paper-letter = Letter
print-pieces = வெட்டியெடுக்கும் காய்கள்
print-rules = பின்புறம் விதிகள்
print-format = வடிவம்
print-pdf = PDF
print-svg = SVG
print-action = அச்சிடு
print-share = கோப்பைப் பகிர்
print-preview = முன்பார்வை
print-cut-here = கோடுகள் வழியே வெட்டுங்கள்

## About

about-title = இதைப் பற்றி
about-version = பதிப்பு { $version }
about-solved-title = “தீர்க்கப்பட்டது” என்றால் என்ன
about-solved-text = ஒவ்வொரு நிலையிலும் பிழையற்ற ஆட்டம் எங்கே கொண்டுசெல்லும் என்று தெரிந்தால் அந்த ஆட்டம் தீர்க்கப்பட்டது. “துல்லியம்” எனும் குறிப்புகளும் மீளாய்வுகளும் அந்த அட்டவணைகளிலிருந்து வருபவை, ஊகங்கள் அல்ல.
about-solved-standard = ஆடு புலி ஆட்டம் சமன்: முதல் ஆடு எங்கே நுழைந்தாலும், எதிராளி பிழை செய்யாவிட்டால் எப்பக்கமும் வெற்றியைக் கட்டாயப்படுத்த முடியாது.
about-solved-size = இதற்காக, ஆடுகள் கையில் உள்ள சுமார் 1,500 கோடி நிலைகளும் எல்லா ஆடுகளும் பலகையில் உள்ள 75.4 கோடி நிலைகளும் கணக்கிடப்பட்டன.
about-unsolved = ஆட்டமோ குடும்ப விதியோ தீர்க்கப்படாத இடத்தில் கணினி முன்னோக்கித் தேடி மதிப்பிடும்; மீளாய்வு அதை மதிப்பீடு என்று காட்டும்.
about-private = விளம்பரம் இல்லை, கணக்கு இல்லை, இணையம் இல்லை: உங்கள் ஆட்டங்கள் இந்தச் சாதனத்திலேயே இருக்கும்.
about-licence-title = உரிமம்
about-licence-text = MIT உரிமம் அல்லது Apache 2.0 உரிமத்தின் கீழ், உங்கள் விருப்பப்படி, கட்டற்ற மென்பொருள்.
about-libraries = நிரலகங்கள்
about-translations = மொழிபெயர்ப்புகள்

## What went wrong, for a person. Each says what to do where something can be done.

# Saves: $part is what `error-part-…` says.
error-save-not-a-save = இது Aadupuli ஆட்டம் அல்ல.
error-save-too-new = செயலியின் புதிய பதிப்பு இந்த ஆட்டத்தை எழுதியது. திறக்கச் செயலியைப் புதுப்பியுங்கள்.
error-save-too-long = ஆட்டமாக இருக்க இந்தக் கோப்பு மிக நீளமானது.
error-save-damaged = இந்த ஆட்டம் சேதமடைந்துள்ளது: { $part }.
error-save-start = இந்த ஆட்டத்தின் தொடக்க நிலை சேதமடைந்துள்ளது. { $problem }
error-part-json = வரி { $line }, இடம் { $column }-இல் அறுந்தோ குழம்பியோ உள்ளது
error-part-version = அதன் பதிப்பைப் படிக்க முடியவில்லை
error-part-handicap = அதன் ஆடுகளின் எண்ணிக்கை எந்த ஆட்டத்திற்கும் பொருந்தவில்லை
error-part-moves = அதன் நகர்வுப் பட்டியல் தவறானது
error-part-ending = அதன் முடிவு நகர்வுகளுக்குப் பொருந்தவில்லை
error-part-clock = அதன் கடிகாரம் தவறானது
error-part-checksum = எழுதிய பின் அதன் உள்ளடக்கம் மாறியுள்ளது
# Moves of saves and records. $reason is the sentence for the refusal.
error-game-not-a-move = நகர்வு { $ply } நகர்வே அல்ல: “{ $text }”.
error-game-no-such-point = நகர்வு { $ply } பலகையில் இல்லாத புள்ளியைக் குறிக்கிறது: “{ $name }”.
error-game-illegal-move = நகர்வு { $ply }, { $move }, அனுமதி இல்லை. { $reason }.
# Records.
error-record = வரி { $line }: { $problem }
error-record-too-long = ஆட்டப் பதிவாக இருக்க இது மிக நீளமானது.
error-record-header = இது [Rules "standard"] போன்ற தலைப்பு அல்ல.
error-record-missing-header = { $key } தலைப்பு இல்லை.
error-record-header-value = { $key }: “{ $value }” என்பதற்குப் பொருள் இல்லை.
error-record-variant = “{ $word }” என்ற குடும்ப விதி இல்லை.
error-record-start = தொடக்க நிலை தவறானது. { $problem }
error-record-open-comment = அடைப்புக்குறிக் குறிப்பு முடியவில்லை.
error-record-result = “{ $stated }” என்ற முடிவு நகர்வுகளுக்குப் பொருந்தவில்லை.
error-record-after-result = முடிவுக்குப் பின் “{ $text }” வருகிறது.
# Positions.
error-position-field-count = ஒரு நிலைக்கு 7 பகுதிகள் வேண்டும், இதில் { $found } உள்ளன.
error-position-row-count = பலகையில் { $expected } வரிசைகள், இதில் { $found } உள்ளன.
error-position-row-length = வரிசை { $row }: { $expected } புள்ளிகள் வேண்டும், இதில் { $found } உள்ளன.
error-position-symbol = வரிசை { $row }: இடம் { $column }-இல் “{ $symbol }” T, G, எண் எதுவும் அல்ல.
error-position-side = “{ $found }” பக்கம் அல்ல: g ஆடுகள், t புலிகள்.
error-position-number =
    { $field ->
        [goats-in-hand] கையில் ஆடுகள்: “{ $found }” 0 முதல் { $most } வரை எண் அல்ல.
        [goats-captured] வெட்டிய ஆடுகள்: “{ $found }” 0 முதல் { $most } வரை எண் அல்ல.
        [tigers-in-hand] கையில் புலிகள்: “{ $found }” 0 முதல் { $most } வரை எண் அல்ல.
       *[quiet-tiger-moves] வெட்டில்லாப் புலி நகர்வுகள்: “{ $found }” 0 முதல் { $most } வரை எண் அல்ல.
    }
error-position-chain = “{ $found }” பலகைப் புள்ளியும் அல்ல, இல்லை எனும் - குறியும் அல்ல.
error-setup-off-board = ஒரு காய் பலகைக்கு வெளியே உள்ளது.
error-setup-two-pieces = { $point } புள்ளியில் புலியும் ஆடும் உள்ளன.
error-setup-goats = ஆடுகளின் கணக்கு பொருந்தவில்லை: பலகையில் { $on-board }, கையில் { $in-hand }, வெட்டியவை { $captured }; வேண்டியது { $expected }.
error-setup-tigers = புலிகளின் கணக்கு பொருந்தவில்லை: பலகையில் { $on-board }, கையில் { $in-hand }; வேண்டியது { $expected }.
error-setup-tigers-in-hand =
    { $count ->
        [one] { $count } புலி கையில் உள்ளது, ஆனால் இந்த விதிகளில் எல்லாம் பலகையில் நிற்க வேண்டும்.
       *[other] { $count } புலிகள் கையில் உள்ளன, ஆனால் இந்த விதிகளில் எல்லாம் பலகையில் நிற்க வேண்டும்.
    }
error-setup-captured = { $captured } ஆடுகள் வெட்டப்பட்டுள்ளன, ஆனால் { $most } வெட்டுகளில் ஆட்டம் முடியும்.
error-setup-quiet-too-early = எல்லா ஆடுகளும் நுழைந்த பின்பே வெட்டில்லாப் புலி நகர்வுகள் எண்ணப்படும்.
error-setup-quiet = வெட்டில்லாப் புலி நகர்வுகள் { $quiet }, ஆனால் { $most }-இல் ஆட்டம் முடியும்.
error-setup-chain =
    { $fault ->
        [variant-off] { $point }: தொடர் வெட்டில் இருக்க முடியாது, தொடர் தாவல் விதி இல்லை.
        [goats-to-move] { $point }: தொடர் வெட்டில் இருக்க முடியாது, ஆடுகளின் முறை.
        [no-tiger] { $point } புள்ளியில் புலி இல்லை.
        [not-just-captured] { $point } புள்ளியில் உள்ள புலி இப்போது வெட்டவில்லை.
       *[no-further-capture] { $point } புள்ளியில் உள்ள புலி மீண்டும் வெட்ட முடியாது.
    }
# Moves that are typed.
error-move-not-a-move = “{ $text }” நகர்வு அல்ல; d3, b3-c3, b3xd3, stop, pass போல எழுதுங்கள்.
error-move-no-such-point = பலகையில் “{ $name }” என்ற புள்ளி இல்லை.
# Undo.
error-undo-not-allowed = இந்த ஆட்டத்தில் திரும்பப் பெற முடியாது
error-undo-nothing = திரும்பப் பெற ஒன்றும் இல்லை
error-redo-nothing = மீண்டும் செய்ய ஒன்றும் இல்லை
# Claims and resigning.
error-already-over = ஆட்டம் முடிந்துவிட்டது
# The phone and its files.
error-import-empty = உள்ளே கொண்டுவர ஒன்றும் இல்லை.
error-import-unknown = இது Aadupuli ஆட்டமோ, ஆட்டப் பதிவோ, முழு ஏற்றுமதியோ அல்ல.
error-import-read = கோப்பைப் படிக்க முடியவில்லை.
error-share = பகிர முடியவில்லை.
error-print = பலகையை எழுத முடியவில்லை.
error-hint = இங்கே குறிப்பு கிடைக்கவில்லை.

## Ideas behind a hint: the first step, which names no point

hint-idea-forced = ஒரே ஒரு நகர்வுதான் உள்ளது.
hint-idea-last-capture = ஒரு வெட்டில் இப்போதே வெல்லலாம்.
hint-idea-last-trap = இப்போதே வெல்லலாம்: கடைசிப் புலியை அடைக்கலாம்.
hint-idea-close-trap = புலிகளை அடைத்துவிடலாம்.
hint-idea-force-captures = புலிகள் வெட்டுகளால் வெல்லலாம்.
hint-idea-only-win = ஒரே ஒரு நகர்வு வெற்றியைக் காக்கும்.
hint-idea-only-draw = ஒரே ஒரு நகர்வு சமனைக் காக்கும்.
hint-idea-take-goat = ஓர் ஆட்டை வெட்டலாம்.
hint-idea-free-tiger = அடைபட்ட புலிக்கு வழி வேண்டும்.
hint-idea-save-goat = ஓர் ஆடு ஆபத்தில் உள்ளது.
hint-idea-fork = ஒரே நேரத்தில் இரு ஆடுகளை மிரட்டலாம்.
hint-idea-threaten = ஓர் ஆட்டை மிரட்டலாம்.
hint-idea-trap-tiger = ஒரு புலியை நகரவிடாமல் செய்யலாம்.
hint-idea-safe-point = ஆட்டை ஒருபோதும் வெட்ட முடியாத காலிப் புள்ளி உள்ளது.
hint-idea-keep-win = நீங்கள் வெல்லும் நிலையில் உள்ளீர்கள். விட்டுவிடாதீர்கள்.
hint-idea-keep-draw = ஆட்டம் சமம். அப்படியே காத்திடுங்கள்.
hint-idea-resist = பிழையற்ற ஆட்டத்திற்கு எதிரே இது தோல்வி. முடிந்தவரை தாங்குங்கள்.
hint-idea-improve = உதவும் அமைதியான நகர்வைத் தேடுங்கள்.

## Reasons for a move: whole sentences. $on is `place-on`.

hint-reason-forced = இது ஒன்றே விதிப்படியான நகர்வு.
hint-reason-last-capture = இது { $on } உள்ள ஆட்டை வெட்டி ஆட்டத்தை வெல்கிறது.
hint-reason-last-trap = எந்தப் புலியும் இனி நகர முடியாது: ஆட்டம் வெல்லப்பட்டது.
hint-reason-close-trap = புலிகள் என்ன செய்தாலும் ஆடுகள் அவற்றை அடைத்துவிடும்.
hint-reason-close-trap-turns =
    { $turns ->
        [one] புலிகள் என்ன செய்தாலும் ஆடுகள் அவற்றை அடைத்துவிடும்; { $turns } புலி முறைக்குள் அடைபடும், அல்லது வீணான ஒரு வெட்டு நடக்கும்.
       *[other] புலிகள் என்ன செய்தாலும் ஆடுகள் அவற்றை அடைத்துவிடும்; { $turns } புலி முறைகளுக்குள் அடைபடும், அல்லது வீணான ஒரு வெட்டு நடக்கும்.
    }
hint-reason-force-captures = ஆடுகள் என்ன செய்தாலும் புலிகள் வெட்டுகளால் வெல்லும்.
hint-reason-force-captures-turns =
    { $turns ->
        [one] ஆடுகள் என்ன செய்தாலும் புலிகள் வெட்டுகளால் வெல்லும்; அடுத்த வெட்டு { $turns } புலி முறைக்குள் வரும்.
       *[other] ஆடுகள் என்ன செய்தாலும் புலிகள் வெட்டுகளால் வெல்லும்; அடுத்த வெட்டு { $turns } புலி முறைகளுக்குள் வரும்.
    }
hint-reason-only-win = மற்ற எல்லா நகர்வுகளும் வெற்றியை இழக்கும்.
hint-reason-only-draw = மற்ற எல்லா நகர்வுகளும் தோற்கும்.
hint-reason-take-goat = இது { $on } உள்ள ஆட்டை வெட்டுகிறது, எதையும் இழக்காமல்.
hint-reason-free-tiger = { $on } அடைபட்ட புலிக்கு இது வழி தருகிறது.
hint-reason-save-goat = { $on } இருந்த ஆட்டை இனி வெட்ட முடியாது, வேறு ஆட்டையும் முடியாது.
hint-reason-fork = இது { $first } மற்றும் { $second } உள்ள இரு ஆடுகளை மிரட்டுகிறது; எந்த நகர்வும் இரண்டையும் காக்காது.
hint-reason-threaten = இது { $on } உள்ள ஆட்டை மிரட்டுகிறது.
hint-reason-trap-tiger = { $on } உள்ள புலி இனி நகர முடியாது.
hint-reason-safe-point = { $on } உள்ள ஆட்டை ஒருபோதும் வெட்ட முடியாது.
hint-reason-keep-win = இது வெற்றியைக் காக்கிறது.
hint-reason-keep-draw = இது சமனைக் காக்கிறது.
hint-reason-resist = இதைவிட நீண்டு தாங்கும் எதிர்ப்பு தெரியவில்லை.
hint-reason-resist-turns =
    { $turns ->
        [one] வேறெதுவும் இதைவிட நீண்டு தாங்காது: { $turns } புலி முறை.
       *[other] வேறெதுவும் இதைவிட நீண்டு தாங்காது: { $turns } புலி முறைகள்.
    }
hint-reason-improve =
    { $plies ->
        [one] { $plies } நகர்வு முன்னோக்கிப் பார்த்ததில் இதைவிடச் சிறந்தது கிடைக்கவில்லை. இது மதிப்பீடு.
       *[other] { $plies } நகர்வுகள் முன்னோக்கிப் பார்த்ததில் இதைவிடச் சிறந்தது கிடைக்கவில்லை. இது மதிப்பீடு.
    }

## What a move gave away, in reviews and against a wrong try

review-lost-win-to-draw = நகர்வு { $number }, { $move }, வெற்றியை இழந்தது: ஆட்டம் மீண்டும் சமமானது.
review-lost-win-to-loss = நகர்வு { $number }, { $move }, வெற்றியை இழந்து, தோல்வியைத் தந்தது.
review-lost-draw = நகர்வு { $number }, { $move }, சமனை இழந்தது.
review-lost-win-to-draw-perhaps = நகர்வு { $number }, { $move }, வெற்றியை இழந்ததாகத் தோன்றுகிறது: ஆட்டம் ஏறத்தாழ சமமானது.
review-lost-win-to-loss-perhaps = நகர்வு { $number }, { $move }, வெற்றியை இழந்து, தோல்வியைத் தந்ததாகத் தோன்றுகிறது.
review-lost-draw-perhaps = நகர்வு { $number }, { $move }, சமனை இழந்ததாகத் தோன்றுகிறது.
# $reason is a whole sentence from `hint-reason-…`.
review-better = { $move } அதைக் காத்திருக்கும். { $reason }
review-gives-win-to-draw = இது வெற்றியை இழக்கும்: ஆட்டம் சமமாகும்.
review-gives-win-to-loss = இது வெற்றியை இழந்து தோற்கும்.
review-gives-draw = இது சமனை இழக்கும்.
review-gives-win-to-draw-perhaps = இது வெற்றியை இழப்பதாகத் தோன்றுகிறது.
review-gives-win-to-loss-perhaps = இது வெற்றியை இழந்து தோற்பதாகத் தோன்றுகிறது.
review-gives-draw-perhaps = இது தோற்பதாகத் தோன்றுகிறது.
review-better-now = { $move } அதைக் காக்கும். { $reason }
review-value-exact =
    { $value ->
        [goats] ஆடுகள் வெல்லும்
        [tigers] புலிகள் வெல்லும்
       *[draw] சமன்
    }
review-value-exact-turns =
    { $value ->
        [goats] ஆடுகள் வெல்லும், அடுத்த கட்டம் { $turns } புலி முறைகளுக்குள்
        [tigers] புலிகள் வெல்லும், அடுத்த கட்டம் { $turns } புலி முறைகளுக்குள்
       *[draw] சமன்
    }
review-value-estimate =
    { $value ->
        [goats] ஆடுகளுக்குச் சாதகமாகத் தெரிகிறது
        [tigers] புலிகளுக்குச் சாதகமாகத் தெரிகிறது
       *[draw] சமமாகத் தெரிகிறது
    }

## Why a try in a lesson is not what was asked. $on is `place-on`.

lesson-wrong-not-asked = அதை ஆடலாம், ஆனால் கேட்டது வேறு நகர்வு.
lesson-wrong-another-piece = வேறு காய் நகர வேண்டும்: { $on } உள்ளது.
lesson-wrong-another-point = அது கேட்ட புள்ளி அல்ல. { $on } பாருங்கள்.
lesson-wrong-goes-elsewhere = அது வேறு இடத்திற்குச் செல்ல வேண்டும்: { $to }.
lesson-wrong-captures-nothing = அது எந்த ஆட்டையும் வெட்டவில்லை.
lesson-wrong-captures-nothing-could = அது எந்த ஆட்டையும் வெட்டவில்லை. { $from } உள்ள புலி வெட்ட முடியும்.
lesson-wrong-goat-can-be-captured = இப்போது { $on } உள்ள ஆட்டை வெட்டலாம்.
lesson-wrong-can-be-jumped = புலி அந்தப் புள்ளியைத் தாண்ட முடியும்: { $from } { $to }.
lesson-wrong-tiger-escapes = { $on } உள்ள புலி இன்னும் நகர முடியும்.
lesson-wrong-threatens-too-few =
    { $asked ->
        [one] அது எந்த ஆட்டையும் மிரட்டவில்லை.
       *[other] அது { $asked } ஆடுகளில் { $goats } மட்டும் மிரட்டுகிறது.
    }
lesson-wrong-game-goes-on = அதற்குப் பிறகும் ஆட்டம் தொடர்கிறது.
lesson-wrong-gives-away-win =
    { $side ->
        [goats] அது ஆடுகளின் வெற்றியை இழக்கும்.
       *[tigers] அது புலிகளின் வெற்றியை இழக்கும்.
    }
lesson-wrong-gives-away-draw =
    { $side ->
        [goats] அது தோற்கும்: இனி புலிகள் வெல்லலாம்.
       *[tigers] அது தோற்கும்: இனி ஆடுகள் வெல்லலாம்.
    }
lesson-wrong-goat-is-safe = { $on } உள்ள ஆடு பாதுகாப்பாக உள்ளது: எந்தப் புலியும் இப்போது வெட்ட முடியாது.
lesson-wrong-no-goat-there = அங்கே ஆடு இல்லை.
lesson-wrong-no-tiger-there = அங்கே புலி இல்லை.

## What the disk and other devices do to games

error-disk-full = இந்தச் சாதனத்தில் இடம் இல்லை. முன்பு சேமித்தவை பாதுகாப்பாக உள்ளன.
error-disk-denied = செயலி தன் கோப்புறையில் எழுத அனுமதி இல்லை. முன்பு சேமித்தவை பாதுகாப்பாக உள்ளன.
error-disk-busy = செயலியின் இன்னொரு பிரதி ஆட்டங்களைப் பயன்படுத்துகிறது. மீண்டும் முயலுங்கள்.
error-disk-read = சாதனம் ஆட்டங்களைப் படிக்க முடியவில்லை. மீண்டும் முயலுங்கள்.
error-disk-write = சாதனம் இதைச் சேமிக்க முடியவில்லை. முன்பு சேமித்தவை பாதுகாப்பாக உள்ளன.
error-open-not-there = இந்த ஆட்டம் இப்போது இல்லை.
error-delete-gone = இதை இனி மீட்டெடுக்க முடியாது.
error-import-too-long = உள்ளே கொண்டுவர இது மிக நீளமானது.
error-import-too-new = செயலியின் புதிய பதிப்பு இதை எழுதியது. உள்ளே கொண்டுவரச் செயலியைப் புதுப்பியுங்கள்.
error-import-damaged = இந்த ஏற்றுமதி வரி { $line }, இடம் { $column }-இல் சேதமடைந்துள்ளது.
error-import-damaged-inside = இந்த ஏற்றுமதி சேதமடைந்துள்ளது.
error-import-unreadable = ஏற்றுமதியின் ஆட்டம் { $number }: { $reason }
set-aside-game = ஓர் ஆட்டத்தைப் படிக்க முடியவில்லை. அதன் கோப்பு { $name } என வைக்கப்பட்டுள்ளது. { $reason }
set-aside-current = எந்த ஆட்டம் நடந்துகொண்டிருந்தது என்ற குறிப்பைப் படிக்க முடியவில்லை. உங்கள் ஆட்டங்கள் எல்லாம் என் ஆட்டங்களில் உள்ளன.
set-aside-settings = அமைப்புகளைப் படிக்க முடியவில்லை, வழக்கமானவை பயன்படுத்தப்படுகின்றன. கோப்பு { $name } என வைக்கப்பட்டுள்ளது.
set-aside-statistics = புள்ளிவிவரங்களைப் படிக்க முடியவில்லை, எண்ணிக்கை புதிதாகத் தொடங்குகிறது. கோப்பு { $name } என வைக்கப்பட்டுள்ளது.
set-aside-progress = பாடங்கள், புதிர்களின் முன்னேற்றத்தைப் படிக்க முடியவில்லை. கோப்பு { $name } என வைக்கப்பட்டுள்ளது.
set-aside-too-new = செயலியின் புதிய பதிப்பு { $name } கோப்பை எழுதியது. அது அப்படியே விடப்பட்டுள்ளது.
set-aside-in-place = { $name }: படிக்கவும் முடியவில்லை, ஒதுக்கி வைக்கவும் முடியவில்லை.
