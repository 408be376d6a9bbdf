package org.aadupuli.ui.words

import java.time.LocalDate

/** A day since 1970-01-01 as `YYYY-MM-DD`, as the core writes days, with ASCII digits in every locale. */
fun isoDay(days: Long): String = LocalDate.ofEpochDay(days).toString()
