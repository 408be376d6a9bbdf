### Aadupuli in Telugu.
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
terminal-help-help = ఈ మాటలు
terminal-help-board = పట్టిక
terminal-help-names = బిందువుల పేర్లు
terminal-help-pieces = ప్రతి పావూ మాటల్లో
terminal-help-undo = మీ చివరి ఎత్తు వెనక్కి
terminal-help-redo = దాన్ని మళ్ళీ ఆడు
terminal-help-hint = ఒక సూచన; తర్వాతి అడుగుకు మళ్ళీ అడగండి
terminal-help-why = ఎత్తు ఎందుకు చెల్లలేదు, లేదా చివరి ఎత్తు ఏం చేజార్చింది
terminal-help-moves = ఇప్పటివరకు ఎత్తులు
terminal-help-record = ఆట నమోదు
terminal-help-save = ఆటను భద్రపరచు (ప్రతి ఎత్తు తర్వాత భద్రపడుతుంది); ఫైలు పేరుతో: అక్కడ రాయి, పేరు .txtతో ముగిస్తే నమోదుగా
terminal-help-claim = డ్రా కోరు
terminal-help-resign = ఓటమి ఒప్పుకో
terminal-help-yes = నిర్ధారించు
terminal-help-new = కొత్త ఆట
terminal-help-rematch = పక్షాలు మారి అదే ఆట
terminal-help-rules = ఈ ఆట నియమాలు క్లుప్తంగా
terminal-help-quit = బయటకు వెళ్ళు; ఆట భద్రపడుతుంది
terminal-help-offer = ఒక ఎత్తును లేదా “help” అని రాయండి.
terminal-help-moves-intro = ఎత్తులు: పెట్టడం (d3), అడుగు (b3-c3), వేట (b3xd3), stop, pass. ఇంకా:
terminal-new-form = new [easy|medium|hard|perfect|two] [goats|tigers|random] [standard|parlour|adu-huli|bagh-chal] [fifteen-captures|multiple-jumps|placing-tigers|repeater-loses|none …] [clock minutes] [handicap goats] [practice]
terminal-new-unknown = “{ $word }” కొత్త ఆట ఎంపిక కాదు.
terminal-resumed = పూర్తికాని మీ ఆట కొనసాగుతుంది.
terminal-kept = ఆట భద్రపరచబడింది.
terminal-saved-to = { $file } ఫైలులో రాయబడింది.
terminal-over-offer = “rematch”, “new”, “undo” లేదా “quit”?
terminal-resign-sure = ఓటమి ఒప్పుకోవాలా? అది ఓటమిగా లెక్క. ఒప్పుకోవడానికి “yes” అని రాయండి.
terminal-nothing-asked = ఏమీ అడగలేదు.
terminal-why-nothing = మీరు ఇంకా ఎత్తు వేయలేదు.
terminal-why-fine = { $move } ఏదీ చేజార్చలేదు.

## The full screen

