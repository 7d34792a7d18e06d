#!/usr/bin/env bash
# Runs targets of the Makefile one after the other, up to the first that fails, and prints at the end
# what was skipped and how long each target took: run-parts.sh NAME TARGET…
#
# The last line counts: tests of Swift Testing and XCTest one by one, and each target without such
# tests as one.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Tests/Scripts/tools.sh

name=$1
shift
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
trap 'exit 130' HUP INT TERM

# count LOG STATUS: the numbers of tests in the output of a target that passed and that failed.
count() {
  awk -v status="$2" '
    # What `make fresh` ran elsewhere is indented, and counts as one.
    /^[|] / { next }
    /^[0-9]+ passed, [0-9]+ failed$/ { sum = 1; summed += $1 + $3; lost += $3 }
    match($0, /Test run with [0-9]+ tests?/) {
      split(substr($0, RSTART, RLENGTH), words, " ")
      all += words[4]
    }
    /^✘ Test .* failed after / && !/Test run with/ { failed++ }
    match($0, /Executed [0-9]+ tests?, with [0-9]+ fail/) {
      split(substr($0, RSTART, RLENGTH), words, " ")
      # Its own suites come before the line that sums them up.
      executed = words[2]
      broken = words[5]
    }
    END {
      all += executed
      failed += broken
      # The sums of other runs of this script include what those runs printed before.
      if (sum) { all = summed; failed = lost }
      if (status != 0 && failed == 0) { failed = 1; if (all == 0) all = 1 }
      if (all == 0) all = 1
      print all - failed, failed
    }
  ' "$1"
}

passed=0
failed=0
total=0
: >"$scratch/table"
: >"$scratch/skipped"
for target in "$@"; do
  echo "--- $name: $target"
  start=$(date +%s)
  status=0
  make --no-print-directory "$target" 2>&1 | tee "$scratch/log" || status=$?
  seconds=$(($(date +%s) - start))
  total=$((total + seconds))
  printf '%-14s %6d s\n' "$target" "$seconds" >>"$scratch/table"
  grep -h '^SKIPPED: ' "$scratch/log" >>"$scratch/skipped" || true
  read -r more bad < <(count "$scratch/log" "$status")
  passed=$((passed + more))
  failed=$((failed + bad))
  [ "$status" = 0 ] || break
done

echo "--- $name: times"
cat "$scratch/table"
printf '%-14s %6d s\n' "in all" "$total"
sort -u "$scratch/skipped"
[ "$failed" = 0 ] || echo "error: 'make $target' failed" >&2
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
