#!/bin/sh
# Type-checks what runs on iOS for iOS itself, against declarations of our own: the core, the runtime
# with its adapters, every generated control, and what apps write to use them (Tests/iOS/Uses), at the
# oldest iOS that is supported and at a newer one. Warnings are failures. Then makes sure that every file of Tests/iOS/Negative is refused for the
# reason that it states.
#
# What it stands on: the toolchain for Linux has an embedded standard library for iOS, which is enough
# to check types by. One error says that it is an embedded one; it is the only one that is let pass.
set -eu
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

# There the real frameworks are in the way of our declarations, and better than they.
if [ "$(uname -s)" = Darwin ]; then
  skip "on a Mac nothing is type-checked; build for iOS with Xcode: xcodebuild -scheme RefreshRuntime -destination generic/platform=iOS build"
  exit 0
fi

ios=Tests/iOS
swiftui=$ios/Sources/SwiftUIDouble
out=.build/ios
library=$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
standard=$library/embedded/Swift.swiftmodule/arm64-apple-ios.swiftmodule
if [ ! -e "$standard" ]; then
  echo "error: this toolchain has no standard library for iOS ($standard);" >&2
  echo "error: nothing can be type-checked for iOS with it; Swift 6.3 for Linux has it" >&2
  exit 1
fi

# Random controls are type-checked alone, those of each folder as a module: ios-typecheck.sh FOLDER…
versions="15.0 17.4"
if [ $# -gt 0 ]; then
  out=.build/ios-random
  versions=15.0
else
  Tests/Scripts/build/ios-facts.sh --check
fi
rm -rf "$out"

sources=$(find Sources/RefreshRuntime -name '*.swift' | sort)
facade=$(find Sources/RefreshObjectiveC -name '*.swift' | sort)
controls=$(find examples/apps examples/controls examples/monorepo examples/objective-c \
  examples/presets -name '*.swift' ! -name '*.tests.swift' | sort)
uses=$(find "$ios/Uses" -name '*.swift' | sort)

# As in Package.swift; an app is another package.
app="-swift-version 6 -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility"
strict="$app -package-name refreshgen"

# Prints what the compiler says but for the error about the standard library; fails if that is
# anything. compile ARGUMENT…
compile() {
  status=0
  swiftc -frontend "$@" $flags -diagnostic-style llvm 2>"$dir/log" || status=$?
  if [ "$status" -ge 128 ]; then
    echo "error: the compiler crashed" >&2
    return 1
  fi
  # Only errors, warnings and what the compiler could not read at all are of interest.
  grep -E '(error|warning): ' "$dir/log" |
    grep -vF "module 'Swift' cannot be imported because it was built with embedded Swift" && return 1
  return 0
}

# module NAME ARGUMENT…
module() {
  name=$1
  shift
  compile -emit-module -module-name "$name" -parse-as-library -o "$dir/$name.swiftmodule" \
    -experimental-allow-module-with-compiler-errors "$@"
}

# Prints the errors and warnings in Objective-C code, and fails if there are any: objc FILE
objc() {
  "$library/../../bin/clang" -fsyntax-only -x objective-c -fobjc-arc -fmodules -fmodules-cache-path="$dir/cache" \
    -target "arm64-apple-ios$version" -ffreestanding -nostdlibinc -Wall -Wextra \
    -I "$dir/headers" -I "$ios/SDK/Headers" -I "$ios/SDK" "$1" 2>"$dir/log" && ! grep -E '(error|warning): ' "$dir/log" && return
  grep -E '(error|warning): ' "$dir/log"
  return 1
}

# The compiler has to warn at the marked lines of these files, and at no others; some marks name a mode.
warned() {
  case $1 in
  *complete) marks='// warned( in Swift 5(, complete)?)?$' ;;
  *'version 5'*) marks='// warned( in Swift 5)?$' ;;
  *) marks='// warned$' ;;
  esac
  for file in "$ios"/Warned/*.swift; do
    grep -nE "$marks" "$file" | cut -d: -f1 >"$dir/marked"
    compile -typecheck $1 -module-name Warned -parse-as-library "$file" examples/controls/feed.refresh.swift |
      sed -E 's/^[^:]*:([0-9]*):.* warning: (.* is deprecated: |converting non-Sendable function value ).*/\1/' | sort -nu | diff "$dir/marked" - || {
      echo "error: the warnings in $file are not those that are marked" >&2
      return 1
    }
  done
}

