#!/bin/sh
# Builds the tool so that it runs where neither Swift nor libyaml is: .build/static/release/refreshgen.
#
# On Linux nothing is left to be looked for at start, not even the C library, which also makes the
# start itself quicker by half. On macOS Swift belongs to the system, and libyaml alone is linked in.
set -eu
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

build=$PWD/.build/static
libraries=$build/libraries
archive=$(pkg-config --variable=libdir yaml-0.1 2>/dev/null || true)/libyaml.a
set -- -Xlinker -s
[ "$(uname)" != Darwin ] || set --
if [ -e "$archive" ]; then
  # A folder with the archive and without the shared library makes the linker take the archive.
  mkdir -p "$libraries"
  ln -sf "$archive" "$libraries/libyaml.a"
  set -- "$@" -Xswiftc "-L$libraries"
  [ "$(uname)" = Darwin ] || set -- "$@" -Xswiftc -static-executable
else
  echo "libyaml has no archive here, so its shared library stays needed" >&2
  [ "$(uname)" = Darwin ] || set -- "$@" --static-swift-stdlib
fi
log=$(mktemp)
trap 'rm -f "$log"' EXIT
swift build -c release --product refreshgen --scratch-path "$build" "$@" >"$log" 2>&1 || {
  cat "$log" >&2
  exit 1
}
