package org.aadupuli.ui.words

/** What holds words of the language that held when they were asked for, and asks for them anew when another does. */
interface Speaking {
    fun languageChanged()
}
