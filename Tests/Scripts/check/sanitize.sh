#!/bin/sh
# Runs all tests with AddressSanitizer, and the parallel commands with ThreadSanitizer. Swift has no
# UndefinedBehaviorSanitizer on Linux; `make fuzz` builds libyaml, the only C code, with it.
set -eu
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

# sanitized SANITIZER OPTION…: builds with a sanitizer.
sanitized() {
  sanitizer=$1
  shift
  log=.build/sanitize-$sanitizer.log
  mkdir -p .build
  # Without optimization, the tests take hours with a sanitizer.
  set -- -c release -Xswiftc -enable-testing --sanitize "$sanitizer" \
    --scratch-path ".build/$sanitizer" "$@"
  swift build "$@" >"$log" 2>&1 || { tail -40 "$log" >&2; exit 1; }
  swift build "$@" --show-bin-path
}

# Searches take long with a sanitizer, which also needs more memory than the tests of bounds allow. Swift's
# runtime keeps metadata until the end, which is no leak of ours. The tests run this build of the tool.
folder=$(sanitized address --build-tests)
log=.build/sanitize-tests.log
ASAN_OPTIONS=detect_leaks=0:halt_on_error=1 "$folder/refreshgenPackageTests.xctest" \
  --testing-library swift-testing --skip "$SEARCHES|BoundTests" >"$log" 2>&1 || {
  grep -E '✘|ERROR: AddressSanitizer' "$log" | head -20 >&2
  echo "error: tests fail with AddressSanitizer; see $log" >&2
  exit 1
}
tail -1 "$log"
echo "all tests pass with AddressSanitizer"

folder=$(sanitized thread --product refreshgen)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -R examples "$work"
count=0
while [ $count -lt 60 ]; do
  sed "s/^control: .*/control: Control$count/" examples/controls/feed.refresh.yml >"$work/$count.refresh.yml"
  count=$((count + 1))
done
export TSAN_OPTIONS=halt_on_error=1:exitcode=66
(
  cd "$work"
  refreshgen="$folder/refreshgen"
  "$refreshgen" validate --jobs 8 ./*.refresh.yml >/dev/null
  "$refreshgen" generate --jobs 8 --quiet --output new ./*.refresh.yml
  # Two runs at once, in one folder, with outputs that are up to date and others that are not.
  "$refreshgen" generate --jobs 8 --quiet --output new ./*.refresh.yml &
  first=$!
  "$refreshgen" generate --jobs 8 --quiet --output new ./[1-3]*.refresh.yml
  wait $first
  "$refreshgen" generate --jobs 8 --quiet --check --output new ./*.refresh.yml
)
echo "parallel runs pass with ThreadSanitizer"
