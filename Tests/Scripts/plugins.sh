#!/bin/sh
# Builds and tests the example packages of both plugins of SwiftPM, and compares what they generate
# with what the tool does.
set -eu
cd "$(dirname "$0")/../.."
. Tests/Scripts/tools.sh

# Both examples build the tool, so they share one place for it.
run() {
  package=$1
  command=$2
  shift 2
  swift "$command" --package-path "examples/$package" --scratch-path .build/plugins "$@"
}

log=$(mktemp)
trap 'rm -f "$log"' EXIT
fail() {
  grep -E 'error|warning|✘' "$log" >&2 || tail -n 20 "$log" >&2
  echo "error: $1" >&2
  exit 1
}

run build-plugin test >"$log" 2>&1 || fail "the example of the build plugin"
if grep -q 'warning:' "$log"; then fail "the build plugin builds with warnings"; fi
refreshgen=.build/debug/refreshgen
generated=$(find .build/plugins/plugins/outputs/build-plugin -name feed.refresh.swift)
"$refreshgen" generate --quiet --no-tests --stdout \
  examples/build-plugin/Sources/App/feed.refresh.yml | cmp - "$generated" ||
  fail "the build plugin generates other bytes than the tool"

run command-plugin package --allow-writing-to-package-directory \
  refreshgen generate --check --diff >"$log" 2>&1 ||
  fail "the example of the command plugin is not up to date"
run command-plugin test >"$log" 2>&1 || fail "the example of the command plugin"
tail -n 1 "$log"
