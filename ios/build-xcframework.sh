#!/usr/bin/env bash
# Builds the Rust library for iPhones and iPads, their simulators and the Mac, with its Swift bindings, as the one
# binary framework that ios/AadupuliKit takes: AadupuliKit/lib/AadupuliFFI.xcframework. Needs a Mac with Xcode and
# rustup; the Rust targets that are missing are added.
#
#   ios/build-xcframework.sh            everything
#   ios/build-xcframework.sh --quick    this Mac and its simulator only
set -euo pipefail
ios=$(cd "$(dirname "$0")" && pwd)
root=$(dirname "$ios")
kit=$ios/AadupuliKit
[ "$(uname)" = Darwin ] || { echo "build-xcframework: needs a Mac; on Linux use ios/build-library.sh" >&2; exit 1; }

# The oldest systems that the package supports (Package.swift).
export IPHONEOS_DEPLOYMENT_TARGET=17.0 MACOSX_DEPLOYMENT_TARGET=14.0

device=(aarch64-apple-ios)
simulator=(aarch64-apple-ios-sim x86_64-apple-ios)
mac=(aarch64-apple-darwin x86_64-apple-darwin)
if [ "${1:-}" = --quick ]; then
    device=()
    case $(uname -m) in
    arm64) simulator=(aarch64-apple-ios-sim) mac=(aarch64-apple-darwin) ;;
    *) simulator=(x86_64-apple-ios) mac=(x86_64-apple-darwin) ;;
    esac
fi

cd "$root"
for target in ${device[@]+"${device[@]}"} "${simulator[@]}" "${mac[@]}"; do
    rustup target add "$target"
    # What ships knows perfect play by the tables; tests do without them.
    # The library keeps its symbols: UniFFI reads its metadata out of them. The app's own link step strips it.
    cargo build --release --package aadupuli-bindings --features tables --target "$target"
done

bindings/generate.sh swift "$kit/generated"
mkdir -p "$kit/Sources/Aadupuli"
cp "$kit/generated/Aadupuli"/*.swift "$kit/Sources/Aadupuli/"

# Xcode copies the headers of every static framework into one folder: ours lie in a folder of their own inside it, where
# the compiler finds the module map by the module's name, and no other framework's module map is overwritten.
headers=$kit/generated/headers
rm -rf "$headers"
mkdir -p "$headers/AadupuliFFI"
cp "$kit/generated/AadupuliFFI"/* "$headers/AadupuliFFI/"

arguments=()
slice() { # NAME TARGET...: one library of all architectures of one platform
    local name=$1 library
    shift
    [ $# -gt 0 ] || return 0
    library=$kit/generated/$name/libaadupuli.a
    mkdir -p "$(dirname "$library")"
    local built=()
    for target in "$@"; do built+=("target/$target/release/libaadupuli.a"); done
    lipo -create "${built[@]}" -output "$library"
    arguments+=(-library "$library" -headers "$headers")
}
slice ios ${device[@]+"${device[@]}"}
slice ios-simulator "${simulator[@]}"
slice macos "${mac[@]}"

# The sounds are made by the script that makes Android's, and are not committed either.
python3 "$root/android/sounds/sounds.py" "$ios/App/Sounds"

rm -rf "$kit/lib/AadupuliFFI.xcframework"
mkdir -p "$kit/lib"
xcodebuild -create-xcframework "${arguments[@]}" -output "$kit/lib/AadupuliFFI.xcframework"
