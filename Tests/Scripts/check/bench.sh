#!/usr/bin/env bash
# Measures the tool, the preview page and the test doubles, and prints each figure beside its target.
set -euo pipefail
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

provide cc gcc
provide python3 python3
tool=$PWD/.build/static/release/refreshgen
Tests/Scripts/build/static.sh
# The modules that generated code needs.
swift build -c release --product bench >/dev/null

# Files are written in memory where 2 GB are free, so that the time of a disk is not measured.
parent=$PWD/.build
if [ "$(df -k /dev/shm 2>/dev/null | awk 'NR == 2 { print $4 }')" -gt 2000000 ] 2>/dev/null; then
  parent=/dev/shm
fi
scratch=$(mktemp -d "$parent/refreshgen-bench.XXXXXX")
trap 'rm -rf "$scratch"' EXIT
trap 'exit 1' HUP INT TERM

# shellcheck disable=SC2046 # several flags
cc -O2 -Wall -o "$scratch/events" Tests/Bench/events.c \
  $(pkg-config --cflags --libs yaml-0.1 2>/dev/null || echo -lyaml)
Tests/Scripts/build/python-tools.sh peers pyyaml==6.0.3 jsonschema==4.26.0 yamllint==1.37.1 || [ $? = 75 ]
python3 -B Tests/Bench/bench.py "$tool" "$PWD/.build/release/Modules" "$scratch" "$PWD/.build/peers/bin"
Tests/Scripts/check/browser.sh frames "$tool"
# On a Mac, nothing runs on the doubles.
[ "$(uname -s)" != Darwin ] || exit 0
world() {
  swift build -c release --product world --package-path Tests/iOS --scratch-path .build/ios-world \
    --manifest-cache none "$@"
}
world >/dev/null
"$(world --show-bin-path)/world" frames
Tests/Scripts/check/app.sh
