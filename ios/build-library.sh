#!/usr/bin/env bash
# Builds the Rust library and its Swift bindings for this Linux machine, into ios/AadupuliKit (nothing of it is
# committed): what `swift test` there links against. On a Mac, build-xcframework.sh does the same for Apple's platforms.
#
#   PROFILE=dev ios/build-library.sh      (default: release)
set -euo pipefail
ios=$(cd "$(dirname "$(readlink -f "$0")")" && pwd)
kit=$ios/AadupuliKit
"$ios/../bindings/generate.sh" swift "$kit/generated"
# Only what has changed is written, so that SwiftPM builds again only then.
place() { # FILE FOLDER
    mkdir -p "$2"
    cmp -s "$1" "$2/$(basename "$1")" || cp "$1" "$2/"
}
for file in "$kit/generated/Aadupuli"/*.swift; do place "$file" "$kit/Sources/Aadupuli"; done
for file in "$kit/generated/AadupuliFFI"/*; do place "$file" "$kit/Sources/AadupuliFFI"; done
# SwiftPM does not watch the library: what was linked against the old one goes.
library=$kit/generated/lib/libaadupuli.a
if ! cmp -s "$library" "$kit/lib/libaadupuli.a"; then
    place "$library" "$kit/lib"
    rm -rf "$kit"/.build/*/debug/*.xctest "$kit"/.build/debug/*.xctest
fi
