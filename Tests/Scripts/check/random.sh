#!/bin/sh
# Writes specs at random over the whole language, generates from them, compiles controls and tests,
# runs the tests, and type-checks the controls for iOS: random.sh [COUNT [SEED]]. COUNT is the
# number of controls, or else RANDOM_CONTROLS is, or else 1,000.
#
# The controls are spread over modules of 100, which take 450 MB of memory each while they compile.
# Each module has a seed of its own and can be run again by that. 25 controls are tested by Swift
# Testing as well.
set -eu
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

if [ "$(uname -s)" = Darwin ]; then
  skip "on a Mac no random specs are tried: XCTest runs there without a list of tests only"
  exit 0
fi

count=${1:-${RANDOM_CONTROLS:-1000}}
seed=${2:-1}
size=100
jobs=$(nproc)
folder=$PWD/.build/random
rm -rf "$folder"
mkdir -p "$folder/library"

# Proofs of what nobody would write take long without an optimizer; a few controls take what `make build` has built.
build="swift build"
if [ "${SIZE:-}" != small ]; then
  build="swift build -c release"
  for product in random-specs refreshgen; do
    $build --product "$product" >"$folder/log" 2>&1 || {
      tail -n 20 "$folder/log" >&2
      exit 1
    }
  done
fi
RANDOM_BIN=$($build --show-bin-path)
export RANDOM_BIN

# What generated code links, as Package.swift builds it for tests, without the prover.
for module in RefreshCore RefreshWorld RefreshRuntime RefreshTesting; do
  # shellcheck disable=SC2046 # several sources
  swiftc -wmo -swift-version 6 -parse-as-library -package-name refreshgen -Onone -gnone \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility -module-name $module -I "$folder/library" \
    $(find Sources/$module -name '*.swift' ! -name Prove.swift) -emit-module \
    -emit-module-path "$folder/library/$module.swiftmodule" -c -o "$folder/library/$module.o"
done

# Prints the framework, the seed, the number of controls and the folder of each module.
modules() {
  echo "testing $seed $((count < 25 ? count : 25)) $folder/testing"
  number=0
  while [ $((number * size)) -lt "$count" ]; do
    left=$((count - number * size))
    echo "xctest $((seed + number)) $((left < size ? left : size)) $folder/module$number"
    number=$((number + 1))
  done
}
# Modules that fail say so, and the others go on.
modules | xargs -P "$jobs" -L 1 Tests/Scripts/check/random-module.sh | tee "$folder/log"
Tests/Scripts/check/ios-typecheck.sh "$folder"/module*/controls
awk -v all="$count" '
  / of xctest / { controls += $1 }
  / tests of / { tests += $4 }
  END {
    print controls + 0 " of " all " random controls are generated, compile and pass their tests"
    print tests + 0 " passed, " all - controls " failed"
    exit controls != all
  }' "$folder/log"
