### Aadupuli in Tamil.
###
### Wanted: review by a native speaker. Nobody has yet read these words who grew up with the language;
### corrections of any kind are welcome. `en.ftl` explains the variables. Digits are ASCII.

## The terminal game, line by line. `terminal-word-…` is the word that a person types (one word, no spaces); the
## English words are understood in every language.

terminal-word-help = உதவி
terminal-word-board = பலகை
terminal-word-names = பெயர்கள்
terminal-word-pieces = காய்கள்
terminal-word-undo = திரும்பப்பெறு
terminal-word-redo = மீண்டும்
terminal-word-hint = குறிப்பு
terminal-word-why = ஏன்
terminal-word-moves = நகர்வுகள்
terminal-word-record = பதிவு
terminal-word-save = சேமி
terminal-word-claim = சமநிலை
terminal-word-resign = விட்டுக்கொடு
terminal-word-yes = ஆம்
terminal-word-new = புதியது
terminal-word-rematch = மறுஆட்டம்
terminal-word-rules = விதிகள்
terminal-word-quit = வெளியேறு
terminal-help-help = இந்தச் சொற்கள்
terminal-help-board = பலகையைக் காட்டும்
terminal-help-names = புள்ளிகளின் பெயர்கள்
terminal-help-pieces = ஒவ்வொரு காயும் சொற்களில்
terminal-help-undo = உங்கள் கடைசி நகர்வைத் திரும்பப் பெறும்
terminal-help-redo = அதை மீண்டும் ஆடும்
terminal-help-hint = ஒரு குறிப்பு; அடுத்த படிக்கு மீண்டும் கேளுங்கள்
terminal-help-why = நகர்வு ஏன் மறுக்கப்பட்டது, அல்லது உங்கள் கடைசி நகர்வு எதை இழந்தது
terminal-help-moves = இதுவரையிலான நகர்வுகள்
terminal-help-record = ஆட்டத்தின் பதிவு
terminal-help-save = ஆட்டத்தைச் சேமிக்கும் (ஒவ்வொரு நகர்வுக்குப் பிறகும் தானாகவே சேமிக்கப்படும்); கோப்பின் பெயருடன்: அதில் எழுதும், பெயர் .txt என முடிந்தால் பதிவாக
terminal-help-claim = சமநிலை கோரும்
terminal-help-resign = ஆட்டத்தை விட்டுக்கொடுக்கும்
terminal-help-yes = உறுதிப்படுத்தும்
terminal-help-new = புதிய ஆட்டம்
terminal-help-rematch = பக்கங்களை மாற்றி அதே ஆட்டம்
terminal-help-rules = இந்த ஆட்டத்தின் விதிகள் சுருக்கமாக
terminal-help-quit = வெளியேறும்; ஆட்டம் சேமிக்கப்படும்
terminal-help-offer = ஒரு நகர்வைத் தட்டச்சிடுங்கள், அல்லது “உதவி” (help).
terminal-help-moves-intro = நகர்வுகள்: வைப்பது (d3), நகர்த்துவது (b3-c3), பிடிப்பது (b3xd3), stop, pass. மேலும்:
terminal-new-form = new [easy|medium|hard|perfect|two] [goats|tigers|random] [standard|parlour|adu-huli|bagh-chal] [fifteen-captures|multiple-jumps|placing-tigers|repeater-loses|none …] [clock minutes] [handicap goats] [practice]
terminal-new-unknown = புதிய ஆட்டத்துக்கு “{ $word }” என்ற தேர்வு இல்லை.
terminal-resumed = முடியாத உங்கள் ஆட்டம் தொடர்கிறது.
terminal-kept = ஆட்டம் சேமிக்கப்பட்டது.
terminal-saved-to = { $file } கோப்பில் எழுதப்பட்டது.
terminal-over-offer = “மறுஆட்டம்”, “புதியது”, “திரும்பப்பெறு” அல்லது “வெளியேறு”?
terminal-resign-sure = விட்டுக்கொடுப்பதா? அது தோல்வியாகும். விட்டுக்கொடுக்க “ஆம்” (yes) எனத் தட்டச்சிடுங்கள்.
terminal-nothing-asked = எதுவும் கேட்கப்படவில்லை.
terminal-why-nothing = நீங்கள் இன்னும் ஆடவில்லை.
terminal-why-fine = { $move } எதையும் இழக்கவில்லை.

