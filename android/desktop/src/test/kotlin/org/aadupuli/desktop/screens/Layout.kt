package org.aadupuli.desktop.screens

import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.text.TextLayoutResult
import kotlin.math.roundToInt

/**
 * What is wrong with how a screen of [width] by [height] pixels, one a dp, is laid out. With [normalText] no word may be
 * broken; at twice the size some are longer than a small screen is wide.
 */
@OptIn(ExperimentalTestApi::class)
class Layout(
    private val test: ComposeUiTest,
    private val width: Int,
    private val height: Int,
    private val normalText: Boolean,
) {
    fun problems(): List<String> = all(text).flatMap(::cutOff) + all(touchable).mapNotNull(::tooSmall)

    private fun all(matcher: SemanticsMatcher) =
        test.onAllNodes(matcher, useUnmergedTree = true).fetchSemanticsNodes(atLeastOneRootRequired = false)

    /** Words that leave their own room, the screen, or what clips them; what scrolls may leave it along its way. */
    private fun cutOff(node: SemanticsNode): List<String> {
        val words = node.config.getOrNull(SemanticsProperties.Text)?.joinToString()
        val whole = Rect(
            node.positionInRoot,
            androidx.compose.ui.geometry
                .Size(node.size.width.toFloat(), node.size.height.toFloat()),
        )
        val seen = node.boundsInRoot
        return buildList {
            if (whole.left < -1 || whole.right > width + 1) add("\"$words\" reaches over the side: $whole")
            val scrolls = node.scrolls()
            if (!scrolls && (whole.top < -1 || whole.bottom > height + 1)) add("\"$words\" reaches over the end: $whole")
            if (!seen.isEmpty && seen.width < whole.width - 1) add("\"$words\" is clipped at the side: $seen of $whole")
            if (!scrolls && seen.height < whole.height - 1) add("\"$words\" is clipped: $seen of $whole")
            for (layout in node.layouts()) {
                val lines = 0 until layout.lineCount
                if (lines.any { layout.isLineEllipsized(it) } || layout.multiParagraph.didExceedMaxLines) add("\"$words\" is shortened")
                val bottom = layout.getLineBottom(layout.lineCount - 1)
                if (bottom > layout.size.height + 1) add("\"$words\" needs $bottom of ${layout.size.height}")
                for (line in lines) {
                    val needed = layout.getLineRight(line) - layout.getLineLeft(line)
                    if (needed > layout.size.width + 1) add("\"$words\" needs $needed of ${layout.size.width}")
                    if (normalText && layout.breaksAWord(line)) add("\"$words\" is broken within a word after line ${line + 1}")
                }
            }
        }
    }

    private fun TextLayoutResult.breaksAWord(line: Int): Boolean {
        if (line == lineCount - 1) return false
        val end = getLineEnd(line)
        val text = layoutInput.text
        return end in 1 until text.length && !text[end - 1].mayEndALine() && !text[end].isWhitespace()
    }

    private fun Char.mayEndALine() = isWhitespace() || this in "-–—/·…"

    private fun SemanticsNode.layouts(): List<TextLayoutResult> {
        val results = mutableListOf<TextLayoutResult>()
        config.getOrNull(SemanticsActions.GetTextLayoutResult)?.action?.invoke(results)
        return results
    }

    private fun SemanticsNode.scrolls(): Boolean =
        generateSequence(parent) { it.parent }.any { it.config.contains(SemanticsProperties.VerticalScrollAxisRange) }

    private fun tooSmall(node: SemanticsNode): String? {
        // What is partly scrolled out of sight is measured where it is whole.
        if (node.boundsInRoot.width < node.size.width - 1 || node.boundsInRoot.height < node.size.height - 1) return null
        val area = node.touchBoundsInRoot
        if (area.width.roundToInt() >= FINGER && area.height.roundToInt() >= FINGER) return null
        return "${node.said()} is ${area.width} by ${area.height}"
    }

    private fun SemanticsNode.said() =
        config.getOrNull(SemanticsProperties.TestTag)
            ?: config.getOrNull(SemanticsProperties.ContentDescription)?.joinToString()
            ?: config.getOrNull(SemanticsProperties.Text)?.joinToString()
            ?: "node $id"

    private val text = SemanticsMatcher.keyIsDefined(SemanticsProperties.Text)
    private val touchable = SemanticsMatcher.keyIsDefined(SemanticsActions.OnClick)

    private companion object {
        /** What a finger needs, in dp. */
        const val FINGER = 48
    }
}
