#!/bin/sh
# Completes command lines in bash, zsh and fish, which read the scripts where `make install` puts them.
set -eu
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

provide python3 python3 python3 || { skip "there is no Python, so no completion is tried"; exit 0; }
root=$PWD
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
mkdir -p "$out/bin" "$out/home" "$out/work"
ln -s "$root/.build/debug/refreshgen" "$out/bin/refreshgen"
Tests/Scripts/release/install-pages.sh .build/debug/refreshgen "$out/share"
cp examples/controls/feed.refresh.yml "$out/work/Feed.refresh.yml"
cd "$out/work"
tried=
for shell in bash zsh fish; do
  if provide $shell $shell $shell; then
    env PATH="$out/bin:$PATH" HOME="$out/home" SHARE="$out/share" \
      python3 "$root/Tests/Channels/completions.py" $shell
    tried="$tried $shell"
  else
    skip "there is no $shell, so its completions are not tried"
  fi
done
echo "completions work in:$tried"
