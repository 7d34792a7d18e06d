#!/bin/sh
# Builds the machine as Embedded Swift for WebAssembly, without the styles, and makes sure that RefreshCore
# and RefreshWorld import nothing else; preview-module.sh builds both.
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

out=.build/embedded/machine
mkdir -p "$out"
# shellcheck disable=SC2086 # several files
swiftc -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded \
  -enable-experimental-feature Extern -swift-version 6 -enable-upcoming-feature InternalImportsByDefault \
  -package-name refreshgen -wmo -parse-as-library -O -warnings-as-errors -module-name RefreshCore \
  -c $machine -o "$out/RefreshCore.o"
echo "$out/RefreshCore.o: $(wc -c <"$out/RefreshCore.o" | tr -d ' ') bytes"
