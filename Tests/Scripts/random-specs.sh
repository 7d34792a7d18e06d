#!/bin/sh
# Writes specs at random over the whole language, generates from them, compiles everything together
# and runs the generated tests: random-specs.sh [COUNT [SEED]]. COUNT is the number of controls, or
# else RANDOM_CONTROLS is, or else 1,000.
#
# All controls are of one module, and many of one file, so that the compiler reads the runtime a few
# times only. Most are tested by XCTest, which compiles several times as fast as the macros of Swift
# Testing; 25 are tested by that. All are type-checked for iOS as well.
#
# No expression may be hard to type-check. What counts are the steps of the compiler's solver, which
# are the same on every machine; the slowest expressions of the examples take about 2,500 of them and
# 40 ms. How long the compiler takes is measured by `make bench`.
set -eu
cd "$(dirname "$0")/../.."
. Tests/Scripts/tools.sh

count=${1:-${RANDOM_CONTROLS:-1000}}
seed=${2:-1}
# As many controls as a file has.
batch=25
root=$PWD
package=$root/.build/random
xctests=$package/Tests/XCTests
macros=$package/Tests/MacroTests
rm -rf "$package/specs" "$package/Tests"
mkdir -p "$package/specs" "$xctests" "$macros"

# Proofs of what nobody would write take long without an optimizer.
build="swift build -c release -Xswiftc -enable-testing"
for product in random-specs refreshgen; do
  $build --product "$product" >"$package/log" 2>&1 || {
    tail -n 20 "$package/log" >&2
    exit 1
  }
done
bin=$($build --show-bin-path)
"$bin/random-specs" "$seed" "$count" "$package/specs" "$batch"

# Views.swift has the bundle.
cat >"$package/refreshgen.yml" <<EOF
refreshgen: 1
specs: ["specs/*.yml"]
bundle: Resources.bundle
EOF

# What is odd about random specs is no matter here; that they are valid is.
generate() {
  "$bin/refreshgen" generate --quiet --project "$package/refreshgen.yml" --format "json:$package/findings.json" "$@" || {
    echo "error: random specs that validate are not generated; seed $seed" >&2
    exit 1
  }
}
generate --test-framework xctest --output "$xctests" "$package"/specs/*.yml
generate --output "$macros" "$package/specs/random1.refresh.yml"
rm -f "$package"/Tests/*/*.xcstrings
# Without symbols for debuggers, the compiler takes a sixth less of the processor's time.
cat >"$package/Package.swift" <<EOF
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "random",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "refreshgen", path: "$root")],
  targets: ["XCTests", "MacroTests"].map { name in
    .testTarget(
      name: name,
      dependencies: [
        .product(name: "RefreshRuntime", package: "refreshgen"),
        .product(name: "RefreshTesting", package: "refreshgen"),
      ],
      swiftSettings: [
        .unsafeFlags([
          "-gnone", "-warnings-as-errors", "-Xfrontend", "-solver-scope-threshold=4000",
        ])
      ]
    )
  }
)
EOF
swift build --package-path "$package" --scratch-path .build/packages --build-tests \
  >"$package/log" 2>&1 || {
  grep -E 'error' "$package/log" | head -20 >&2
  echo "error: what is generated from random specs does not compile; seed $seed" >&2
  exit 1
}
# run FRAMEWORK-TO-LEAVE-OUT: runs the tests of the other framework.
run() {
  swift test --package-path "$package" --scratch-path .build/packages --skip-build "$1" \
    >"$package/log" 2>&1 || {
    grep -E '✘|error: ' "$package/log" | head -40
    echo "error: tests of random specs fail; seed $seed" >&2
    exit 1
  }
}
run --disable-swift-testing
grep 'Executed' "$package/log" | tail -n 1
run --disable-xctest
tail -n 1 "$package/log"

if [ "$(uname -s)" != Darwin ]; then Tests/Scripts/ios-typecheck.sh "$xctests"; fi
