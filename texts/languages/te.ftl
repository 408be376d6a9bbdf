### Aadupuli in Telugu.
###
### Wanted: review by a native speaker. Nobody has yet read these words who grew up with the language;
### corrections of any kind are welcome. `en.ftl` explains the variables. Digits are ASCII.

## The app

app-name = Aadupuli
app-subtitle = పులి మేక ఆట
app-launcher-name = మేక పులి
app-file-name = మేక పులి ఆట

## Buttons that many screens share

action-back = వెనుకకు
action-cancel = వద్దు
action-close = మూసివేయి
action-continue = కొనసాగించు
action-done = పూర్తయింది
action-next = తర్వాత
action-previous = మునుపటిది
action-ok = సరే
action-share = పంచుకో
action-try-again = మళ్ళీ ప్రయత్నించు
action-undo = తిరిగి తే
action-all = అన్నీ

## Lists: how two things are joined, again and again for more than two.

list-join = { $first }, { $next }

## Sides, pieces, colours of speech

side-name =
    { $side ->
        [goats] మేకలు
       *[tigers] పులులు
    }
moves-count =
    { $count ->
        [one] { $count } ఎత్తు
       *[other] { $count } ఎత్తులు
    }
minutes-count =
    { $count ->
        [one] { $count } నిమిషం
       *[other] { $count } నిమిషాలు
    }
seconds-count =
    { $count ->
        [one] { $count } సెకను
       *[other] { $count } సెకన్లు
    }
games-count =
    { $count ->
        [0] ఆటలు లేవు
        [one] { $count } ఆట
       *[other] { $count } ఆటలు
    }

## Games of the family. $game is `standard`, `parlour`, `adu-huli` or `bagh-chal`.

rules-name =
    { $game ->
        [parlour] ఆడు పులి ఆట్టం, అరుగు నియమాలు
        [adu-huli] ఆడు హులి
        [bagh-chal] బాఘ్-చాల్
       *[standard] ఆడు పులి ఆట్టం
    }
rules-description =
    { $game ->
        [parlour] అరుగు మీద ఆడే తమిళ ఆట: దానంతట డ్రా కాదు; ఒక్కొక్కరు 30 ఎత్తులు వేశాక ఎవరైనా డ్రా కోరవచ్చు.
        [adu-huli] మైసూరు గుడి అరుగు మీద చెక్కిన ఆట: ఒక మేక ఎక్కువ, పులులకు ఒక వేట ఎక్కువ.
        [bagh-chal] నేపాల్, బంగ్లాదేశ్ ఆట: చదరపు పట్టిక, నాలుగు పులులు, ఇరవై మేకలు.
       *[standard] తమిళనాడు ఆట: త్రిభుజంలో మూడు పులులు, పదిహేను మేకలు.
    }
# For example: 15 goats, 5 captures
rules-figures = { $goats } మేకలు, { $captures } వేటలు
# $value is `even`, `goats`, `tigers` or `unknown`: what perfect play by both sides leads to.
rules-value =
    { $value ->
        [even] సమానమైన ఆట: ఇద్దరూ తప్పు లేకుండా ఆడితే ఎవరూ గెలవరు
        [goats] తప్పు లేకుండా ఆడితే మేకలు గెలుస్తాయి
        [tigers] తప్పు లేకుండా ఆడితే పులులు గెలుస్తాయి
       *[unknown] ఇంకా సాధించలేదు: ఎవరు గెలవాలో తెలియదు
    }
rules-value-short =
    { $value ->
        [even] సమానమైన ఆట
        [goats] మేకలకు అనుకూలం
        [tigers] పులులకు అనుకూలం
       *[unknown] ఇంకా సాధించలేదు
    }

## Family variants. $variant is `fifteen-captures`, `multiple-jumps`, `placing-tigers` or `repeater-loses`.

variant-name =
    { $variant ->
        [fifteen-captures] పదిహేను వేటలు
        [multiple-jumps] వరుస దూకుడు
        [placing-tigers] పులులను పెట్టడం
       *[repeater-loses] పునరావృతమైతే ఓటమి
    }
variant-description =
    { $variant ->
        [fifteen-captures] పులులు అన్ని మేకలనూ వేటాడాలి.
        [multiple-jumps] వేటాడిన పులి వెంటనే మళ్ళీ వేటాడవచ్చు, లేదా ఆగవచ్చు.
        [placing-tigers] ఒక్క పులే పట్టిక మీద ఉంటుంది; మిగతావి పులుల మొదటి వంతుల్లో వస్తాయి.
       *[repeater-loses] ఒకే స్థితిని నాలుగోసారి తెచ్చినవారు ఓడిపోతారు.
    }
# The variants that are on, joined. $rules is the name of the game.
rules-with-variants = { $rules } · { $variants }

## Levels of the computer. $level is `easy`, `medium`, `hard` or `perfect`.

level-name =
    { $level ->
        [easy] సులభం
        [medium] మధ్యస్థం
        [hard] కఠినం
       *[perfect] తప్పులేనిది
    }
level-character =
    { $level ->
        [easy] మొదటి ప్రత్యర్థి: దొరికింది తీసుకుంటుంది, కష్టమైతే తప్పు చేస్తుంది.
        [medium] బాగా ఆడే మామయ్య; అప్పుడప్పుడు జారుతాడు.
        [hard] ఊళ్ళో అందరికన్నా మంచి ఆటగాడు. ఆట నిజంగా తెలిస్తే గెలవవచ్చు.
       *[perfect] సాధించిన ఆటలో తప్పు చేయదు; మీ తప్పు కోసం ఎదురుచూస్తుంది.
    }
opponent-computer = కంప్యూటర్ · { $level }
opponent-computer-side =
    { $side ->
        [goats] { $level } · మేకలు
       *[tigers] { $level } · పులులు
    }
opponent-friend = { $goats } మరియు { $tigers }
you = మీరు

## First start

first-learn = ఐదు నిమిషాల్లో నేర్చుకోండి
first-play = ఆడండి

## Home

home-settings = అమరికలు
home-continue = కొనసాగించు
home-continue-your-turn-place =
    { $count ->
        [one] మీ వంతు, పెట్టడానికి { $count } మేక
       *[other] మీ వంతు, పెట్టడానికి { $count } మేకలు
    }
home-continue-your-turn = మీ వంతు
home-continue-their-turn = కంప్యూటర్ వంతు
home-continue-turn-of = వంతు: { $name }
home-play = ఆడండి
home-learn = నేర్చుకోండి
home-learn-progress = { $all } పాఠాల్లో { $done } పూర్తయ్యాయి
home-puzzles = పజిళ్ళు
home-daily-waiting = నేటి పజిల్ ఎదురుచూస్తోంది
home-daily-solved = నేటి పజిల్ పూర్తయింది
home-streak =
    { $count ->
        [0] ఇంకా వరుస లేదు
        [one] వరుసగా { $count } రోజు
       *[other] వరుసగా { $count } రోజులు
    }
home-my-games = నా ఆటలు
home-all-games = అన్ని ఆటలు
home-no-games = మీ ఆటలు ఇక్కడ ఉంటాయి.

