#!/usr/bin/env bash
# Counts what does not vary between runs, and fails if a count is over its limit in
# Tests/Bench/budgets.txt: the instructions of validate, generate and a proof, each as a ratio to those of a
# program that does the least that the work needs, the instructions of one run and of a scroll event, the lines
# of the code that is generated for a control, the bytes of the core, and those of linked apps.
set -euo pipefail
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
status=0

# check NAME COUNT [REFERENCE]: compares COUNT, or its ratio to REFERENCE, with the limit of NAME.
check() {
  awk -v name="$1" -v count="$2" -v reference="${3:-1}" '
    $1 == name { limit = $2 }
    END {
      figure = count / reference
      if (limit == "") { print "error: budgets.txt has no limit for " name ", which is " figure; exit 1 }
      printf "%-30s %8.2f of at most %g\n", name, figure, limit
      if (figure > limit) {
        print "error: " name " is over its limit, which only a commit that says why may raise"
        exit 1
      }
    }' Tests/Bench/budgets.txt || status=1
}

Tests/Scripts/build/core.sh >/dev/null
check bytes-of-the-core "$(wc -c <.build/embedded/machine/RefreshCore.o)"

# lines PATTERN: prints the lines of the examples that match PATTERN, without checksums, which nobody
# reads, and the number of examples.
lines() {
  # shellcheck disable=SC2086 # a pattern, and two words of `wc`
  set -- $(awk 'FNR == 1 { isOn = 1 } /^.. Checksums of / { isOn = 0 } isOn' $1 | wc -l) $1
  echo "$1 $(($# - 1))"
}
# shellcheck disable=SC2046 # two numbers
{
  check lines-of-a-control $(lines 'examples/*/*.refresh.swift')
  check lines-of-its-tests $(lines 'examples/*/*.refresh.tests.swift')
}

# instructions PROGRAM ARGUMENT…: prints the instructions of a program.
instructions() {
  valgrind --tool=callgrind --callgrind-out-file="$scratch/callgrind" "$@" >"$scratch/log" 2>&1 || {
    cat "$scratch/log" >&2
    exit 1
  }
  awk '/^summary:/ { print $2 }' "$scratch/callgrind"
}
if [ "$(uname -sm)" != "Linux x86_64" ]; then
  skip "instructions are limited for Linux on x86_64, so they are not counted"
  exit $status
elif ! provide valgrind valgrind || ! provide python3 python3; then
  skip "there is no valgrind or no Python, so instructions are not counted"
  exit $status
fi

Tests/Scripts/build/static.sh
swift build -c release --product bench >/dev/null
# As in an app: the linker leaves out nothing that is public or package. A renamed file leaves its object behind.
objects=$(find Sources/RefreshCore -name '*.swift' -exec basename {} \; | sed 's|.*|.build/release/RefreshCore.build/&.o|')
# shellcheck disable=SC2086 # no file name has spaces
check text-of-the-core "$(size -A $objects | awk '$1 ~ /^\.text/ { bytes += $2 } END { print bytes }')"
tool=$PWD/.build/static/release/refreshgen
Tests/Scripts/check/app.sh >"$scratch/app"
while read -r name bytes; do check "$name" "$bytes"; done <"$scratch/app"
bench=.build/release/bench
# shellcheck disable=SC2046 # several flags
cc -O2 -Wall -o "$scratch/events" Tests/Bench/events.c \
  $(pkg-config --cflags --libs yaml-0.1 || echo -lyaml)

python3 -B Tests/Bench/corpus.py "$scratch/specs" 100
specs=$scratch/specs.list
mkdir "$scratch/out" "$scratch/copy"
validate=$(instructions "$tool" validate --strict --jobs 1 "@$specs")
generate=$(instructions "$tool" generate --jobs 1 --output "$scratch/out" --tests "$scratch/out" "@$specs")
events=$(instructions "$scratch/events" "$specs")
check validate "$validate" "$events"
check generate "$generate" "$(instructions "$scratch/events" "$specs" "$scratch/out" "$scratch/copy")"

# What an editor or a hook runs: one spec, with a preset.
printf 'refreshgen: 1\ncontrol: FeedHeader\npreset: modern-header\n' >"$scratch/one.refresh.yml"
check thousands-of-one-run "$(($(instructions "$tool" validate --jobs 1 "$scratch/one.refresh.yml") / 1000))"

# A control whose proof is not among the shipped ones.
cat >"$scratch/own.refresh.yml" <<'END'
refreshgen: 1
control: OwnHeader
preset: mjrefresh-header
style: overlay
trigger: {when: cross}
action: immediate
END
check proof "$(instructions "$tool" validate --jobs 1 "$scratch/own.refresh.yml")" "$events"

# A drag has 122 scroll events.
drags=$(($(instructions $bench generated 101) - $(instructions $bench generated 1)))
check instructions-of-a-scroll "$((drags / 12200))"
exit $status
