package org.aadupuli.ui.game

import org.aadupuli.core.Piece
import org.aadupuli.core.Side
import org.aadupuli.core.Status

fun Side.piece(): Piece = if (this == Side.GOATS) Piece.GOAT else Piece.TIGER

val GameUi.browsing: Boolean get() = snapshot.status is Status.Browsing
