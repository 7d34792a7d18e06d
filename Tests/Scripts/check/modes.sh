#!/bin/sh
# Compiles what is generated from the examples in every mode that apps use, without a warning, and
# runs the tests once more as XCTest.
set -eu
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

root=$PWD
refreshgen=$root/.build/debug/refreshgen
modules=$root/.build/debug/Modules
out=$root/.build/modes
rm -rf "$out"
mkdir -p "$out"
specs=$(ls examples/*/*.refresh.yml)

# modes NAME ACCESS-AND-ISOLATION COMPILER-OPTIONS…: type-checks all controls as one module.
mode() {
  name=$1
  options=$2
  shift 2
  # The words of the options are meant to be split.
  # shellcheck disable=SC2086
  "$refreshgen" generate --quiet --no-tests $options --output "$out/$name" $specs
  if ! swiftc -typecheck -module-name Modes -warnings-as-errors -I "$modules" "$@" \
    "$out/$name"/*.swift >"$out/log" 2>&1; then
    cat "$out/log"
    echo "error: generated controls don't compile in the mode '$name'" >&2
    exit 1
  fi
  echo "compiles: $name"
}

mode swift5 "" -swift-version 5
mode swift5-complete "" -swift-version 5 -strict-concurrency=complete
mode swift6 "" -swift-version 6
mode swift6-public "--access public" -swift-version 6 \
  -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature ExistentialAny \
  -enable-upcoming-feature MemberImportVisibility
mode swift6-package "--access package" -swift-version 6 -package-name modes \
  -enable-upcoming-feature InternalImportsByDefault
mode main-actor "" -swift-version 6 -default-isolation MainActor \
  -enable-upcoming-feature InferIsolatedConformances
mode main-actor-nonisolated "--nonisolated --access public" -swift-version 6 \
  -default-isolation MainActor

package=$out/xctest
mkdir -p "$package/Tests/ModeTests"
cat >"$package/Package.swift" <<EOF
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "modes",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "refreshgen", path: "$root")],
  targets: [
    .testTarget(
      name: "ModeTests",
      dependencies: [
        .product(name: "RefreshRuntime", package: "refreshgen"),
        .product(name: "RefreshTesting", package: "refreshgen"),
      ],
      swiftSettings: [.unsafeFlags(["-warnings-as-errors"])]
    )
  ]
)
EOF
# shellcheck disable=SC2086
"$refreshgen" generate --quiet --test-framework xctest --output "$package/Tests/ModeTests" --tests "$package/Tests/ModeTests" $specs
rm -f "$package"/Tests/ModeTests/*.xcstrings
swift format lint --strict --recursive "$package/Tests"
swift test --package-path "$package" --scratch-path .build/packages --disable-swift-testing >"$out/log" 2>&1 || {
  grep -E 'error' "$out/log" | head -20
  exit 1
}
grep -E 'Executed [0-9]+ tests' "$out/log" | tail -n 1
