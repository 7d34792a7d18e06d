#!/bin/sh
# Installs the tool, its completions and its page for man below "$DESTDIR$PREFIX".
set -eu
cd "$(dirname "$0")/../../.."

echo "building refreshgen, which takes minutes the first time"
Tests/Scripts/build/static.sh
built=.build/static/release/refreshgen
prefix=${DESTDIR:-}${PREFIX:-/usr/local}
mkdir -p "$prefix/bin"
install -m 755 $built "$prefix/bin/refreshgen"
Tests/Scripts/release/install-pages.sh $built "$prefix/share"
echo "installed $prefix/bin/refreshgen"
