### Aadupuli in Telugu.
###
### Wanted: review by a native speaker. Nobody has yet read these words who grew up with the language;
### corrections of any kind are welcome. `en.ftl` explains the variables. Digits are ASCII.

## Lessons. Each step is `lesson-<lesson>-<step>`; what is said once its task is done ends in `-done`.
## "Ringed" points are marked on the board. A step says one thing and asks for at most one.

lesson-board-title = పట్టిక, మేకలు
lesson-board-summary = పట్టిక అంటే ఏమిటి, మేకలు ఎలా వస్తాయి
lesson-board-points = ఇది పట్టిక. గీతలు కలిసే 23 బిందువుల మీద పావులు నిలబడి, గీతల వెంట జరుగుతాయి.
lesson-board-slopes = నాలుగు ఏటవాలు గీతలు కొండ నుండి అడుగు గీత వరకు తిన్నగా దిగుతాయి.
lesson-board-rows = మూడు వరుసలూ అడుగు గీతా వాటిని అడ్డంగా దాటుతాయి; రెండు అంచుల్లో ఒక పక్క గీత ఉంది.
lesson-board-apex = నాలుగు ఏటవాలు గీతలూ పై బిందువు దగ్గర మొదలవుతాయి. దాన్ని వెతికి తాకండి.
lesson-board-apex-done = అదే కొండ: అక్కడి నుండి నాలుగు దారులు దిగుతాయి.
lesson-board-tigers = మూడు పులులు ఇక్కడ ఎదురుచూస్తున్నాయి: ఒకటి కొండ మీద, రెండు దాని కింద పక్కపక్కనే.
lesson-board-enter = మీరు 15 మేకలను ఆడతారు, మీరే మొదలుపెడతారు. మొదటి మేకను ఏదైనా ఖాళీ బిందువులో పెట్టండి.
lesson-board-enter-done = మీ మేక వచ్చింది, పులి బదులిచ్చింది. ఇలాగే సాగుతుంది: ఒక మేక, తర్వాత ఒక పులి.
lesson-board-turns = మళ్ళీ మీ వంతు. తర్వాతి మేకను పెట్టండి.
lesson-board-turns-done = బాగుంది. మొత్తం 15 వచ్చేవరకు వంతుకో మేక వస్తుంది.
lesson-board-stay = వచ్చిన మేకలు చివరి మేక వచ్చేవరకు అక్కడే ఉంటాయి. గుర్తించిన రెండింటి పక్కన, లేదా నచ్చిన చోట, మూడో మేకను పెట్టండి.
lesson-board-stay-done = మంచిది. మేక బిందువును జాగ్రత్తగా ఎంచుకోండి: అది కాసేపు అక్కడే ఉంటుంది.
lesson-board-moving = ఇప్పుడు మేకలన్నీ వచ్చాయి, నడవవచ్చు: వంతుకో మేక, గీత వెంట ఒక అడుగు. ఏదైనా మేకను జరపండి.
lesson-board-moving-done = మేక చేసేది అంతే: వస్తుంది, తర్వాత జరుగుతుంది. మేకలు వేటాడవు.
lesson-board-aims = ఏ పులీ జరగలేనప్పుడు మీరు గెలుస్తారు. 5 మేకలను వేటాడితే పులులు గెలుస్తాయి.