screen-too-small = కిటికీ మరీ చిన్నది: { $columns } × { $rows } అక్షరాలు కావాలి.
screen-keys = బాణాలు, Enter లేదా మౌస్ · u వెనక్కి · h సూచన · n కొత్తది · t పాఠం · m ఎత్తులు · ? సహాయం · q బయటకు
screen-keys-over = r మరో ఆట · n కొత్తది · u వెనక్కి · v సమీక్ష · m ఎత్తులు · q బయటకు
screen-help-title = మీటలు
screen-help-arrows = బాణాలు: బిందువు నుండి బిందువుకు
screen-help-enter = Enter లేదా ఖాళీ మీట: ఎంచుకో, పెట్టు, జరుపు
screen-help-mouse = మౌస్: బిందువును నొక్కు, లేదా పావును లాగు
screen-help-escape = Esc: ఎంపిక వదులు, మూసివేయి
screen-help-colon = కోలన్ (:): b3-c3 లాంటి ఎత్తును రాయండి
screen-help-letters = u వెనక్కి · y మళ్ళీ · h సూచన (తర్వాతి అడుగుకు మళ్ళీ) · w ఎందుకు · s ఇక్కడ ఆపు · c డ్రా కోరు · x ఓటమి ఒప్పుకో
screen-help-more = n కొత్త ఆట · r మరో ఆట · e ఇక్కడి నుండి అభ్యాసం · m ఎత్తులు · g నా ఆటలు · i నియమాలు · v సమీక్ష · q బయటకు (ఆట భద్రపడుతుంది)
screen-move-prompt = ఎత్తు
screen-confirm = Enter: అవును · Esc: కాదు
screen-close = Esc: మూసివేయి
screen-choose = ↑ ↓ ఎంచుకో · ← → మార్చు · Enter మొదలుపెట్టు · Esc వెనుకకు
screen-choose-list = ↑ ↓ ఎంచుకో · Enter తెరువు · Esc వెనుకకు
screen-browse = ← → ముందు, తర్వాత · Enter ఇక్కడి నుండి ఆడు · e ఇక్కడి నుండి అభ్యాసం · Esc ఆటకు తిరిగి
screen-help-marks = పట్టిక మీద: ▸ ◂ ఎంచుకున్నది · ● ఇక్కడికి రావచ్చు · ◎ ఇక్కడ వేట · ‹ › చివరగా జరిగినది · ○ ఇక్కడి నుండి వచ్చింది · × వేటాడబడింది · ( ) కట్టడిలో ఉంది · ◆ సూచన
screen-opponent-friend = ఇదే కీబోర్డు దగ్గర స్నేహితులు
screen-strip = ▲ మేకలదే పైచేయి · సమానం ▼ పులులదే పైచేయి
screen-help-looks = k బిందువుల పేర్లు · l పట్టిక మరో రూపం
screen-keys-lesson = n తర్వాత · b వెనక్కి · r మొదటి నుండి · బాణాలు, Enter లేదా మౌస్ · Esc ఆటకు
screen-keys-lesson-task = s చూపించు · k దాటవేయి · b వెనక్కి · : ఎత్తు · బాణాలు, Enter లేదా మౌస్ · Esc వెనక్కి
screen-keys-puzzle = s జవాబు · n మరొకటి · e అభ్యాసం · : ఎత్తు · బాణాలు, Enter లేదా మౌస్ · Esc ఆటకు
screen-keys-puzzle-done = n తర్వాతి పజిల్ · e అభ్యాసం · Esc ఆటకు
screen-puzzle-searching = పజిల్ కోసం వెతుకుతోంది …
screen-help-learn = t పాఠాలు, వ్యూహం, పజిళ్ళు · p ఒక పజిల్ (ఆట ఆగి ఉంటుంది)

## The command line. Names of commands and options are not translated.

cli-about = Aadupuli: దక్షిణాసియా పులి మేక ఆటలు మీ టెర్మినల్‌లో
cli-heading-usage = వాడుక
cli-heading-commands = ఆదేశాలు
cli-heading-options = ఎంపికలు
cli-heading-arguments = ఇచ్చేవి
cli-heading-examples = ఉదాహరణలు
cli-heading-exit-codes = ముగింపు సంకేతాలు
cli-exit-codes =
    0  పూర్తయింది, ఇన్‌పుట్ ముగిసినా
    1  బయటిదేదో విఫలమైంది: ఫైలు, డిస్కు, టెర్మినల్
    2  ఆదేశ వరుస తప్పు
    3  ఫైలు చదవబడింది, కానీ అది ఉండవలసినది కాదు