# Writes the lines that replace members of other libraries, each row as a function: members LANGUAGE
members() {
  awk -v language="$1" '
    /^  [^ ]/ { if (isOpen) print "}"; isOpen = 0; row++ }
    $1 == language && /^    / {
      if (!isOpen) print (language == "objc" ? "void row" row "(void) {" : "@MainActor func row" row "() {")
      isOpen = 1
      sub("^ *" language " ", "  ")
      print
    }
    END { if (isOpen) print "}" }' Tests/Fixtures/members.txt
}

# What the rows refer to, which an app has.
members_of_an_app() {
  case $1 in
  swift)
    cat <<'END'
import RefreshRuntime
import SwiftUI
import UIKit

@MainActor let tableView = UITableView()
@MainActor let header = FeedHeader.attach(to: tableView) { $0.end() }
@MainActor let footer = FeedFooter.attach(to: tableView) { $0.end() }
@MainActor let view = UIView(frame: .zero)
@MainActor let font = UIFont.systemFont(ofSize: 14, weight: .bold)
@MainActor let color = UIColor.label
@MainActor let screen = MemberScreen()

@MainActor
final class MemberScreen {
  func load(_ refresh: RefreshRun) {}
  func reload() async {}
  func text(for date: Date?) -> String? { nil }
}
END
    ;;
  objc)
    cat <<'END'
#import <UIKit/UIKit.h>
#import "Messages-Swift.h"
@import RefreshObjectiveC;

@interface MemberScreen : NSObject
- (void)load:(RefreshRun *)refresh;
- (NSString *)textForDate:(NSDate *)date;
@end

extern UITableView *tableView;
extern MessagesHeaderRefresh *header;
extern RefreshFacade *footer;
extern MemberScreen *screen;
extern UIView *view;
extern UIFont *font;
extern UIColor *color;
extern UIImage *image;
extern NSString *text;
END
    ;;
  esac
}

# Lists what the header of the runtime declares for Objective-C, as a person would write it.
declarations() {
  sed -n '/^@interface RefreshFacade/,/^#endif/p' "$dir/headers/RefreshObjectiveC-Swift.h" | head -n -2 |
    sed -E '/SWIFT_UNAVAILABLE|^SWIFT_CLASS_NAMED|^@class/d; s/SWIFT_ENUM_NAMED\((NSInteger, [A-Za-z]+), .*\)/NS_ENUM(\1)/
      s/ ?_Nonnull//g; s/nonnull instancetype/instancetype/; s/enum (Refresh)/\1/g; s/SWIFT_EXTENSION\((.*)\)/\1/'
}

# The flags for one version of iOS; modules go to a folder of its own.
target() {
  version=$1
  dir=$out/$version
  mkdir -p "$dir/resources/iphoneos" "$dir/headers"
  ln -sfn "$library/embedded/Swift.swiftmodule" "$dir/resources/iphoneos/Swift.swiftmodule"
  for part in shims clang apinotes; do ln -sfn "$library/$part" "$dir/resources/$part"; done
  flags="-target arm64-apple-ios$version -resource-dir $dir/resources -disable-target-os-checking
    -I $dir -I $ios/SDK"
}