## New game

new-title = కొత్త ఆట
new-opponent = ప్రత్యర్థి
new-opponent-computer = కంప్యూటర్
new-opponent-friend = ఇదే ఫోన్‌లో స్నేహితులు
new-level = స్థాయి
new-side = మీరు ఆడేది
new-side-random = ఏదైనా
new-names = పేర్లు
new-name-goats = మేకలను ఆడేవారు
new-name-tigers = పులులను ఆడేవారు
new-game = ఆట
new-variants = ఇంటి నియమాలు
new-clock = గడియారం
new-clock-none = గడియారం లేదు
new-clock-minutes =
    { $count ->
        [one] ఒక్కొక్కరికి { $count } నిమిషం
       *[other] ఒక్కొక్కరికి { $count } నిమిషాలు
    }
new-help = సహాయం
new-help-hints = సూచనలు ఉన్నాయి
new-help-undo = ఎత్తు వెనక్కి తీసుకోవచ్చు
new-help-practice = అభ్యాసం
new-help-practice-detail = ప్రతి ఎత్తుకూ సూచన
new-handicap = మేకలు
new-handicap-none = ఆట నియమం ప్రకారం
new-handicap-more =
    { $count ->
        [one] { $count } మేక ఎక్కువ
       *[other] { $count } మేకలు ఎక్కువ
    }
new-handicap-fewer =
    { $count ->
        [one] { $count } మేక తక్కువ
       *[other] { $count } మేకలు తక్కువ
    }
new-handicap-detail = ఎక్కువ మేకలు మేకలకు, తక్కువ మేకలు పులులకు మేలు.
new-from-position = పట్టిక మీది స్థితి నుండి
new-unfinished-kept = పూర్తికాని మీ ఆట నా ఆటల్లో ఉంటుంది.
new-start = మొదలుపెట్టు

## Game

game-undo = వెనక్కి
game-redo = మళ్ళీ
game-hint = సూచన
game-moves = ఎత్తులు
game-more = మరిన్ని
game-stop-here = ఇక్కడ ఆపు
game-tally = { $all }లో { $captured } వేటాడబడ్డాయి
game-goats-in-hand =
    { $count ->
        [0] చేతిలో మేకలు లేవు
        [one] చేతిలో { $count } మేక
       *[other] చేతిలో { $count } మేకలు
    }
game-tigers-in-hand =
    { $count ->
        [0] చేతిలో పులులు లేవు
        [one] చేతిలో { $count } పులి
       *[other] చేతిలో { $count } పులులు
    }
game-quiet-moves = వేట లేని పులి ఎత్తులు: { $all }లో { $moves }
game-moves-title = ఎత్తులు
game-moves-empty = ఇంకా ఎత్తులు లేవు
game-moves-start = మొదలు
game-browsing = { $all } ఎత్తుల్లో { $move }
game-back-to-game = ఆటకు తిరిగి వెళ్ళు
game-play-on-from-here = ఇక్కడి నుండి ఆడు
game-hints-off = ఈ ఆటలో సూచనలు లేవు

## The status line: one sentence

status-your-turn-place-goat = మీ వంతు: ఒక మేకను పెట్టండి
status-your-turn-place-tiger = మీ వంతు: ఒక పులిని పెట్టండి
status-your-turn-move-goat = మీ వంతు: ఒక మేకను జరపండి
status-your-turn-move-tiger = మీ వంతు: ఒక పులిని జరపండి
status-turn-place-goat = { $name }: ఒక మేకను పెట్టండి
status-turn-place-tiger = { $name }: ఒక పులిని పెట్టండి
status-turn-move-goat = { $name }: ఒక మేకను జరపండి
status-turn-move-tiger = { $name }: ఒక పులిని జరపండి
status-selected =
    { $piece ->
        [goat] గుర్తించిన బిందువును లేదా మరో మేకను తాకండి
       *[tiger] గుర్తించిన బిందువును లేదా మరో పులిని తాకండి
    }
status-chain = మళ్ళీ వేటాడండి, లేదా ఇక్కడ ఆపండి
status-thinking = కంప్యూటర్ ఆలోచిస్తోంది
status-pass = మేకలకు ఎత్తు లేదు: వంతు వదులుతాయి
status-browsing = మునుపటి స్థితిని చూస్తున్నారు
status-confirm-move = { $move } ఆడటానికి మళ్ళీ తాకండి

## Over

over-title = ఆట ముగిసింది
over-rematch = మరో ఆట
over-rematch-detail = పక్షాలు మారతాయి
over-review = సమీక్ష
over-share = పంచుకో
over-home = ముందు పేజీ
over-show-result = ఫలితం చూపించు
over-you-won = మీరు గెలిచారు
over-you-lost = మీరు ఓడిపోయారు
over-draw = డ్రా
over-name-won = గెలిచినవారు: { $name }

## Outcomes in one sentence

outcome-goats-trapped =
    { $tigers ->
        [one] మేకల గెలుపు: పులి కట్టడి అయింది
       *[other] మేకల గెలుపు: { $tigers } పులులూ కట్టడి అయ్యాయి
    }
outcome-tigers-captures =
    { $captures ->
        [one] పులుల గెలుపు: { $captures } మేక వేటాడబడింది
       *[other] పులుల గెలుపు: { $captures } మేకలు వేటాడబడ్డాయి
    }
outcome-tigers-captures-all = పులుల గెలుపు: అన్ని మేకలూ వేటాడబడ్డాయి
outcome-resignation =
    { $winner ->
        [goats] మేకల గెలుపు: పులులు ఓటమి ఒప్పుకున్నాయి
       *[tigers] పులుల గెలుపు: మేకలు ఓటమి ఒప్పుకున్నాయి
    }
outcome-time =
    { $winner ->
        [goats] మేకల గెలుపు: పులుల సమయం అయిపోయింది
       *[tigers] పులుల గెలుపు: మేకల సమయం అయిపోయింది
    }
outcome-repeater =
    { $winner ->
        [goats] మేకల గెలుపు: పులులు ఒకే స్థితిని నాలుగోసారి తెచ్చాయి
       *[tigers] పులుల గెలుపు: మేకలు ఒకే స్థితిని నాలుగోసారి తెచ్చాయి
    }
outcome-draw-threefold = డ్రా: ఒకే స్థితి మూడుసార్లు వచ్చింది
outcome-draw-quiet-tigers = డ్రా: వేట లేకుండా వరుసగా { $moves } పులి ఎత్తులు
outcome-draw-claim = డ్రా, ఒక ఆటగాడు కోరాడు
# $result is `goats`, `tigers`, `draw` or `none` (unfinished).
result-short =
    { $result ->
        [goats] మేకలు గెలిచాయి
        [tigers] పులులు గెలిచాయి
        [draw] డ్రా
       *[none] పూర్తికాలేదు
    }

## Menu of the game

