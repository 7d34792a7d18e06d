#!/bin/sh
# Checks that what is committed under examples is what refreshgen generates.
set -eu
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh
for folder in examples/controls examples/presets examples/apps/*; do
  .build/debug/refreshgen generate --check --diff --tests "$folder" "$folder"/*.refresh.yml
done
for project in monorepo objective-c; do
  (cd examples/$project && ../../.build/debug/refreshgen generate --check --diff --all-projects)
done
