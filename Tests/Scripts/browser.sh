#!/bin/sh
# Tries preview pages out in a headless Chromium: pulls every preset, and compares its events with
# those of simulate. The page is opened from disk, without a network.
set -eu
cd "$(dirname "$0")/../.."
. Tests/Scripts/tools.sh

program=
for name in chromium chromium-browser google-chrome; do
  if has "$name"; then program=$(path_of "$name"); fi
done
if [ -z "$program" ] && provide chromium chromium; then program=$(path_of chromium); fi
if [ -z "$program" ]; then
  skip "there is no Chromium, so no preview page was tried out"
  exit 0
fi
if ! provide python3 python3 python3; then
  skip "there is no Python, so no preview page was tried out"
  exit 0
fi

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -B Tests/Browser/check.py "$PWD/.build/debug/refreshgen" "$program" "$folder"
