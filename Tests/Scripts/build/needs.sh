#!/bin/sh
# Installs what a build needs beside Swift, by apt or brew: libyaml with its headers.
set -eu
. "$(dirname "$0")/../tools.sh"

if ! has swift; then
  echo "error: PATH has no swift; install a Swift 6.3 toolchain: https://www.swift.org/install" >&2
  exit 1
fi
if [ -e /usr/include/yaml.h ]; then exit 0; fi
# Where libyaml is in another folder, SwiftPM finds it by pkg-config.
if has pkg-config && pkg-config --exists yaml-0.1; then exit 0; fi
install_packages libyaml-dev "libyaml pkgconf"
