## Lessons. Each step is `lesson-<lesson>-<step>`; what is said once its task is done ends in `-done`.
## "Ringed" points are marked on the board. A step says one thing and asks for at most one.

lesson-board-title = The board and the goats
lesson-board-summary = What the board is, and how the goats come onto it
lesson-board-points = This is the board. Pieces stand on its 23 points, where lines meet, and move along the lines.
lesson-board-slopes = Four slopes run straight down from the top to the bottom line.
lesson-board-rows = Three rows and the bottom line cross them, and a short side closes each edge.
lesson-board-apex = All four slopes begin at the top point. Find it and tap it.
lesson-board-apex-done = That is the apex: four ways lead down from it.
lesson-board-tigers = Three tigers wait here: one on the apex, and two side by side just below it.
lesson-board-enter = You play the goats, 15 of them, and you begin. Place the first goat on any empty point.
lesson-board-enter-done = Your goat is in, and a tiger has answered. So it goes on: one goat, then one tiger.
lesson-board-turns = Your turn again. Place the next goat.
lesson-board-turns-done = Well done. One goat enters each turn, until all 15 are in.
lesson-board-stay = Goats that have entered stay where they are until the last goat is in. Place a third goat beside the two that are ringed, or wherever you like.
lesson-board-stay-done = Good. Choose a goat’s point with care: it will stand there for a while.
lesson-board-moving = Now all the goats are in, and they may walk: one goat a turn, one step along a line. Move any goat.
lesson-board-moving-done = That is all a goat does: enter, and later step. Goats never capture.
lesson-board-aims = You win when no tiger can move any more. The tigers win when they have captured 5 goats.

lesson-tiger-moves-title = How tigers move
lesson-tiger-moves-summary = One step along a line, from the first turn on
lesson-tiger-moves-step = Now you play the tigers. A tiger steps along a line to the next empty point, here for instance to the ringed ones.
lesson-tiger-moves-first = Move any of your tigers one step.
lesson-tiger-moves-first-done = Right. Tigers move from the first turn on, while goats are still coming in.
lesson-tiger-moves-apex = From the apex a tiger can step to any of four points: all four slopes begin there.
lesson-tiger-moves-down = Bring the tiger on the apex down, on whichever slope you like.
lesson-tiger-moves-down-done = One step, and it is in the next row.
lesson-tiger-moves-no-line = Where no line joins two points there is no way, however near they are. Move the ringed tiger straight down its slope.
lesson-tiger-moves-no-line-done = Right: along the line, to the next point.
lesson-tiger-moves-taken = A tiger cannot step onto a goat or onto another tiger. Move the ringed tiger where there is room.
lesson-tiger-moves-taken-done = Good. A tiger that is crowded has few ways out; remember that when you play the goats.
lesson-tiger-moves-end = One tiger moves each turn, and you choose which. Next you will see what makes goats fear them.

lesson-captures-title = Captures, and what is safe
lesson-captures-summary = How a tiger takes a goat, and how goats guard each other
lesson-captures-jump = A tiger captures by jumping over a goat beside it, straight on along the line, to the empty point just behind.
lesson-captures-capture = Capture the goat: move the tiger above it to the empty point behind it.
lesson-captures-capture-done = The goat leaves the board. With 5 of them the tigers have won.
lesson-captures-along-a-row = Any line will do, also a row. Capture the goat here.
lesson-captures-along-a-row-done = Well jumped.
lesson-captures-two-in-a-row = The ringed goats stand one behind the other. There is no room to land, so the tiger above them cannot jump.
lesson-captures-around-a-bend = A jump goes straight on, never round a bend. The slopes end at the apex, so the goat there cannot be captured.
lesson-captures-find = Which goat could a tiger capture now? Tap it.
lesson-captures-find-done = That one: a tiger stands before it, and the point behind it is empty.
lesson-captures-protect = Now you are the goats. Save the ringed goat: place another goat so that no tiger can jump over it.
lesson-captures-protect-done = Saved: the point behind it is taken, so there is nowhere to land.
lesson-captures-none-in-danger = Place a goat wherever you like, but leave no goat that a tiger can capture.
lesson-captures-none-in-danger-done = Good. Look like this before every goat you place: who could jump over it?
lesson-captures-by-choice = A tiger may capture, but it need not. And it takes one goat a turn, no more.
lesson-captures-fifth = The tigers have captured 4 goats. Take the fifth.
lesson-captures-fifth-done = The tigers have won.

