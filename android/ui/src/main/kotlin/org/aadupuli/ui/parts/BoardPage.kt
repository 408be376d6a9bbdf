package org.aadupuli.ui.parts

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.aadupuli.ui.game.BoardLayout
import org.aadupuli.ui.game.BoardParts
import org.aadupuli.ui.theme.LocalBoardColors
import org.aadupuli.ui.theme.SENTENCE_GROWS_TO
import org.aadupuli.ui.theme.scheme

/** A screen that is a board with words around it: a lesson, a puzzle, a review. */
@Composable
fun BoardPage(
    title: String,
    back: Action,
    board: @Composable () -> Unit,
    text: @Composable () -> Unit,
    textHeight: Dp = 112.dp,
    above: @Composable () -> Unit = {},
    aside: (@Composable () -> Unit)? = null,
    actions: @Composable RowScope.() -> Unit = {},
    bar: @Composable () -> Unit,
) {
    val colors = LocalBoardColors.current
    MaterialTheme(colorScheme = remember(colors) { colors.scheme() }) {
        Surface(Modifier.fillMaxSize(), color = colors.ground, contentColor = colors.text) {
            Box(Modifier.fillMaxSize().windowInsetsPadding(WindowInsets.safeDrawing)) {
                BoardLayout(
                    BoardParts(
                        title = { TitleBar(title, back, actions = actions) },
                        above = above,
                        board = board,
                        below = null,
                        status = { Sentence { text() } },
                        statusHeight = textHeight,
                        aside = aside,
                        bar = bar,
                    ),
                )
            }
        }
    }
}

/** Words under a board: as large as the text size that was chosen asks for, as far as the board leaves room. */
@Composable
private fun Sentence(text: @Composable () -> Unit) {
    val density = LocalDensity.current
    val size = remember(density) { Density(density.density, density.fontScale.coerceAtMost(SENTENCE_GROWS_TO)) }
    CompositionLocalProvider(LocalDensity provides size) {
        Box(Modifier.fillMaxWidth().padding(16.dp, 4.dp)) { text() }
    }
}

/** Words that may be longer than the room for them. */
@Composable
fun Scrolling(content: @Composable () -> Unit) {
    Column(Modifier.verticalScroll(rememberScrollState())) { content() }
}
