#!/bin/sh
# Generates every example anew into a scratch folder and compares it with what is committed.
set -eu
cd "$(dirname "$0")/../.."

refreshgen=$(swift build --show-bin-path)/refreshgen
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
status=0
for spec in examples/*/*.refresh.yml; do
  "$refreshgen" generate --quiet --output "$scratch" "$spec"
  for file in "$scratch"/*; do
    committed="$(dirname "$spec")/$(basename "$file")"
    if ! diff -u "$committed" "$file"; then
      echo "error: $committed is stale; run: refreshgen generate $spec" >&2
      status=1
    fi
    rm "$file"
  done
done
[ "$status" = 0 ] && echo "examples are up to date"
exit "$status"
