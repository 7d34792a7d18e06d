#!/bin/sh
# Injects edits by hand into generated controls, one at a time, and counts how many of them the generated
# tests detect: all have to be, by a failure that names the key.
#
# All edits are compiled into one program, which makes the one that its environment names: compiling
# each on its own would take hours.
set -eu
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

root=$PWD
package=$root/.build/mutation
tests=$package/Tests/MutationTests
rm -rf "$tests"
mkdir -p "$tests"
cp Sources/Tools/GeneratedFaults/*.swift "$tests"
cat >"$package/Package.swift" <<EOF
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "mutation",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "refreshgen", path: "$root")],
  targets: [
    .testTarget(
      name: "MutationTests",
      dependencies: [
        .product(name: "RefreshRuntime", package: "refreshgen"),
        .product(name: "RefreshTesting", package: "refreshgen"),
      ]
    )
  ]
)
EOF

# Each control stays as it is under another name; one that stands in for it makes the edit.
names=
for control in examples/controls/*.refresh.swift examples/presets/*.refresh.swift; do
  name=$(sed -n 's/^enum \([A-Za-z]*\): RefreshDesign {$/\1/p' "$control")
  names="$names $name"
  sed "s/^enum $name: /enum ${name}AsGenerated: /" "$control" |
    sed '/^#if canImport(SwiftUI)/,/^#endif/d; /^#if canImport(UIKit)/,/^#endif/d' \
      >"$tests/$name.swift"
  cp "${control%.swift}.tests.swift" "$tests/${name}Tests.swift"
  cat >>"$tests/$name.swift" <<EOF

enum $name: RefreshDesign {
  static let behavior = Mutant.behavior(${name}AsGenerated.self)
  static func appearance(in state: RefreshState) -> RefreshAppearance {
    Mutant.look(${name}AsGenerated.self, state)
  }
  private static let traits = Mutant.traits(${name}AsGenerated.self)
  static var curve: RefreshCurve { traits.curve }
  static var alpha: RefreshAlpha { traits.alpha }
  static var haptics: RefreshHaptics { traits.haptics }
  static var reducedMotion: RefreshReducedMotion { traits.reducedMotion }
  static var arrowDuration: Double { traits.arrowDuration }
  static var changeDuration: Double { traits.changeDuration }
  static var retractCurve: RefreshCurve { traits.retractCurve }
  static var surface: RefreshSurface { traits.surface }
  static var layout: RefreshLayout { traits.layout }
  static var lastUpdated: RefreshLastUpdated? { traits.lastUpdated }
  static var accessibilityLabel: String? { traits.accessibilityLabel }
  static var announcedStates: [RefreshState] { traits.announcedStates }
  static var stringTable: String? { traits.stringTable }
}
EOF
done
{
  echo 'import RefreshRuntime'
  echo 'import Testing'
  echo
  echo '@Test func edits() {'
  echo '  print("COUNT \(Mutation.all.count) NAME \(Mutant.mutation?.name ?? "none") KEY \(Mutant.mutation?.key ?? "none")")'
  for name in $names; do
    echo "  if Mutant.changes(${name}AsGenerated.self) { print(\"EDITED $name\") }"
  done
  echo '}'
} >"$tests/EditsTests.swift"

swift build --package-path "$package" --scratch-path .build/packages --build-tests >"$package/log" 2>&1 || {
  cat "$package/log"
  exit 1
}
program=$root/.build/packages/debug/mutationPackageTests.xctest
[ ! -d "$program" ] || program="$program/Contents/MacOS/mutationPackageTests"

# Without an edit all tests pass, or nothing that follows means anything.
"$program" --testing-library swift-testing >"$package/log" 2>&1 || {
  grep -E '✘|error' "$package/log" | head -20
  exit 1
}
count=$(sed -n 's/^COUNT \([0-9]*\) .*/\1/p' "$package/log")

results=$package/results
: >"$results"
number=0
while [ "$number" -lt "$count" ]; do
  # Seconds of the processor, not of the clock: how busy the machine is must not matter.
  (
    ulimit -t 60
    MUTATION=$number "$program" --testing-library swift-testing >"$package/log" 2>&1
  ) || true
  # A program that breaks down or runs forever has noticed the edit in every control, if it has named the key.
  awk '
    /^COUNT/ { key = $NF; sub(/.* NAME /, ""); sub(/ KEY .*/, ""); edit = $0 }
    /^EDITED/ { edited[$2] = 1 }
    /Suite "[A-Za-z]*" passed/ {
      match($0, /Suite "[A-Za-z]*"/)
      passed[substr($0, RSTART + 7, RLENGTH - 8)] = 1
    }
    index($0, key ": expected ") || match($0, key " in [a-zA-Z]+: expected ") { isNamed = 1 }
    END {
      for (name in edited) print (!(name in passed) && isNamed ? "noticed" : "missed") "\t" edit "\t" name
    }
  ' "$package/log" >>"$results"
  number=$((number + 1))
done

missed=$(grep -c '^missed' "$results" || true)
all=$(wc -l <"$results")
echo "$((all - missed)) of $all edits of $(echo "$names" | wc -w) controls were noticed"
if [ "$missed" != 0 ]; then
  grep '^missed' "$results" | cut -f 2,3 >&2
  echo "error: the tests do not notice these edits, or do not name their keys" >&2
  exit 1
fi
