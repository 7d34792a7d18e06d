#!/bin/sh
# Breaks the UIKit adapter and generated code on purpose, one fault at a time in a copy, and makes sure
# that the level that is there for it notices: the type-check for iOS, or the run on doubles.
set -eu
cd "$(dirname "$0")/../.."
. Tests/Scripts/tools.sh

# There the real frameworks are in the way of our declarations, and better than they.
if [ "$(uname -s)" = Darwin ]; then
  skip "on a Mac no faults are tried; build for iOS with Xcode: xcodebuild -scheme RefreshRuntime -destination generic/platform=iOS build"
  exit 0
fi

# The copy stays, so that another run has less to build.
copy=$PWD/.build/ios-faults
log=$copy.log
adapter=Sources/RefreshRuntime/UIKit
mkdir -p "$copy/Sources" "$copy/Tests"
for part in Sources/RefreshCore Sources/RefreshRuntime Sources/RefreshStyles \
  Sources/RefreshTesting Sources/RefreshWorld Tests/iOS Tests/Scripts examples; do
  mkdir -p "$copy/$part"
  rm -rf "${copy:?}/$part"
  # With their times, so that what is the same is not built again.
  cp -Rp "$part" "$copy/$part"
done

# break FILE SED-COMMAND
break_file() {
  sed "$2" "$1" >"$copy/$1"
  if cmp -s "$1" "$copy/$1"; then
    echo "error: the fault changes nothing in $1" >&2
    exit 1
  fi
}

mend() {
  cp -p "$1" "$copy/$1"
}

# refused_by_types FAULT FILE SED-COMMAND MESSAGE
refused_by_types() {
  break_file "$2" "$3"
  if "$copy/Tests/Scripts/ios-typecheck.sh" >"$log" 2>&1 || ! grep -qF "$4" "$log"; then
    cat "$log" >&2
    echo "error: the type-check for iOS did not notice $1" >&2
    exit 1
  fi
  mend "$2"
  echo "noticed by the type-check for iOS: $1"
}

run_tests() {
  swift test --package-path "$copy/Tests/iOS" --scratch-path "$copy/.build" --manifest-cache none \
    --disable-xctest --filter AdapterTests
}

# caught_by_tests FAULT FILE SED-COMMAND SUITE
caught_by_tests() {
  break_file "$2" "$3"
  # It has to compile; otherwise it would say nothing about the tests.
  "$copy/Tests/Scripts/ios-typecheck.sh" >"$log" 2>&1 || { cat "$log" >&2; exit 1; }
  if run_tests >"$log" 2>&1 || ! grep -q "Suite \"$4\" failed" "$log"; then
    tail -50 "$log" >&2
    echo "error: the tests on doubles did not notice $1" >&2
    exit 1
  fi
  mend "$2"
  echo "noticed by the tests on doubles: $1"
}

refused_by_types 'a wrong label' $adapter/ScrollViewHost+Writing.swift \
  's/(target, animated: false)/(target, animate: false)/' \
  "incorrect argument label in call (have '_:animate:', expected '_:animated:')"
refused_by_types 'a newer member without a guard' $adapter/BounceChoice.swift \
  's/view.alwaysBounceVertical = value/view.bouncesVertically = value/' \
  "'bouncesVertically' is only available in iOS 17.4 or newer"
refused_by_types 'an access from outside the main actor' $adapter/ScrollObservation.swift \
  's/MainActor.assumeIsolated { tell(.anything) }/tell(.anything)/' \
  "call to main actor-isolated parameter 'tell' in a synchronous nonisolated context"
refused_by_types 'a member that the table of facts lacks' $adapter/BounceChoice.swift \
  's/view.alwaysBounceVertical = value/view.zoomScale = 1/' \
  "value of type 'UIScrollView' has no member 'zoomScale'"
refused_by_types 'a member that generated code may not use' examples/controls/news.refresh.swift \
  's/UIActivityIndicatorView.init()/UIProgressView.init()/' "cannot find 'UIProgressView' in scope"

# Without a fault there is nothing to notice.
run_tests >"$log" 2>&1 || { tail -50 "$log" >&2; exit 1; }
caught_by_tests 'a retain cycle' $adapter/ScrollViewHost.swift \
  's/ScrollObservation(of: scrollView) { \[weak self\] what in self?.observed(what) }/ScrollObservation(of: scrollView) { what in self.observed(what) }/' \
  Lifetime
caught_by_tests 'an inset that is not released' $adapter/ScrollViewHost+Writing.swift \
  's/account\[side\].wanted = /if share == 0 { return }; account[side].wanted = /' Insets

