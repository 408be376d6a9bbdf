plugins {
    alias(libs.plugins.android.library)
    alias(libs.plugins.kotlin.compose)
}

val workspace: Directory = rootProject.layout.projectDirectory.dir("..")
val generatedKotlin = layout.projectDirectory.dir("src/generated/kotlin")
val generatedAssets = layout.buildDirectory.dir("generated/assets")
val nativeLibraries = layout.buildDirectory.dir("generated/jniLibs")
val abis = listOf("arm64-v8a", "armeabi-v7a", "x86_64")

android {
    namespace = "org.aadupuli.ui"
    compileSdk = libs.versions.compile.sdk
        .get()
        .toInt()
    ndkVersion = libs.versions.ndk.get()

    defaultConfig {
        minSdk = libs.versions.min.sdk
            .get()
            .toInt()
    }

    sourceSets.named("main") {
        kotlin.directories += generatedKotlin.asFile.path
        assets.directories += generatedAssets.get().asFile.path
        jniLibs.directories += nativeLibraries.get().asFile.path
    }

    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_17
        targetCompatibility = JavaVersion.VERSION_17
    }
}

dependencies {
    implementation(platform(libs.compose.bom))
    implementation(libs.compose.material3)
    implementation(libs.compose.ui)
    implementation(libs.coroutines.core)
    // The aar holds JNA's own native half for each ABI; the jar would not.
    implementation("${libs.jna.get()}@aar")
}

/** Everything that the Rust library is built from. */
val rustSources: FileTree =
    workspace.asFileTree.matching {
        include("Cargo.toml", "Cargo.lock", "core/**", "texts/**", "store/**", "print/**", "bindings/**")
        exclude("**/target/**", "**/tests/**", "**/benches/**", "**/fuzz/**")
    }

// Three plain Exec tasks stand before the Kotlin build: the library for each ABI, its Kotlin sources, the sounds.
val buildNative by tasks.registering(Exec::class) {
    description = "Builds the Rust library for every ABI with cargo-ndk."
    inputs.files(rustSources).withPathSensitivity(PathSensitivity.RELATIVE)
    inputs.property("abis", abis)
    inputs.property(
        "minSdk",
        libs.versions.min.sdk
            .get(),
    )
    outputs.dir(nativeLibraries)
    workingDir(workspace)
    environment("ANDROID_NDK_HOME", android.ndkPath ?: providers.environmentVariable("ANDROID_NDK_HOME").getOrElse(""))
    // Android 15 devices may use memory pages of 16 KB: segments are aligned to that.
    environment("RUSTFLAGS", "-C link-arg=-Wl,-z,max-page-size=16384")
    commandLine(
        listOf(
            "cargo",
            "ndk",
            "--platform",
            libs.versions.min.sdk
                .get(),
        ) +
            abis.flatMap { listOf("--target", it) } +
            listOf("--output-dir", nativeLibraries.get().asFile.path, "build", "--release", "--package", "aadupuli-bindings"),
    )
}

val generateBindings by tasks.registering(Exec::class) {
    description = "Writes the Kotlin sources that call the Rust library."
    inputs.files(rustSources).withPathSensitivity(PathSensitivity.RELATIVE)
    outputs.dir(generatedKotlin)
    workingDir(workspace)
    commandLine("bindings/generate.sh", "kotlin", generatedKotlin.asFile.path)
}

val makeSounds by tasks.registering(Exec::class) {
    description = "Makes the short sounds."
    val script = rootProject.layout.projectDirectory.file("sounds/sounds.py")
    inputs.file(script)
    outputs.dir(generatedAssets)
    commandLine(
        "python3",
        script.asFile.path,
        generatedAssets
            .get()
            .dir("sounds")
            .asFile.path,
    )
}

tasks.named("preBuild") { dependsOn(buildNative, generateBindings, makeSounds) }
