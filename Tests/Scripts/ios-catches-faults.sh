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
for part in Sources/RefreshCore Sources/RefreshRuntime Tests/iOS Tests/Scripts examples; do
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

refused_by_types 'a wrong label' $adapter/ScrollViewHost.swift \
  's/(target, animated: false)/(target, animate: false)/' \
  "incorrect argument label in call (have '_:animate:', expected '_:animated:')"
refused_by_types 'a newer member without a guard' $adapter/ScrollViewHost.swift \
  's/scrollView?.alwaysBounceVertical = true/scrollView?.bouncesVertically = true/' \
  "'bouncesVertically' is only available in iOS 17.4 or newer"
refused_by_types 'an access from outside the main actor' $adapter/ScrollViewHost+Observation.swift \
  's/MainActor.assumeIsolated { self?.scrolled() }/self?.scrolled()/' \
  "call to main actor-isolated instance method 'scrolled()' in a synchronous nonisolated context"
refused_by_types 'a member that the table of facts lacks' $adapter/ScrollViewHost.swift \
  's/scrollView?.alwaysBounceVertical = true/scrollView?.zoomScale = 1/' \
  "value of type 'UIScrollView' has no member 'zoomScale'"
refused_by_types 'a member that generated code may not use' examples/controls/news.refresh.swift \
  's/UIActivityIndicatorView()/UIProgressView()/' "cannot find 'UIProgressView' in scope"

# Without a fault there is nothing to notice.
run_tests >"$log" 2>&1 || { tail -50 "$log" >&2; exit 1; }
caught_by_tests 'a retain cycle' $adapter/ScrollViewHost+Observation.swift \
  's/(scrollView.panGestureRecognizer) { \[weak self\] in/(scrollView.panGestureRecognizer) { [self] in/; s/self?.tell(.released)/self.tell(.released)/' \
  Lifetime
caught_by_tests 'an inset that is not released' $adapter/ScrollViewHost.swift \
  's/ledger.setShare(share,/if share == 0 { return }; ledger.setShare(share,/' Insets