lesson-safe-points-title = Seven safe points
lesson-safe-points-summary = Where no goat can ever be captured
lesson-safe-points-seven = On the ringed points no goat can ever be captured: the apex, both ends of the first and of the third row, and both ends of the bottom line.
lesson-safe-points-why = Why? Each line through such a point ends there. A tiger can come beside the goat, but behind it there is nowhere to land.
lesson-safe-points-find = Find a safe point yourself and tap it.
lesson-safe-points-find-done = Right: no line goes on beyond it.
lesson-safe-points-place = Place a goat on a safe point.
lesson-safe-points-place-done = Nothing can happen to that goat any more.
lesson-safe-points-second = And another, on a second safe point.
lesson-safe-points-second-done = Very good. Safe points make a calm beginning.
lesson-safe-points-apex = The apex is safe as well, though four slopes meet there: each of them ends at it, and a jump never bends.
lesson-safe-points-side = But beware of the middle of a side. A tiger at one end of the side can jump to its other end.
lesson-safe-points-build = Build on from the safe points. Place a goat so that no tiger can capture any of yours.
lesson-safe-points-build-done = That holds. Goats that lean on a safe point guard each other.

lesson-trapping-title = Trapping the tigers
lesson-trapping-summary = How the goats win
lesson-trapping-trapped = The tiger in the corner is trapped: both points beside it are taken, and behind each of those goats stands another.
lesson-trapping-find = Which tiger cannot move here? Tap it.
lesson-trapping-find-done = Yes. Every step is blocked, and every jump too.
lesson-trapping-close = Close the trap round the ringed tiger with one goat.
lesson-trapping-close-done = Trapped. Mind that both its steps and its jumps had to be closed.
lesson-trapping-wall = One goat alone is no wall. Nothing stands behind the ringed goat, so the tiger jumps out over it.
lesson-trapping-last-step = All goats are in, and the three tigers have almost no room. Move one goat so that none of them can move.
lesson-trapping-last-step-done = No tiger can move: the goats have won!
lesson-trapping-narrow = Take their room away step by step. First close the way down: place a goat on the ringed point.
lesson-trapping-narrow-done = The tiger has turned back, and left a point free below it.
lesson-trapping-win = Now one goat shuts in all three. Where does it go?
lesson-trapping-win-done = Trapped, with goats still in hand. A trap wins at any time.

lesson-draws-title = Draws, and a whole game
lesson-draws-summary = When nobody wins, and a game from the first goat to the last
lesson-draws-even = Played without a mistake by both sides, this game ends in a draw. It has been computed from the first goat to the last.
lesson-draws-threefold = A position that comes for the third time is a draw. This tiger and this goat go back and forth: step back with the ringed goat once more.
lesson-draws-threefold-done = The same position for the third time: a draw.
lesson-draws-quiet = 50 tiger moves in a row without a capture are a draw too. You are the tigers and have made 49: make the fiftieth without capturing.
lesson-draws-quiet-done = A draw. A capture would have set the count back to nothing.
lesson-draws-game-corner = Now a whole game, goat by goat, with you as the goats. Begin on a safe point: the ringed one.
lesson-draws-game-corner-done = A good beginning. The tiger walks about; let it.
lesson-draws-game-base = Place the next goat on the ringed point. No tiger is near enough to jump over it.
lesson-draws-game-base-done = None of your goats can be captured. That is all a goat’s turn has to do for now.
lesson-draws-game-behind = Now come nearer. The ringed point is beside a tiger, but your goat below it guards its back.
lesson-draws-game-behind-done = Two goats in a row: no jump.
lesson-draws-game-side = Take the safe point at the end of the first row.
lesson-draws-game-side-done = The tiger has left the corner. It would soon have been shut in.
lesson-draws-game-row = Follow up beside it: behind this point, along each line, another goat already stands.
lesson-draws-game-row-done = Every goat leans on another.
lesson-draws-game-below = Now the other side. Close the way down on the right.
lesson-draws-game-below-done = There is one way down fewer.
lesson-draws-game-fill = Fill the gap beside it. No tiger stands in line to jump.
lesson-draws-game-fill-done = Now a tiger does: look what it threatens.
lesson-draws-game-save = Your newest goat is in danger. Put a goat behind it.
lesson-draws-game-save-done = Saved, and the wall has grown.
lesson-draws-game-narrow = One way down is left. Close it.
lesson-draws-game-narrow-done = The tigers have hardly a step left.
lesson-draws-game-win = One point is left to them. Take it!
lesson-draws-game-win-done = All three tigers are trapped, on the very points from which they set out. You have won your first game!

