#!/bin/sh
# Installs the tool into a folder of its own and uses it there; on Linux also where nothing else is,
# no Swift and no library at all.
set -eu
cd "$(dirname "$0")/../.."
. Tests/Scripts/tools.sh

out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
PREFIX=/usr DESTDIR="$out" Tests/Scripts/install.sh
mkdir "$out/work"
cp examples/controls/*.refresh.yml "$out/work"

# run COMMAND…: in an environment without a variable, and with nothing in sight but what is installed.
PATH=$PATH:/usr/sbin:/sbin
chroot=$(path_of chroot || true)
export chroot
mkdir "$out/proc"
# What runs in a folder as its root; /proc is the system's, and there on every Linux.
inside='mount -t proc proc "$0/proc" && exec env -i "$chroot" "$0" /usr/bin/refreshgen "$@"'
# Only root may do so without a user namespace, which in turn some machines and containers refuse.
spaces=-rmpf
[ "$(id -u)" != 0 ] || spaces=-mpf
if [ "$(uname)" = Linux ] && unshare $spaces sh -c "$inside" "$out" --version >/dev/null 2>&1; then
  run() { unshare $spaces sh -c "$inside" "$out" "$@"; }
  work=/work
else
  skip "this user may not change the root folder, so libraries stay in sight"
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
