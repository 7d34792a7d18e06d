#!/bin/sh
# Builds and tests the example packages of both plugins of SwiftPM, and compares what they generate
# with what the tool does. Type-checks the plugins also as Xcode compiles them, for its projects.
set -eu
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

# Both examples build the tool, so they share one place for it.
run() {
  package=$1
  command=$2
  shift 2
  swift "$command" --package-path "examples/$package" --scratch-path .build/plugins "$@"
}

out=$(mktemp -d)
log=$out/log
trap 'rm -rf "$out"' EXIT
fail() {
  grep -E 'error|warning|✘' "$log" >&2 || tail -n 20 "$log" >&2
  echo "error: $1" >&2
  exit 1
}

# Xcode has a module more than SwiftPM; a double of it stands in.
api=$(swift -print-target-info | sed -n 's,.*"runtimeResourcePath": "\(.*\)".*,\1,p')/pm/PluginAPI
[ -d "$api" ] || { echo "error: this toolchain has no module for plugins in $api" >&2; exit 1; }
swiftc -emit-module -module-name XcodeProjectPlugin -I "$api" -o "$out/XcodeProjectPlugin.swiftmodule" \
  -enable-upcoming-feature InternalImportsByDefault Tests/Plugins/XcodeProjectPlugin.swift
for plugin in RefreshgenBuild RefreshgenCommand; do
  swiftc -typecheck -parse-as-library -swift-version 6 -package-description-version 6.0 \
    -warnings-as-errors -module-name "$plugin" \
    -I "$api" -I "$out" "Sources/Plugins/$plugin/$plugin.swift" >"$log" 2>&1 ||
    fail "the plugin $plugin, as in Xcode"
done

run build-plugin test >"$log" 2>&1 || fail "the example of the build plugin"
if grep -q 'warning:' "$log"; then fail "the build plugin builds with warnings"; fi
refreshgen=.build/debug/refreshgen
generated=$(dirname "$(find .build/plugins/plugins/outputs/build-plugin -path '*/RefreshgenBuild/feed.refresh.swift')")
# Beside it, since the header of a file has the way from there to its spec.
beside=$PWD/${generated%/*}/Tool
rm -rf "$beside"
(cd examples/build-plugin &&
  "../../$refreshgen" generate --quiet --no-tests --output "$beside" Sources/App/*.refresh.yml)
diff -r "$beside" "$generated" || fail "the build plugin generates other bytes than the tool"
rm -rf "$beside"

# What a base says is in the product: after a change, too.
base=examples/build-plugin/Refresh/brand.refresh.yml
cp -p "$base" "$out/base"
trap 'cp "$out/base" "$base"; rm -rf "$out"' EXIT
sed 's/Zum Aktualisieren ziehen/Herunterziehen/' "$out/base" >"$base"
run build-plugin build >"$log" 2>&1 || fail "the example of the build plugin with another base"
bundle=$(run build-plugin build --show-bin-path)/build-plugin_App.resources
grep -rq Herunterziehen "$bundle" || fail "a translation of a base is not in the product"
cp "$out/base" "$base"
trap 'rm -rf "$out"' EXIT

run command-plugin package --allow-writing-to-package-directory \
  refreshgen generate --check --diff >"$log" 2>&1 ||
  fail "the example of the command plugin is not up to date"
run command-plugin test >"$log" 2>&1 || fail "the example of the command plugin"
tail -n 1 "$log"
