#!/bin/sh
# Compiles the adapters and all generated controls, unchanged, against doubles of UIKit and SwiftUI,
# and runs the adapters' tests and the harness of every generated control on them.
set -eu
cd "$(dirname "$0")/../.."

swift test --package-path Tests/iOS --scratch-path .build/ios-doubles --manifest-cache none \
  --disable-xctest \
  -Xswiftc -warnings-as-errors
