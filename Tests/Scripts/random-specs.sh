#!/bin/sh
# Writes specs at random over the whole language, generates from them, compiles everything together
# and runs the generated tests: random-specs.sh [COUNT [SEED]].
#
# No expression may be hard to type-check. What counts are the steps of the compiler's solver, which
# are the same on every machine; the slowest expressions of the examples take about 2,500 of them and
# 40 ms. How long the compiler takes is measured by `make bench`.
set -eu
cd "$(dirname "$0")/../.."
. Tests/Scripts/tools.sh

count=${1:-100}
seed=${2:-1}
root=$PWD
package=$root/.build/random
tests=$package/Tests/RandomTests
rm -rf "$package/specs" "$tests"
mkdir -p "$package/specs" "$tests"
.build/debug/random-specs "$seed" "$count" "$package/specs"
# What is odd about random specs is no matter here; that they are valid is.
.build/debug/refreshgen generate --quiet --format "json:$package/findings.json" --output "$tests" \
  "$package"/specs/*.yml
rm -f "$tests"/*.xcstrings
cat >"$package/Package.swift" <<EOF
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "random",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "refreshgen", path: "$root")],
  targets: [
    .testTarget(
      name: "RandomTests",
      dependencies: [.product(name: "RefreshRuntime", package: "refreshgen")],
      swiftSettings: [
        .unsafeFlags([
          "-warnings-as-errors", "-Xfrontend", "-solver-scope-threshold=4000",
        ])
      ]
    )
  ]
)
EOF
swift build --package-path "$package" --scratch-path .build/packages --build-tests \
  >"$package/log" 2>&1 || {
  grep -E 'error' "$package/log" | head -20 >&2
  echo "error: what is generated from random specs does not compile; seed $seed" >&2
  exit 1
}
if ! swift test --package-path "$package" --scratch-path .build/packages --skip-build \
  --disable-xctest >"$package/log" 2>&1; then
  grep -E '✘' "$package/log" | head -40
  echo "error: tests of random specs fail; seed $seed" >&2
  exit 1
fi
tail -n 1 "$package/log"
