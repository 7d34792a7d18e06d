#!/bin/sh
# Writes specs at random over the whole language, generates from them, compiles everything together
# with no expression and no function that takes the compiler longer than 50 ms, and runs the generated
# tests: random-specs.sh [COUNT [SEED]].
set -eu
cd "$(dirname "$0")/../.."

count=${1:-100}
seed=${2:-1}
root=$PWD
package=$root/.build/random
tests=$package/Tests/RandomTests
build="swift build -c release -Xswiftc -enable-testing"
$build --product refreshgen >/dev/null
$build --product random-specs >/dev/null
bin=$($build --show-bin-path)

rm -rf "$package/specs" "$tests"
mkdir -p "$package/specs" "$tests"
"$bin/random-specs" "$seed" "$count" "$package/specs"
# What a process of the compiler does only once, such as starting the macros' program, counts for the
# first functions that need it. Those of this control stand before all others, and are not looked at.
printf 'refreshgen: 1\ncontrol: First\npreset: ego\n' >"$package/specs/0.refresh.yml"
# What is odd about random specs is no matter here; that they are valid is.
"$bin/refreshgen" generate --quiet --format "json:$package/findings.json" --output "$tests" \
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
          "-Xfrontend", "-warn-long-expression-type-checking=50",
          "-Xfrontend", "-warn-long-function-bodies=50",
        ])
      ]
    )
  ]
)
EOF
build_tests() {
  swift build --package-path "$package" --build-tests "$@" >"$package/log" 2>&1 || {
    grep -E 'error' "$package/log" | head -20
    exit 1
  }
}
# How long the runtime takes alone is what the time of generated code is measured by.
rm -rf "$package/.build"
start=$(date +%s)
swift build --package-path "$package" --target RefreshRuntime >"$package/log" 2>&1
runtime=$(date +%s)
build_tests
generated=$(date +%s)
# What 1,000 lines take: rate NAME LINES SECONDS.
rate() {
  awk "BEGIN { printf \"%s: %d lines in %d s, %.1f s per 1,000\n\", \"$1\", $2, $3, 1000 * $3 / $2 }"
}
rate "generated code" "$(cat "$tests"/*.swift | wc -l)" $((generated - runtime))
own=$(find Sources/RefreshCore Sources/RefreshRuntime -name '*.swift' -exec cat {} + | wc -l)
rate "the runtime itself" "$own" $((runtime - start))

if grep 'warning:' "$package/log" | grep -v 'to type-check (limit' | head -20 | grep .; then
  echo "error: generated code has warnings" >&2
  exit 1
fi
# The compiler's clock runs on while other work has the processor, so what took long gets a second
# and a third chance, in one process; what really takes long takes as long again.
slow_places() {
  grep '^/.*warning:.*to type-check (limit' "$package/log" | grep -v '/0\.refresh\.'
}
attempt=1
while slow_places | cut -d : -f 1 | sort -u >"$package/slow"
  [ -s "$package/slow" ]; do
  if [ $attempt = 3 ]; then
    slow_places | sort -u | head -20
    echo "error: generated code takes the compiler too long" >&2
    exit 1
  fi
  attempt=$((attempt + 1))
  xargs touch "$tests"/0.refresh*.swift <"$package/slow"
  build_tests -j 1
done
if ! swift test --package-path "$package" --skip-build --disable-xctest >"$package/log" 2>&1; then
  grep -E '✘' "$package/log" | head -40
  echo "error: tests of random specs fail; seed $seed" >&2
  exit 1
fi
tail -n 1 "$package/log"