lesson-tiger-moves-title = పులులు ఎలా జరుగుతాయి
lesson-tiger-moves-summary = మొదటి వంతు నుండే, గీత వెంట ఒక అడుగు
lesson-tiger-moves-step = ఇప్పుడు మీరు పులులు. పులి గీత వెంట తర్వాతి ఖాళీ బిందువుకు వెళ్తుంది; ఇక్కడ గుర్తించిన వాటికి వెళ్ళవచ్చు.
lesson-tiger-moves-first = మీ పులుల్లో దేన్నైనా ఒక అడుగు జరపండి.
lesson-tiger-moves-first-done = సరైనది. మేకలు వస్తుండగానే, మొదటి వంతు నుండి పులులు జరుగుతాయి.
lesson-tiger-moves-apex = కొండ నుండి పులి నాలుగు బిందువుల్లో దేనికైనా వెళ్ళవచ్చు: నాలుగు ఏటవాలు గీతలూ అక్కడ మొదలవుతాయి.
lesson-tiger-moves-down = కొండ మీది పులిని నచ్చిన ఏటవాలు గీత వెంట కిందికి దింపండి.
lesson-tiger-moves-down-done = ఒక అడుగు, అది తర్వాతి వరుసలో ఉంది.
lesson-tiger-moves-no-line = రెండు బిందువులను గీత కలపకపోతే, ఎంత దగ్గరైనా దారి లేదు. గుర్తించిన పులిని దాని ఏటవాలు గీత వెంట తిన్నగా దింపండి.
lesson-tiger-moves-no-line-done = సరైనది: గీత వెంట, తర్వాతి బిందువుకు.
lesson-tiger-moves-taken = మేక గానీ మరో పులి గానీ ఉన్న చోటికి పులి వెళ్ళలేదు. గుర్తించిన పులిని చోటున్న వైపు జరపండి.
lesson-tiger-moves-taken-done = మంచిది. ఇరుకున పడ్డ పులికి దారులు తక్కువ; మేకలను ఆడేటప్పుడు గుర్తుంచుకోండి.
lesson-tiger-moves-end = వంతుకో పులి జరుగుతుంది, ఏదో మీరే ఎంచుకుంటారు. మేకలు ఎందుకు భయపడతాయో తర్వాత చూస్తారు.

lesson-captures-title = వేటలు, క్షేమం
lesson-captures-summary = పులి మేకను ఎలా వేటాడుతుంది, మేకలు ఒకదాన్నొకటి ఎలా కాపాడతాయి
lesson-captures-jump = పక్కనున్న మేక మీదుగా, గీత వెంట తిన్నగా, దాని వెనుక ఖాళీ బిందువుకు దూకి పులి వేటాడుతుంది.
lesson-captures-capture = మేకను వేటాడండి: దాని పైనున్న పులిని దాని వెనుక ఖాళీ బిందువుకు జరపండి.
lesson-captures-capture-done = మేక పట్టికను వదిలిపోతుంది. అలా 5 అయితే పులులు గెలిచినట్టే.
lesson-captures-along-a-row = ఏ గీతైనా సరే, వరుస కూడా. ఇక్కడ మేకను వేటాడండి.
lesson-captures-along-a-row-done = బాగా దూకారు.
lesson-captures-two-in-a-row = గుర్తించిన మేకలు ఒకదాని వెనుక ఒకటి ఉన్నాయి. దిగడానికి చోటు లేదు, అందుకే పైనున్న పులి దూకలేదు.
lesson-captures-around-a-bend = దూకు తిన్నగా సాగుతుంది, వంపు తిరగదు. ఏటవాలు గీతలు కొండ దగ్గర ముగుస్తాయి కాబట్టి అక్కడి మేకను వేటాడలేరు.
lesson-captures-find = ఇప్పుడు పులి ఏ మేకను వేటాడగలదు? దాన్ని తాకండి.
lesson-captures-find-done = అదే: దాని ముందు పులి ఉంది, వెనుక బిందువు ఖాళీ.
lesson-captures-protect = ఇప్పుడు మీరు మేకలు. గుర్తించిన మేకను కాపాడండి: ఏ పులీ దాని మీదుగా దూకకుండా మరో మేకను పెట్టండి.
lesson-captures-protect-done = కాపాడారు: వెనుక బిందువులో మేక ఉంది, దిగడానికి చోటు లేదు.
lesson-captures-none-in-danger = నచ్చిన చోట మేకను పెట్టండి, కానీ పులి వేటాడగల మేక ఏదీ ఉండకూడదు.
lesson-captures-none-in-danger-done = మంచిది. ప్రతి మేకను పెట్టే ముందు ఇలా చూడండి: దాని మీదుగా ఎవరు దూకగలరు?
lesson-captures-by-choice = పులి వేటాడవచ్చు, కానీ తప్పనిసరి కాదు. వంతుకో మేక మాత్రమే.
lesson-captures-fifth = పులులు 4 మేకలను వేటాడాయి. ఐదోదాన్ని వేటాడండి.
lesson-captures-fifth-done = పులులు గెలిచాయి.

