package org.aadupuli.desktop.support

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.onNodeWithTag
import org.aadupuli.ui.board.pointTag

@OptIn(ExperimentalTestApi::class)
private fun ComposeUiTest.config(point: Int) = onNodeWithTag(pointTag(point)).fetchSemanticsNode().config

/** The state of a point that a screen reader speaks. */
@OptIn(ExperimentalTestApi::class)
fun ComposeUiTest.spokenState(point: Int): String? = config(point).getOrNull(SemanticsProperties.StateDescription)

/** What touching a point does, as a screen reader speaks it. */
@OptIn(ExperimentalTestApi::class)
fun ComposeUiTest.spokenAction(point: Int): String? = config(point).getOrNull(SemanticsActions.OnClick)?.label