menu-new-game = కొత్త ఆట
menu-resign = ఓటమి ఒప్పుకో
menu-claim-draw = డ్రా కోరు
menu-sounds = శబ్దాలు
menu-rules = ఈ ఆట నియమాలు
menu-share-position = స్థితిని పంచుకో
menu-share-record = ఆట నమోదును పంచుకో
menu-share-save = ఆట ఫైలును పంచుకో
menu-turn-pieces = పావులను ఆడేవారి వైపు తిప్పు
menu-leave = బయటకు వెళ్ళు
menu-show-result = ఫలితం చూపించు

## Claiming a draw

claim-not-in-rules = ఈ నియమాల్లో డ్రా కోరలేరు
claim-too-early =
    { $count ->
        [one] ఒక్కొక్కరు { $after } ఎత్తులు వేశాక: ఇంకా { $count }
       *[other] ఒక్కొక్కరు { $after } ఎత్తులు వేశాక: ఇంకా { $count }
    }
claim-available = డ్రా కోరవచ్చు
claim-game-over = ఆట ముగిసింది

## Confirmations

confirm-resign-title = ఓటమి ఒప్పుకోవాలా?
confirm-resign-text = ఇది ఓటమిగా లెక్కించబడుతుంది.
confirm-resign-text-two = ఆట ఓడిపోయేవారు: { $name }.
confirm-resign-yes = ఓటమి ఒప్పుకో
confirm-claim-title = డ్రా కోరాలా?
confirm-claim-text = ఆట డ్రాగా ముగుస్తుంది.
confirm-claim-yes = కోరు
confirm-play-on-title = ఇక్కడి నుండి ఆడాలా?
confirm-play-on-text =
    { $count ->
        [one] చివరి ఎత్తు వదిలివేయబడుతుంది. ఇప్పటి ఆట నా ఆటల్లో ఉంటుంది.
       *[other] చివరి { $count } ఎత్తులు వదిలివేయబడతాయి. ఇప్పటి ఆట నా ఆటల్లో ఉంటుంది.
    }
confirm-play-on-yes = ఇక్కడి నుండి ఆడు
confirm-delete-all-title = అన్నీ తొలగించాలా?
confirm-delete-all-text = ఈ పరికరంలోని అన్ని ఆటలు, గణాంకాలు, పురోగతి, అమరికలు తొలగిపోతాయి. తిరిగి తేలేరు.
confirm-delete-all-yes = అన్నీ తొలగించు
confirm-reset-statistics-title = గణాంకాలను చెరిపివేయాలా?
confirm-reset-statistics-text = లెక్క కొత్తగా మొదలవుతుంది. మీ ఆటలు ఉంటాయి.
confirm-reset-statistics-yes = చెరిపివేయి
confirm-reset-lessons-title = అన్ని పాఠాలనూ మళ్ళీ మొదలుపెట్టాలా?
confirm-reset-lessons-yes = మళ్ళీ మొదలుపెట్టు

## Why a move is refused. Points are spoken names, see `place-…`.

refusal-game-over = ఆట ముగిసింది
refusal-not-your-turn = ఇప్పుడు జరపడానికి అది మీ పావు కాదు
refusal-no-piece = అక్కడ పావు లేదు
refusal-occupied = అక్కడ ఇప్పటికే పావు ఉంది
refusal-not-yet-movable =
    { $count ->
        [one] మేకలన్నీ వచ్చాకే జరుగుతాయి: చేతిలో ఇంకా { $count }
       *[other] మేకలన్నీ వచ్చాకే జరుగుతాయి: చేతిలో ఇంకా { $count }
    }
refusal-tigers-not-yet-movable =
    { $count ->
        [one] పులులన్నీ వచ్చాకే జరుగుతాయి: చేతిలో ఇంకా { $count }
       *[other] పులులన్నీ వచ్చాకే జరుగుతాయి: చేతిలో ఇంకా { $count }
    }
refusal-none-in-hand = చేతిలో పావు లేదు: పట్టిక మీది పావును జరపండి
refusal-no-line = అక్కడికి ఒకే అడుగులో గీత లేదు
refusal-around-bend = వేట తిన్నగా సాగుతుంది, వంపు తిరగదు
refusal-two-goats = వరుసగా ఉన్న రెండు మేకల మీదుగా దూకలేదు
refusal-tiger-in-the-way = పులి పులి మీదుగా దూకలేదు
refusal-no-goat-between = దూకడానికి అక్కడ మేక లేదు
refusal-goats-never-capture = మేకలు వేటాడవు
refusal-chain-continues = వేటాడిన పులి కొనసాగాలి, లేదా ఇక్కడ ఆగాలి
refusal-nothing-to-stop = ఆపడానికి ఏమీ లేదు
refusal-can-still-move = మేకలు ఇంకా జరగగలవు, వంతు వదలలేవు
refusal-blocked-goat = ఈ మేకకు దారి లేదు: చుట్టూ పావులు ఉన్నాయి
refusal-blocked-tiger = ఈ పులి ఇప్పుడు కట్టడిలో ఉంది: జరగలేదు, వేటాడలేదు
refusal-thinking = కంప్యూటర్ ఆలోచిస్తోంది

## Points by ear. $row and $column count from 1; the names are used inside other sentences.
## $kind is `apex`, `base` or `row`.

place-name =
    { $kind ->
        [apex] కొండ
        [base] అడుగు వరుస, బిందువు { $column }
       *[row] వరుస { $row }, బిందువు { $column }
    }
place-on =
    { $kind ->
        [apex] కొండ మీద
        [base] అడుగు వరుస, బిందువు { $column } మీద
       *[row] వరుస { $row }, బిందువు { $column } మీద
    }
place-from =
    { $kind ->
        [apex] కొండ నుండి
        [base] అడుగు వరుస, బిందువు { $column } నుండి
       *[row] వరుస { $row }, బిందువు { $column } నుండి
    }
place-to =
    { $kind ->
        [apex] కొండకు
        [base] అడుగు వరుస, బిందువు { $column }కు
       *[row] వరుస { $row }, బిందువు { $column }కు
    }
spoken-point-empty = { $place }, ఖాళీ
spoken-point-goat = { $place }, మేక
spoken-point-tiger = { $place }, పులి
spoken-selected = ఎంచుకున్నది
spoken-can-move = జరగగలదు
spoken-trapped = కట్టడిలో ఉంది
spoken-in-danger = వేటాడవచ్చు
spoken-last-move = చివరి ఎత్తు
spoken-target = ఇక్కడికి రావచ్చు
spoken-goat-can-be-placed = ఇక్కడ మేకను పెట్టవచ్చు
spoken-tiger-can-be-placed = ఇక్కడ పులిని పెట్టవచ్చు
# $place is `place-on`.
spoken-captures = { $place } ఉన్న మేకను వేటాడుతుంది
spoken-hint = సూచన
spoken-action-select = ఎంచుకో
spoken-action-deselect = ఎంపిక వదులు
spoken-action-place = పెట్టు
spoken-action-move-here = ఇక్కడికి జరుపు
spoken-action-capture = వేటాడు
spoken-board = పట్టిక, { $game }

## Moves by ear. $from is `place-from`, $to is `place-to`, $on is `place-on`.

