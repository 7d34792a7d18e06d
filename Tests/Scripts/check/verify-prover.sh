#!/bin/sh
# Checks the prover against SPIN, an independent model checker, on a header and a footer: the tool
# `promela` exports the state machine, and SPIN explores the machine in the surroundings of
# Sources/Tools/Promela/surroundings.pml. SPIN has to find the phases and the phase changes that the
# prover finds, no violated invariant, no state in which a control is stuck, and no livelock. SPIN also
# has to detect the faults of faulty machines, which are exported as well.
set -eu
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

provide spin spin spin || { skip "SPIN cannot be installed, so the prover is not compared with it"; exit 0; }
provide cc gcc || exit 1
# SPIN's own preprocessor call names gcc, which a Mac has under this name as well.
folder=$PWD/.build/promela
promela=${PROMELA:-.build/debug/promela}

# explore DIR SEARCH…: leaves what SPIN finds in the logs of a folder with an export; the search
# `safety` finds violated assertions and states without a next one, `progress` finds livelocks.
explore() (
  cp Sources/Tools/Promela/surroundings.pml "$1"
  cd "$1"
  shift
  spin -a surroundings.pml >spin.log
  for search in "$@"; do
    flags='-DSAFETY' option=
    if [ "$search" = progress ]; then flags='-DNP -DNOSTUTTER' option=-l; fi
    # shellcheck disable=SC2086 # several flags
    cc -O1 -w -DNOREDUCE $flags -o "$search" pan.c
    ./"$search" $option -m4000000 -w24 >"$search.log"
  done
)

# complete LOG: the search was not cut off.
complete() {
  ! grep -qE 'max search depth too small|Search not completed|out of memory' "$1"
}

# agrees DIR SEARCH…: SPIN finds what the prover finds, and no fault.
agrees() {
  agreed=$1
  shift
  for search in "$@"; do
    complete "$agreed/$search.log" && grep -q 'errors: 0' "$agreed/$search.log" || return 1
    grep -E '^(phase|change) ' "$agreed/$search.log" | sort >"$agreed/found"
    sort "$agreed/results" | diff - "$agreed/found" >"$agreed/differences" || return 1
  done
}

for preset in modern-header mjrefresh-auto-footer; do
  faults='stuck endless twice forgetful'
  [ $preset = modern-header ] || faults=inexhaustible
  out=$folder/$preset
  rm -rf "$out"
  # shellcheck disable=SC2086 # several faults
  states=$("$promela" $preset "$out" $faults)
  explore "$out" safety progress
  agrees "$out" safety progress || {
    grep -hE '^pan:' "$out"/*.log >&2 || true
    cat "$out/differences" >&2 || true
    echo "error: SPIN and the prover disagree about $preset; see $out" >&2
    exit 1
  }
  echo "$states: SPIN and the prover agree on $(grep -c '^phase' "$out/found") phases and" \
    "$(grep -c '^change' "$out/found") phase changes; no violation, no livelock in" \
    "$(sed -n 's/^ *\([0-9.e+]*\) states, stored.*/\1/p' "$out/safety.log" | head -n 1) states"
done

# noticed PRESET FAULT SEARCH REASON FILE PATTERN: a search reports REASON for an export with FAULT.
noticed() {
  out=$folder/$1/$2
  explore "$out" "$3"
  if agrees "$out" "$3"; then
    echo "error: SPIN did not notice the fault '$2' of $1" >&2
    exit 1
  fi
  if ! grep -q "$6" "$out/$5"; then
    echo "error: SPIN noticed the fault '$2' of $1, but not as $4; see $out" >&2
    exit 1
  fi
  echo "noticed as $4: the fault '$2' of $1"
}

noticed modern-header stuck safety 'a stuck control' safety.log 'invalid end state'
noticed modern-header endless progress 'a livelock' progress.log 'non-progress cycle'
noticed modern-header twice safety 'a violated invariant' safety.log 'assertion violated'
noticed modern-header forgetful safety 'a missing phase change' differences '< change idle pending'
noticed mjrefresh-auto-footer inexhaustible safety 'a violated invariant' safety.log 'assertion violated'
