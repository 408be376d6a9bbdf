#!/usr/bin/env bash
# Builds the Rust library and its Swift bindings for this Linux machine, into ios/AadupuliKit (nothing of it is
# committed): what `swift test` there links against. On a Mac, build-xcframework.sh does the same for Apple's platforms.
#
#   AADUPULI_PROFILE=release ios/build-library.sh
set -euo pipefail
ios=$(cd "$(dirname "$(readlink -f "$0")")" && pwd)
root=$(dirname "$ios")
kit=$ios/AadupuliKit
profile=${AADUPULI_PROFILE:-release}
target=${CARGO_TARGET_DIR:-$root/target}
folder=$profile
[ "$profile" = dev ] && folder=debug

cd "$root"
cargo build --profile "$profile" --package aadupuli-bindings
bindings/generate.sh swift "$kit/generated"
mkdir -p "$kit/Sources/Aadupuli" "$kit/Sources/AadupuliFFI" "$kit/lib"
# Only what changed is written, so that SwiftPM rebuilds only then.
place() { cmp -s "$1" "$2" || cp "$1" "$2"; }
place "$kit/generated/Aadupuli.swift" "$kit/Sources/Aadupuli/Aadupuli.swift"
place "$kit/generated/AadupuliFFI.h" "$kit/Sources/AadupuliFFI/AadupuliFFI.h"
place "$kit/generated/module.modulemap" "$kit/Sources/AadupuliFFI/module.modulemap"
# SwiftPM does not watch the library: what was linked against the old one goes.
if ! cmp -s "$target/$folder/libaadupuli.a" "$kit/lib/libaadupuli.a"; then
    cp "$target/$folder/libaadupuli.a" "$kit/lib/libaadupuli.a"
    rm -rf "$kit"/.build/*/debug/*.xctest "$kit"/.build/debug/*.xctest
fi
