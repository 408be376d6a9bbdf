package org.aadupuli.app

import android.content.Intent
import android.content.res.Configuration
import android.os.Bundle
import androidx.activity.BackEventCompat
import androidx.activity.ComponentActivity
import androidx.activity.compose.PredictiveBackHandler
import androidx.activity.compose.setContent
import androidx.activity.enableEdgeToEdge
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import kotlinx.coroutines.CancellationException
import org.aadupuli.ui.app.AadupuliApp
import org.aadupuli.ui.app.AppModel
import org.aadupuli.ui.app.BackGesture

/** The one window: it holds the model, hands it what the system brings, and closes it. */
class MainActivity : ComponentActivity() {
    private lateinit var platform: AndroidPlatform
    private lateinit var model: AppModel

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        enableEdgeToEdge()
        platform = AndroidPlatform(this)
        // Sizes, rotation, language and night come without a new activity (see the manifest), so the model lives as long as it.
        model = AppModel(filesDir.path, platform)
        savedInstanceState?.getString(PLACE)?.let(model::restore)
        if (savedInstanceState == null) bring(intent)
        setContent {
            val canGoBack by model.canGoBack.collectAsState()
            PredictiveBackHandler(canGoBack) { gesture ->
                try {
                    gesture.collect { model.backMoves(BackGesture(it.progress, it.swipeEdge == BackEventCompat.EDGE_LEFT)) }
                    model.back()
                } catch (givenUp: CancellationException) {
                    model.backGivenUp()
                    throw givenUp
                }
            }
            AadupuliApp(model)
        }
    }

    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        bring(intent)
    }

    /** A language may have been chosen on the system's own page while the app was in sight. */
    override fun onConfigurationChanged(newConfig: Configuration) {
        super.onConfigurationChanged(newConfig)
        model.resume()
    }

    override fun onStart() {
        super.onStart()
        model.resume()
    }

    override fun onStop() {
        model.pause()
        super.onStop()
    }

    override fun onSaveInstanceState(outState: Bundle) {
        super.onSaveInstanceState(outState)
        outState.putString(PLACE, model.place())
    }

    override fun onDestroy() {
        model.close()
        platform.close()
        super.onDestroy()
    }

    /** Takes in a game that another app shared or opened with this one. */
    private fun bring(intent: Intent?) {
        val brought = intent?.let { readBrought(contentResolver, it) } ?: return
        model.bring(brought)
    }

    private companion object {
        const val PLACE = "place"
    }
}
