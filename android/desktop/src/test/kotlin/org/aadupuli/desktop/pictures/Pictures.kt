package org.aadupuli.desktop.pictures

import androidx.compose.ui.ImageComposeScene
import java.io.File

/** Where the tests put the pictures that they render; to be looked at after each change. */
val picturesFolder: File get() = File(System.getProperty("aadupuli.pictures")).also { it.mkdirs() }

/** Renders a scene as it stands at [nanos] and keeps it as a PNG file. */
fun savePicture(
    name: String,
    scene: ImageComposeScene,
    nanos: Long = 0,
): ByteArray {
    val bytes = checkNotNull(scene.render(nanos).encodeToData()) { "no PNG encoder" }.bytes
    File(picturesFolder, "$name.png").writeBytes(bytes)
    scene.close()
    return bytes
}
