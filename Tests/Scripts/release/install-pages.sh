#!/bin/sh
# Writes what the tool prints for other programs, the completions of shells and the page for man, where
# they look for it: install-pages.sh TOOL FOLDER, where FOLDER is the `share` of an installation.
set -eu

tool=$1
share=$2
# page PATH ARGUMENT…
page() {
  mkdir -p "$(dirname "$share/$1")"
  path=$1
  shift
  "$tool" "$@" >"$share/$path"
}
page bash-completion/completions/refreshgen completions bash
page zsh/site-functions/_refreshgen completions zsh
page fish/vendor_completions.d/refreshgen.fish completions fish
page man/man1/refreshgen.1 reference man
