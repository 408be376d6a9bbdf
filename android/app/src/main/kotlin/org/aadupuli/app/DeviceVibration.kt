package org.aadupuli.app

import android.content.Context
import android.os.VibrationEffect
import android.os.Vibrator
import org.aadupuli.ui.platform.Touch
import org.aadupuli.ui.platform.Vibration

/** Short pulses, where the device can make them. */
internal class DeviceVibration(
    context: Context,
) : Vibration {
    private val vibrator: Vibrator? = context.getSystemService(Vibrator::class.java)

    override fun feel(touch: Touch) {
        val device = vibrator?.takeIf { it.hasVibrator() } ?: return
        val effect =
            when (touch) {
                Touch.Light -> VibrationEffect.createOneShot(12, 80)
                Touch.Firm -> VibrationEffect.createOneShot(28, 200)
                Touch.Refused -> VibrationEffect.createWaveform(longArrayOf(0, 18, 60, 18), -1)
            }
        device.vibrate(effect)
    }
}
