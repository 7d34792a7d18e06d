#!/bin/sh
# Packs the tool with its completions and its page for man, and writes the checksum beside it:
# refreshgen-VERSION-SYSTEM-MACHINE.tar.gz in .build/archive, or the folder ARCHIVE. The same sources give
# the same bytes.
set -eu
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

out=${ARCHIVE:-.build/archive}
rm -rf "$out"
mkdir -p "$out"
PREFIX=/ DESTDIR="$out/files" Tests/Scripts/release/install.sh >/dev/null
version=$("$out/files/bin/refreshgen" --version | sed 's/.* //')
name=refreshgen-$version-$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)
mv "$out/files" "$out/$name"
cp LICENSE "$out/$name"
# The times and owners of this machine do not belong to the archive.
find "$out/$name" -exec touch -t 202001010000 {} +
owner=
if tar --version | grep -q GNU; then owner='--numeric-owner --owner=0 --group=0'; fi
# shellcheck disable=SC2086 # several options
(cd "$out" && find "$name" -type f | LC_ALL=C sort >list && tar $owner -cf "$name.tar" -T list)
gzip -n9 "$out/$name.tar"
checksum=sha256sum
has sha256sum || checksum='shasum -a 256'
(cd "$out" && $checksum "$name.tar.gz" >"$name.tar.gz.sha256")
rm -rf "$out/list" "${out:?}/$name"
echo "packed $out/$name.tar.gz: $(wc -c <"$out/$name.tar.gz" | tr -d ' ') bytes"
