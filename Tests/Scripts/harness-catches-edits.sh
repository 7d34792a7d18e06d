#!/bin/sh
# Edits the committed example control by hand, one number, text or colour at a time, and makes sure
# that its generated tests notice each edit.
set -eu
cd "$(dirname "$0")/../.."

root=$PWD
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir -p "$scratch/Tests/EditTests"
cat > "$scratch/Package.swift" <<EOF
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "edits",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "refreshgen", path: "$root")],
  targets: [
    .testTarget(
      name: "EditTests",
      dependencies: [.product(name: "RefreshRuntime", package: "refreshgen")]
    )
  ]
)
EOF
control="$scratch/Tests/EditTests/feed.refresh.swift"
cp examples/controls/feed.refresh.tests.swift "$scratch/Tests/EditTests/"

# The tests pass as long as nobody has edited anything.
cp examples/controls/feed.refresh.swift "$control"
swift test --package-path "$scratch" >"$scratch/log" 2>&1 || { cat "$scratch/log"; exit 1; }

# edit NAME SED-COMMAND
edit() {
  sed "$2" examples/controls/feed.refresh.swift >"$control"
  if cmp -s examples/controls/feed.refresh.swift "$control"; then
    echo "error: the edit of the $1 changes nothing" >&2
    exit 1
  fi
  if swift test --package-path "$scratch" >"$scratch/log" 2>&1; then
    echo "error: the tests did not notice an edited $1" >&2
    exit 1
  fi
  # A control that no longer compiles would prove nothing about its tests.
  if ! grep -q "issue" "$scratch/log"; then
    cat "$scratch/log"
    exit 1
  fi
  echo "noticed: an edited $1"
}

edit distance 's/distance: 72/distance: 71/'
edit height 's/height: 60/height: 61/'
edit title 's/"Release to refresh"/"Let go to refresh"/'
edit colour 's/0x0066CC_FF/0x0066CD_FF/'
edit duration 's/retract: 0.3/retract: 0.31/'