lesson-safe-points-title = ఏడు క్షేమ బిందువులు
lesson-safe-points-summary = మేకను ఎన్నడూ వేటాడలేని చోట్లు
lesson-safe-points-seven = గుర్తించిన బిందువుల్లో మేకను ఎన్నడూ వేటాడలేరు: కొండ, మొదటి, మూడో వరుసల రెండు చివరలు, అడుగు గీత రెండు చివరలు.
lesson-safe-points-why = ఎందుకు? అలాంటి బిందువు గుండా వెళ్ళే ప్రతి గీతా అక్కడే ముగుస్తుంది. పులి పక్కకు రావచ్చు, కానీ మేక వెనుక దిగడానికి చోటు లేదు.
lesson-safe-points-find = మీరే ఒక క్షేమ బిందువును వెతికి తాకండి.
lesson-safe-points-find-done = సరైనది: దాన్ని దాటి ఏ గీతా వెళ్ళదు.
lesson-safe-points-place = క్షేమ బిందువులో ఒక మేకను పెట్టండి.
lesson-safe-points-place-done = ఆ మేకకు ఇక ఏమీ కాదు.
lesson-safe-points-second = మరొకటి, రెండో క్షేమ బిందువులో.
lesson-safe-points-second-done = చాలా బాగుంది. క్షేమ బిందువులు నెమ్మదైన మొదలునిస్తాయి.
lesson-safe-points-apex = నాలుగు ఏటవాలు గీతలు కలిసినా కొండ కూడా క్షేమమే: ప్రతిదీ అక్కడ ముగుస్తుంది, దూకు వంపు తిరగదు.
lesson-safe-points-side = కానీ పక్క గీత నడుమ జాగ్రత్త. ఒక చివరనున్న పులి మరో చివరకు దూకగలదు.
lesson-safe-points-build = క్షేమ బిందువుల నుండి కట్టండి. ఏ మేకనూ పులి వేటాడలేని విధంగా ఒక మేకను పెట్టండి.
lesson-safe-points-build-done = అది నిలుస్తుంది. క్షేమ బిందువుకు ఆనుకున్న మేకలు ఒకదాన్నొకటి కాపాడతాయి.

lesson-trapping-title = పులులను కట్టడి చేయడం
lesson-trapping-summary = మేకలు ఎలా గెలుస్తాయి
lesson-trapping-trapped = మూలనున్న పులి కట్టడి అయింది: దాని పక్క రెండు బిందువుల్లోనూ మేకలు, ప్రతిదాని వెనుక మరో మేక.
lesson-trapping-find = ఇక్కడ ఏ పులి జరగలేదు? దాన్ని తాకండి.
lesson-trapping-find-done = అవును. ప్రతి అడుగూ, ప్రతి దూకూ అడ్డుపడ్డాయి.
lesson-trapping-close = గుర్తించిన పులిని ఒక మేకతో కట్టడి చేయండి.
lesson-trapping-close-done = కట్టడి అయింది. దాని అడుగులనూ దూకులనూ మూయవలసి వచ్చిందని గమనించండి.
lesson-trapping-wall = ఒక్క మేక గోడ కాదు. గుర్తించిన మేక వెనుక ఏమీ లేదు, పులి దాని మీదుగా దూకి బయటపడుతుంది.
lesson-trapping-last-step = మేకలన్నీ వచ్చాయి, మూడు పులులకూ చోటే లేదు. ఏ పులీ జరగలేని విధంగా ఒక మేకను జరపండి.
lesson-trapping-last-step-done = ఏ పులీ జరగలేదు: మేకలు గెలిచాయి!
lesson-trapping-narrow = వాటి చోటును మెల్లమెల్లగా తగ్గించండి. ముందు కింది దారి మూయండి: గుర్తించిన బిందువులో మేకను పెట్టండి.
lesson-trapping-narrow-done = పులి వెనుదిరిగింది, కింద ఒక బిందువును ఖాళీగా వదిలింది.
lesson-trapping-win = ఇప్పుడు ఒక మేక మూడింటినీ కట్టడి చేస్తుంది. అది ఎక్కడికి?
lesson-trapping-win-done = కట్టడి అయ్యాయి, చేతిలో ఇంకా మేకలుండగానే. కట్టడి ఎప్పుడైనా గెలుపే.

