#!/bin/sh
# Builds RefreshCore as Embedded Swift for WebAssembly, and makes sure that it imports nothing.
set -eu
cd "$(dirname "$0")/../.."
. Tests/Scripts/tools.sh

if grep -nE '^[[:space:]]*(@[a-z_]+[[:space:]]+)?((public|package|internal|private)[[:space:]]+)?import ' \
  Sources/RefreshCore/*.swift; then
  echo "error: RefreshCore imports something" >&2
  exit 1
fi

out=.build/embedded
mkdir -p "$out"
swiftc -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -swift-version 6 \
  -package-name refreshgen -wmo -parse-as-library -O -warnings-as-errors -c Sources/RefreshCore/*.swift \
  -o "$out/RefreshCore.o"
echo "RefreshCore builds as Embedded Swift: $(wc -c < "$out/RefreshCore.o" | tr -d ' ') bytes"
