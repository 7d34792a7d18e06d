#!/bin/sh
# Checks that what is committed under examples is what refreshgen generates.
set -eu
cd "$(dirname "$0")/../.."
. Tests/Scripts/tools.sh
.build/debug/refreshgen generate --check --diff examples/*/*.refresh.yml
exec .build/debug/refreshgen generate --check --diff --project examples/shared-base/refreshgen.yml
