#!/bin/sh
# Builds an app that takes the runtime alone, by the address of a clone, on a machine without libyaml:
# nothing may warn, the app has to link and run, and neither libyaml nor the tool may be built. Prints the
# size of what SwiftPM downloads.
set -eu
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
git clone -q --bare . "$out/refreshgen.git"
git -C "$out/refreshgen.git" update-ref refs/heads/main "$(git rev-parse HEAD)"
mkdir -p "$out/app/Sources/App"
cat >"$out/app/Package.swift" <<END
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "App",
  platforms: [.macOS(.v13)],
  dependencies: [.package(url: "file://$out/refreshgen.git", branch: "main")],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [.product(name: "RefreshRuntime", package: "refreshgen")]
    )
  ]
)
END
cp examples/controls/feed.refresh.swift "$out/app/Sources/App"
echo 'print(FeedHeader.behavior.height)' >"$out/app/Sources/App/main.swift"
# Without pkg-config, SwiftPM knows of no libyaml.
log=$out/log
mkdir "$out/programs"
for folder in $(echo "$PATH" | tr : ' '); do
  for program in "$folder"/*; do
    case ${program##*/} in
    *pkg-config* | pkgconf) ;;
    *) ln -s "$program" "$out/programs" 2>/dev/null || true ;;
    esac
  done
done
env -u PKG_CONFIG_PATH PATH="$(dirname "$(path_of swift)"):$out/programs" swift build --package-path "$out/app" \
  >"$log" 2>&1 || { grep -E 'error|undefined' "$log" >&2 || tail -n 20 "$log" >&2; exit 1; }
if grep 'warning:' "$log" >&2; then
  echo "error: the runtime builds with warnings" >&2
  exit 1
fi
built=$(cd "$out/app/.build/debug/Modules" && ls -- *.swiftmodule | sed 's/\.swiftmodule$//' | paste -sd ' ' -)
[ "$built" = "App RefreshCore RefreshRuntime" ] || {
  echo "error: an app that takes the runtime builds $built" >&2
  exit 1
}
[ "$("$out/app/.build/debug/App")" = 60.0 ]
kilobytes() { du -sk "$1" | cut -f 1; }
echo "an app takes the runtime alone: $(kilobytes "$out/app/.build/repositories") kB of history," \
  "$(kilobytes "$out/app/.build/checkouts/refreshgen") kB of files"