## The full screen

screen-too-small = சாளரம் மிகச் சிறியது: { $columns } × { $rows } எழுத்துகள் தேவை.
screen-keys = ? உதவி · q வெளியேறு · u திரும்பப்பெறு · h குறிப்பு · n புதியது · t பாடம் · m நகர்வுகள் · அம்புகள், Enter
screen-keys-over = r மறுஆட்டம் · n புதியது · u திரும்பப்பெறு · v ஆய்வு · m நகர்வுகள் · q வெளியேறு
screen-help-title = விசைகள்
screen-help-arrows = அம்புகள்: புள்ளியிலிருந்து புள்ளிக்கு
screen-help-enter = Enter அல்லது இடைவெளி: தேர்ந்தெடு, வை, நகர்த்து
screen-help-mouse = சுட்டி: புள்ளியைச் சொடுக்குங்கள், அல்லது காயை இழுங்கள்
screen-help-escape = Esc: தேர்வை நீக்கு, மூடு
screen-help-colon = முக்காற்புள்ளி (:): நகர்வைத் தட்டச்சிடு, எ.கா. b3-c3
screen-help-letters = u திரும்பப்பெறு · y மீண்டும் · h குறிப்பு (அடுத்த படிக்கு மீண்டும்) · w ஏன் · s இங்கே நிறுத்து · c சமநிலை கோரு · x விட்டுக்கொடு
screen-help-more = n புதிய ஆட்டம் · r மறுஆட்டம் · e இங்கிருந்து பயிற்சி · m நகர்வுகள் · g என் ஆட்டங்கள் · i விதிகள் · v ஆய்வு · q வெளியேறு (ஆட்டம் சேமிக்கப்படும்)
screen-move-prompt = நகர்வு
screen-confirm = Enter: ஆம் · Esc: இல்லை
screen-close = Esc: மூடு
screen-choose = ↑ ↓ தேர்வு · ← → மாற்று · Enter தொடங்கு · Esc திரும்பு
screen-choose-list = ↑ ↓ தேர்வு · Enter திற · Esc திரும்பு
screen-browse = ← → முன், பின் · Enter இங்கிருந்து ஆடு · e இங்கிருந்து பயிற்சி · Esc ஆட்டத்துக்குத் திரும்பு
screen-help-marks = பலகையில்: ▸ ◂ தேர்வு · ● இங்கே செல்லலாம் · ◎ இங்கே பிடிக்கும் · ‹ › கடைசியாக நகர்ந்தது · ○ இங்கிருந்து வந்தது · × பிடிபட்டது · ( ) சிக்கியது · ◆ குறிப்பு
screen-opponent-friend = இதே விசைப்பலகையில் ஒரு நண்பர்
screen-strip = ▲ ஆடுகளுக்குச் சாதகம் · சமம் ▼ புலிகளுக்குச் சாதகம்
screen-help-looks = k புள்ளிகளின் பெயர்கள் · l பலகையின் வேறு தோற்றம்
screen-keys-lesson = n அடுத்து · b முன்பு · r முதலிலிருந்து · அம்புகள், Enter அல்லது சுட்டி · Esc ஆட்டத்துக்கு
screen-keys-lesson-task = s காட்டு · k தாண்டு · b முன்பு · : நகர்வு · அம்புகள், Enter அல்லது சுட்டி · Esc திரும்பு
screen-keys-puzzle = s விடை · n வேறொன்று · e பயிற்சி · : நகர்வு · அம்புகள், Enter அல்லது சுட்டி · Esc ஆட்டத்துக்கு
screen-keys-puzzle-done = n அடுத்த புதிர் · e பயிற்சி · Esc ஆட்டத்துக்கு
screen-puzzle-searching = புதிர் தேடப்படுகிறது …
screen-help-learn = t பாடங்கள், உத்திகள், புதிர்கள் · p ஒரு புதிர் (ஆட்டம் காத்திருக்கும்)

