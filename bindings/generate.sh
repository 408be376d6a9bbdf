#!/usr/bin/env bash
# Builds the library and writes the sources that call it:
#
#   bindings/generate.sh kotlin OUTDIR   OUTDIR/org/aadupuli/core/aadupuli.kt and OUTDIR/libaadupuli.so
#   bindings/generate.sh python OUTDIR   OUTDIR/aadupuli.py and the library beside it, ready to import
#   bindings/generate.sh swift OUTDIR    OUTDIR/Aadupuli/*.swift, OUTDIR/AadupuliFFI/{*.h,module.modulemap}, OUTDIR/lib/libaadupuli.a
#
# PROFILE (default: release) and FEATURES choose what is built; BINDGEN may name a generator that is already built.
# The sources are read out of the library itself, so that they never differ from it. Nothing written here is committed.
set -euo pipefail

if [ $# -ne 2 ]; then
    sed -n '2,9p' "$0" >&2
    exit 2
fi
language=$1
mkdir -p "$2"
out=$(cd "$2" && pwd)
cd "$(dirname "$0")/.."

profile=${PROFILE:-release}
folder=$profile
[ "$profile" = dev ] && folder=debug
target=${CARGO_TARGET_DIR:-target}

cargo build -p aadupuli-bindings --profile "$profile" ${FEATURES:+--features "$FEATURES"}
if [ -z "${BINDGEN:-}" ]; then
    # Unoptimised it builds in a fraction of the time, and it runs for a second.
    cargo build -p aadupuli-bindgen
    BINDGEN=$target/debug/aadupuli-bindgen
fi

case $(uname) in
    Darwin) library=libaadupuli.dylib ;;
    *) library=libaadupuli.so ;;
esac
built=$target/$folder/$library

case $language in
    kotlin | python)
        "$BINDGEN" generate --language "$language" --no-format --out-dir "$out" "$built"
        cp "$built" "$out/"
        ;;
    swift)
        mkdir -p "$out"/{Aadupuli,AadupuliFFI,lib}
        "$BINDGEN" --swift-sources "$built" "$out/Aadupuli"
        "$BINDGEN" --headers "$built" "$out/AadupuliFFI"
        "$BINDGEN" --modulemap --module-name AadupuliFFI --modulemap-filename module.modulemap "$built" "$out/AadupuliFFI"
        # Left alone where nothing has changed, so that what was linked against it stays up to date.
        cmp -s "$target/$folder/libaadupuli.a" "$out/lib/libaadupuli.a" || cp "$target/$folder/libaadupuli.a" "$out/lib/"
        ;;
    *)
        echo "unknown language: $language (kotlin, python or swift)" >&2
        exit 2
        ;;
esac
