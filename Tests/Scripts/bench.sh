#!/usr/bin/env bash
# Measures the tool by references in C and by tools of its kind, and prints a table. Fails where a
# figure misses its target. Arguments go to the benchmark itself: bench.sh [--specs COUNT] [--only SECTION,…].
set -euo pipefail
cd "$(dirname "$0")/../.."
. Tests/Scripts/tools.sh

provide cc gcc
out=$PWD/.build/bench
tool=$PWD/.build/static/release/refreshgen
mkdir -p "$out/references"
Tests/Scripts/static-build.sh
swift build -c release --product bench >/dev/null
bin=$PWD/.build/release

flags=$(pkg-config --cflags --libs yaml-0.1 2>/dev/null || echo -lyaml)
for source in Sources/Tools/Benchmarks/References/*.c; do
  # shellcheck disable=SC2086 # several flags
  cc -O2 -Wall -o "$out/references/$(basename "$source" .c)" "$source" $flags
done

# Other tools come from PyPI, where that can be reached.
python=()
if Tests/Scripts/python-tools.sh peers PyYAML==6.0.3 jsonschema==4.26.0 'regress>=0.4.0' \
  yamllint==1.38.0; then
  python=(--python "$PWD/.build/peers")
elif [ $? != 75 ]; then
  exit 1
fi

# Files are written in memory where 4 GB are free, see Laboratory.scratch.
parent=$out
if [ "$(df -k /dev/shm 2>/dev/null | awk 'NR == 2 { print $4 }')" -gt 4000000 ] 2>/dev/null; then
  parent=/dev/shm
fi
scratch=$(mktemp -d "$parent/refreshgen-bench.XXXXXX")
trap 'rm -rf "$scratch"' EXIT
trap 'exit 1' HUP INT TERM

"$tool" schema >"$scratch/schema.json"

"$bin/bench" --tool "$tool" --references "$out/references" --scratch "$scratch" \
  --package "$PWD" --modules "$bin/Modules" --plot "$out/growth.svg" \
  ${python[@]+"${python[@]}"} "$@" | tee "$out/table.txt" || status=$?
# Parts of the benchmark are chosen by arguments.
if [ $# = 0 ]; then Tests/Scripts/browser.sh frames "$tool" | tee -a "$out/table.txt" || status=$?; fi
echo "how time grows: $out/growth.svg; this table: $out/table.txt"
exit "${status:-0}"