# caught_by_world FAULT FILE SED-COMMAND: the scenes or events at random have to notice.
build_world() {
  swift build --product world --package-path "$copy/Tests/iOS" --scratch-path "$copy/.build/world" \
    --manifest-cache none
}
play_world() {
  world=$copy/.build/world/debug/world
  # A fault may never end; processor time, unlike that of a clock, is the same on a busy machine.
  (ulimit -t 300 && "$world" scenes && "$world" fuzz 20000 1)
}
caught_by_world() {
  break_file "$2" "$3"
  build_world >"$log" 2>&1 || { tail -50 "$log" >&2; exit 1; }
  if play_world >"$log" 2>&1; then
    echo "error: the hostile world did not notice $1" >&2
    exit 1
  fi
  mend "$2"
  echo "noticed by the hostile world: $1"
}

build_world >"$log" 2>&1 || { tail -50 "$log" >&2; exit 1; }
play_world >"$log" 2>&1 || { tail -50 "$log" >&2; exit 1; }
swiftui=Sources/RefreshRuntime/SwiftUI
looking=$adapter/ScrollViewHost+Looking.swift
settling=$adapter/ScrollViewHost+Settling.swift
writing=$adapter/ScrollViewHost+Writing.swift
host=$adapter/ScrollViewHost.swift
caught_by_world 'insets that follow the last bits of a sum' $adapter/ScrollPoints.swift \
  's/abs(one - other) <= (scale > 0 ? 1.1 \/ scale : 1e-6)/one == other/'
caught_by_world 'a total that is taken for the own inset of an owner' $adapter/InsetSide.swift \
  's/?.owner ?? value$/?.total ?? value/'
caught_by_world 'a difference that is not undone' $adapter/InsetSide.swift \
  's/      if let index {/      if let index, index < 0 {/'
caught_by_world 'a write that does not stick, and is repeated' $writing \
  's/account\[side\].refuse()/_ = side/'
caught_by_world 'the control of a screen behind' $swiftui/ScrollViewSearch.swift \
  's/return around(shared, for: edge)/return back.window.flatMap { list(in: $0, for: edge) }/'
caught_by_world 'a control that each update exchanges' $swiftui/RefreshAnchorLink.swift \
  's/if found !== scrollView ||/if found === scrollView || found !== scrollView ||/'
caught_by_world 'a control of the system that is taken at work' $swiftui/RefreshAnchorLink.swift \
  's/return !control.isRefreshing \&\& /return /'
caught_by_world 'a scroll by nobody that counts as a finger' $looking \
  's/guard way != 0 else {/guard way != 0 || controller.isHidden == false else {/'
caught_by_world 'a finger on its way back that arms' $looking \
  's/if !isOutward, let last/if !isOutward, way > 1e9, let last/'
caught_by_world 'a cancelled pan that starts' $looking \
  's/if movement.end == .cancelled {/if movement.end == .cancelled, controllers.isEmpty {/'
caught_by_world 'a large title that takes the pull' $looking \
  's/if isPulled { stretch = change }//'
caught_by_world 'rows above that load more' $looking \
  's/if controller.startsWithoutFinger {/if controller.isDetached {/'
caught_by_world 'a change around the content that nobody settles' $looking \
  's/^      setNeedsLayout()$//'
caught_by_world 'a control that is lost to a clamp' $settling \
  's/if isStill { restoreSight(of: controller) }//'
caught_by_world 'a list that is left beyond its edge' $settling \
  's/if isStill { payReturn(of: edge) }//'
caught_by_world 'a list that never hears of its window' $settling 's/tell(.attached)$//'
caught_by_world 'a gap after the end' $writing 's/if isLeaving, let animation, goBack/if share < 0, let animation, goBack/'
caught_by_world 'a write to a list that dies' $host \
  's/guard let scrollView else { return die() }/guard let scrollView = superview as? UIScrollView ?? scrollView else { return leave() }/'
caught_by_world 'observers that stay' $host 's/observation?.stop()//'
caught_by_world 'a bounce of the app that is undone' $host \
  's/bounce.wasSet(isHorizontal: isHorizontal)/_ = isHorizontal/'
caught_by_world 'a view that is gone and still refreshes' $adapter/ScrollViewHost+Views.swift \
  's/controllers\[view.edge\]?.detach()//'
caught_by_world 'a trackpad that pulls nothing' $adapter/FingerTrack.swift \
  's/movement.hasMoved = movement.hasBegun || movement.way != .zero/movement.hasMoved = location != self.location/'
