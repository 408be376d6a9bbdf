//! A run that was killed goes on, and what comes out is the same, byte for byte.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs, reason = "a test fails by panicking")]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// An invented game of three goats, one of which the tigers must capture.
fn solve(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_solver"));
    command.args(["solve", "--rules", "standard", "--goats", "3", "--captures", "1", "--folder"]);
    command.arg(folder).stdin(Stdio::null()).stderr(Stdio::null());
    command
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("resume-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

fn contents(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let files = std::fs::read_dir(folder).expect("the folder is there").map(|entry| entry.unwrap());
    files.map(|file| (file.file_name().into_string().unwrap(), std::fs::read(file.path()).unwrap())).collect()
}

/// Lets a run go on until `stop` says so, then kills it; `false` where it came to its end before.
fn kill_when(mut run: Child, stop: impl Fn() -> bool) -> bool {
    loop {
        if let Some(status) = run.try_wait().unwrap() {
            assert!(status.success(), "{status}");
            return false;
        }
        if stop() {
            run.kill().unwrap();
            run.wait().unwrap();
            return true;
        }
        std::thread::sleep(Duration::from_millis(1));
    }
}

#[test]
fn a_killed_run_goes_on_to_the_same_bytes() {
    let whole = folder("whole");
    let output = solve(&whole).output().expect("the solver runs");
    assert!(output.status.success());
    let files = contents(&whole);
    assert_eq!(files.get("report.txt"), Some(&output.stdout));
    let checkpoints: Vec<&String> = files.keys().filter(|name| name.ends_with(".values")).collect();
    assert_eq!(checkpoints.len(), 1 + 3, "one layer of the movement phase, three stages of the placement phase");

    // Killed as soon as each checkpoint appears in turn, and once while a checkpoint is being written.
    let broken = folder("broken");
    let mut kills = 0;
    for name in ["movement-03.values.part", "movement-03.values", "placed-01.counts"] {
        let run = solve(&broken).stdout(Stdio::null()).spawn().expect("the solver runs");
        kills += u32::from(kill_when(run, || broken.join(name).exists()));
    }
    assert!(kills >= 2, "only {kills} runs were killed before their end");
    // What a kill in the middle of writing leaves behind.
    std::fs::write(broken.join("placed-00.values.part"), b"half of it").unwrap();
    let _ = std::fs::remove_file(broken.join("placed-00.values"));
    let _ = std::fs::remove_file(broken.join("report.txt"));
    let output = solve(&broken).output().expect("the solver runs");
    assert!(output.status.success());
    assert!(contents(&broken) == files, "the same files with the same bytes");
    assert_eq!(Some(&output.stdout), files.get("report.txt"));

    // Keeping the newest stage only, from any stage on: the same report.
    let newest = folder("newest");
    let run = solve(&newest).arg("--newest-stage-only").stdout(Stdio::null()).spawn().expect("the solver runs");
    kill_when(run, || newest.join("placed-01.counts").exists());
    assert!(!newest.join("placed-02.values").exists() && newest.join("placed-02.counts").exists());
    let output = solve(&newest).arg("--newest-stage-only").output().expect("the solver runs");
    assert!(output.status.success());
    let kept = contents(&newest);
    assert_eq!(kept.get("report.txt"), files.get("report.txt"));
    let stages = kept.keys().filter(|name| name.starts_with("placed") && name.ends_with(".values")).count();
    assert_eq!(stages, 2, "the last two stages are there");

    // A checkpoint of other rules, or a damaged one, is refused and named.
    let refused = |bytes: &[u8], words: &str| {
        std::fs::write(broken.join("movement-03.values"), bytes).unwrap();
        let output = solve(&broken).stderr(Stdio::piped()).output().expect("the solver runs");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success() && said.contains("movement-03.values") && said.contains(words), "{said}");
    };
    let mut damaged = files["movement-03.values"].clone();
    damaged[100] ^= 1;
    refused(&damaged, "checksum");
    damaged = files["movement-03.values"].clone();
    damaged[8] ^= 1;
    refused(&damaged, "other rules");
    refused(&damaged[..10], "too short");
    for folder in [whole, broken, newest] {
        let _ = std::fs::remove_dir_all(folder);
    }
}
