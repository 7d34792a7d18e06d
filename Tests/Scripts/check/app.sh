#!/bin/sh
# Links small apps with the runtime and the doubles of UIKit, optimized and without symbols as an app is, and
# prints the bytes that each control adds to the same app without one: a name and a number a line.
set -eu
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

tool=${REFRESHGEN:-$PWD/.build/static/release/refreshgen}
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
build() {
  swift build -c release --target RefreshObjectiveC --package-path Tests/iOS --scratch-path .build/ios-world \
    --manifest-cache none "$@"
}
build >"$out/log" 2>&1 || { cat "$out/log" >&2; exit 1; }
built=$(build --show-bin-path)

# objects MODULE…: the objects of modules; a renamed file leaves its object behind.
objects() {
  for module; do
    find -L "Tests/iOS/Sources/$module" -name '*.swift' -exec basename {} \; |
      sed "s|.*|$built/$module.build/&.o|"
  done
}

# link NAME MODULES: links the Swift files of the folder NAME with modules, and counts the bytes.
link() {
  # shellcheck disable=SC2046,SC2086 # several files
  swiftc -O -wmo -swift-version 6 -module-name App -package-name app -I "$built/Modules" \
    -module-alias UIKit=UIKitDouble -module-alias SwiftUI=SwiftUIDouble \
    -Xfrontend -disable-cross-import-overlays $(find "$out/$1" -name "*.swift") $(objects UIKitDouble SwiftUIDouble $2) -lm \
    -Xlinker --gc-sections -Xlinker -s -o "$out/$1/app" >"$out/log" 2>&1 || { cat "$out/log" >&2; exit 1; }
  "$out/$1/app" >/dev/null
  wc -c <"$out/$1/app" | tr -d ' '
}

mkdir "$out/nothing"
printf 'import UIKit\nprint(UIScrollView().bounds)\n' >"$out/nothing/main.swift"
nothing=$(link nothing '')

# app NAME PRESET TARGETS MODULES CALL: prints what an app with a control of a preset has more.
app() {
  mkdir "$out/$1"
  printf 'refreshgen: 1\ncontrol: FeedHeader\npreset: %s\n' "$2" >"$out/$1/feed.refresh.yml"
  printf 'refreshgen: 1\nspecs: ["*.refresh.yml"]\noutput: Generated\ntargets: [%s]\n' "$3" >"$out/$1/refreshgen.yml"
  (cd "$out/$1" && "$tool" generate --quiet)
  printf 'import RefreshRuntime\nimport UIKit\nlet list = UIScrollView()\nprint(%s.isRefreshing)\n' "$5" >"$out/$1/main.swift"
  echo "bytes-of-$1 $(($(link "$1" "$4") - nothing))"
}
app a-plain-control plain-header uikit 'RefreshCore RefreshRuntime' 'FeedHeader.attach(to: list) { $0.end() }'
app a-drawing modern-header uikit 'RefreshCore RefreshRuntime' 'FeedHeader.attach(to: list) { $0.end() }'
app objective-c plain-header 'uikit, objc' 'RefreshCore RefreshRuntime RefreshObjectiveC' \
  'FeedHeaderRefresh(FeedHeader.attach(to: list) { $0.end() })'