move-place-goat = { $on } మేకను పెట్టారు
move-place-tiger = { $on } పులిని పెట్టారు
move-step-goat = మేక { $from } { $to } వెళ్తుంది
move-step-tiger = పులి { $from } { $to } వెళ్తుంది
move-capture = పులి { $from } దూకి, { $on } ఉన్న మేకను వేటాడుతుంది, { $all }లో { $captured }
move-stop = పులి ఇక వేటాడదు
move-pass = మేకలు వంతు వదులుతాయి
# With trapped tigers named after a move.
move-and-trapped =
    { $count ->
        [one] { $move }; { $count } పులి కట్టడి అయింది
       *[other] { $move }; { $count } పులులు కట్టడి అయ్యాయి
    }

## Announcements for screen readers

announce-your-turn = మీ వంతు
announce-turn = వంతు: { $name }
announce-computer-thinking = కంప్యూటర్ ఆలోచిస్తోంది
announce-clock-minute =
    { $side ->
        [goats] మేకలు: ఒక నిమిషం మిగిలింది
       *[tigers] పులులు: ఒక నిమిషం మిగిలింది
    }
announce-clock-seconds =
    { $side ->
        [goats] మేకలు: 10 సెకన్లు మిగిలాయి
       *[tigers] పులులు: 10 సెకన్లు మిగిలాయి
    }
announce-undone = వెనక్కి తీసుకున్నారు
announce-redone = మళ్ళీ వేశారు
announce-deleted = తొలగించబడింది
announce-copied = నకలు తీయబడింది
announce-saved = భద్రపరచబడింది
announce-game-started = కొత్త ఆట: { $rules }

## Clocks and dates

# Minutes without leading zero, seconds with two digits.
clock-digits = { $minutes }:{ $seconds }
# `minutes-count` and `seconds-count`, one after the other.
clock-spoken = { $minutes } { $seconds }
date-day =
    { $month ->
        [1] { $day } జనవరి { $year }
        [2] { $day } ఫిబ్రవరి { $year }
        [3] { $day } మార్చి { $year }
        [4] { $day } ఏప్రిల్ { $year }
        [5] { $day } మే { $year }
        [6] { $day } జూన్ { $year }
        [7] { $day } జులై { $year }
        [8] { $day } ఆగస్టు { $year }
        [9] { $day } సెప్టెంబర్ { $year }
        [10] { $day } అక్టోబర్ { $year }
        [11] { $day } నవంబర్ { $year }
       *[12] { $day } డిసెంబర్ { $year }
    }
date-today = ఈ రోజు
date-yesterday = నిన్న
date-unknown = తేదీ తెలియదు

## Hints. Three steps: the idea, the piece, the move with its reason.

hint-title = సూచన
hint-next-piece = ఏ పావు?
hint-next-move = ఏ ఎత్తు?
hint-dismiss = మూసివేయి
hint-thinking = సూచన వెతుకుతోంది
hint-step-piece-goat = { $on } ఉన్న మేక
hint-step-piece-tiger = { $on } ఉన్న పులి
hint-step-place-goat = చేతిలోని మేక
hint-step-place-tiger = చేతిలోని పులి
# $move is notation, $reason a whole sentence from `hint-reason-…`.
hint-step-move = { $move }. { $reason }

## Review

review-title = సమీక్ష
review-working = ఆటను చూస్తోంది: { $all }లో { $done }
review-strip = ఎత్తు ఎత్తుకూ విలువ
review-goats-better = మేకలదే పైచేయి
review-tigers-better = పులులదే పైచేయి
review-exact = కచ్చితం: ఈ ఆటను సాధించారు
review-estimate = అంచనా: ఈ భాగాన్ని సాధించలేదు
review-turning-points = మలుపులు
review-no-turning-points = ఎవరూ ఏదీ చేజార్చుకోలేదు.
review-accuracy = కచ్చితత్వం
review-accuracy-side =
    { $side ->
        [goats] మేకలు { $percent } %
       *[tigers] పులులు { $percent } %
    }
review-accuracy-none =
    { $side ->
        [goats] మేకలు: నిర్ణయించడానికి ఏమీ లేదు
       *[tigers] పులులు: నిర్ణయించడానికి ఏమీ లేదు
    }
review-accuracy-meaning = స్థితి విలువను నిలబెట్టిన నిర్ణయాల వంతు; ఏదైనా చేజారగల నిర్ణయాలే లెక్కలోకి వస్తాయి.
review-show-line = తర్వాతి ఎత్తులు చూపించు
review-practise = ఇక్కడి నుండి అభ్యాసం
review-line-end = ఎత్తులు ఇక్కడితో ముగుస్తాయి.
review-value-at = { $move }: { $value }

## Puzzles. $theme is `capture`, `fork`, `trap`, `save-goat` or `hold-draw`.

puzzle-title = పజిళ్ళు
puzzle-daily = నేటి పజిల్
puzzle-daily-date = { $date } పజిల్
puzzle-by-theme = రకం ప్రకారం
puzzle-by-difficulty = కఠినత ప్రకారం
puzzle-theme =
    { $theme ->
        [capture] వేట
        [fork] జంట బెదిరింపు
        [trap] కట్టడి
        [save-goat] మేకను కాపాడు
       *[hold-draw] డ్రా నిలబెట్టు
    }
puzzle-difficulty =
    { $difficulty ->
        [easy] సులభం
        [medium] మధ్యస్థం
       *[hard] కఠినం
    }
puzzle-task =
    { $theme ->
        [capture] పులుల వంతు: ఒక మేకను గెలవండి
        [fork] పులుల వంతు: ఒకేసారి రెండు మేకలను బెదిరించండి
        [trap] మేకల వంతు: పులులను కట్టడి చేయండి
        [save-goat] మేకల వంతు: మేకను కాపాడండి
       *[hold-draw] ఒక్క ఎత్తే డ్రాను నిలబెడుతుంది
    }
puzzle-task-side =
    { $side ->
        [goats] మీరు మేకలను ఆడుతున్నారు
       *[tigers] మీరు పులులను ఆడుతున్నారు
    }
puzzle-tries =
    { $count ->
        [0] మొదటి ప్రయత్నం
        [one] ఇప్పటివరకు { $count } ప్రయత్నం
       *[other] ఇప్పటివరకు { $count } ప్రయత్నాలు
    }
puzzle-right = సరైనది!
puzzle-wrong = అది కాదు: ఏం జరుగుతుందో చూడండి
puzzle-try-again = మళ్ళీ ప్రయత్నించు
puzzle-show-solution = జవాబు చూపించు
puzzle-solution = జవాబు
puzzle-next = తర్వాతి పజిల్
puzzle-looking = పజిల్ వెతుకుతోంది
puzzle-none = అలాంటి పజిల్ దొరకలేదు.
puzzle-solved-count =
    { $count ->
        [0] ఇంకా ఏదీ సాధించలేదు
        [one] { $count } సాధించారు
       *[other] { $count } సాధించారు
    }
puzzle-streak =
    { $count ->
        [0] ఇంకా వరుస లేదు
        [one] వరుస: { $count } రోజు
       *[other] వరుస: { $count } రోజులు
    }
puzzle-longest-streak =
    { $count ->
        [0] పొడవైన వరుస: ఇంకా లేదు
        [one] పొడవైన వరుస: { $count } రోజు
       *[other] పొడవైన వరుస: { $count } రోజులు
    }
