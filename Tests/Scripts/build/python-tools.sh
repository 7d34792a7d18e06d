#!/bin/sh
# Installs packages of PyPI into .build/NAME, once: python-tools.sh NAME PACKAGE…
#
# The folder is a virtual environment, so that neither the machine's own packages nor its settings
# for pip decide what is checked. Exits 75, with the reason, where PyPI or Python is out of reach;
# the callers then skip their check. With REQUIRE_PYPI set, the exit code is 1 instead.
set -eu
. "$(dirname "$0")/../tools.sh"
unset PYTHONPATH PYTHONHOME PIP_USER PIP_TARGET PIP_PREFIX PIP_REQUIRE_VIRTUALENV

# pip trusts a list of its own; a machine behind a proxy that reads along has one more authority.
authorities=/etc/ssl/certs/ca-certificates.crt
if [ -z "${PIP_CERT:-}" ] && [ -e $authorities ]; then export PIP_CERT=$authorities; fi

name=$1
venv=.build/$name
shift
mark="$venv/ready-$(echo "$@" | cksum | cut -d ' ' -f 1)"
[ -e "$mark" ] && exit 0
log=$(mktemp)
trap 'rm -f "$log"' EXIT

# environment PYTHON: makes the virtual environment, with a pip that starts.
environment() {
  rm -rf "$venv"
  "$1" -m venv "$venv" >>"$log" 2>&1 && "$venv/bin/python" -m pip --version >>"$log" 2>&1
}

# Debian keeps venv in a package of its own, and serves its own Python only.
if { environment python3 ||
  { install_packages "python3 python3-venv" python3 && { environment /usr/bin/python3 || environment python3; }; }; } &&
  "$venv/bin/python" -m pip install --quiet --disable-pip-version-check "$@" >>"$log" 2>&1; then
  touch "$mark"
  exit 0
fi
tail -n 3 "$log" >&2
[ -z "${REQUIRE_PYPI:-}" ] || exit 1
skip "packages of PyPI cannot be installed, so nothing that needs them is checked: $name"
exit 75