## The command line. Names of commands and options are not translated.

cli-about = ஆடு புலி: தென்னாசியாவின் ஆடு புலி ஆட்டங்கள் உங்கள் முனையத்தில்
cli-heading-usage = பயன்பாடு
cli-heading-commands = கட்டளைகள்
cli-heading-options = விருப்பங்கள்
cli-heading-arguments = உள்ளீடுகள்
cli-heading-examples = எடுத்துக்காட்டுகள்
cli-heading-exit-codes = முடிவுக் குறியீடுகள்
cli-exit-codes =
    0  முடிந்தது, உள்ளீடு முடிந்தாலும்
    1  வெளியே ஏதோ தவறியது: கோப்பு, வட்டு, முனையம்
    2  கட்டளை வரி தவறானது
    3  கோப்பு படிக்கப்பட்டது, ஆனால் இருக்க வேண்டியபடி இல்லை
cli-help = உதவியைக் காட்டு
cli-version = பதிப்பைக் காட்டு
cli-lang = மொழி: en, ta, kn அல்லது te (இல்லாவிட்டால் LC_ALL, LC_MESSAGES அல்லது LANG)
cli-data = ஆட்டங்களும் அமைப்புகளும் இருக்கும் கோப்புறை (இல்லாவிட்டால் AADUPULI_DATA, அல்லது வழக்கமான இடம்)
cli-plain = வரி வரியாக ஆடு
cli-spoken = வரி வரியாக, பலகை வரையாமல், எல்லாம் சொற்களில்: திரை வாசிப்பான்களுக்கு
cli-new = புதிய ஆட்டத்தைத் தொடங்கு; முடியாதது சேமித்து வைக்கப்படும்
cli-two = இதே விசைப்பலகையில் இருவர்
cli-level = கணினியின் நிலை: easy, medium, hard அல்லது perfect
cli-side = உங்கள் பக்கம்: goats, tigers அல்லது random
cli-rules = ஆட்டம்: standard, parlour, adu-huli அல்லது bagh-chal
cli-variants = குடும்ப வழக்கங்கள், காற்புள்ளிகளுடன்: fifteen-captures, multiple-jumps, placing-tigers, repeater-loses, அல்லது none
cli-clock = ஒவ்வொருவருக்கும் நிமிடங்கள்
cli-handicap = வழக்கத்தைவிடக் கூடுதல் (1) அல்லது குறைவான (-1) ஆடுகள்: அதிகபட்சம் 3
cli-practice = ஒவ்வொரு நகர்வுக்கும் குறிப்பு
cli-seed = கணினியின் தேர்வுகளுக்கான விதை எண்: அதே எண், அதே ஆட்டம்
cli-open = இந்தக் கோப்பில் உள்ள ஆட்டத்தைத் தொடர்
cli-ugi = நிரல்களுக்கான Universal Game Interface நெறிமுறை
cli-perft = ஒரு நிலையிலிருந்து நகர்வு வரிசைகளை எண்ணு
cli-perft-depth = எத்தனை நகர்வுகள், 0 முதல் 99 வரை
cli-perft-divide = ஒவ்வொரு முதல் நகர்வுக்கும் தனியாக எண்ணு
cli-position = இந்த நிலையிலிருந்து தொடங்கு (ஏழு புலங்கள், மேற்கோளில்)
cli-selfplay = இரு நிலைகள் தம்முள் ஆடிப் பதிவுகளை எழுதும்
cli-selfplay-goats = ஆடுகளின் நிலை
cli-selfplay-tigers = புலிகளின் நிலை
cli-selfplay-games = எத்தனை ஆட்டங்கள்
cli-selfplay-nodes = ஒரு நகர்வுக்குப் பார்க்கும் நிலைகளின் எண்ணிக்கை
cli-selfplay-out = பதிவுகளுக்கான கோப்புறை (இல்லாவிட்டால் அச்சிடப்படும்)
cli-show = சேமித்த ஆட்டத்தை அல்லது பதிவைக் காட்டு: பலகை, நகர்வுகள், முடிவு
cli-show-file = கோப்பு; - என்றால் நிலையான உள்ளீடு
cli-show-at = இத்தனை நகர்வுகளுக்குப் பிந்தைய நிலை
cli-show-record = பதிவாக அச்சிடு
cli-show-save = சேமிப்பாக அச்சிடு
cli-review = முடிந்த ஆட்டத்தை ஆய்வு செய்: மதிப்புகள், திருப்பங்கள், துல்லியம்
cli-puzzles = ஒரே விடையுள்ள புதிர்களை உருவாக்கு
cli-puzzles-count = எத்தனை
cli-puzzles-check = அதற்குப் பதிலாக, இத்தகைய பட்டியலின் ஒவ்வொரு புதிரையும் மீண்டும் நிரூபித்து வகைகளை எண்ணு
cli-puzzles-checked = { $all } புதிர்களில் { $right } புதிர்களுக்கு ஒரே ஒரு விடை நகர்வு உண்டு; நிரூபிக்கப்பட்டது.
cli-ladder = எல்லா நிலைகளும் ஒன்றோடொன்று ஆடி மதிப்பெண்களை அச்சிடு
cli-ladder-games = ஒவ்வொரு இணைக்கும் பக்கத்துக்கும் ஆட்டங்கள்
cli-ladder-levels = யார் ஆடுவது, காற்புள்ளிகளுடன்: random, easy, medium, hard, perfect; ஒவ்வொன்றும் மற்ற ஒவ்வொன்றுடனும் (இல்லையெனில் ஐந்தும்)
cli-ladder-pairings = இந்த இணைகள் மட்டும், காற்புள்ளிகளுடன்: hard-medium,medium-easy போல
cli-ladder-judge-nodes = வைக்கும் கட்டத்தில் ஒரு முடிவை மதிப்பிடப் பார்க்கும் நிலைகளின் எண்ணிக்கை
cli-ladder-cache = ஒவ்வோர் ஆட்டத்துக்கும் விரித்த அட்டவணைகளின் MiB (செயலிகளில் 2): விடைகள் மாறாது
cli-ladder-threads = ஒரே நேரத்தில் ஆடும் ஆட்டங்கள் (இல்லையெனில் செயலிக் கருக்களின் எண்ணிக்கை)
cli-completions = shell-க்கான நிரப்பிகளை அச்சிடு: bash, zsh, fish, elvish அல்லது powershell
cli-completions-shell = ஷெல் (shell)
cli-example-play = ஆடு; முடியாத ஆட்டம் தொடரும்
cli-example-new = புலிகளுடன் ஒரு புதிய பாக் சால் ஆட்டம்
cli-example-pipe = குழாய் வழியாக ஒரு ஆட்டம்
cli-example-ugi = எஞ்சின் சொல்வது
cli-example-perft = ஐந்து நகர்வுகளின் எல்லா வரிசைகளும்
cli-example-selfplay = பத்து ஆட்டங்கள், ஒவ்வொரு முறையும் அதே
cli-example-show = 20ஆம் நகர்வுக்குப் பிந்தைய நிலை
cli-example-review = ஆட்டம் எங்கே இழக்கப்பட்டது
cli-example-puzzles = ஐந்து புதிர்கள்
cli-example-ladder = ஒவ்வொரு நிலையும் மற்ற ஒவ்வொன்றுடனும்
cli-example-completions = bash-க்கான நிரப்பிகள்
cli-error-unknown-argument = “{ $argument }” புரியவில்லை.
cli-error-unknown-command = “{ $command }” என்ற கட்டளை இல்லை.
cli-error-value = { $argument } என்பதற்கு “{ $value }” பொருந்தாது.
cli-error-value-known = { $argument } என்பதற்கு “{ $value }” பொருந்தாது; உள்ளவை: { $known }.
cli-error-missing = { $argument } இல்லை.
cli-error-no-value = { $argument } என்பதற்கு மதிப்பு இல்லை.
cli-error-conflict = { $argument } என்பதும் { $other } என்பதும் சேராது.
cli-error-suggestion = { $suggestion } என்பதா?
cli-error-see-help = மேலும் அறிய: “{ $command } --help”.
cli-error-position = { $argument }: { $problem }
cli-error-file-not-found = { $file }: அப்படி ஒரு கோப்பு இல்லை.
cli-error-file-permission = { $file }: இந்தக் கோப்பைப் பயன்படுத்த அனுமதி இல்லை.
cli-error-file-exists = { $file }: இந்தக் கோப்பு ஏற்கனவே உள்ளது; அதன் மேல் எழுதப்படாது.
cli-error-file-other = { $file }: { $reason }
cli-error-file-content = { $file }: { $problem }
cli-error-terminal = முனையத்தைப் பயன்படுத்த முடியவில்லை: { $reason }. “aadupuli --plain” அது இல்லாமலே ஆடும்.
cli-error-data = { $folder } கோப்புறையைப் பயன்படுத்த முடியவில்லை: { $reason }. இந்த ஆட்டம் சேமிக்கப்படாது.
cli-no-data-folder = இந்தக் கணினி தரவுக் கோப்புறையைக் குறிப்பிடவில்லை. இந்த ஆட்டம் சேமிக்கப்படாது; --data ஒன்றைக் குறிப்பிடும்.
cli-error-at = { $at } என்ற நகர்வு இல்லை: இந்த ஆட்டத்தில் { $all } உள்ளன.
cli-error-ladder = ஓர் ஆட்டத்தை முடிவு வரை ஆட முடியவில்லை.
cli-ladder-score = { $first } – { $second }: வெற்றி { $wins }, சமம் { $draws }, தோல்வி { $losses }, { $percent } % ({ $low }–{ $high } %)
cli-ladder-score-as = { $first }, { $side }: வெற்றி { $wins }, சமம் { $draws }, தோல்வி { $losses }
cli-ladder-replies = பதில்கள், செயலி நேரம் மில்லிவினாடிகளில்:
cli-ladder-reply = { $contestant }: பாதி { $half }-க்குள், 95 % { $most }-க்குள், மிக நீண்டது { $longest }; பதில்கள் { $replies }, வினாடிக்கு { $rate } ஆயிரம் நிலைகள்
cli-ladder-losing = மதிப்பிடப்பட்ட முடிவுகளில், எதையாவது இழந்தவை:
cli-ladder-rate =
    { $phase ->
        [placement] { $contestant }, { $side }, வைக்கும் கட்டம்: { $decisions }-இல் { $lost } ({ $percent } %), மதிப்பிடப்படாதவை { $unjudged }
       *[movement] { $contestant }, { $side }, நகரும் கட்டம்: { $decisions }-இல் { $lost } ({ $percent } %), மதிப்பிடப்படாதவை { $unjudged }
    }
