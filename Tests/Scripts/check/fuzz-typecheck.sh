#!/bin/sh
# Type-checks the fuzz targets against the modules of the last build for debugging, in seconds; `make fuzz`,
# which builds them with sanitizers, takes minutes.
set -eu
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

if [ "$(uname -s)" != Linux ]; then
  skip "the toolchain of a Mac has no libFuzzer, so the fuzz targets are not type-checked"
  exit 0
fi
# The name of the package is that of the folder, as in SwiftPM.
name=$(basename "$PWD" | tr '[:upper:]' '[:lower:]')
# shellcheck disable=SC2046 # no file name has spaces
swiftc -typecheck -swift-version 6 -warnings-as-errors -package-name "$name" \
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
  -enable-upcoming-feature MemberImportVisibility -I "$(swift build --show-bin-path)/Modules" \
  $(find Sources -name module.modulemap -exec dirname {} \; | sed 's/^/-I/') Tests/Fuzz/*.swift
