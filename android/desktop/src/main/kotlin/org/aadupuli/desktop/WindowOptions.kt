package org.aadupuli.desktop

import java.io.File

/** What the command line asks of the window: its size in dp, where games are kept, files to bring in. */
class WindowOptions(
    val width: Int,
    val height: Int,
    val folder: String,
    val bring: List<File>,
) {
    companion object {
        /** Reads the command line; throws [IllegalArgumentException] naming what is wrong with it. */
        fun parse(arguments: List<String>): WindowOptions {
            var size = PHONE
            var folder = dataFolder().path
            val files = mutableListOf<File>()
            val rest = ArrayDeque(arguments)
            while (rest.isNotEmpty()) {
                when (val option = rest.removeFirst()) {
                    SIZE -> {
                        size = sizeOf(rest.valueOf(option))
                    }

                    DATA -> {
                        folder = rest.valueOf(option)
                    }

                    else -> {
                        require(!option.startsWith("-")) { "$option: $USAGE" }
                        files += File(option)
                    }
                }
            }
            return WindowOptions(size.first, size.second, folder, files)
        }

        private fun ArrayDeque<String>.valueOf(option: String): String = requireNotNull(removeFirstOrNull()) { "$option: $USAGE" }

        private fun sizeOf(text: String): Pair<Int, Int> {
            val match = requireNotNull(Regex("""(\d{3,4})x(\d{3,4})""").matchEntire(text)) { "$text: $USAGE" }
            return match.groupValues[1].toInt() to match.groupValues[2].toInt()
        }

        /** The folder for an app's own files that each system gives its users. */
        private fun dataFolder(): File {
            val home = File(System.getProperty("user.home"))
            val system = System.getProperty("os.name").lowercase()
            val base =
                when {
                    "mac" in system -> File(home, "Library/Application Support")
                    "windows" in system -> System.getenv("APPDATA")?.let(::File) ?: File(home, "AppData/Roaming")
                    else -> System.getenv("XDG_DATA_HOME")?.let(::File) ?: File(home, ".local/share")
                }
            return File(base, "aadupuli")
        }

        private const val SIZE = "--size"
        private const val DATA = "--data"
        private const val USAGE = "[--size 412x915] [--data FOLDER] [FILE …]"
        private val PHONE = 412 to 915
    }
}
