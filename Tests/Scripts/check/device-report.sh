#!/bin/sh
# Plays the events of recordings of the device check on the test doubles, and prints each event after which these have
# other facts: device-report.sh FILE…
set -eu
cd "$(dirname "$0")/../../.."

if [ $# = 0 ]; then
  echo "error: missing FILE: make device-report FILE=report.events" >&2
  exit 2
fi
# There the real frameworks are in the way of the test doubles.
if [ "$(uname -s)" = Darwin ]; then
  echo "error: recordings are compared on Linux, where the test doubles run" >&2
  exit 2
fi
mkdir -p .build
swift build --package-path Tests/iOS --scratch-path .build/ios-doubles --manifest-cache none --product world \
  -Xswiftc -warnings-as-errors >.build/device-report.log 2>&1 || { cat .build/device-report.log >&2; exit 2; }
exec .build/ios-doubles/debug/world compare "$@"
