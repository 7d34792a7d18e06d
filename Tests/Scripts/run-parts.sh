#!/usr/bin/env bash
# Runs targets of the Makefile, also after one that failed, and prints at the end what was skipped and
# how long each target took: run-parts.sh NAME TARGET…
#
# With LANES=2, two targets run at a time, since most builds wait for one long compilation; the output
# of each then comes when it has ended. The last line counts: tests of Swift Testing and XCTest one by
# one, and each target without such tests as one.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Tests/Scripts/tools.sh

name=$1
shift
scratch=$(mktemp -d)
lanes=()
# finish: ends the lanes with all that they started; each is a process group of its own.
finish() {
  for lane in ${lanes[@]+"${lanes[@]}"}; do kill -TERM -- "-$lane" 2>/dev/null || true; done
  rm -rf "$scratch"
}
trap finish EXIT
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

# run TARGET: leaves its log, its exit code, its seconds and those of processors in the scratch folder.
run() {
  local log=$scratch/$1.log status=0 start TIMEFORMAT='%U %S'
  start=$(date +%s)
  if [ "${LANES:-1}" = 1 ]; then
    echo "--- $name: $1"
    { time make --no-print-directory "$1" 2>&1 | tee "$log"; } 2>"$scratch/$1.processors" || status=$?
  else
    echo "--- $name: $1 begins"
    { time make --no-print-directory "$1" >"$log" 2>&1; } 2>"$scratch/$1.processors" || status=$?
    # One lane prints at a time.
    until mkdir "$scratch/printing" 2>/dev/null; do sleep 1; done
    echo "--- $name: $1"
    cat "$log"
    rmdir "$scratch/printing"
  fi
  echo "$(($(date +%s) - start)) $status" >"$scratch/$1.result"
}

# lane TARGET…: runs those of the targets that no other lane took.
lane() {
  for target in "$@"; do
    if mkdir "$scratch/$target.taken" 2>/dev/null; then run "$target"; fi
  done
}

start=$(date +%s)
if [ "${LANES:-1}" = 1 ]; then
  lane "$@"
else
  # Process groups of their own, which a signal to this script does not reach, but `finish` does.
  set -m
  for ((count = 0; count < LANES; count++)); do
    (lane "$@") &
    lanes+=($!)
  done
  set +m
  wait
fi

echo "--- $name: times"
passed=0
failed=0
all=0
for target in "$@"; do
  # What has no result was in a lane that was ended.
  if [ ! -e "$scratch/$target.result" ]; then
    echo "error: 'make $target' has no result" >&2
    failed=$((failed + 1))
    continue
  fi
  read -r seconds status <"$scratch/$target.result"
  processors=$(awk '{ print $1 + $2 }' "$scratch/$target.processors")
  printf '%-14s %6d s %6.0f s of processor time\n' "$target" "$seconds" "$processors"
  all=$(echo "$all $processors" | awk '{ print $1 + $2 }')
  read -r more bad < <(count "$scratch/$target.log" "$status")
  passed=$((passed + more))
  failed=$((failed + bad))
done
printf '%-14s %6d s %6.0f s of processor time\n' "in all" "$(($(date +%s) - start))" "$all"
cat "$scratch"/*.log | grep -E '^SKIPPED: |^➜ .* skipped: ' | sort -u || true
for target in "$@"; do
  [ ! -e "$scratch/$target.result" ] || read -r _ status <"$scratch/$target.result"
  [ "${status:-0}" = 0 ] || { echo "error: 'make $target${SIZE:+ SIZE=$SIZE}${SEED:+ SEED=$SEED}' failed" >&2; status=0; }
done
# A log may be cut where it is kept: what failed is said again where nobody has to search for it.
cat "$scratch"/*.log | grep -E '^✘ Test .* recorded an issue|^[^ ]+: error: ' | cut -c 1-400 | sort -u |
  head -n 20 || true
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
