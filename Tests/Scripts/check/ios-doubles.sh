#!/bin/sh
# Compiles the adapters and all generated controls, unchanged, against doubles of UIKit and SwiftUI,
# and runs the adapters' tests and the harness of every generated control on them.
set -eu
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

# There the real frameworks are in the way of our declarations, and better than they.
if [ "$(uname -s)" = Darwin ]; then
  skip "on a Mac nothing is run on doubles; build for iOS with Xcode: xcodebuild -scheme RefreshRuntime -destination generic/platform=iOS build"
  exit 0
fi

swift test --package-path Tests/iOS --scratch-path .build/ios-doubles --manifest-cache none \
  --disable-xctest \
  -Xswiftc -warnings-as-errors