lesson-draws-title = డ్రాలు, ఒక పూర్తి ఆట
lesson-draws-summary = ఎవరూ గెలవనప్పుడు, మొదటి మేక నుండి చివరిదాకా ఒక ఆట
lesson-draws-even = ఇద్దరూ తప్పు లేకుండా ఆడితే ఈ ఆట డ్రా. మొదటి మేక నుండి చివరిదాకా దీన్ని లెక్కించారు.
lesson-draws-threefold = ఒక స్థితి మూడోసారి వస్తే డ్రా. ఈ పులీ ఈ మేకా అటూఇటూ తిరుగుతున్నాయి: గుర్తించిన మేకను మరోసారి వెనక్కి జరపండి.
lesson-draws-threefold-done = అదే స్థితి మూడోసారి: డ్రా.
lesson-draws-quiet = వేట లేకుండా వరుసగా 50 పులి ఎత్తులూ డ్రాయే. మీరు పులులు, 49 వేశారు: వేటాడకుండా యాభైయ్యోది వేయండి.
lesson-draws-quiet-done = డ్రా. ఒక వేట జరిగి ఉంటే లెక్క మళ్ళీ సున్నా నుండి మొదలయ్యేది.
lesson-draws-game-corner = ఇప్పుడు ఒక పూర్తి ఆట, ఒక్కో మేకా, మీరు మేకలు. క్షేమ బిందువులో మొదలుపెట్టండి: గుర్తించినది.
lesson-draws-game-corner-done = మంచి మొదలు. పులి తిరుగుతుంది; తిరగనివ్వండి.
lesson-draws-game-base = పులులకు దూరంగా, కింది నుండి కట్టండి. తర్వాతి మేకను గుర్తించిన బిందువులో పెట్టండి.
lesson-draws-game-base-done = మీ ఏ మేకనూ వేటాడలేరు. ఇప్పటికి మేక వంతు చేయవలసింది అంతే.
lesson-draws-game-behind = ఇప్పుడు దగ్గరికి రండి. గుర్తించిన బిందువు పులి పక్కన ఉంది, కానీ కిందనున్న మీ మేక దాని వెనుక కాపలా.
lesson-draws-game-behind-done = వరుసగా రెండు మేకలు: దూకు లేదు.
lesson-draws-game-side = మొదటి వరుస చివర క్షేమ బిందువును పట్టుకోండి.
lesson-draws-game-side-done = పులి మూల వదిలింది. త్వరలో అది కట్టడి అయ్యేది.
lesson-draws-game-row = దాని పక్కన కొనసాగించండి: ఈ బిందువు వెనుక, ప్రతి గీత వెంట, ఇప్పటికే ఒక మేక ఉంది.
lesson-draws-game-row-done = ప్రతి మేకా మరొకదానికి ఆనుకుంది.
lesson-draws-game-below = ఇప్పుడు మరో వైపు. కుడివైపు కింది దారి మూయండి.
lesson-draws-game-below-done = కింది దారుల్లో ఒకటి తగ్గింది.
lesson-draws-game-fill = దాని పక్క ఖాళీని నింపండి. దూకడానికి ఏ పులీ గీతలో లేదు.
lesson-draws-game-fill-done = ఇప్పుడు ఒక పులి ఉంది: అది దేన్ని బెదిరిస్తుందో చూడండి.
lesson-draws-game-save = మీ కొత్త మేక ప్రమాదంలో ఉంది. దాని వెనుక ఒక మేకను పెట్టండి.
lesson-draws-game-save-done = కాపాడారు, గోడా పెరిగింది.
lesson-draws-game-narrow = కింది దారి ఒకటి మిగిలింది. దాన్ని మూయండి.
lesson-draws-game-narrow-done = పులులకు అడుగు వేసే చోటే లేదు.
lesson-draws-game-win = వాటికి ఒక బిందువు మిగిలింది. దాన్ని పట్టుకోండి!
lesson-draws-game-win-done = మూడు పులులూ బయలుదేరిన బిందువుల్లోనే కట్టడి అయ్యాయి. మీ మొదటి ఆట గెలిచారు!

