#!/bin/sh
# Checks that what is committed under examples is what refreshgen generates.
set -eu
cd "$(dirname "$0")/../.."
exec "$(swift build --show-bin-path)/refreshgen" generate --check --diff examples/*/*.refresh.yml
