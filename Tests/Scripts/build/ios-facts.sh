#!/bin/sh
# Makes what is made from the table of facts about UIKit. With --check, compares it with what is
# committed.
set -eu
cd "$(dirname "$0")/../../iOS"

header=SDK/UIKit.h
probe=Tests/AdapterTests/FactProbe.swift
if [ "${1:-}" != --check ]; then
  awk -f Facts/header.awk Facts/uikit.facts >"$header"
  awk -f Facts/probe.awk Facts/uikit.facts >"$probe"
  exit
fi

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
awk -f Facts/header.awk Facts/uikit.facts >"$scratch/header"
awk -f Facts/probe.awk Facts/uikit.facts >"$scratch/probe"
status=0
diff -u "$header" "$scratch/header" || status=1
diff -u "$probe" "$scratch/probe" || status=1
[ "$status" = 0 ] || echo "error: stale; run: Tests/Scripts/build/ios-facts.sh" >&2
exit "$status"
