#!/usr/bin/env bash
# Counts what can be counted without noise, and fails if a count is over its budget in
# Sources/Tools/Benchmarks/budgets.txt: the instructions of validate, generate, a proof and a drag,
# the sizes of the tool and of the core as WebAssembly, and the lines and bytes of the code that is
# generated for a control.
# With RECORD=1, the script writes new budgets, with some room above the counts.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Tests/Scripts/tools.sh

budgets=Sources/Tools/Benchmarks/budgets.txt
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
counts=$scratch/counts
: >"$counts"

count() {
  echo "$1 $2" >>"$counts"
}

Tests/Scripts/static-build.sh
tool=$PWD/.build/static/release/refreshgen
count tool-bytes "$(wc -c <"$tool" | tr -d ' ')"

Tests/Scripts/embedded-core.sh >/dev/null
count core-wasm-bytes "$(wc -c <.build/embedded/RefreshCore.o | tr -d ' ')"

controls=(examples/*/*.refresh.swift)
tests=(examples/*/*.refresh.tests.swift)
count lines-of-a-control $(($(cat "${controls[@]}" | wc -l) / ${#controls[@]}))
count bytes-of-a-control $(($(cat "${controls[@]}" | wc -c) / ${#controls[@]}))
count lines-of-its-tests $(($(cat "${tests[@]}" | wc -l) / ${#tests[@]}))
count bytes-of-its-tests $(($(cat "${tests[@]}" | wc -c) / ${#tests[@]}))

# Prints the instructions of a program on one thread: instructions PROGRAM ARGUMENT…
instructions() {
  valgrind --tool=callgrind --callgrind-out-file="$scratch/callgrind" "$@" >"$scratch/log" 2>&1 || {
    cat "$scratch/log" >&2
    exit 1
  }
  awk '/^summary:/ { print $2 }' "$scratch/callgrind"
}
# Counts the instructions of a program: count_instructions NAME PROGRAM ARGUMENT…
count_instructions() {
  local number
  number=$(instructions "${@:2}")
  count "$1" "$number"
}
if [ "$(uname -sm)" != "Linux x86_64" ]; then
  skip "instructions are budgeted for Linux on x86_64, so they are not counted"
elif ! provide valgrind valgrind; then
  skip "there is no valgrind, so instructions are not counted"
else
  # The examples, each under many names.
  mkdir "$scratch/specs" "$scratch/out"
  for copy in 1 2 3 4 5; do
    for spec in examples/*/*.refresh.yml; do
      name=$(basename "$spec" .refresh.yml)
      sed "s/^control: \(.*\)/control: \1N$copy/" "$spec" >"$scratch/specs/$name-$copy.refresh.yml"
    done
  done
  specs=("$scratch"/specs/*.yml)
  count_instructions instructions-of-validate "$tool" validate --quiet --jobs 1 "${specs[@]}"
  count_instructions instructions-of-generate "$tool" generate --quiet --jobs 1 \
    --output "$scratch/out" "${specs[@]}"

  # A control whose proof is not among the shipped ones.
  cat >"$scratch/proven.refresh.yml" <<'END'
refreshgen: 1
control: ProvenHeader
preset: mjrefresh-header
style: overlay
trigger: {when: cross}
action: immediate
END
  count_instructions instructions-of-a-proof "$tool" validate --quiet "$scratch/proven.refresh.yml"

  swift build -c release --product bench >/dev/null
  one=$(instructions .build/release/bench --drags 1)
  many=$(instructions .build/release/bench --drags 1001)
  count instructions-of-a-drag $(((many - one) / 1000))
fi

if [ "${RECORD:-}" = 1 ]; then
  {
    echo "# The upper limits of counts; 'make budgets RECORD=1' sets them 2% above the current counts."
    awk '{ printf "%s %d\n", $1, $2 * 1.02 }' "$counts"
  } >"$budgets"
fi
status=0
while read -r name value; do
  budget=$(awk -v name="$name" '$1 == name { print $2 }' "$budgets")
  if [ -z "$budget" ]; then
    echo "error: $budgets has no budget for $name, which is $value" >&2
    status=1
  elif [ "$value" -gt "$budget" ]; then
    echo "error: $name is $value, over its budget of $budget; where that is worth it," \
      "'make budgets RECORD=1' raises the budgets" >&2
    status=1
  else
    printf '%-26s %12d of %12d\n' "$name" "$value" "$budget"
  fi
done <"$counts"
exit $status