lesson-bagh-chal-title = What is different in Bagh-Chal
lesson-bagh-chal-summary = Four tigers, 20 goats, a square with diagonals
lesson-bagh-chal-board = Bagh-Chal is played on a square of 25 points. Four tigers start in the corners.
lesson-bagh-chal-diagonals = Besides rows and columns there are diagonals, but only through every second point. Count the ways before you trust one.
lesson-bagh-chal-enter = There are 20 goats, and they enter as you know it. Place the first.
lesson-bagh-chal-enter-done = A tiger has come out of its corner.
lesson-bagh-chal-capture = Tigers capture along diagonals too. Capture the goat in the middle; 5 captures win here as well.
lesson-bagh-chal-capture-done = Straight over the middle.
lesson-bagh-chal-corners = Only the four corners are safe for ever. Along an edge a tiger can jump.
lesson-bagh-chal-edge = Place your first goat where no tiger can capture it.
lesson-bagh-chal-edge-done = Good: no tiger beside it has room behind it.
lesson-bagh-chal-draws = A position that comes for the third time is a draw; tiger moves are not counted here. You win when all four tigers are trapped.

lesson-adu-huli-title = What is different in Adu Huli
lesson-adu-huli-summary = The same board with 16 goats and 6 captures
lesson-adu-huli-sixteen = In Mysuru the same board is played with 16 goats against the three tigers.
lesson-adu-huli-enter = The goats enter one by one, as you know it. Place the first of your 16.
lesson-adu-huli-enter-done = 15 more to come.
lesson-adu-huli-sixth = And the tigers need 6 captures. They have 5 here: take the sixth.
lesson-adu-huli-sixth-done = The tigers have won.
lesson-adu-huli-pass = With so many goats it can happen that none of them can move: only tigers reach the ringed points. Then the goats pass, and the tigers move again.
lesson-adu-huli-draws = Draws are as you know them: the same position for the third time, or 50 tiger moves in a row without a capture.

lesson-show-me = Show me
lesson-try-again = Do it again
lesson-ways-on = Lessons done. Now play!

## How to play

guide-board-title = The board
guide-board-aadu-puli = The board has { $points } points on { $lines } straight lines: four slopes from the apex down to the base, three rows and the base across them, and a short side at each edge.
guide-board-bagh-chal = The board is a square of { $points } points on { $lines } straight lines: five rows, five columns, and diagonals through every second point.
guide-board-safe-aadu-puli = On seven points no goat can ever be captured, because no line goes on beyond them: the apex, both ends of the first and third rows, and both ends of the base.
guide-board-safe-bagh-chal = In the four corners no goat can ever be captured, because no line goes on beyond them.
guide-setup-title = Setting up
guide-setup-aadu-puli = The { $tigers } tigers stand on the apex and on the two middle points of the first row.
guide-setup-bagh-chal = The { $tigers } tigers stand in the corners.
guide-setup-placing-tigers = One of the { $tigers } tigers stands on its starting point; the others are placed on their first turns.
guide-setup-goats = The { $goats } goats are in hand. The goats begin, and the sides take turns.
guide-entering-title = First the goats enter
guide-entering-goats = Each turn one goat is placed on any empty point. Until all { $goats } have entered, no goat on the board moves.
guide-entering-tigers = The tigers move and capture from their first turn on, one tiger a turn.
guide-entering-placing-tigers = On their first turns the tigers place one tiger each on any empty point. Until all { $tigers } stand, no tiger moves or captures.
guide-moving-title = Then everyone moves
guide-moving-goats = When all { $goats } goats are in, one goat a turn moves one step along a line to the next empty point.
guide-moving-tigers = A tiger moves in the same way, or captures.
guide-moving-pass = Goats that cannot move at all pass, and the tigers move again.
guide-captures-title = Captures
guide-captures-jump = A tiger captures by jumping over a goat beside it to the empty point just behind it on the same line. The goat leaves the game.
guide-captures-two = Two goats one behind the other are safe along that line: there is no room to land.
guide-captures-straight = A jump goes straight on, never round a bend, and never over a tiger.
guide-captures-by-choice = Capturing is never forced.
guide-captures-one = One capture a turn.
guide-captures-many = After a capture the same tiger may capture again at once, as often as it can, or stop.
guide-captures-goats = Goats never capture.
guide-winning-title = Winning
guide-winning-goats = The goats win when it is the tigers’ turn and none of the { $tigers } tigers can move or capture, also while goats are still in hand.
guide-winning-tigers = The tigers win as soon as they have captured { $captures } goats.
guide-winning-tigers-every = The tigers win when they have captured all { $captures } goats.
guide-winning-resign = A player may resign. With a clock, whose time runs out has lost.
guide-draws-title = Draws
guide-draws-threefold = A position that stands for the third time with the same side to move is a draw. Only positions after the last goat has entered count.
guide-draws-quiet = { $count } tiger moves in a row without a capture are a draw, counted from when the last goat has entered.
guide-draws-claim = When each side has made { $count } moves, either player may claim a draw at any time. Nothing is drawn by itself.
guide-draws-repeater = There is no draw by repetition: who makes a position stand for the fourth time loses.
guide-variants-title = Family variants
guide-variant-fifteen-captures = Every goat: the tigers must capture all { $goats } goats to win.
guide-variant-multiple-jumps = Multiple jumps: after a capture the same tiger may capture again at once.
guide-variant-placing-tigers = Placing the tigers: the { $tigers } tigers but the first are placed by the player, one a turn.
guide-variant-repeater-loses = Repeating loses: who makes a position stand for the fourth time has lost.
guide-variant-on = On in this game
guide-variant-off = Off in this game

