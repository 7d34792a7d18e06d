#!/bin/sh
# Writes controls at random for one module, generates from them, compiles the module with its tests
# and runs them: random-module.sh FRAMEWORK SEED COUNT FOLDER. random.sh runs this for many
# modules, after it has built in FOLDER/.. what they share.
#
# FRAMEWORK is xctest, or else testing, whose macros take the compiler several times as long.
# Debug information and LLVM's checks of itself take 40% of the compiler's time, and say nothing
# about our code.
#
# No expression may be hard to type-check. What counts are the steps of the compiler's solver, which
# are the same on every machine; the slowest expressions of the examples take about 2,500 of them and
# 40 ms. How long the compiler takes is measured by `make bench`.
set -eu
framework=$1
seed=$2
count=$3
folder=$4
shared=${folder%/*}
rm -rf "$folder"
mkdir -p "$folder"

# fail REASON
fail() {
  echo "error: $1; run Tests/Scripts/check/random.sh $count $seed" >&2
  exit 1
}

"$RANDOM_BIN/random-specs" "$seed" "$count" "$folder/specs" 25 >"$folder/log" || {
  cat "$folder/log" >&2
  fail "no specs"
}

# What an app chooses for its module.
case $((seed % 4)) in
0) options="" mode="-swift-version 6" ;;
1) options="--target uikit --target swiftui --target objc" mode="-swift-version 5" ;;
2) options="--access package" mode="-swift-version 6 -enable-upcoming-feature InternalImportsByDefault" ;;
*) options="--nonisolated --access public --target swiftui --target objc" mode="-swift-version 6 -default-isolation MainActor" ;;
esac

cat >"$folder/refreshgen.yml" <<PROJECT
refreshgen: 1
specs: ["specs/*.yml"]
bundle: Resources.bundle
PROJECT

# What is odd about random specs is no matter here; that they are valid is.
# shellcheck disable=SC2086 # several options
"$RANDOM_BIN/refreshgen" generate --quiet --jobs 1 --project "$folder/refreshgen.yml" \
  --format "json:$folder/findings.json" $options --module RandomControls \
  --test-framework "$framework" --output "$folder/controls" --tests "$folder/tests" \
  "$folder"/specs/*.yml || fail "random specs that validate are not generated"

if [ "$framework" = xctest ]; then
  # Lists the tests: on Linux, XCTest does not find them by itself.
  awk '
    /^final class .*: XCTestCase [{]$/ { name = substr($3, 1, length($3) - 1); list[++count] = name }
    /^  func test[A-Z]/ {
      split($2, parts, "(")
      call = (/ throws / ? "try " : "") "await $0." parts[1] "()"
      tests[count] = tests[count] "    (\"" parts[1] "\", { " call " }),\n"
    }
    END {
      print "@MainActor private func all() -> [XCTestCaseEntry] {\n  var all: [XCTestCaseEntry] = []"
      for (i = 1; i <= count; i++) print "  all.append(suite(" list[i] ".self, [\n" tests[i] "  ]))"
      print "  return all\n}\n"
    }' "$folder"/tests/*.swift >"$folder/list.swift"
  cat >>"$folder/list.swift" <<'SWIFT'
import XCTest

@main enum Main {
  static func main() { XCTMain(all()) }
}

private func suite<Case: XCTestCase>(
  _: Case.Type,
  _ tests: [(String, @MainActor (Case) async throws -> Void)]
) -> XCTestCaseEntry {
  let entries = tests.map { name, test in
    let run = asyncTest { (testCase: Case) in
      nonisolated(unsafe) let testCase = testCase
      return { try await test(testCase) }
    }
    return (name, run)
  }
  return testCase(entries)
}
SWIFT
else
  cat >"$folder/list.swift" <<'SWIFT'
import Testing

@main enum Main {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
SWIFT
fi

# compile ARGUMENT…
compile() {
  swiftc -wmo -parse-as-library -package-name random -Onone -gnone -warnings-as-errors \
    -Xfrontend -disable-llvm-verify -Xfrontend -solver-scope-threshold=4000 \
    -I "$shared/library" -I "$folder" "$@" >"$folder/log" 2>&1 || {
    grep -E '(error|warning): ' "$folder/log" | head -n 20 >&2
    fail "what is generated from random specs does not compile"
  }
}

# shellcheck disable=SC2086 # several options
compile $mode -enable-testing -module-name RandomControls "$folder"/controls/*.swift \
  -emit-module -emit-module-path "$folder/RandomControls.swiftmodule" -c -o "$folder/controls.o"
compile -swift-version 6 -module-name RandomTests "$folder"/tests/*.swift "$folder/list.swift" \
  "$folder/controls.o" "$shared"/library/*.o -lm -o "$folder/run"

"$folder/run" >"$folder/log" 2>&1 || {
  grep -E '✘|error: ' "$folder/log" | head -n 40 >&2
  fail "tests of random specs fail"
}
rm -f "$folder/run" "$folder/controls.o"
if [ "$framework" = xctest ]; then
  tests=$(sed -n 's/.*Executed \([0-9]*\) tests, with 0 failures.*/\1/p' "$folder/log" | tail -n 1)
else
  tests=$(sed -n 's/.*Test run with \([0-9]*\) tests.* passed.*/\1/p' "$folder/log")
fi
[ "${tests:-0}" -ge "$count" ] || fail "only ${tests:-0} tests of $count controls ran"
echo "$count controls with $tests tests of $framework pass; seed $seed"