cli-help = సహాయం చూపించు
cli-version = వెర్షన్ చూపించు
cli-lang = భాష: en, ta, kn లేదా te (లేకపోతే LC_ALL, LC_MESSAGES లేదా LANG నిర్ణయిస్తుంది)
cli-data = ఆటలు, అమరికల ఫోల్డరు (లేకపోతే AADUPULI_DATA, లేదా ఈ కంప్యూటర్ మామూలు చోటు)
cli-plain = వరుస వరుసగా ఆడు (అవుట్‌పుట్ టెర్మినల్ కానప్పుడు కూడా)
cli-spoken = స్క్రీన్ రీడర్ల కోసం: అన్నీ మాటల్లో, బొమ్మ పట్టిక లేకుండా, వరుస వరుసగా
cli-new = కొత్త ఆట మొదలుపెట్టు; పూర్తికానిది భద్రపడుతుంది
cli-two = ఇదే కీబోర్డు దగ్గర ఇద్దరు
cli-level = కంప్యూటర్ స్థాయి: easy, medium, hard లేదా perfect
cli-side = మీ పక్షం: goats, tigers లేదా random
cli-rules = ఆట: standard, parlour, adu-huli లేదా bagh-chal
cli-variants = ఇంటి నియమాలు, కామాల జాబితాగా: fifteen-captures, multiple-jumps, placing-tigers, repeater-loses, లేదా none
cli-clock = ఒక్కొక్కరికి నిమిషాలు
cli-handicap = మామూలు కంటే ఎక్కువ (1) లేదా తక్కువ (-1) మేకలు: గరిష్ఠం 3
cli-practice = ప్రతి ఎత్తుకూ సూచన
cli-seed = కంప్యూటర్ ఎంపికల విత్తనం: అదే విత్తనం, అదే ఆట
cli-open = ఈ ఫైలులోని ఆటను కొనసాగించు, భద్రపరచినది లేదా నమోదు
cli-ugi = ప్రోగ్రాముల కోసం Universal Game Interface
cli-perft = ఒక స్థితి నుండి ఎత్తుల వరుసలను లెక్కించు
cli-perft-depth = ఎన్ని ఎత్తులు, 0 నుండి 99
cli-perft-divide = ప్రతి మొదటి ఎత్తుకూ విడిగా లెక్కించు
cli-position = ఈ స్థితి నుండి మొదలుపెట్టు (ఏడు భాగాలు, కొటేషన్లలో)
cli-selfplay = రెండు స్థాయిలను ఒకదానితో ఒకటి ఆడించి నమోదులు రాయి
cli-selfplay-goats = మేకల స్థాయి
cli-selfplay-tigers = పులుల స్థాయి
cli-selfplay-games = ఎన్ని ఆటలు
cli-selfplay-nodes = ఒక ఎత్తుకు ఎన్ని స్థితులు చూడవచ్చు (లేకపోతే ఆ స్థాయి ప్రకారం)
cli-selfplay-out = నమోదుల ఫోల్డరు (లేకపోతే తెర మీద)
cli-show = భద్రపరచినదాన్ని లేదా నమోదును చూపించు: పట్టిక, ఎత్తులు, ఫలితం
cli-show-file = ఫైలు; - అంటే మామూలు ఇన్‌పుట్
cli-show-at = ఇన్ని ఎత్తుల తర్వాత స్థితి
cli-show-record = నమోదుగా చూపించు
cli-show-save = భద్రపరచే రూపంలో చూపించు
cli-review = పూర్తయిన ఆటను చూడు: విలువలు, మలుపులు, కచ్చితత్వం
cli-puzzles = ఒకే జవాబు ఎత్తున్న పజిళ్ళు తయారుచేయి
cli-puzzles-count = ఎన్ని
cli-puzzles-check = బదులుగా, ఇలాంటి పట్టికలోని ప్రతి పజిల్‌ను మళ్లీ నిరూపించి రకాలను లెక్కించు
cli-puzzles-checked = { $all } పజిళ్ళలో { $right } పజిళ్ళకు ఒకే ఒక్క జవాబు ఎత్తు ఉంది; నిరూపితమైంది.
cli-ladder = అన్ని స్థాయిలనూ ఒకదానితో ఒకటి ఆడించి మార్కులు చూపించు
cli-ladder-games = ప్రతి జతకూ, పక్షానికీ ఆటలు
cli-ladder-levels = ఎవరు ఆడాలి, కామాల జాబితాగా: random, easy, medium, hard, perfect; ప్రతి ఒక్కటీ మిగతా ప్రతిదానితో (లేకపోతే ఐదూ)
cli-ladder-pairings = ఈ జతలు మాత్రమే, కామాల జాబితాగా: hard-medium,medium-easy లాగా
cli-ladder-judge-nodes = పెట్టే దశలో ఒక నిర్ణయాన్ని తూచడానికి ఎన్ని స్థితులు చూడవచ్చు
cli-ladder-cache = ప్రతి ఆటకు విప్పిన పట్టికల MiB (యాప్‌లలో 2): జవాబులు అవే
cli-ladder-threads = ఒకేసారి ఎన్ని ఆటలు (లేకపోతే ఎన్ని కోర్‌లు ఉంటే అన్ని)
cli-completions = bash, zsh, fish, elvish లేదా powershell పూరణలు చూపించు
cli-completions-shell = ఆ షెల్
cli-example-play = ఆడు; పూర్తికాని ఆట కొనసాగుతుంది
cli-example-new = పులులతో కొత్త బాఘ్-చాల్ ఆట
cli-example-pipe = పైపు నుండి ఒక ఆట
cli-example-ugi = ఇంజిన్ చెప్పేది
cli-example-perft = ఐదు ఎత్తుల అన్ని వరుసలు
cli-example-selfplay = పది ఆటలు, ప్రతిసారీ అవే
cli-example-show = 20వ ఎత్తు తర్వాత స్థితి
cli-example-review = ఆట ఎక్కడ ఓడింది
cli-example-puzzles = ఐదు పజిళ్ళు
cli-example-ladder = ప్రతి స్థాయీ మిగతా ప్రతిదానితో
cli-example-completions = bash పూరణలు
cli-error-unknown-argument = “{ $argument }” అర్థం కాలేదు.
cli-error-unknown-command = “{ $command }” అనే ఆదేశం లేదు.
cli-error-value = { $argument }: “{ $value }” విలువ కాదు.
cli-error-value-known = { $argument }: “{ $value }” విలువ కాదు; ఉన్నవి: { $known }.
cli-error-missing = { $argument } లేదు.
cli-error-no-value = { $argument }: విలువ లేదు.
cli-error-conflict = { $argument }, { $other }: రెండూ కలిసి కుదరవు.
cli-error-suggestion = { $suggestion } అనుకున్నారా?
cli-error-see-help = “{ $command } --help” మరింత చెబుతుంది.
cli-error-position = { $argument }: { $problem }
cli-error-file-not-found = { $file }: అలాంటి ఫైలు లేదు.
cli-error-file-permission = { $file }: ఈ ఫైలును వాడలేరు.
cli-error-file-exists = { $file }: ఈ ఫైలు ఉంది, దాని మీద రాయలేదు.
cli-error-file-other = { $file }: { $reason }
cli-error-file-content = { $file }: { $problem }
cli-error-terminal = టెర్మినల్ వాడలేకపోయింది: { $reason }. “aadupuli --plain” అది లేకుండా ఆడుతుంది.
cli-error-data = { $folder } ఫోల్డరును వాడలేకపోయింది: { $reason }. ఈ ఆట భద్రపడదు.
cli-no-data-folder = ఈ కంప్యూటర్ సమాచారానికి ఫోల్డరు చెప్పదు. ఈ ఆట భద్రపడదు; --data ఒకటి చెబుతుంది.
cli-error-at = ఎత్తు { $at } లేదు: ఈ ఆటలో { $all } ఉన్నాయి.
cli-error-ladder = ఒక ఆటను చివరి దాకా ఆడలేకపోయాం.
cli-ladder-score = { $first } – { $second }: { $wins } గెలుపు, { $draws } డ్రా, { $losses } ఓటమి, { $percent } % ({ $low }–{ $high } %)
cli-ladder-score-as = { $first }, { $side }: { $wins } గెలుపు, { $draws } డ్రా, { $losses } ఓటమి
cli-ladder-replies = జవాబులు, ప్రాసెసర్ సమయం మిల్లీసెకన్లలో:
cli-ladder-reply = { $contestant }: సగం { $half }లోపు, 95 % { $most }లోపు, అతి పొడవైనది { $longest }; { $replies } జవాబులు, సెకనుకు { $rate } వేల స్థితులు
cli-ladder-losing = తూచినవాటిలో ఏదైనా చేజార్చిన నిర్ణయాలు:
cli-ladder-rate =
    { $phase ->
        [placement] { $contestant }, { $side }, పెట్టే దశ: { $decisions }లో { $lost } ({ $percent } %), { $unjudged } తూచలేదు
       *[movement] { $contestant }, { $side }, జరిగే దశ: { $decisions }లో { $lost } ({ $percent } %), { $unjudged } తూచలేదు
    }
cli-puzzle = ఒక పజిల్‌ను వరుస వరుసగా సాధించు
cli-puzzle-daily = నేటి పజిల్, అందరికీ ఒకటే
cli-theme = ఈ రకం పజిళ్ళు మాత్రమే: capture, fork, trap, save-goat లేదా hold-draw
cli-difficulty = ఈ కఠినత పజిళ్ళు మాత్రమే: easy, medium లేదా hard
cli-rules-command = ఎలా ఆడాలి, బొమ్మలతో
cli-strategy = బాగా ఆడటం ఎలా: goats లేదా tigers
cli-learn = పాఠాలు, లేదా వాటిలో ఒకటి వరుస వరుసగా
cli-learn-lesson = జాబితాలోని పాఠం పేరు
cli-example-learn = వేటల పాఠం
cli-example-rules = బాఘ్-చాల్ నియమాలు
cli-example-puzzle = నేటి పజిల్
terminal-lesson-words = ఒక బిందువు, ఒక ఎత్తు, “next”, “back”, “skip”, “show”, “again”, “restart” లేదా “quit”?
terminal-puzzle-words = మీ ఎత్తు? లేదా “show”, “quit”.
