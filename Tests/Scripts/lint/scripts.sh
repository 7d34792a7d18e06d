#!/bin/sh
# Checks the project's scripts: each parses, and none contains what failed on other machines before.
set -eu
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
status=0

# refuse REASON PATTERN EXAMPLE FILE…: no line of FILEs may match PATTERN, except in a comment. The
# example has to match, or the pattern refuses nothing.
refuse() {
  reason=$1
  pattern="^([^#]*[^#[:alnum:]_-])?($2)"
  if ! echo "$3" | grep -qE "$pattern"; then
    echo "error: the pattern that refuses '$3' does not match it" >&2
    status=1
  fi
  shift 3
  if grep -nE "$pattern" "$@" /dev/null >"$scratch/found"; then
    sed "s/\$/: error: $reason/" "$scratch/found" >&2
    status=1
  fi
}

# scripts EXCEPT…: all scripts but EXCEPT, one path in a line.
scripts() {
  names=" $* "
  for script in Tests/Scripts/*.sh Tests/Scripts/*/*.sh .ci/run Makefile; do
    case $names in *" $(basename "$script") "*) ;; *) echo "$script" ;; esac
  done
}

count=0
for script in $(scripts Makefile); do
  interpreter="sh"
  if head -n 1 "$script" | grep -q bash; then interpreter=bash; fi
  $interpreter -n "$script" || status=1
  count=$((count + 1))
done

# shellcheck disable=SC2046 # paths without spaces, relative to the project
{
  refuse "finds functions and aliases too; use 'has' of tools.sh" \
    'command +-[vV]|((if|!|then|do|&&|[|]+|[$][(]) *|^ *)(type|which|hash|whence) ' 'if command -v bazel' \
    $(scripts tools.sh scripts.sh)
  refuse "knows no sudo, brew or empty package lists; use 'provide' of tools.sh" \
    '(apt|apt-get|brew) +(-[^ ]+ +)*install|sudo ' 'sudo apt-get install' \
    $(scripts tools.sh scripts.sh fresh.sh)
  # `make world SECONDS=…` and `make fuzz SECONDS=…` run as long as they are told to.
  refuse "reads the clock; only run-parts.sh, which prints times, and bench.sh may" \
    'date +[+]%s|SECONDS|EPOCHREALTIME|time +(-p +)?[$"a-z]' 'start=$(date +%s)' \
    $(scripts run-parts.sh bench.sh scripts.sh world.sh fuzz.sh Makefile)
  refuse "fails on a busy machine; wait for the event, or count" \
    'timeout +[0-9]|-warn-long-' 'timeout 60 "$program"' \
    $(scripts scripts.sh bench.sh)
}

# shellcheck disable=SC2046
refuse "reads the clock; count, or compare CPU times within one run" \
  'ContinuousClock|SuspendingClock|DispatchTime|Date\(\)|CFAbsoluteTime|CLOCK_MONOTONIC|timeLimit' \
  '  let start = ContinuousClock().now' \
  $(find Tests -name '*.swift' ! -path '*/HostileWorld/Fuzz/Fuzzer.swift' ! -path '*/Device/App/*')

# What a minimal Debian with the packages of CONTRIBUTING.md lacks: a script asks for it, and tests do without.
calls='(^|[|;&({]|then|do|else|if|exec|quietly) *'
for program in bazel chromium cmake curl docker fish jq lsof mandoc ninja nix node patch python3 rsvg-convert \
  rsync ruby strace unzip valgrind wget xmllint xxd zip zsh; do
  for script in $(scripts scripts.sh); do
    if grep -qE "$calls$program " "$script" && ! grep -qE "(provide|has) $program\b" "$script"; then
      echo "$script: error: calls $program without 'provide' or 'has' of tools.sh" >&2
      status=1
    fi
  done
  if grep -rnE --include='*.swift' "$calls$program (-[[:alnum:]-]|[\"'<])" Tests; then
    echo "error: not every machine has $program; use a program of a minimal Debian, such as 'git apply'" >&2
    status=1
  fi
done

# A function does not pass for a program.
surely_no_program() { :; }
if has surely_no_program; then
  echo "error: 'has' of tools.sh finds a function" >&2
  status=1
fi
if ! has sh; then
  echo "error: 'has' of tools.sh does not find sh" >&2
  status=1
fi

[ $status = 0 ] && echo "$count scripts parse, and none asks for what other machines lack"
exit $status