lesson-bagh-chal-title = బాఘ్-చాల్‌లో తేడా ఏమిటి
lesson-bagh-chal-summary = నాలుగు పులులు, 20 మేకలు, కర్ణాలున్న చదరం
lesson-bagh-chal-board = బాఘ్-చాల్ 25 బిందువుల చదరం మీద ఆడతారు. నాలుగు పులులు మూలల్లో మొదలవుతాయి.
lesson-bagh-chal-diagonals = అడ్డ, నిలువు వరుసలతో పాటు కర్ణాలున్నాయి, కానీ ఒకటి విడిచి ఒక బిందువు గుండా మాత్రమే. నమ్మే ముందు దారులు లెక్కపెట్టండి.
lesson-bagh-chal-enter = 20 మేకలున్నాయి, మీకు తెలిసినట్టే వస్తాయి. మొదటిదాన్ని పెట్టండి.
lesson-bagh-chal-enter-done = ఒక పులి తన మూల నుండి బయటికి వచ్చింది.
lesson-bagh-chal-capture = పులులు కర్ణాల వెంట కూడా వేటాడతాయి. నడుమనున్న మేకను వేటాడండి; ఇక్కడ కూడా 5 వేటలతో గెలుపు.
lesson-bagh-chal-capture-done = నడుమ మీదుగా తిన్నగా.
lesson-bagh-chal-corners = నాలుగు మూలలే ఎప్పటికీ క్షేమం. అంచు వెంట పులి దూకగలదు.
lesson-bagh-chal-edge = ఏ పులీ వేటాడలేని చోట మొదటి మేకను పెట్టండి.
lesson-bagh-chal-edge-done = మంచిది: పక్కనున్న ఏ పులికీ దాని వెనుక చోటు లేదు.
lesson-bagh-chal-draws = మూడోసారి వచ్చే స్థితి డ్రా; పులి ఎత్తులను ఇక్కడ లెక్కించరు. నాలుగు పులులూ కట్టడి అయితే మీరు గెలుస్తారు.

lesson-adu-huli-title = ఆడు హులిలో తేడా ఏమిటి
lesson-adu-huli-summary = అదే పట్టిక, 16 మేకలు, 6 వేటలు
lesson-adu-huli-sixteen = మైసూరులో అదే పట్టిక మీద మూడు పులులకు ఎదురుగా 16 మేకలు.
lesson-adu-huli-enter = మీకు తెలిసినట్టే మేకలు ఒక్కొక్కటిగా వస్తాయి. మీ 16లో మొదటిదాన్ని పెట్టండి.
lesson-adu-huli-enter-done = ఇంకా 15 రావాలి.
lesson-adu-huli-sixth = పులులకు 6 వేటలు కావాలి. ఇక్కడ 5 అయ్యాయి: ఆరోదాన్ని వేటాడండి.
lesson-adu-huli-sixth-done = పులులు గెలిచాయి.
lesson-adu-huli-pass = ఇన్ని మేకలుంటే ఏదీ జరగలేకపోవచ్చు: గుర్తించిన బిందువులకు పులులే చేరగలవు. అప్పుడు మేకలు వంతు వదులుతాయి, పులులు మళ్ళీ జరుగుతాయి.
lesson-adu-huli-draws = డ్రాలు మీకు తెలిసినట్టే: అదే స్థితి మూడోసారి, లేదా వేట లేకుండా వరుసగా 50 పులి ఎత్తులు.

lesson-show-me = చూపించు
lesson-try-again = మళ్ళీ చేయి
lesson-ways-on = పాఠాలు పూర్తయ్యాయి. ఇక ఆడండి!

## How to play

