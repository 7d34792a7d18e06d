#!/bin/sh
# Packs the tool, unpacks it into a folder of its own and uses it there; on Linux also where nothing
# else is, no Swift and no library at all. Packing it again has to give the same bytes.
set -eu
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
Tests/Scripts/release/archive.sh
cp .build/archive/*.tar.gz .build/archive/*.sha256 "$out"
Tests/Scripts/release/archive.sh >/dev/null
cmp "$out"/*.tar.gz .build/archive/*.tar.gz
checksum=sha256sum
has sha256sum || checksum='shasum -a 256'
(cd "$out" && $checksum -c ./*.sha256)
mkdir "$out/usr" "$out/work"
tar -xzf "$out"/*.tar.gz -C "$out/usr" --strip-components 1
test -s "$out/usr/LICENSE"
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
run generate --quiet --tests "$work" "$work/feed.refresh.yml" "$work/news.refresh.yml"
for file in feed.refresh.swift feed.refresh.tests.swift news.refresh.swift news.refresh.xcstrings; do
  cmp "$out/work/$file" "examples/controls/$file"
done
for file in bash-completion/completions/refreshgen zsh/site-functions/_refreshgen \
  fish/vendor_completions.d/refreshgen.fish; do
  test -s "$out/usr/share/$file"
done
# man's own formatter finds nothing wrong but that the page has no date.
if provide mandoc mandoc mandoc; then
  mandoc -T lint -W warning "$out/usr/share/man/man1/refreshgen.1" >"$out/lint" 2>&1 || true
  ! grep -v 'missing date' "$out/lint" >&2 || { echo "error: the page for man is not right" >&2; exit 1; }
  # Bold letters are printed over themselves.
  mandoc -T ascii "$out/usr/share/man/man1/refreshgen.1" | sed "s/.$(printf '\b')//g" |
    grep -qF 'simulate [OPTION...]'
else
  skip "there is no mandoc, so the page for man is not checked"
fi
echo "what is installed runs by itself: $(wc -c <"$out/usr/bin/refreshgen" | tr -d ' ') bytes"
