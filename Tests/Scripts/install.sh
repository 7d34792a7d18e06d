#!/bin/sh
# Installs the tool and its completions below "$DESTDIR$PREFIX".
set -eu
cd "$(dirname "$0")/../.."

Tests/Scripts/static-build.sh
built=.build/static/release/refreshgen
prefix=${DESTDIR:-}${PREFIX:-/usr/local}
# completion SHELL PATH
completion() {
  mkdir -p "$(dirname "$prefix/share/$2")"
  $built completions "$1" >"$prefix/share/$2"
}
mkdir -p "$prefix/bin"
install -m 755 $built "$prefix/bin/refreshgen"
completion bash bash-completion/completions/refreshgen
completion zsh zsh/site-functions/_refreshgen
completion fish fish/vendor_completions.d/refreshgen.fish
echo "installed $prefix/bin/refreshgen"
