#!/bin/sh
# Installs the tool into a folder of its own and uses it there; on Linux also where nothing else is,
# no Swift and no library at all.
set -eu
cd "$(dirname "$0")/../.."

out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
make --no-print-directory install PREFIX=/usr DESTDIR="$out"
mkdir "$out/work"
cp examples/controls/*.refresh.yml "$out/work"

# run COMMAND…: in an environment without a variable, and with nothing in sight but what is installed.
PATH=$PATH:/usr/sbin
mkdir "$out/proc"
# What runs in a folder as its root; /proc is the system's, and there on every Linux.
inside='mount -t proc proc "$0/proc" && exec env -i "$(command -v chroot)" "$0" /usr/bin/refreshgen "$@"'
if [ "$(uname)" = Linux ] && unshare -rmpf sh -c "$inside" "$out" --version >/dev/null 2>&1; then
  run() { unshare -rmpf sh -c "$inside" "$out" "$@"; }
  work=/work
else
  echo "SKIPPED: no root folder can be changed here, so libraries stay in sight" >&2
  run() { env -i "$out/usr/bin/refreshgen" "$@"; }
  work=$out/work
fi
run --version
run validate "$work/feed.refresh.yml" "$work/news.refresh.yml"
run generate --quiet "$work/feed.refresh.yml" "$work/news.refresh.yml"
for file in feed.refresh.swift feed.refresh.tests.swift news.refresh.swift news.refresh.xcstrings; do
  cmp "$out/work/$file" "examples/controls/$file"
done
for file in bash-completion/completions/refreshgen zsh/site-functions/_refreshgen \
  fish/vendor_completions.d/refreshgen.fish; do
  test -s "$out/usr/share/$file"
done
echo "what is installed runs by itself: $(wc -c <"$out/usr/bin/refreshgen" | tr -d ' ') bytes"
