#!/bin/sh
# Checks the table of bugs that `make bugs` plants: the code that each replaces is there, and so is the suite
# that has to notice it. Moved code fails here, in a second, instead of late in `make check`.
set -eu
cd "$(dirname "$0")/../../.."

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cp -R Sources examples "$scratch/"
awk -v FOLDER="$scratch" -f Tests/Bugs/compile-in.awk Tests/Bugs/bugs.tsv >"$scratch/bugs"

status=0
cut -d '|' -f 3 "$scratch/bugs" | cut -d ' ' -f 1,2 | sort -u | while read -r level suite; do
  case $level in
    world) continue ;;
    adapter) folder=Tests/iOS/Tests/AdapterTests ;;
    tool)
      [ ! -e "Tests/Transcripts/$suite.console" ] || continue
      folder='Tests/CommandTests Tests/RefreshGeneratorTests'
      ;;
    *) folder=/dev/null ;;
  esac
  # shellcheck disable=SC2086 # folders
  grep -rqE "^ *(final )?(struct|class|enum|extension) $suite\b" $folder || {
    echo "error: Tests/Bugs/bugs.tsv names no suite: $level $suite" >&2
    exit 1
  }
done || status=1
[ $status = 0 ] && echo "$(wc -l <"$scratch/bugs") bugs have code and a suite"
exit $status
