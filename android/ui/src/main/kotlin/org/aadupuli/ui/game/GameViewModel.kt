package org.aadupuli.ui.game

import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.update
import org.aadupuli.core.Game
import org.aadupuli.core.GameSnapshot
import org.aadupuli.core.GameWords
import org.aadupuli.core.PlayException
import org.aadupuli.core.Status
import org.aadupuli.core.TapException
import org.aadupuli.core.TapReply
import org.aadupuli.core.UndoException
import org.aadupuli.ui.app.Layered
import org.aadupuli.ui.app.Services
import org.aadupuli.ui.board.BoardActions
import org.aadupuli.ui.platform.Sound
import org.aadupuli.ui.platform.Touch
import org.aadupuli.ui.words.Speaking
import org.aadupuli.ui.words.Words

/**
 * The game screen: taps become moves, the computer answers, clocks run, every change is kept.
 *
 * It owns the native [game] and closes it. All methods are called on the thread that draws; searches run elsewhere.
 */
class GameViewModel(
    val game: Game,
    internal val services: Services,
    private val keep: (Game) -> Unit,
) : BoardActions,
    Speaking,
    Layered,
    AutoCloseable {
    private val state = MutableStateFlow(GameUi(game.snapshot()))
    val ui: StateFlow<GameUi> get() = state

    private val opponent = Opponent(this)
    private val hints = GameHints(this)
    private val clock = GameClock(this)

    init {
        afterChange(announce = false)
    }

    /** Everything that is said of what is shown. */
    fun words(
        say: Words = services.say,
        shown: GameUi = state.value,
    ): GameWords = say.game(game, shown.snapshot, shown.selected, shown.hinted())

    internal fun show(change: (GameUi) -> GameUi) = state.update(change)

    // Taps

    override fun tap(point: Int?) {
        val now = state.value
        if (opponent.passNow()) return
        if (point == null) {
            if (now.selected != null || now.awaiting != null) show { it.copy(selected = null, awaiting = null, refused = null) }
            return
        }
        if (now.snapshot.status is Status.Browsing) return refuse(services.say("status-browsing"))
        if (mustConfirm(now, point)) {
            show { it.copy(awaiting = point, refused = null) }
            return
        }
        play(now.selected, point)
    }

    override fun lift(point: Int?): Boolean {
        val now = state.value
        if (point == null) {
            val can = now.snapshot.points.any { it.canPlace }
            if (can) show { it.copy(placing = true, selected = null, refused = null) }
            return can
        }
        if (!now.snapshot.points[point].canMove) {
            tap(point)
            return false
        }
        show { it.copy(selected = point, awaiting = null, refused = null) }
        return true
    }

    override fun drop(point: Int?) {
        val from = state.value.selected
        show { it.copy(placing = false) }
        if (point != null) play(from, point) else show { it.copy(selected = null) }
    }

    /** With "confirm moves" the first tap on a target only marks it. */
    private fun mustConfirm(
        now: GameUi,
        point: Int,
    ): Boolean {
        if (!services.settings.value.confirmMoves || now.awaiting == point) return false
        val plays =
            when (val from = now.selected) {
                null -> now.snapshot.points[point].canPlace

                else -> now.snapshot.points[from]
                    .targets
                    .any { it.to == point }
            }
        return plays
    }

    private fun play(
        selected: Int?,
        point: Int,
    ) {
        clock.spendNow()
        val reply =
            try {
                game.tap(state.value.snapshot.revision, selected, point)
            } catch (_: TapException) {
                return refresh()
            }
        when (reply) {
            is TapReply.Selected -> show { it.copy(selected = reply.point, awaiting = null, refused = null) }
            is TapReply.Deselected -> show { it.copy(selected = null, awaiting = null, refused = null) }
            is TapReply.Refused -> refuse(services.say.texts.refusal(game, reply.refusal))
            is TapReply.Played -> changed(reply.snapshot)
        }
    }

    internal fun refuse(reason: String) {
        services.sound(Sound.Refused)
        services.feel(Touch.Refused)
        show { it.copy(refused = reason, awaiting = null, announcement = reason) }
    }

    // Moves that are no taps

    fun stopChain() = attempt { game.stopChain(it) }

    internal fun pass() = attempt { game.passTurn(it) }

    fun passNow() {
        opponent.passNow()
    }

    private fun attempt(move: (Long) -> GameSnapshot) {
        clock.spendNow()
        try {
            changed(move(state.value.snapshot.revision))
        } catch (_: PlayException) {
            refresh()
        }
    }

    fun undo() = takeBack(services.say("announce-undone"), services.say.texts::undoRefused) { game.undo() }

    fun redo() = takeBack(services.say("announce-redone"), services.say.texts::redoRefused) { game.redo() }

    private fun takeBack(
        done: String,
        why: (UndoException) -> String,
        change: () -> GameSnapshot,
    ) {
        opponent.stop()
        try {
            changed(change(), done)
        } catch (refused: UndoException) {
            refuse(why(refused))
            afterChange(announce = false)
        }
    }

    // The end

    fun resign() = show { it.copy(question = GameQuestion.Resign, sheet = null) }

    fun claim() = show { it.copy(question = GameQuestion.Claim, sheet = null) }

    fun answer(yes: Boolean) {
        val question = state.value.question ?: return
        show { it.copy(question = null) }
        if (!yes) return
        opponent.stop()
        try {
            when (question) {
                GameQuestion.Resign -> {
                    changed(game.resign())
                }

                GameQuestion.Claim -> {
                    changed(game.claimDraw())
                }

                is GameQuestion.PlayOn -> {
                    keepBranch()
                    changed(game.playOnFrom(question.ply))
                }
            }
        } catch (_: org.aadupuli.core.ResignException) {
            refresh()
        } catch (_: org.aadupuli.core.ClaimException) {
            refresh()
        } catch (_: UndoException) {
            refresh()
        }
    }

    // Earlier positions

    fun browse(ply: Int) {
        val live = game.snapshot()
        if (ply >= live.ply && ply >= live.moves.size) return backToGame()
        val shown = game.browse(ply)
        show { it.copy(snapshot = shown, selected = null, awaiting = null, refused = null, hint = null, sheet = null) }
        announce(services.say.game(game, shown, null).status)
    }

    fun backToGame() {
        show { it.copy(snapshot = game.snapshot(), refused = null, sheet = null) }
        opponent.think()
    }

    fun playOn() {
        val status = state.value.snapshot.status as? Status.Browsing ?: return
        show { it.copy(question = GameQuestion.PlayOn(status.ply, status.of - status.ply)) }
    }

    /** The game as it stands stays in My games before moves of it are given up. */
    private fun keepBranch() = services.shelf.keepCopy(game)

    // Hints, sheets, switches

    fun hint() = hints.ask()

    fun hintMore() = hints.more()

    fun dismissHint() = hints.dismiss()

    fun open(sheet: GameSheet?) = show { it.copy(sheet = sheet) }

    override val hasLayer: Boolean get() = state.value.sheet != null

    override fun closeLayer(): Boolean = hasLayer.also { if (it) open(null) }

    fun turnPieces(turn: Boolean) = show { it.copy(turnPieces = turn) }

    // Sharing

    fun sharePosition() = services.shareText(rulesLine(), state.value.snapshot.position)

    fun shareRecord() = services.shareText(rulesLine(), game.toRecord())

    fun shareSave() = services.shareFile("aadupuli.json", "application/json", game.toSave().encodeToByteArray())

    private fun rulesLine() = services.say.game(game, state.value.snapshot, null).rules

    // What follows a change

    internal fun changed(
        snapshot: GameSnapshot,
        announcement: String? = null,
    ) {
        val before = state.value.snapshot
        show {
            it.copy(
                snapshot = snapshot,
                selected = snapshot.points.firstOrNull { point -> point.inChain && point.canMove }?.point,
                awaiting = null,
                placing = false,
                refused = null,
                hint = null,
                clocks = clock.read(snapshot),
            )
        }
        keep(game)
        GameEffects.play(services, before, snapshot)
        announce(announcement ?: whatHappened(snapshot))
        afterChange(announce = true)
    }

    /** The move by ear, and what is expected now. */
    private fun whatHappened(snapshot: GameSnapshot): String {
        val words = services.say.game(game, snapshot, null)
        val move = if (services.settings.value.announceFully) words.lastMoveFully else words.lastMove
        return listOfNotNull(move, words.outcome ?: words.turnAnnouncement).joinToString(". ")
    }

    private fun afterChange(announce: Boolean) {
        val snapshot = state.value.snapshot
        clock.run(snapshot)
        if (snapshot.outcome != null) {
            opponent.stop()
            if (announce) show { it.copy(sheet = GameSheet.Result) }
        } else {
            if (state.value.sheet == GameSheet.Result) show { it.copy(sheet = null) }
            opponent.think()
            if (snapshot.help.practice && snapshot.canHint) hints.ask()
        }
    }

    internal fun announce(text: String) = show { it.copy(announcement = text) }

    /** Somebody else changed the game meanwhile: show it as it stands. */
    private fun refresh() {
        show { it.copy(snapshot = game.snapshot(), selected = null, awaiting = null) }
        afterChange(announce = false)
    }

    /** Another language holds: nothing that was said in the old one is left standing. */
    override fun languageChanged() {
        show { it.copy(refused = null, announcement = "") }
        hints.sayAgain()
    }

    fun pause() = clock.pause()

    fun resume() = clock.run(state.value.snapshot)

    override fun close() {
        clock.stop()
        opponent.stopThen { hints.stopThen { services.shelf.release(game) } }
    }
}
