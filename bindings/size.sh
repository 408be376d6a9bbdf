#!/usr/bin/env bash
# Prints how large the library is that ships, in bytes: built for release and stripped, without tables and with them.
# The sources must be generated before stripping (the metadata goes with the symbols), so copies are stripped.
set -euo pipefail
cd "$(dirname "$0")/.."
target=${CARGO_TARGET_DIR:-target}
copy=$(mktemp)
trap 'rm -f "$copy"' EXIT
for features in "" tables; do
    cargo build --quiet --release -p aadupuli-bindings --no-default-features ${features:+--features $features}
    cp "$target/release/libaadupuli.so" "$copy"
    strip --strip-unneeded "$copy"
    printf '%-10s %s\n' "${features:-no tables}" "$(stat -c %s "$copy")"
done
