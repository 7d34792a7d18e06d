#!/bin/sh
# Writes an example spec for each preset that has none, and lists the example specs in Package.swift.
set -eu
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

for preset in $(.build/debug/refreshgen presets); do
  spec=examples/presets/$preset.refresh.yml
  [ ! -e "$spec" ] || continue
  name=$(echo "$preset" | awk -F - '{
    for (i = 1; i <= NF; i++) printf "%s%s", toupper(substr($i, 1, 1)), substr($i, 2)
  }')
  printf '%s\n' 'refreshgen: 1' "control: ${name}Example" \
    "summary: The preset \`$preset\`, unchanged." "preset: $preset" >"$spec"
done

printf '%s\n' examples/presets/*.refresh.yml | sed 's:.*/::; s/\.refresh\.yml$//' | LC_ALL=C sort |
  awk '
    NR == FNR { names = names "  \"" $0 "\",\n"; next }
    /^\]/ { isInList = 0 }
    !isInList { print }
    /^let presetExamples = \[$/ { isInList = 1; printf "%s", names }
  ' - Package.swift >.build/Package.swift
cmp -s .build/Package.swift Package.swift || cp .build/Package.swift Package.swift
