#!/bin/sh
# Installs packages of PyPI into .build/NAME, once: python-tools.sh NAME PACKAGE…
#
# Exits 75 where that can't be done, with the reason: its callers then skip what they check and say
# so. With REQUIRE_PYPI set, it is a failure instead.
set -eu
venv=.build/$1
shift
mark="$venv/ready-$(echo "$@" | cksum | cut -d ' ' -f 1)"
[ -e "$mark" ] && exit 0
rm -rf "$venv"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
if ! python3 -m venv "$venv" >"$log" 2>&1 && command -v apt-get >/dev/null; then
  # Debian keeps venv in a package of its own.
  sudo=$([ "$(id -u)" = 0 ] || echo sudo)
  $sudo apt-get install -y -q python3 python3-venv >"$log" 2>&1 || true
  rm -rf "$venv"
fi
if { [ -x "$venv/bin/pip" ] || python3 -m venv "$venv"; } >>"$log" 2>&1 &&
  "$venv/bin/pip" install --quiet --disable-pip-version-check "$@" >>"$log" 2>&1; then
  touch "$mark"
  exit 0
fi
tail -n 3 "$log" >&2
[ -z "${REQUIRE_PYPI:-}" ] || exit 1
echo "SKIPPED: no packages of PyPI can be had here, so $(basename "$venv") goes unchecked" >&2
exit 75
