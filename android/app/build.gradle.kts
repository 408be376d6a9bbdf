plugins {
    alias(libs.plugins.android.application)
    alias(libs.plugins.kotlin.compose)
}

android {
    namespace = "org.aadupuli.app"
    compileSdk = libs.versions.compile.sdk
        .get()
        .toInt()

    defaultConfig {
        applicationId = "org.aadupuli.app"
        minSdk = libs.versions.min.sdk
            .get()
            .toInt()
        targetSdk = libs.versions.target.sdk
            .get()
            .toInt()
        versionCode = 1
        versionName = "0.1.0"
        ndk { abiFilters += listOf("arm64-v8a", "armeabi-v7a", "x86_64") }
    }

    androidResources {
        localeFilters += listOf("en", "ta", "kn", "te")
    }

    // Signing comes from the environment (README.md); without it a release is built unsigned.
    val store = providers.environmentVariable("AADUPULI_KEYSTORE").orNull
    if (store != null) {
        signingConfigs.create("release") {
            storeFile = file(store)
            storePassword = providers.environmentVariable("AADUPULI_KEYSTORE_PASSWORD").get()
            keyAlias = providers.environmentVariable("AADUPULI_KEY_ALIAS").get()
            keyPassword = providers.environmentVariable("AADUPULI_KEY_PASSWORD").get()
        }
    }

    buildTypes {
        release {
            isMinifyEnabled = true
            isShrinkResources = true
            proguardFiles(getDefaultProguardFile("proguard-android-optimize.txt"), "proguard-rules.pro")
            signingConfig = signingConfigs.findByName("release")
        }
    }

    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_17
        targetCompatibility = JavaVersion.VERSION_17
    }

    packaging {
        // Uncompressed and aligned to 16 KB inside the APK, so that it is mapped and not unpacked.
        jniLibs { useLegacyPackaging = false }
        resources { excludes += "/META-INF/{AL2.0,LGPL2.1}" }
    }
}

dependencies {
    implementation(project(":ui"))
    implementation(platform(libs.compose.bom))
    implementation(libs.compose.material3)
    implementation(libs.activity.compose)
    implementation(libs.coroutines.android)
}
