#!/bin/sh
# Injects 40 bugs into the half of the generator that writes controls, one at a time, and counts how many
# the generated tests detect: at least 36 have to be. The tests are those of the examples, which the
# generator without a fault has written.
#
# One generator has all faults, and makes the one that its environment names. Each fault changes some
# examples; up to three of them are compiled under names of their own, with their tests, into one
# program. VERBOSE=1 lists the faults that stay unnoticed.
set -eu
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

if [ "$(uname -s)" = Darwin ]; then
  skip "on a Mac no faults are planted in the generator: its linker takes other lists of files"
  exit 0
fi

root=$PWD
package=$root/.build/planted
tests=$package/Tests/PlantedTests
table=Sources/Tools/GeneratedFaults/generator.tsv
rm -rf "$package"
mkdir -p "$tests"
cp -RL Sources/RefreshGenerator "$package/generator"

cat >"$package/generator/IsFault.swift" <<'END'
#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

/// Whether this run makes a fault.
func isFault(_ number: Int) -> Bool {
  getenv("FAULT").map { String(cString: $0) == String(number) } ?? false
}
END

# Plants each fault at the first place of its code.
grep -v '^#' "$table" | awk -F '\t' -v folder="$package/generator/" '
  {
    file = folder $1
    gsub(/FAULT/, "isFault(" NR ")", $3)
    text = ""
    isPlanted = 0
    while ((getline line <file) > 0) {
      at = isPlanted ? 0 : index(line, $2)
      if (at > 0) line = substr(line, 1, at - 1) $3 substr(line, at + length($2))
      if (at > 0) isPlanted = 1
      text = text line "\n"
    }
    close(file)
    if (!isPlanted) { print "error: there is no " $2 " in " $1; exit 1 }
    printf "%s", text >file
    close(file)
  }'

# Only the generator is compiled again; everything else is that of the tool. A fault may need members of
# modules that its file does not import.
name=$(sed -n 's/.*"-package-name","\([^"]*\)".*/\1/p' .build/debug.yaml | head -n 1)
swiftc -wmo -swift-version 6 -parse-as-library -package-name "$name" -Onone -gnone -suppress-warnings \
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
  -module-name RefreshGenerator \
  -I .build/debug/Modules -I Sources/CYAML $(find "$package/generator" -name '*.swift') \
  .build/debug/RefreshGenerator.build/DerivedSources/embedded_resources.swift \
  -c -o "$package/generator.o"
objects=.build/debug/refreshgen.product/Objects.LinkFileList
{ grep -v '/RefreshGenerator\.build/' "$objects" && echo "$package/generator.o"; } >"$package/objects"
swiftc "@$package/objects" -o "$package/refreshgen" -Xlinker --defsym -Xlinker main=refreshgen_main

specs=$(ls examples/*/*.refresh.yml examples/apps/*/*.refresh.yml)
# generate FAULT: writes the controls of the examples to a folder of the fault.
generate() {
  # shellcheck disable=SC2086 # several files
  FAULT=$1 "$package/refreshgen" generate --quiet --no-tests --output "$package/$1" $specs
}
generate 0
count=$(grep -cv '^#' "$table")
: >"$package/planted"
number=0
while [ "$number" -lt "$count" ]; do
  number=$((number + 1))
  generate "$number"
  found=0
  for control in "$package/$number"/*.refresh.swift; do
    file=$(basename "$control")
    # The header has the hash of the rest.
    tail -n +3 "$control" >"$package/lines"
    if [ "$found" = 3 ] || tail -n +3 "$package/0/$file" | cmp -s - "$package/lines"; then continue; fi
    found=$((found + 1))
    type=$(sed -n 's/^enum \([A-Za-z0-9]*\): RefreshDesign {$/\1/p' "$control")
    # Each app has a folder of its own.
    for origin in examples/*/"${file%.swift}.tests.swift" examples/apps/*/"${file%.swift}.tests.swift"; do
      [ ! -e "$origin" ] || break
    done
    sed "s/$type/${type}Fault$number/g; /^#if canImport(SwiftUI)/,/^#endif/d; /^#if canImport(UIKit)/,/^#endif/d" \
      "$control" >"$tests/$type$number.swift"
    sed "s/$type/${type}Fault$number/g" "$origin" >"$tests/$type${number}Tests.swift"
    echo "$number ${type}Fault$number" >>"$package/planted"
  done
done

cat >"$package/Package.swift" <<END
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "planted",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "refreshgen", path: "$root")],
  targets: [
    .testTarget(
      name: "PlantedTests",
      dependencies: [
        .product(name: "RefreshRuntime", package: "refreshgen"),
        .product(name: "RefreshTesting", package: "refreshgen"),
      ]
    )
  ]
)
END
rm -rf "$package/generator"
swift build --package-path "$package" --scratch-path .build/packages --build-tests >"$package/log" 2>&1 || {
  grep -E 'error' "$package/log" | head -20
  exit 1
}
program=$root/.build/packages/debug/plantedPackageTests.xctest
"$program" --testing-library swift-testing >"$package/log" 2>&1 || true
sed -n 's/.*Suite "\([A-Za-z0-9]*\)" failed.*/\1/p' "$package/log" >"$package/failed"

noticed=$(awk '
  FNR == NR { failed[$1] = 1; next }
  $2 in failed { noticed[$1] = 1 }
  END { for (number in noticed) count++; print count + 0 }
' "$package/failed" "$package/planted")
echo "$noticed of $count faults in the generator turned a generated test red"
if [ -n "${VERBOSE:-}" ] || [ "$noticed" -lt 36 ]; then
  awk -F '\t' '
    FILENAME == ARGV[1] { failed[$1] = 1; next }
    FILENAME == ARGV[2] { split($0, parts, " "); if (parts[2] in failed) noticed[parts[1]] = 1; next }
    !/^#/ { number++; if (!(number in noticed)) print "unnoticed " number ": " $1 ": " $3 }
  ' "$package/failed" "$package/planted" "$table"
fi
[ "$noticed" -ge 36 ] || {
  echo "error: fewer than 36 of 40 faults were noticed" >&2
  exit 1
}