# The modules of the system, and the core: sdk SOURCE-OF-UIKIT SOURCE-OF-SWIFTUI…
sdk() {
  : >"$dir/empty.swift"
  module _Concurrency -swift-version 6 -parse-stdlib "$ios/SDK/Concurrency.swift"
  module SwiftOnoneSupport -swift-version 6 -parse-stdlib "$dir/empty.swift"
  module Observation -swift-version 6 "$ios/SDK/Observation.swift"
  module Combine -swift-version 6 "$ios/SDK/Combine.swift"
  module ObjectiveC -swift-version 6 -import-underlying-module "$ios/SDK/ObjectiveC.swift"
  module Foundation -swift-version 6 -import-underlying-module "$ios/SDK/Foundation.swift"
  case $1 in
  */empty.swift) module UIKit -swift-version 6 "$1" ;;
  *) module UIKit -swift-version 6 -import-underlying-module "$1" ;;
  esac
  shift
  module SwiftUI $strict "$@"
  module RefreshCore $strict $(find Sources/RefreshCore -name '*.swift' | sort)
}
# Compiles the runtime as one module, as CocoaPods and xcframework.sh do, and the controls with it.
one_module() {
  all=$dir
  dir=$dir/one-module
  mkdir -p "$dir"
  for part in "$all"/*.swiftmodule; do
    case ${part##*/} in Refresh*) ;; *) ln -sf "../${part##*/}" "$dir" ;; esac
  done
  before=$flags
  flags=$(echo "$flags" | sed "s|-I $all |-I $dir |")
  # shellcheck disable=SC2046 # a file has no spaces in its name
  module RefreshRuntime $strict $(find Sources/RefreshCore -name '*.swift' | sort) $sources $facade
  compile -typecheck $app -module-name Controls -parse-as-library $controls
  compile -typecheck $app -module-name Uses -parse-as-library $uses
  flags=$before
  dir=$all
}
adapters="$ios/SDK/UIKit.swift $swiftui/View.swift $swiftui/Environment.swift
  $swiftui/UIViewRepresentable.swift $swiftui/State.swift $swiftui/UIHostingController.swift"