guide-board-title = పట్టిక
guide-board-aadu-puli = పట్టికలో { $lines } తిన్నని గీతల మీద { $points } బిందువులు: కొండ నుండి అడుగు దాకా నాలుగు ఏటవాలు గీతలు, అడ్డంగా మూడు వరుసలూ అడుగు వరుసా, రెండు అంచుల్లో పక్క గీతలు.
guide-board-bagh-chal = పట్టిక { $lines } తిన్నని గీతల మీద { $points } బిందువుల చదరం: ఐదు అడ్డ వరుసలు, ఐదు నిలువు వరుసలు, ఒకటి విడిచి ఒక బిందువు గుండా కర్ణాలు.
guide-board-safe-aadu-puli = ఏడు బిందువుల్లో మేకను ఎన్నడూ వేటాడలేరు, ఎందుకంటే వాటిని దాటి ఏ గీతా వెళ్ళదు: కొండ, మొదటి, మూడో వరుసల చివరలు, అడుగు వరుస చివరలు.
guide-board-safe-bagh-chal = నాలుగు మూలల్లో మేకను ఎన్నడూ వేటాడలేరు, ఎందుకంటే వాటిని దాటి ఏ గీతా వెళ్ళదు.
guide-setup-title = మొదటి అమరిక
guide-setup-aadu-puli = { $tigers } పులులు కొండ మీద, మొదటి వరుస నడుమ రెండు బిందువుల్లో ఉంటాయి.
guide-setup-bagh-chal = { $tigers } పులులు మూలల్లో ఉంటాయి.
guide-setup-placing-tigers = { $tigers } పులుల్లో ఒకటి తన మొదటి బిందువులో ఉంటుంది; మిగతావి వాటి మొదటి వంతుల్లో పెడతారు.
guide-setup-goats = { $goats } మేకలు చేతిలో ఉంటాయి. మేకలు మొదలుపెడతాయి, పక్షాలు వంతులవారీగా ఆడతాయి.
guide-entering-title = ముందు మేకలు వస్తాయి
guide-entering-goats = వంతుకో మేకను ఏదైనా ఖాళీ బిందువులో పెడతారు. మొత్తం { $goats } వచ్చేవరకు పట్టిక మీది ఏ మేకా జరగదు.
guide-entering-tigers = పులులు మొదటి వంతు నుండే జరుగుతాయి, వేటాడతాయి; వంతుకో పులి.
guide-entering-placing-tigers = మొదటి వంతుల్లో పులులను ఒక్కొక్కటిగా ఖాళీ బిందువులో పెడతారు. మొత్తం { $tigers } నిలిచేవరకు ఏ పులీ జరగదు, వేటాడదు.
guide-moving-title = తర్వాత అన్నీ జరుగుతాయి
guide-moving-goats = మొత్తం { $goats } మేకలు వచ్చాక, వంతుకో మేక గీత వెంట తర్వాతి ఖాళీ బిందువుకు ఒక అడుగు జరుగుతుంది.
guide-moving-tigers = పులీ అలాగే జరుగుతుంది, లేదా వేటాడుతుంది.
guide-moving-pass = జరగనే లేని మేకలు వంతు వదులుతాయి, పులులు మళ్ళీ జరుగుతాయి.
guide-captures-title = వేటలు
guide-captures-jump = పులి పక్కనున్న మేక మీదుగా అదే గీతలో తర్వాతి ఖాళీ బిందువుకు దూకి వేటాడుతుంది. మేక ఆట నుండి వెళ్ళిపోతుంది.
guide-captures-two = ఒకదాని వెనుక ఒకటి ఉన్న రెండు మేకలు ఆ గీతలో క్షేమం: దిగడానికి చోటు లేదు.
guide-captures-straight = దూకు తిన్నగా సాగుతుంది, వంపు తిరగదు; పులి మీదుగా దూకదు.
guide-captures-by-choice = వేటాడటం తప్పనిసరి కాదు.
guide-captures-one = వంతుకో వేట.
guide-captures-many = వేటాడిన పులి వెంటనే మళ్ళీ, వీలైనన్ని సార్లు, వేటాడవచ్చు, లేదా ఆగవచ్చు.
guide-captures-goats = మేకలు వేటాడవు.
guide-winning-title = గెలుపు
guide-winning-goats = పులుల వంతులో { $tigers } పులుల్లో ఏదీ జరగలేక, వేటాడలేకపోతే మేకలు గెలుస్తాయి, చేతిలో మేకలున్నా సరే.
guide-winning-tigers = { $captures } మేకలను వేటాడితే పులులు గెలుస్తాయి.
guide-winning-tigers-every = మొత్తం { $captures } మేకలనూ వేటాడితే పులులు గెలుస్తాయి.
guide-winning-resign = ఆటగాడు ఓటమి ఒప్పుకోవచ్చు. గడియారం ఉంటే, సమయం అయిపోయినవారు ఓడిపోతారు.
guide-draws-title = డ్రాలు
guide-draws-threefold = అదే పక్షం వంతుతో ఒక స్థితి మూడోసారి వస్తే డ్రా. చివరి మేక వచ్చాక వచ్చే స్థితులనే లెక్కిస్తారు.
guide-draws-quiet = వేట లేకుండా వరుసగా { $count } పులి ఎత్తులు డ్రా, చివరి మేక వచ్చినప్పటి నుండి లెక్క.
guide-draws-claim = రెండు పక్షాలూ { $count } ఎత్తులు చొప్పున వేశాక ఎవరైనా ఎప్పుడైనా డ్రా కోరవచ్చు. దానంతట ఏదీ డ్రా కాదు.
guide-draws-repeater = పునరావృతంతో డ్రా లేదు: ఒక స్థితిని నాలుగోసారి తెచ్చినవారు ఓడిపోతారు.
guide-variants-title = ఇంటి నియమాలు
guide-variant-fifteen-captures = అన్ని మేకలు: గెలవడానికి పులులు మొత్తం { $goats } మేకలనూ వేటాడాలి.
guide-variant-multiple-jumps = వరుస దూకుడు: వేటాడిన పులి వెంటనే మళ్ళీ వేటాడవచ్చు.
guide-variant-placing-tigers = పులులను పెట్టడం: { $tigers } పులుల్లో మొదటిది తప్ప మిగతావాటిని ఆటగాడు వంతుకొకటి పెడతాడు.
guide-variant-repeater-loses = పునరావృతమైతే ఓటమి: ఒక స్థితిని నాలుగోసారి తెచ్చినవారు ఓడిపోతారు.
guide-variant-on = ఈ ఆటలో ఉంది
guide-variant-off = ఈ ఆటలో లేదు