puzzle-practise = ఈ స్థితిలో అభ్యాసం

## Learn

learn-title = నేర్చుకోండి
learn-lessons = పాఠాలు
learn-differences = తేడా ఏమిటి
learn-how-to-play = ఎలా ఆడాలి
learn-strategy-goats = మేకలకు వ్యూహం
learn-strategy-tigers = పులులకు వ్యూహం
learn-lesson-number = పాఠం { $number }
learn-progress = అడుగు { $step } / { $all }
learn-not-started = మొదలుపెట్టలేదు
learn-in-progress = నడుస్తోంది
learn-done = పూర్తయింది
learn-back = వెనుకకు
learn-next = తర్వాత
learn-skip = దాటవేయి
learn-start-again = మళ్ళీ మొదలుపెట్టు
learn-finished = పాఠం పూర్తయింది
learn-next-lesson = తర్వాతి పాఠం
learn-example-previous = ఉదాహరణలో మునుపటి అడుగు
learn-example-next = ఉదాహరణలో తర్వాతి అడుగు
learn-try-it = ప్రయత్నించి చూడండి
learn-claim-strength =
    { $strength ->
        [strong] బలమైన సలహా
        [fair] ఓ మోస్తరు సలహా
       *[weak] బలహీనమైన సలహా
    }

## My games

games-title = నా ఆటలు
games-unfinished = పూర్తికానివి
games-finished = పూర్తయినవి
games-empty = ఇంకా ఆటలు లేవు. మీరు ఆడే ప్రతి ఆటా ఇక్కడ ఉంటుంది.
games-item = { $opponent } · { $result }
games-share-record = ఆట నమోదుగా పంచుకో
games-share-save = ఆట ఫైలుగా పంచుకో
games-delete = తొలగించు
games-deleted = ఆట తొలగించబడింది
games-import = లోపలికి తే
games-import-file = ఫైలు నుండి
games-import-clipboard = నకలు తీసినదాని నుండి
games-imported-count =
    { $count ->
        [0] ఏదీ లోపలికి రాలేదు
        [one] { $count } ఆట లోపలికి వచ్చింది
       *[other] { $count } ఆటలు లోపలికి వచ్చాయి
    }
games-unreadable = { $name }: చదవలేకపోయింది
games-unreadable-keep = ఫైలును ఉంచు
games-unreadable-delete = తొలగించు
games-resume-kept = మీరు వదిలిన ఆట పూర్తికానివాటిలో ఉంది.

## Statistics

statistics-title = గణాంకాలు
statistics-games = ఆటలు
statistics-wins = గెలుపులు
statistics-draws = డ్రాలు
statistics-losses = ఓటములు
statistics-by-game = ఆట ప్రకారం
statistics-by-side = పక్షం ప్రకారం
statistics-by-level = స్థాయి ప్రకారం
statistics-friend-games = ఇద్దరు ఆటగాళ్ళు
statistics-longest-streak =
    { $count ->
        [0] ఇంకా వరుస గెలుపులు లేవు
        [one] పొడవైన వరుస: { $count } గెలుపు
       *[other] పొడవైన వరుస: { $count } గెలుపులు
    }
statistics-current-streak =
    { $count ->
        [0] ఇప్పుడు వరుస లేదు
        [one] ఇప్పుడు: { $count } గెలుపు
       *[other] ఇప్పుడు: వరుసగా { $count } గెలుపులు
    }
statistics-row = { $name }: { $wins } గెలుపు, { $draws } డ్రా, { $losses } ఓటమి
statistics-empty = లెక్కించడానికి ఇంకా ఏమీ లేదు. కంప్యూటర్‌తో ఒక ఆట పూర్తి చేయండి.
statistics-reset = చెరిపివేయి

## Settings

settings-title = అమరికలు
settings-play = ఆట
settings-variants = ఇంటి నియమాలు
settings-confirm-moves = ఎత్తును నిర్ధారించు
settings-confirm-moves-detail = రెండో తాకిడితో ఎత్తు పడుతుంది.
settings-show-legal-moves = వెళ్ళగల చోట్లు చూపించు
settings-show-trapped-tigers = కట్టడి అయిన పులులను చూపించు
settings-coordinates = బిందువుల పేర్లు
settings-turn-pieces = పావులను ఆడేవారి వైపు తిప్పు
settings-look = రూపం
settings-board-look = పట్టిక
settings-board-look-name =
    { $look ->
        [stone] రాయి
        [earth] ఎర్రమట్టి
        [paper] కాగితం
       *[automatic] రంగుకు తగ్గట్టు
    }
settings-theme = రంగు
settings-theme-name =
    { $theme ->
        [light] వెలుగు
        [dark] చీకటి
       *[system] పరికరం ప్రకారం
    }
settings-piece-set = పావులు
settings-piece-set-name =
    { $set ->
        [tokens] బిళ్ళలు
       *[pebbles] గులకరాళ్ళు
    }
settings-animations = కదలికలు
settings-sound = శబ్దం
settings-vibration = కంపనం
settings-language = భాష
settings-language-system = పరికరం ప్రకారం
settings-language-review = ఈ అనువాదాన్ని తెలుగు మాతృభాషగా గలవారు ఇంకా చదవలేదు. దిద్దుబాట్లకు స్వాగతం.
settings-accessibility = సౌలభ్యం
settings-announce-fully = ఎత్తులను పూర్తిగా చెప్పు
settings-announce-fully-detail = ప్రతి ఎత్తులోని రెండు బిందువులనూ, దాని ఫలితాన్నీ చదువుతుంది.
settings-larger-targets = పెద్ద తాకే చోట్లు
settings-larger-targets-detail = తాకిడి దగ్గరి బిందువుకు చెందుతుంది.
settings-data = సమాచారం
settings-export-everything = అన్నీ బయటకు పంపు
settings-import = లోపలికి తే
settings-delete-everything = అన్నీ తొలగించు
settings-deleted-everything = అన్నీ తొలగించబడ్డాయి
settings-about = దీని గురించి
settings-on = ఉంది
settings-off = లేదు

## Print a board

print-title = పట్టికను ముద్రించు
print-game = పట్టిక
print-paper = కాగితం
print-paper-a4 = A4
print-paper-letter = Letter
print-pieces = కత్తిరించే పావులు
print-rules = వెనుకవైపు నియమాలు
print-format = రూపం
print-pdf = PDF
print-svg = SVG
print-action = ముద్రించు
print-share = ఫైలును పంచుకో
print-preview = ముందు చూపు
print-cut-here = గీతల వెంట కత్తిరించండి

## About