for version in $versions; do
  target "$version"
  sdk $adapters
  compile -typecheck -swift-version 6 "$ios/Tests/AdapterTests/FactProbe.swift"
  # Without the text of events, which needs characters that the embedded library lacks.
  module RefreshWorld $strict $(find Sources/RefreshWorld -name '*.swift' -not -path '*/Events/*' | sort)
  module RefreshRuntime $strict $sources
  module RefreshObjectiveC $strict -emit-objc-header-path "$dir/headers/RefreshObjectiveC-Swift.h" $facade
  echo 'module RefreshObjectiveC { header "RefreshObjectiveC-Swift.h" export * }' >"$dir/headers/module.modulemap"
  if [ $# -gt 0 ]; then
    module Lottie $strict "$ios/RandomViews/Lottie.swift"
    for folder in "$@"; do
      controls=$(find "$folder" -name '*.refresh.swift' | sort)
      # Either all files of a module state the access level of an import, or none does.
      level=
      if grep -q '[a-z] import UIKit' $controls; then level='internal '; fi
      sed "s/^import UIKit/${level}import UIKit/" "$ios/RandomViews/Views.swift" >"$dir/Views.swift"
      for mode in "$app" '-swift-version 5 -default-isolation MainActor'; do
        compile -typecheck $mode -package-name random -module-name Controls -parse-as-library $controls \
          "$dir/Views.swift"
      done
      # Objective-C has to read the names, too.
      module Controls -swift-version 5 -package-name random $controls "$dir/Views.swift" \
        -emit-objc-header-path "$dir/headers/Controls-Swift.h" -emit-clang-header-min-access internal
      echo '#import "Controls-Swift.h"' >"$dir/Controls.m"
      objc "$dir/Controls.m"
    done
    echo "type-checked for iOS $version: the controls of $# random modules in 2 modes"
    exit 0
  fi
  one_module
  { members_of_an_app swift; members swift; } >"$dir/Members.swift"
  { members_of_an_app objc; members objc; } >"$dir/Members.m"
  # In an app they are compiled as the app likes it.
  for mode in "$app" '-swift-version 5' '-swift-version 5 -default-isolation MainActor' \
    '-swift-version 6 -default-isolation MainActor' '-swift-version 5 -strict-concurrency=complete'; do
    compile -typecheck $mode -module-name Controls -parse-as-library $controls
    compile -typecheck $mode -module-name Uses -parse-as-library $uses "$dir/Members.swift"
    warned "$mode"
  done
  compile -typecheck -swift-version 5 -module-name Swift5 -parse-as-library "$ios"/Swift5/*.swift \
    examples/controls/feed.refresh.swift
  # Objective-C sees a control in the header of its module.
  module Messages -swift-version 5 -emit-objc-header-path "$dir/headers/Messages-Swift.h" \
    -import-objc-header "$ios/SDK/Headers/string.h" examples/objective-c/Generated/messages.refresh.swift
  objc examples/objective-c/MessagesViewController.m
  for file in "$ios"/Uses/*.m "$dir/Members.m"; do objc "$file"; done
  declarations | diff -u "$ios/Uses/RefreshFacade.h" -
  compile -typecheck -swift-version 6 -module-name DeviceCheck -parse-as-library \
    "$ios/SDK/DeviceApp.swift" "$ios"/Device/App/*.swift "$ios"/Device/Checks/*.swift
  module XCTest -swift-version 6 "$ios/SDK/XCTest.swift"
  compile -typecheck -swift-version 6 -module-name DeviceCheckTests -parse-as-library \
    "$ios"/Device/UITests/*.swift
  echo "type-checked for iOS $version: $(echo "$sources" | wc -l | tr -d ' ') files of the runtime," \
    "$(echo "$controls" | wc -l | tr -d ' ') generated controls and their uses in 5 modes, Objective-C, the device check"
done

# refuse FILE: the compiler has to object to it at iOS 15.0, and only for the reason that it states.
refuse() {
  reason=$(sed -n '1s,^// refused: ,,p' "$1")
  if [ -z "$reason" ]; then
    echo "error: $1 does not say why it is refused" >&2
    return 1
  fi
  case $1 in
  *.m) check="objc" ;;
  *) check="compile -typecheck $app -module-name Negative -parse-as-library" ;;
  esac
  said=$($check "$1") && {
    echo "error: $1 is accepted" >&2
    return 1
  }
  if echo "$said" | grep -vqF "$reason"; then
    echo "error: $1 is refused for another reason:" >&2
    echo "$said" >&2
    return 1
  fi
}

# For the other systems there is no standard library, so each gets that of iOS under its own name: the
# module states its target, in whose place one of the same length is written. tvOS and watchOS have a
# UIKit without scroll views that can be pulled: with an empty UIKit, whatever the build does not leave
# out there refers to a declaration that is missing.
for system in tvOS watchOS visionOS; do
  minimum=$(sed -n "s/^  platforms: .*\.$system(\.v\([0-9]*\)).*/\1.0/p" Package.swift)
  [ -n "$minimum" ] || { echo "error: Package.swift states no minimum for $system" >&2; exit 1; }
  uikit=
  settings=
  case $system in
  tvOS) name=tvos version=$minimum stated=arm64-apple-tvos1 folder=appletvos ;;
  watchOS) name=watchos version=$minimum stated=arm-apple-watchos folder=watchos ;;
  # The settings of an SDK say which of its versions has what a version of iOS has.
  visionOS) name=xros version=$minimum stated=arm64-apple-xros1 folder=xros uikit=$adapters settings="-sdk $out/$system/sdk -I $library/shims" ;;
  esac
  dir=$out/$system
  module=$dir/resources/$folder/Swift.swiftmodule
  rm -rf "$dir"
  mkdir -p "$module" "$dir/sdk"
  cp "$ios/SDK/SDKSettings.json" "$dir/sdk"
  for part in shims clang apinotes; do ln -sfn "$library/$part" "$dir/resources/$part"; done
  LC_ALL=C sed "s/arm64-apple-ios18/$stated/g" "$standard" >"$module/${stated%%-*}-apple-$name.swiftmodule"
  flags="-target ${stated%%-*}-apple-$name$version -resource-dir $dir/resources -I $dir -I $ios/SDK $settings"
  sdk ${uikit:-"$dir/empty.swift" "$dir/empty.swift"}
  module RefreshRuntime $strict $sources
  module RefreshObjectiveC $strict $facade
  compile -typecheck $app -module-name Controls -parse-as-library $controls
  echo "type-checked for $system $minimum: the runtime and the controls"
done

target 15.0
count=0
for file in "$ios"/Negative/*.swift "$ios"/Negative/*.m; do
  refuse "$file"
  count=$((count + 1))
done
echo "refused: $count files, each for the reason that it states"
if [ "$count" -lt 20 ]; then
  echo "error: there have to be at least 20 of them" >&2
  exit 1
fi
