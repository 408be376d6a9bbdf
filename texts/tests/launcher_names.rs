//! The few words that the systems show before the apps run, which the apps' own folders hold: those of `texts`.
#![allow(clippy::unwrap_used, missing_docs, reason = "a failed unwrap is the test's failure")]

use std::path::Path;

use aadupuli_texts::{Language, Texts};

fn read(path: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)).unwrap()
}

#[test]
fn the_apps_are_called_alike_on_both_systems_in_every_language() {
    for language in Language::ALL {
        let texts = Texts::for_language(language);
        let (name, file) = (texts.get("app-launcher-name", &[]), texts.get("app-file-name", &[]));
        let folder =
            if language == Language::English { "values".to_owned() } else { format!("values-{}", language.id()) };
        let android = read(&format!("android/app/src/main/res/{folder}/strings.xml"));
        assert!(android.contains(&format!("<string name=\"app_name\">{name}</string>")), "{android}");
        let ios = read(&format!("ios/App/{}.lproj/InfoPlist.strings", language.id()));
        for key in ["CFBundleDisplayName", "CFBundleName"] {
            assert!(ios.contains(&format!("\"{key}\" = \"{name}\";")), "{ios}");
        }
        assert!(ios.contains(&format!("\"Aadupuli game\" = \"{file}\";")), "{ios}");
    }
    let plist = read("ios/App/Info.plist");
    assert_eq!(plist.matches("<string>Aadupuli game</string>").count(), 2, "the names of the file type");
    for language in Language::ALL {
        assert!(plist.contains(&format!("<string>{}</string>", language.id())), "CFBundleLocalizations");
    }
}
