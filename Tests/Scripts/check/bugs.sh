#!/bin/sh
# Injects bugs into the UIKit adapter and generated code, one at a time in a copy, and makes sure that
# the level that is there for it detects each: the type-check for iOS, or the run on doubles.
set -eu
cd "$(dirname "$0")/../../.."
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
for part in Package.swift Sources/RefreshCore Sources/RefreshRuntime \
  Sources/RefreshTesting Sources/RefreshWorld Tests/iOS Tests/Scripts examples; do
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
  if "$copy/Tests/Scripts/check/ios-typecheck.sh" >"$log" 2>&1 || ! grep -qF "$4" "$log"; then
    cat "$log" >&2
    echo "error: the type-check for iOS did not notice $1" >&2
    exit 1
  fi
  mend "$2"
  echo "noticed by the type-check for iOS: $1"
}

refused_by_types 'a wrong label' $adapter/Host/ScrollViewHost+Processing.swift \
  's/(CGPoint(offset), animated: false)/(CGPoint(offset), animate: false)/' \
  "incorrect argument label in call (have '_:animate:', expected '_:animated:')"
refused_by_types 'a newer member without a guard' $adapter/Host/ScrollViewHost.swift \
  's/scrollView?.alwaysBounceVertical = value/scrollView?.bouncesVertically = value/' \
  "'bouncesVertically' is only available in iOS 17.4 or newer"
refused_by_types 'an access from outside the main actor' $adapter/Host/ScrollObservation.swift \
  's/MainThread.perform { tell(what) }/tell(what)/' \
  "call to main actor-isolated parameter 'tell' in a synchronous nonisolated context"
refused_by_types 'a member that the table of facts lacks' $adapter/Host/ScrollViewHost.swift \
  's/scrollView?.alwaysBounceVertical = value/scrollView?.zoomScale = 1/' \
  "value of type 'UIScrollView' has no member 'zoomScale'"
refused_by_types 'a member that generated code may not use' examples/controls/news.refresh.swift \
  's/UIActivityIndicatorView()/UIProgressView()/' "cannot find 'UIProgressView' in scope"

refused_by_types 'a file for UIKit that tvOS compiles' $adapter/Host/ListSnapshot+UIKit.swift \
  '1s/ \&\& !os(tvOS)//' "cannot find type 'UIScrollView' in scope"

# All faults of the adapter are compiled in at once; FAULT switches on one of them.
table=Tests/iOS/Faults/adapter.faults
awk -v FOLDER="$copy/Sources/RefreshCore $copy/Sources/RefreshRuntime" -f Tests/iOS/Faults/compile-in.awk $table >"$copy/faults"
cat >"$copy/Sources/RefreshCore/Fault.swift" <<'EOF'
internal import Foundation

/// The fault that a test has to notice.
package enum Fault {
  static let number = ProcessInfo.processInfo.environment["FAULT"].flatMap { Int($0) } ?? 0
  package static func isOn(_ number: Int) -> Bool { number == Self.number }
}
EOF
package() {
  command=$1
  shift
  swift "$command" --package-path "$copy/Tests/iOS" --manifest-cache none "$@"
}
tests="--scratch-path $copy/.build --disable-xctest"
package build --build-tests $tests >"$log" 2>&1 || { grep error: "$log" >&2; exit 1; }
release="-c release --product world --scratch-path $copy/.build/world"
package build $release >"$log" 2>&1 || { grep error: "$log" >&2; exit 1; }
world=$(package build $release --show-bin-path)/world
suites=$(ls "$(package build $tests --show-bin-path)"/*.xctest)

# notices NUMBER SUITE LOG: the tests of the suite, or the scenes and events at random, have to fail.
notices() {
  if [ -n "$2" ]; then
    # The program of the tests, since `swift test` would run one fault at a time.
    ! FAULT=$1 "$suites" --testing-library swift-testing --filter "AdapterTests.$2" >"$3" 2>&1 </dev/null
  else
    # A fault may never end; processor time, unlike that of a clock, is the same on a busy machine.
    ! (ulimit -t 60 && FAULT=$1 "$world" check 100000 1) >"$3" 2>&1
  fi
}

# Each run tries the same: with seeds at random, the order of a dictionary decides what is noticed.
export SWIFT_DETERMINISTIC_HASHING=1

# Without a fault there is nothing to notice, and the suites have tests.
cut -d '|' -f 2 "$copy/faults" | sort -u | while read -r suite; do
  if notices 0 "$suite" "$log" || { [ -n "$suite" ] && ! grep -q 'Test run with [1-9].* passed' "$log"; }; then
    tail -50 "$log" >&2
    echo "error: ${suite:-the world} fails without a fault" >&2
    exit 1
  fi
done

# each WORKER: every fault whose turn it is with this worker; those that are noticed leave a file, so
# that a worker that ends early is noticed as well.
workers=$(getconf _NPROCESSORS_ONLN)
each() {
  number=0
  while IFS='|' read -r name suite; do
    number=$((number + 1))
    [ $((number % workers)) = "$1" ] || continue
    if notices $number "$suite" "$log.$1"; then
      echo "noticed by ${suite:-$(tail -1 "$log.$1")}: $name"
      : >"$copy/noticed/$number"
    else
      echo "error: nobody noticed $name" >&2
    fi
  done <"$copy/faults"
}
rm -rf "$copy/noticed"
mkdir "$copy/noticed"
worker=0
while [ $worker -lt "$workers" ]; do
  each $worker &
  worker=$((worker + 1))
done
wait
noticed=$(find "$copy/noticed" -type f | wc -l)
faults=$(wc -l <"$copy/faults")
if [ "$noticed" -ne "$faults" ]; then
  echo "error: $((noticed)) of $((faults)) faults were noticed" >&2
  exit 1
fi