## Strategy. What a rule of thumb is worth is said where it was measured against perfect play.

guide-strategy-goats-title = Playing the goats
guide-strategy-tigers-title = Playing the tigers
advice-leave-none-in-danger = Leave no goat where a tiger can capture it. Look at every tiger before you let go of the piece.
advice-watch-for-forks = Watch for forks: leave no step after which one tiger threatens two goats, for you can save only one.
advice-safe-points-first = Enter on the safe points first, where no goat can ever be captured.
advice-build-from-the-base = Build from the base, where lines end behind you, and grow towards the tigers.
advice-stand-together = Stand beside another goat. A goat alone is a goat to be chased.
advice-two-in-a-row = Two goats in a row are safe: beside a tiger, have another goat just behind.
advice-keep-away = While you enter, keep away from the tigers.
advice-take-the-apex = When the apex is empty, take it: nobody can capture a goat there.
advice-narrow-the-tigers = Leave the tigers as few moves as you can.
advice-keep-the-apex = Keep a tiger on the apex, where four ways lead down.
advice-capture-when-you-can = Capture whenever you can.
advice-threaten = Threaten a goat with every move.
advice-fork = Where one step threatens two goats, take it: only one can be saved.
advice-stay-free = Let none of your tigers be shut in.
advice-keep-moves-open = Keep as many moves open as you can.
advice-spread-out = Do not stand beside each other: spread out.
advice-keep-off-the-corners = Stay off the points from which only few ways lead on. That is where tigers are trapped.
advice-hold-the-middle = Hold the middle of the board, from where you reach everything.
advice-figure = Of the moves that follow it, { $followed } in 100 keep what the position is worth; of the others, { $ignored } in 100. Measured in { $decisions } decisions.
advice-misleads = { $side ->
        [tigers] Among the moves that capture nothing, those that do otherwise keep it more often, by { $points } in 100.
       *[goats] Among the moves that leave no goat in danger, those that do otherwise keep it more often, by { $points } in 100.
    }
advice-without-variants = Measured with the usual number of goats and without family variants.

## The terminal's command `board`.

cli-board = Write a board to print
cli-board-pdf = As PDF (the default)
cli-board-svg = As SVG, one file a page
cli-board-paper = The paper: a4 (the default) or letter
cli-board-pieces = With a page of pieces to cut out
cli-board-with-rules = With the rules on the second page, for the back
cli-board-out = The file to write
cli-example-board = A board on A4 with pieces, and the rules in Tamil on its back
terminal-board-written = Written: { $file }