about-title = దీని గురించి
about-version = వెర్షన్ { $version }
about-solved-title = “సాధించిన” ఆట అంటే
about-solved-text = ప్రతి స్థితిలోనూ తప్పులేని ఆట ఎక్కడికి తీసుకెళ్తుందో తెలిస్తే ఆ ఆటను సాధించినట్టు. “కచ్చితం” అనే సూచనలూ సమీక్షలూ అలాంటి పట్టికల నుండి వస్తాయి, ఊహల నుండి కాదు.
about-solved-standard = ఆడు పులి ఆట్టం డ్రా: మొదటి మేక ఎక్కడ వచ్చినా, ఎదుటివారు తప్పు చేయకపోతే ఏ పక్షమూ బలవంతంగా గెలవలేదు.
about-solved-size = ఇందుకోసం, మేకలు చేతిలో ఉన్న సుమారు 1,500 కోట్ల స్థితులనూ, మేకలన్నీ పట్టిక మీద ఉన్న 75.4 కోట్ల స్థితులనూ లెక్కించారు.
about-unsolved = ఆటను గానీ ఇంటి నియమాన్ని గానీ సాధించని చోట కంప్యూటర్ ముందుకు వెతికి అంచనా వేస్తుంది; సమీక్ష దాన్ని అంచనా అని చూపుతుంది.
about-private = ప్రకటనలు లేవు, ఖాతా లేదు, నెట్‌వర్క్ లేదు: మీ ఆటలు ఈ పరికరంలోనే ఉంటాయి.
about-licence-title = లైసెన్సు
about-licence-text = MIT లేదా Apache 2.0 లైసెన్సు కింద, మీ ఇష్టం ప్రకారం, స్వేచ్ఛా సాఫ్ట్‌వేర్.
about-libraries = లైబ్రరీలు
about-translations = అనువాదాలు

## What went wrong, for a person. Each says what to do where something can be done.

# Saves: $part is what `error-part-…` says.
error-save-not-a-save = ఇది Aadupuli ఆట కాదు.
error-save-too-new = యాప్ కొత్త వెర్షన్ ఈ ఆటను రాసింది. తెరవడానికి యాప్‌ను తాజాపరచండి.
error-save-too-long = ఆట కావడానికి ఈ ఫైలు మరీ పొడవుగా ఉంది.
error-save-damaged = ఈ ఆట పాడైంది: { $part }.
error-save-start = ఈ ఆట మొదటి స్థితి పాడైంది. { $problem }
error-part-json = వరుస { $line }, స్థానం { $column } దగ్గర తెగింది లేదా చెడింది
error-part-version = దాని వెర్షన్ చదవలేకపోయింది
error-part-handicap = దాని మేకల సంఖ్య ఏ ఆటకూ సరిపోదు
error-part-moves = దాని ఎత్తుల జాబితా తప్పు
error-part-ending = దాని ముగింపు ఎత్తులకు సరిపోదు
error-part-clock = దాని గడియారం తప్పు
error-part-checksum = రాశాక దాని విషయం మారింది
# Moves of saves and records. $reason is the sentence for the refusal.
error-game-not-a-move = ఎత్తు { $ply } ఎత్తే కాదు: “{ $text }”.
error-game-no-such-point = ఎత్తు { $ply } పట్టికలో లేని బిందువును చెబుతోంది: “{ $name }”.
error-game-illegal-move = ఎత్తు { $ply }, { $move }, చెల్లదు. { $reason }.
# Records.
error-record = వరుస { $line }: { $problem }
error-record-too-long = ఆట నమోదు కావడానికి ఇది మరీ పొడవుగా ఉంది.
error-record-header = ఇది [Rules "standard"] లాంటి శీర్షిక కాదు.
error-record-missing-header = { $key } శీర్షిక లేదు.
error-record-header-value = { $key }: “{ $value }”కు అర్థం లేదు.
error-record-variant = “{ $word }” అనే ఇంటి నియమం లేదు.
error-record-start = మొదటి స్థితి తప్పు. { $problem }
error-record-open-comment = కుండలీకరణాల వ్యాఖ్య ముగియలేదు.
error-record-result = “{ $stated }” అనే ఫలితం ఎత్తులకు సరిపోదు.
error-record-after-result = ఫలితం తర్వాత “{ $text }” ఉంది.
# Positions.
error-position-field-count = స్థితికి 7 భాగాలు కావాలి, ఇందులో { $found } ఉన్నాయి.
error-position-row-count = పట్టికలో { $expected } వరుసలు, ఇందులో { $found } ఉన్నాయి.
error-position-row-length = వరుస { $row }: { $expected } బిందువులు కావాలి, ఇందులో { $found } ఉన్నాయి.
error-position-symbol = వరుస { $row }: స్థానం { $column } దగ్గర “{ $symbol }” అనేది T, G, సంఖ్య ఏదీ కాదు.
error-position-side = “{ $found }” పక్షం కాదు: g మేకలు, t పులులు.
error-position-number =
    { $field ->
        [goats-in-hand] చేతిలో మేకలు: “{ $found }” 0 నుండి { $most } వరకు సంఖ్య కాదు.
        [goats-captured] వేటాడిన మేకలు: “{ $found }” 0 నుండి { $most } వరకు సంఖ్య కాదు.
        [tigers-in-hand] చేతిలో పులులు: “{ $found }” 0 నుండి { $most } వరకు సంఖ్య కాదు.
       *[quiet-tiger-moves] వేట లేని పులి ఎత్తులు: “{ $found }” 0 నుండి { $most } వరకు సంఖ్య కాదు.
    }
error-position-chain = “{ $found }” పట్టిక బిందువూ కాదు, లేదు అనే - గుర్తూ కాదు.
error-setup-off-board = ఒక పావు పట్టిక బయట ఉంది.
error-setup-two-pieces = { $point } బిందువులో పులి, మేక రెండూ ఉన్నాయి.
error-setup-goats = మేకల లెక్క సరిపోలేదు: పట్టిక మీద { $on-board }, చేతిలో { $in-hand }, వేటాడినవి { $captured }; కావలసింది { $expected }.
error-setup-tigers = పులుల లెక్క సరిపోలేదు: పట్టిక మీద { $on-board }, చేతిలో { $in-hand }; కావలసింది { $expected }.
error-setup-tigers-in-hand =
    { $count ->
        [one] { $count } పులి చేతిలో ఉంది, కానీ ఈ నియమాల్లో అన్నీ పట్టిక మీద ఉండాలి.
       *[other] { $count } పులులు చేతిలో ఉన్నాయి, కానీ ఈ నియమాల్లో అన్నీ పట్టిక మీద ఉండాలి.
    }
error-setup-captured = { $captured } మేకలు వేటాడబడ్డాయి, కానీ { $most } వేటలతో ఆట ముగుస్తుంది.
error-setup-quiet-too-early = మేకలన్నీ వచ్చాకే వేట లేని పులి ఎత్తులను లెక్కిస్తారు.
error-setup-quiet = వేట లేని పులి ఎత్తులు { $quiet }, కానీ { $most }తో ఆట ముగుస్తుంది.
error-setup-chain =
    { $fault ->
        [variant-off] { $point }: వరుస వేటలో ఉండలేదు, వరుస దూకుడు నియమం లేదు.
        [goats-to-move] { $point }: వరుస వేటలో ఉండలేదు, మేకల వంతు.
        [no-tiger] { $point } బిందువులో పులి లేదు.
        [not-just-captured] { $point } బిందువులోని పులి ఇప్పుడే వేటాడలేదు.
       *[no-further-capture] { $point } బిందువులోని పులి మళ్ళీ వేటాడలేదు.
    }
