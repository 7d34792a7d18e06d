#!/bin/sh
# Refuses chains of `|` or `^` with another operator of the same precedence, and makes sure that it would.
set -eu
cd "$(dirname "$0")/../../.."

check() { awk -f Tests/Scripts/lint/operators.awk "$@"; }
if echo 'zip(path, root).reduce(0) { $0 | $1.0 ^ $1.1 } == 0' | check - >/dev/null; then
  echo 'error: operators.awk does not refuse a chain without parentheses' >&2
  exit 1
fi
# shellcheck disable=SC2046 # no path has a space
check $(find Sources -name '*.swift')
