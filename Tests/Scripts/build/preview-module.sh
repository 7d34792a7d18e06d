#!/bin/sh
# Compiles the player of the preview page to WebAssembly, and makes sure that the committed module is
# the one that these sources give. With RECORD=1 it writes the module anew. It does not compile what was
# recorded with the same sources, script and compiler; ALWAYS=1 does.
set -eu
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

out=.build/preview-module
committed=Sources/RefreshPreview/Page/Assets/player.wasm.gz
# The page is one file, and people send it around.
most=121500
mkdir -p "$out"

# The compiler, and a checksum of all that decides the module, and of the module.
recorded=Tests/Scripts/build/preview-module.inputs
inputs() {
  swiftc --version 2>/dev/null | sed -n 's/.*\(Swift version [^ ]*\).*/\1/p'
  find Sources/RefreshCore Sources/RefreshWorld -name '*.swift' -o -name '*.c' | LC_ALL=C sort |
    xargs cksum Tests/Scripts/build/preview-module.sh "$committed" | cksum
}
if [ -z "${ALWAYS:-}${RECORD:-}" ] && inputs | cmp -s - "$recorded"; then
  echo "the module of the preview page is up to date: nothing that decides it has changed"
  exit 0
fi

# embed NAME: a module of the package as Embedded Swift, compiled to the language of LLVM, without the
# text of events, which the page does not read.
embed() {
  # shellcheck disable=SC2046 # no file name has spaces
  swiftc -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded \
    -enable-experimental-feature Extern -enable-upcoming-feature InternalImportsByDefault \
    -swift-version 6 -package-name refreshgen -wmo -parse-as-library -Osize -warnings-as-errors \
    -Xfrontend -disable-stack-protector -Xcc -mbulk-memory -Xllvm -inline-threshold=0 \
    -module-name "$1" -emit-module -emit-module-path "$out/$1.swiftmodule" -I "$out" \
    -emit-ir $(find "Sources/$1" -name '*.swift' -not -path '*/Events/*' | LC_ALL=C sort) \
    -o "$out/$1.ll"
}
embed RefreshCore
embed RefreshWorld
if ! has wasm-ld; then
  skip "this Swift toolchain has no wasm-ld, so the module of the preview page is not linked"
  exit 0
fi
# Optimizing again when all is linked saves a tenth; inlining does not save anything here.
assemble() { clang -target wasm32-unknown-none-wasm -mbulk-memory -Oz -Wall -Werror "$@"; }
for name in RefreshCore RefreshWorld; do
  assemble -flto -mllvm -inline-threshold=0 -c "$out/$name.ll" -o "$out/$name.o"
done
assemble -ffreestanding -c Sources/RefreshWorld/Player/Module/memory.c -o "$out/memory.o"
wasm-ld --no-entry --gc-sections --strip-all -O2 -mllvm -inline-threshold=0 "$out/RefreshCore.o" \
  "$out/RefreshWorld.o" "$out/memory.o" -o "$out/player.wasm"

bytes=$(wc -c <"$out/player.wasm" | tr -d ' ')
if [ "$bytes" -gt "$most" ]; then
  echo "error: the module of the preview page has $bytes bytes, expected at most $most" >&2
  exit 1
fi
if [ -n "${RECORD:-}" ]; then
  gzip -9 -n -c "$out/player.wasm" >"$committed"
  inputs >"$recorded"
fi
# Another version of the compiler gives other bytes for the same sources.
version=$(inputs | head -n 1)
if [ "$version" != "$(head -n 1 "$recorded")" ]; then
  skip "the module of the preview page was compiled by $(head -n 1 "$recorded"), not by $version, so its bytes are not compared"
  exit 0
fi
if ! gzip -dc "$committed" | cmp - "$out/player.wasm" >&2; then
  echo "error: $committed is out of date; run 'RECORD=1 Tests/Scripts/build/preview-module.sh'" >&2
  exit 1
fi
if ! inputs | cmp -s - "$recorded"; then
  echo "error: $recorded is out of date; run 'RECORD=1 Tests/Scripts/build/preview-module.sh'" >&2
  exit 1
fi
echo "the module of the preview page is up to date: $bytes bytes"
