#!/bin/sh
# Records what tests compare with the output of the tool: the findings of the fixtures, the reference pages
# and the state diagrams.
set -eu
cd "$(dirname "$0")/../../.."

root=$PWD
# refreshgen ARGUMENT…: findings and faults are what is recorded, so that their exit codes do not count.
refreshgen() {
  "$root/.build/debug/refreshgen" "$@" || [ $? -le 3 ]
}

for page in Keys Rules Commands Limits; do
  refreshgen reference "$(echo $page | tr A-Z a-z)" >"Sources/refreshgen/refreshgen.docc/$page.md"
done
find Tests/Fixtures/err -name '*.yml' | while read -r spec; do
  name=$(basename "$spec")
  case $name in project-*) set -- --project "$name" ;; *) set -- "$name" ;; esac
  # The tests read a project file alone, so that its patterns may match nothing.
  (cd "$(dirname "$spec")" && refreshgen validate --color never "$@" 2>/dev/null) |
    awk '/\[no-specs\]$/ { left = 3 } left-- <= 0' >"${spec%.yml}.out"
done
for folder in Tests/Fixtures/projects/*/; do
  rm -f "$folder/validate.out"
  (cd "$folder" && refreshgen validate --color never --jobs 1) >.build/findings 2>.build/faults
  cat .build/findings .build/faults >"$folder/validate.out"
done
for preset in modern-header modern-footer mjrefresh-header; do
  for format in svg mermaid dot; do
    file=Tests/Fixtures/diagrams/$preset.$(echo $format | sed s/mermaid/mmd/)
    printf 'refreshgen: 1\ncontrol: Drawn\npreset: %s\n' $preset |
      refreshgen diagram --format $format - >"$file"
  done
done
