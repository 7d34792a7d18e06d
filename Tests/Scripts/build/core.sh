#!/bin/sh
# Builds RefreshCore and RefreshWorld as Embedded Swift for WebAssembly, and makes sure that they
# import nothing else. The machine alone is built, too: it needs none of the styles.
set -eu
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

core=$(find Sources/RefreshCore -name '*.swift' | sort)
machine=$(find Sources/RefreshCore -name '*.swift' ! -path '*/Styles/*' | sort)
world=$(find Sources/RefreshWorld -name '*.swift' | sort)
if grep -nE '^[[:space:]]*(@[a-z_]+[[:space:]]+)?((public|package|internal|private)[[:space:]]+)?import ' \
  $core $world | grep -v 'import RefreshCore$'; then
  echo "error: RefreshCore or RefreshWorld imports something" >&2
  exit 1
fi

# Where there is no UIKit, the runtime works with neither Foundation nor Dispatch.
if grep -nE 'import (Foundation|Dispatch)' Sources/RefreshRuntime/Clock/*.swift \
  Sources/RefreshRuntime/Controller/*.swift Sources/RefreshRuntime/Design/*.swift; then
  echo "error: the runtime imports Foundation" >&2
  exit 1
fi

# embed FOLDER NAME FILE…
embed() {
  out=.build/embedded/$1
  name=$2
  shift 2
  mkdir -p "$out"
  swiftc -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded \
    -enable-experimental-feature Extern -swift-version 6 -enable-upcoming-feature InternalImportsByDefault \
    -package-name refreshgen -wmo -parse-as-library -O -warnings-as-errors -module-name "$name" -emit-module -emit-module-path "$out/$name.swiftmodule" \
    -I "$out" -c "$@" -o "$out/$name.o"
  echo "$out/$name.o: $(wc -c <"$out/$name.o" | tr -d ' ') bytes"
}
embed machine RefreshCore $machine
embed all RefreshCore $core
embed all RefreshWorld $world
