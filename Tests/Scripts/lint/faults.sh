#!/bin/sh
# Checks the table of faults that `make bugs` injects: the code that each replaces is there, and so is
# the suite that has to notice it. Moved code fails here, in a second, instead of late in `make check`.
set -eu
cd "$(dirname "$0")/../../.."

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cp -R Sources/RefreshCore Sources/RefreshRuntime "$scratch/"
awk -v FOLDER="$scratch/RefreshCore $scratch/RefreshRuntime" -f Tests/iOS/Faults/compile-in.awk \
  Tests/iOS/Faults/adapter.faults >"$scratch/faults"

status=0
for suite in $(cut -d '|' -f 2 "$scratch/faults" | sort -u); do
  if ! grep -rqE "^(final )?(struct|class|enum|extension) $suite\b" Tests/iOS/Tests/AdapterTests; then
    echo "error: Tests/iOS/Faults/adapter.faults names no suite of the adapter: $suite" >&2
    status=1
  fi
done
[ $status = 0 ] && echo "$(wc -l <"$scratch/faults") faults of the adapter have code and a suite"
exit $status
