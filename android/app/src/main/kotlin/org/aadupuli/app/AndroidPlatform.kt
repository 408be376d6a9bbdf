package org.aadupuli.app

import android.app.LocaleManager
import android.os.Build
import android.os.LocaleList
import android.os.SystemClock
import androidx.activity.ComponentActivity
import org.aadupuli.ui.platform.Platform
import org.aadupuli.ui.platform.SystemLanguage
import java.security.SecureRandom
import java.time.LocalDate

/** What an Android device does for the app. */
internal class AndroidPlatform(
    private val activity: ComponentActivity,
) : Platform {
    private val soundPool = PooledSounds(activity)

    override val sounds = soundPool
    override val vibration = DeviceVibration(activity)
    override val sharing = ShareSheet(activity)
    override val files = DocumentPicker(activity)

    override val languages: List<String>
        get() {
            val locales = activity.resources.configuration.locales
            return List(locales.size()) { locales[it].toLanguageTag() }
        }

    override fun today(): Long = LocalDate.now().toEpochDay()

    override fun now(): Long = System.currentTimeMillis()

    override fun ticks(): Long = SystemClock.elapsedRealtime()

    override fun seed(): ULong = SecureRandom().nextLong().toULong()

    override val languageInSystem: SystemLanguage?
        get() =
            localeManager()?.applicationLocales?.let { chosen ->
                SystemLanguage(if (chosen.isEmpty) null else chosen[0].toLanguageTag())
            }

    override fun languageChosen(tag: String?) {
        localeManager()?.applicationLocales = if (tag == null) LocaleList.getEmptyLocaleList() else LocaleList.forLanguageTags(tag)
    }

    /** From Android 13 on the system keeps each app's language, and shows it in its own settings. */
    private fun localeManager(): LocaleManager? =
        if (Build.VERSION.SDK_INT < Build.VERSION_CODES.TIRAMISU) null else activity.getSystemService(LocaleManager::class.java)

    fun close() = soundPool.close()
}