# Moves that are typed.
error-move-not-a-move = “{ $text }” ఎత్తు కాదు; d3, b3-c3, b3xd3, stop, pass లాగా రాయండి.
error-move-no-such-point = పట్టికలో “{ $name }” అనే బిందువు లేదు.
# Undo.
error-undo-not-allowed = ఈ ఆటలో వెనక్కి తీసుకోలేరు
error-undo-nothing = వెనక్కి తీసుకోవడానికి ఏమీ లేదు
error-redo-nothing = మళ్ళీ వేయడానికి ఏమీ లేదు
# Claims and resigning.
error-already-over = ఆట ముగిసింది
# The phone and its files.
error-import-empty = లోపలికి తేవడానికి ఏమీ లేదు.
error-import-unknown = ఇది Aadupuli ఆట కాదు, ఆట నమోదు కాదు, మొత్తం ఎగుమతీ కాదు.
error-import-read = ఫైలును చదవలేకపోయింది.
error-share = పంచుకోలేకపోయింది.
error-print = పట్టికను రాయలేకపోయింది.
error-hint = ఇక్కడ సూచన దొరకలేదు.

## Ideas behind a hint: the first step, which names no point

hint-idea-forced = ఒక్క ఎత్తే ఉంది.
hint-idea-last-capture = ఒక వేటతో ఇప్పుడే గెలవవచ్చు.
hint-idea-last-trap = ఇప్పుడే గెలవవచ్చు: చివరి పులిని కట్టడి చేయవచ్చు.
hint-idea-close-trap = పులులను కట్టడి చేయవచ్చు.
hint-idea-force-captures = పులులు వేటలతో గెలవవచ్చు.
hint-idea-only-win = ఒక్క ఎత్తే గెలుపును నిలబెడుతుంది.
hint-idea-only-draw = ఒక్క ఎత్తే డ్రాను నిలబెడుతుంది.
hint-idea-take-goat = ఒక మేకను వేటాడవచ్చు.
hint-idea-free-tiger = కట్టడి అయిన పులికి దారి కావాలి.
hint-idea-save-goat = ఒక మేక ప్రమాదంలో ఉంది.
hint-idea-fork = ఒకేసారి రెండు మేకలను బెదిరించవచ్చు.
hint-idea-threaten = ఒక మేకను బెదిరించవచ్చు.
hint-idea-trap-tiger = ఒక పులికి ఎత్తు లేకుండా చేయవచ్చు.
hint-idea-safe-point = మేకను ఎన్నడూ వేటాడలేని ఖాళీ బిందువు ఉంది.
hint-idea-keep-win = మీరు గెలుస్తున్నారు. చేజార్చుకోకండి.
hint-idea-keep-draw = ఆట సమానంగా ఉంది. అలాగే నిలబెట్టండి.
hint-idea-resist = తప్పులేని ఆట ముందు ఇది ఓటమి. వీలైనంత నిలవండి.
hint-idea-improve = మేలు చేసే నెమ్మది ఎత్తును వెతకండి.

## Reasons for a move: whole sentences. $on is `place-on`.

hint-reason-forced = చెల్లే ఎత్తు ఇదొక్కటే.
hint-reason-last-capture = ఇది { $on } ఉన్న మేకను వేటాడి ఆట గెలుస్తుంది.
hint-reason-last-trap = ఏ పులీ ఇక జరగలేదు: ఆట గెలిచారు.
hint-reason-close-trap = పులులు ఏం చేసినా మేకలు వాటిని కట్టడి చేస్తాయి.
hint-reason-close-trap-turns =
    { $turns ->
        [one] పులులు ఏం చేసినా మేకలు వాటిని కట్టడి చేస్తాయి; { $turns } పులి వంతులోపు కట్టడి అవుతాయి, లేదా వృథా వేట ఒకటి జరుగుతుంది.
       *[other] పులులు ఏం చేసినా మేకలు వాటిని కట్టడి చేస్తాయి; { $turns } పులి వంతుల్లోపు కట్టడి అవుతాయి, లేదా వృథా వేట ఒకటి జరుగుతుంది.
    }
hint-reason-force-captures = మేకలు ఏం చేసినా పులులు వేటలతో గెలుస్తాయి.
hint-reason-force-captures-turns =
    { $turns ->
        [one] మేకలు ఏం చేసినా పులులు వేటలతో గెలుస్తాయి; తర్వాతిది { $turns } పులి వంతులోపు వస్తుంది.
       *[other] మేకలు ఏం చేసినా పులులు వేటలతో గెలుస్తాయి; తర్వాతిది { $turns } పులి వంతుల్లోపు వస్తుంది.
    }
hint-reason-only-win = మిగతా ఎత్తులన్నీ గెలుపును చేజారుస్తాయి.
hint-reason-only-draw = మిగతా ఎత్తులన్నీ ఓడిపోతాయి.
hint-reason-take-goat = ఇది { $on } ఉన్న మేకను వేటాడుతుంది, ఏదీ చేజార్చకుండా.
hint-reason-free-tiger = { $on } కట్టడి అయిన పులికి ఇది దారి ఇస్తుంది.
hint-reason-save-goat = { $on } ఉన్న మేకను ఇక వేటాడలేరు, మరే మేకనూ వేటాడలేరు.
hint-reason-fork = ఇది { $first }, { $second } ఉన్న రెండు మేకలను బెదిరిస్తుంది; ఏ ఎత్తూ రెండింటినీ కాపాడదు.
hint-reason-threaten = ఇది { $on } ఉన్న మేకను బెదిరిస్తుంది.
hint-reason-trap-tiger = { $on } ఉన్న పులి ఇక జరగలేదు.
hint-reason-safe-point = { $on } ఉన్న మేకను ఎన్నడూ వేటాడలేరు.
hint-reason-keep-win = ఇది గెలుపును నిలబెడుతుంది.
hint-reason-keep-draw = ఇది డ్రాను నిలబెడుతుంది.
hint-reason-resist = ఇంతకన్నా ఎక్కువ నిలిచే రక్షణ తెలియదు.
hint-reason-resist-turns =
    { $turns ->
        [one] ఇంతకన్నా ఏదీ ఎక్కువ నిలవదు: { $turns } పులి వంతు.
       *[other] ఇంతకన్నా ఏదీ ఎక్కువ నిలవదు: { $turns } పులి వంతులు.
    }
hint-reason-improve =
    { $plies ->
        [one] { $plies } ఎత్తు ముందుకు చూస్తే ఇంతకన్నా మంచిది దొరకలేదు. ఇది అంచనా.
       *[other] { $plies } ఎత్తులు ముందుకు చూస్తే ఇంతకన్నా మంచిది దొరకలేదు. ఇది అంచనా.
    }

## What a move gave away, in reviews and against a wrong try

