#!/bin/sh
# Installs libyaml's headers, by apt or brew, where they are missing.
set -eu

if pkg-config --exists yaml-0.1 2>/dev/null; then exit 0; fi
if [ ! -x "$(command -v pkg-config || true)" ] && [ -e /usr/include/yaml.h ]; then exit 0; fi

echo "libyaml is missing; installing it"
if command -v apt-get >/dev/null 2>&1; then
  sudo=""
  if [ "$(id -u)" != 0 ]; then sudo=sudo; fi
  $sudo apt-get update -qq
  $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq libyaml-dev pkg-config >/dev/null
elif command -v brew >/dev/null 2>&1; then
  brew install libyaml pkg-config
else
  echo "error: neither apt-get nor brew is here; install libyaml and its headers by hand" >&2
  exit 1
fi