## Strategy. What a rule of thumb is worth is said where it was measured against perfect play.

guide-strategy-goats-title = మేకలను ఆడటం
guide-strategy-tigers-title = పులులను ఆడటం
advice-leave-none-in-danger = పులి వేటాడగల చోట మేకను వదలకండి. పావును వదిలే ముందు ప్రతి పులినీ చూడండి.
advice-watch-for-forks = జంట బెదిరింపుల మీద కన్నేసి ఉంచండి: ఒక పులి ఒకే అడుగుతో రెండు మేకలను బెదిరించనివ్వకండి, ఒకదాన్నే కాపాడగలరు.
advice-safe-points-first = మేకను ఎన్నడూ వేటాడలేని క్షేమ బిందువుల్లో ముందుగా రండి.
advice-build-from-the-base = గీతలు ముగిసే అడుగు నుండి కట్టి, పులుల వైపు పెరగండి.
advice-stand-together = మరో మేక పక్కన నిలబడండి. ఒంటరి మేకను పులి తరుముతుంది.
advice-two-in-a-row = వరుసగా రెండు మేకలు క్షేమం: పులి పక్కన ఉంటే వెనుక మరో మేక ఉండాలి.
advice-keep-away = వచ్చేటప్పుడు పులులకు దూరంగా ఉండండి.
advice-take-the-apex = కొండ ఖాళీ అయితే పట్టుకోండి: అక్కడ ఎవరూ మేకను వేటాడలేరు.
advice-narrow-the-tigers = పులులకు వీలైనంత తక్కువ ఎత్తులు మిగల్చండి.
advice-keep-the-apex = నాలుగు దారులు దిగే కొండ మీద ఒక పులిని ఉంచండి.
advice-capture-when-you-can = వీలైనప్పుడల్లా వేటాడండి.
advice-threaten = ప్రతి ఎత్తుతో ఒక మేకను బెదిరించండి.
advice-fork = ఒక అడుగు రెండు మేకలను బెదిరిస్తే దాన్ని వేయండి: ఒకదాన్నే కాపాడగలరు.
advice-stay-free = మీ ఏ పులినీ కట్టడి కానివ్వకండి.
advice-keep-moves-open = వీలైనన్ని ఎత్తులు తెరిచి ఉంచండి.
advice-spread-out = పక్కపక్కన నిలబడకండి: విస్తరించండి.
advice-keep-off-the-corners = కొద్ది దారులే ఉన్న బిందువులకు దూరంగా ఉండండి. పులులు కట్టడి అయ్యేది అక్కడే.
advice-hold-the-middle = అన్ని చోట్లకూ చేరగల పట్టిక నడుమను పట్టి ఉంచండి.
advice-figure = దీన్ని పాటించే ఎత్తుల్లో 100కు { $followed } స్థితి విలువను నిలబెడతాయి; మిగతావాటిలో 100కు { $ignored }. { $decisions } నిర్ణయాల్లో కొలిచారు.
advice-not-measured = ఈ ఆటలో కొలవలేదు.

## The terminal's command `board`.

cli-board = అచ్చు వేయడానికి పట్టికను వ్రాయి
cli-board-pdf = PDFగా (సహజం)
cli-board-svg = SVGగా, పేజీకి ఒక ఫైలు
cli-board-paper = కాగితం: a4 (సహజం) లేదా letter
cli-board-pieces = కత్తిరించే పావుల పేజీతో
cli-board-with-rules = వెనుక వైపు కోసం, రెండో పేజీపై నియమాలతో
cli-board-out = వ్రాయాల్సిన ఫైలు
cli-example-board = A4పై పావులతో పట్టిక, వెనుక తమిళంలో నియమాలు
terminal-board-written = వ్రాయబడింది: { $file }