cli-puzzle = வரி வரியாக ஒரு புதிரை விடுவி
cli-puzzle-daily = இன்றைய புதிர், எல்லோருக்கும் ஒன்றே
cli-theme = இந்த வகைப் புதிர்கள் மட்டும்: capture, fork, trap, save-goat அல்லது hold-draw
cli-difficulty = இந்தக் கடினத்தில் மட்டும்: easy, medium அல்லது hard
cli-rules-command = எப்படி ஆடுவது, படங்களுடன்
cli-strategy = அதற்குப் பதிலாக, நன்றாக ஆடுவது எப்படி: goats அல்லது tigers
cli-learn = பாடங்கள், அல்லது அவற்றில் ஒன்று வரி வரியாக
cli-learn-lesson = பட்டியலில் உள்ள பாடத்தின் பெயர்
cli-example-learn = பிடிப்பது பற்றிய பாடம்
cli-example-rules = பாக் சாலின் விதிகள்
cli-example-puzzle = இன்றைய புதிர்
terminal-lesson-words = ஒரு புள்ளி, ஒரு நகர்வு, “next” அடுத்து, “back” முன்பு, “skip” தாண்டு, “show” காட்டு, “again” மீண்டும், “restart” முதலிலிருந்து, அல்லது “quit” வெளியேறு?
terminal-puzzle-words = உங்கள் நகர்வு? அல்லது “show” (விடை), “quit”.