review-lost-win-to-draw = ఎత్తు { $number }, { $move }, గెలుపును చేజార్చింది: ఆట మళ్ళీ సమానమైంది.
review-lost-win-to-loss = ఎత్తు { $number }, { $move }, గెలుపును చేజార్చి ఓటమి తెచ్చింది.
review-lost-draw = ఎత్తు { $number }, { $move }, డ్రాను చేజార్చింది.
review-lost-win-to-draw-perhaps = ఎత్తు { $number }, { $move }, గెలుపును చేజార్చినట్టుంది: ఆట దాదాపు సమానమైంది.
review-lost-win-to-loss-perhaps = ఎత్తు { $number }, { $move }, గెలుపును చేజార్చి ఓటమి తెచ్చినట్టుంది.
review-lost-draw-perhaps = ఎత్తు { $number }, { $move }, డ్రాను చేజార్చినట్టుంది.
# $reason is a whole sentence from `hint-reason-…`.
review-better = { $move } దాన్ని నిలబెట్టేది. { $reason }
review-gives-win-to-draw = ఇది గెలుపును చేజారుస్తుంది: ఆట సమానమవుతుంది.
review-gives-win-to-loss = ఇది గెలుపును చేజార్చి ఓడిపోతుంది.
review-gives-draw = ఇది డ్రాను చేజారుస్తుంది.
review-gives-win-to-draw-perhaps = ఇది గెలుపును చేజార్చేలా ఉంది.
review-gives-win-to-loss-perhaps = ఇది గెలుపును చేజార్చి ఓడిపోయేలా ఉంది.
review-gives-draw-perhaps = ఇది ఓడిపోయేలా ఉంది.
review-better-now = { $move } దాన్ని నిలబెడుతుంది. { $reason }
review-value-exact =
    { $value ->
        [goats] మేకల గెలుపు
        [tigers] పులుల గెలుపు
       *[draw] డ్రా
    }
review-value-exact-turns =
    { $value ->
        [goats] మేకల గెలుపు, తర్వాతి మెట్టు { $turns } పులి వంతుల్లోపు
        [tigers] పులుల గెలుపు, తర్వాతి మెట్టు { $turns } పులి వంతుల్లోపు
       *[draw] డ్రా
    }
review-value-estimate =
    { $value ->
        [goats] మేకలదే పైచేయిగా ఉంది
        [tigers] పులులదే పైచేయిగా ఉంది
       *[draw] సమానంగా ఉంది
    }

## Why a try in a lesson is not what was asked. $on is `place-on`.

lesson-wrong-not-asked = దాన్ని ఆడవచ్చు, కానీ అడిగింది వేరే ఎత్తు.
lesson-wrong-another-piece = వేరే పావు జరగాలి: { $on } ఉన్నది.
lesson-wrong-another-point = అది అడిగిన బిందువు కాదు. { $on } చూడండి.
lesson-wrong-goes-elsewhere = అది వేరే చోటికి వెళ్ళాలి: { $to }.
lesson-wrong-captures-nothing = అది ఏ మేకనూ వేటాడదు.
lesson-wrong-captures-nothing-could = అది ఏ మేకనూ వేటాడదు. { $from } ఉన్న పులి వేటాడగలదు.
lesson-wrong-goat-can-be-captured = ఇప్పుడు { $on } ఉన్న మేకను వేటాడవచ్చు.
lesson-wrong-can-be-jumped = పులి ఆ బిందువు మీదుగా దూకగలదు: { $from } { $to }.
lesson-wrong-tiger-escapes = { $on } ఉన్న పులి ఇంకా జరగగలదు.
lesson-wrong-threatens-too-few =
    { $asked ->
        [one] అది ఏ మేకనూ బెదిరించదు.
       *[other] అది { $asked } మేకల్లో { $goats } మాత్రమే బెదిరిస్తుంది.
    }
lesson-wrong-game-goes-on = దాని తర్వాత కూడా ఆట సాగుతుంది.
lesson-wrong-gives-away-win =
    { $side ->
        [goats] అది మేకల గెలుపును చేజారుస్తుంది.
       *[tigers] అది పులుల గెలుపును చేజారుస్తుంది.
    }
lesson-wrong-gives-away-draw =
    { $side ->
        [goats] అది ఓడిపోతుంది: ఇప్పుడు పులులు గెలవవచ్చు.
       *[tigers] అది ఓడిపోతుంది: ఇప్పుడు మేకలు గెలవవచ్చు.
    }
lesson-wrong-goat-is-safe = { $on } ఉన్న మేక క్షేమం: ఏ పులీ ఇప్పుడు దాన్ని వేటాడలేదు.
lesson-wrong-no-goat-there = అక్కడ మేక లేదు.
lesson-wrong-no-tiger-there = అక్కడ పులి లేదు.

## What the disk and other devices do to games

error-disk-full = ఈ పరికరంలో చోటు లేదు. ముందు భద్రపరచినది క్షేమంగా ఉంది.
error-disk-denied = యాప్ తన ఫోల్డరులో రాయలేకపోతోంది. ముందు భద్రపరచినది క్షేమంగా ఉంది.
error-disk-busy = యాప్ మరో ప్రతి ఆటలను వాడుతోంది. మళ్ళీ ప్రయత్నించండి.
error-disk-read = పరికరం ఆటలను చదవలేకపోయింది. మళ్ళీ ప్రయత్నించండి.
error-disk-write = పరికరం దీన్ని భద్రపరచలేకపోయింది. ముందు భద్రపరచినది క్షేమంగా ఉంది.
error-open-not-there = ఈ ఆట ఇప్పుడు లేదు.
error-delete-gone = దీన్ని ఇక తిరిగి తేలేరు.
error-import-too-long = లోపలికి తేవడానికి ఇది మరీ పొడవుగా ఉంది.
error-import-too-new = యాప్ కొత్త వెర్షన్ దీన్ని రాసింది. లోపలికి తేవడానికి యాప్‌ను తాజాపరచండి.
error-import-damaged = ఈ ఎగుమతి వరుస { $line }, స్థానం { $column } దగ్గర పాడైంది.
error-import-damaged-inside = ఈ ఎగుమతి పాడైంది.
error-import-unreadable = ఎగుమతిలోని ఆట { $number }: { $reason }
set-aside-game = ఒక ఆటను చదవలేకపోయింది. దాని ఫైలు { $name }గా ఉంచబడింది. { $reason }
set-aside-current = ఏ ఆట నడుస్తోందో చెప్పే గుర్తును చదవలేకపోయింది. మీ ఆటలన్నీ నా ఆటల్లో ఉన్నాయి.
set-aside-settings = అమరికలను చదవలేకపోయింది, మామూలువి వాడుతోంది. ఫైలు { $name }గా ఉంచబడింది.
set-aside-statistics = గణాంకాలను చదవలేకపోయింది, లెక్క కొత్తగా మొదలవుతుంది. ఫైలు { $name }గా ఉంచబడింది.
set-aside-progress = పాఠాలు, పజిళ్ళ పురోగతిని చదవలేకపోయింది. ఫైలు { $name }గా ఉంచబడింది.
set-aside-too-new = యాప్ కొత్త వెర్షన్ { $name } ఫైలును రాసింది. దాన్ని అలాగే వదిలారు.
set-aside-in-place = { $name }: చదవలేకపోయింది, పక్కన పెట్టలేకపోయింది.
