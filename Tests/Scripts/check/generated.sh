#!/bin/sh
# Checks that what is committed under examples is what refreshgen generates.
set -eu
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh
.build/debug/refreshgen generate --check --diff examples/*/*.refresh.yml examples/apps/*/*.refresh.yml
for project in objective-c shared-base; do
  .build/debug/refreshgen generate --check --diff --project "examples/$project/refreshgen.yml"
done
