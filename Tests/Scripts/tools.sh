# shellcheck shell=sh
# Sourced by the scripts below this folder: finds programs, and installs missing ones by apt or brew.

# The make that started a script has no say in the makes that the script starts: `make -s` would
# silence the messages that a script looks for.
unset MAKEFLAGS MFLAGS GNUMAKEFLAGS MAKELEVEL

# path_of PROGRAM: the file that PATH has for PROGRAM. This and `has` are the only ways in which a
# script may ask, since `command -v` and `type` also find functions: lint/scripts.sh refuses them.
path_of() (
  IFS=:
  set -f
  for folder in $PATH; do
    if [ -f "${folder:-.}/$1" ] && [ -x "${folder:-.}/$1" ]; then
      echo "${folder:-.}/$1"
      exit 0
    fi
  done
  exit 1
)

# has PROGRAM: whether PATH has PROGRAM.
has() {
  path_of "$1" >/dev/null
}

# as_root COMMAND…: runs COMMAND as root, by sudo where that is necessary.
as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif has sudo; then
    sudo "$@"
  else
    echo "error: $1 needs root, and this machine has no sudo" >&2
    return 1
  fi
}

apt_install() {
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get -o DPkg::Lock::Timeout=300 install -y -q --no-install-recommends "$@"
}

# apt_update: fetches the lists of packages; waits where another script does so.
apt_update() {
  for _ in 1 2 3 4 5 6; do
    as_root apt-get -q update && return 0
    sleep 10
  done
  return 1
}

# install_packages "DEBIAN PACKAGES" ["HOMEBREW FORMULAS"]: installs by whichever of the two the
# machine has; fails with the reason.
install_packages() (
  if has apt-get; then
    installer=apt-get packages=$1
  elif has brew && [ -n "${2:-}" ]; then
    installer=brew packages=$2
  else
    echo "error: cannot install $1: this machine has neither apt-get nor brew for that;" \
      "install it by hand" >&2
    exit 1
  fi
  echo "installing $packages by $installer" >&2
  log=$(mktemp)
  trap 'rm -f "$log"' EXIT
  status=0
  # shellcheck disable=SC2086 # several packages
  if [ $installer = brew ]; then
    brew install $packages >"$log" 2>&1 || status=$?
  else
    # The package lists of a fresh machine are empty or old.
    apt_install $packages >"$log" 2>&1 ||
      { apt_update >"$log" 2>&1 && apt_install $packages >>"$log" 2>&1; } || status=$?
  fi
  [ $status = 0 ] || tail -n 5 "$log" >&2
  exit $status
)

# provide PROGRAM "DEBIAN PACKAGES" ["HOMEBREW FORMULAS"]: installs PROGRAM where it is missing.
provide() {
  has "$1" || { install_packages "$2" "${3:-}" && has "$1"; }
}

# skip REASON: says that a check was not made. run-parts.sh repeats the reason at its end.
skip() {
  echo "SKIPPED: $1" >&2
}
