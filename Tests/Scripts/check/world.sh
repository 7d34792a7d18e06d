#!/bin/sh
# Plays a hostile world on the doubles of UIKit: events at random, under random settings of all that is
# not known of UIKit, with random controls; one million events, the same each time, or EVENTS, or
# others for SECONDS. A scene that does not hold is made as short as can be and printed as events, with
# the seed that brings it back:
#   SEED=… Tests/Scripts/check/world.sh
# As many events happen on a scroll view whose rules are not ours: `world foreign play SEED`.
# Then come 210,000 events in random lives of a control inside a UIRefreshControl, 30 in each; two million
# are `world system 0 66700`, and `world system SEED SEED+1 trace` prints a life. With SIZE=small, the doubles' own
# debug build plays a part of it.
set -eu
cd "$(dirname "$0")/../../.."

# There the real frameworks are in the way of our doubles, and better than they.
if [ "$(uname -s)" = Darwin ]; then
  echo "SKIPPED: on a Mac nothing is run on doubles; see Tests/iOS/Device for what a device can tell" >&2
  exit 0
fi

mode="-c release --scratch-path .build/ios-world"
amount=${EVENTS:-1000000}
foreign=$amount
seed=${SEED:-1}
lives="0 7000"
if [ "${SIZE:-}" = small ]; then
  mode="--scratch-path .build/ios-doubles"
  amount=${EVENTS:-20000}
  foreign=$((amount / 5))
  lives="$seed $((seed + 100))"
fi
build() {
  # shellcheck disable=SC2086 # several options
  swift build $mode --product world --package-path Tests/iOS --manifest-cache none "$@"
}
if [ -n "${SECONDS_OF_WORLD:-}" ]; then
  amount=${SECONDS_OF_WORLD}s
  foreign=$amount
  seed=${SEED:-}
fi
mkdir -p .build
build >.build/ios-world.log 2>&1 || { cat .build/ios-world.log >&2; exit 1; }
world=$(build --show-bin-path)/world
# A seed brings back the same scene only if dictionaries keep their order from run to run.
export SWIFT_DETERMINISTIC_HASHING=1
# The tests of `make doubles` play the scenes, too.
[ "${SIZE:-}" = small ] || { "$world" scenes && "$world" text 50000; }
"$world" fuzz "$amount" $seed
# shellcheck disable=SC2086 # no seed, or one
"$world" foreign fuzz "$foreign" $seed
# shellcheck disable=SC2086 # the first life and the end
"$world" system $lives
