#!/bin/sh
# Plants the bugs of Tests/Bugs/bugs.tsv in a copy, one at a time, and makes sure that what the table names
# for each of them notices it. LEVEL picks the bugs of one level, such as `tool`; with SIZE=small, SEED picks a third
# of those of one level, since most of the time goes into the builds of each.
set -eu
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

# There the real frameworks are in the way of our declarations, and better than they.
if [ "$(uname -s)" = Darwin ]; then
  skip "on a Mac no bugs are tried; build for iOS with Xcode: xcodebuild -scheme RefreshRuntime -destination generic/platform=iOS build"
  exit 0
fi

# The copy stays, so that another run has less to build.
copy=$PWD/.build/ios-bugs
log=$copy.log
table=Tests/Bugs/bugs.tsv
mkdir -p "$copy/Sources" "$copy/Tests"
for part in Package.swift Sources Templates Tests examples; do
  rm -rf "${copy:?}/$part"
  # With their times, so that what is the same is not built again.
  cp -Rp "$part" "$copy/$part"
done

if [ "${SIZE:-}" = small ] && [ -z "${LEVEL:-}" ]; then
  case $((${SEED:-1} % 4)) in
  0) LEVEL=types ;;
  1) LEVEL=adapter ;;
  2) LEVEL=world ;;
  *) LEVEL=tool ;;
  esac
  echo "a third of the bugs of the level '$LEVEL'"
fi

# The type-check takes one bug after the other.
tab=$(printf '\t')
# picked: of the lines, those that this run tries.
picked() {
  awk -v seed="${SEED:-1}" -v size="${SIZE:-}" 'size != "small" || NR % 3 == int(seed / 4) % 3'
}
[ "${LEVEL:-types}" != types ] || grep "${tab}types " $table | picked | while IFS="$tab" read -r name file was now notice; do
  awk -v was="$was" -v now="$now" '
    !isDone && (at = index($0, was)) { $0 = substr($0, 1, at - 1) now substr($0, at + length(was)); isDone = 1 }
    { print }
    END { exit !isDone }' "$file" >"$copy/$file"
  if "$copy/Tests/Scripts/check/ios-typecheck.sh" >"$log" 2>&1 || ! grep -qF "${notice#types }" "$log"; then
    cat "$log" >&2
    echo "error: the type-check for iOS did not notice $name" >&2
    exit 1
  fi
  cp -p "$file" "$copy/$file"
  echo "noticed by the type-check for iOS: $name"
done

# All other bugs are compiled in at once; BUG switches on one of them.
awk -v FOLDER="$copy" -v LEVEL="${LEVEL:-}" -f Tests/Bugs/compile-in.awk $table | picked >"$copy/bugs"
cat >"$copy/Sources/RefreshCore/Bug.swift" <<'EOF'
internal import Foundation

/// The bug that a test has to notice.
package enum Bug {
  static let number = ProcessInfo.processInfo.environment["BUG"].flatMap { Int($0) } ?? 0
  package static func isOn(_ number: Int) -> Bool { number == Self.number }
}
EOF
package() {
  command=$1
  shift
  swift "$command" --package-path "$copy/Tests/iOS" --manifest-cache none "$@"
}
tests="--scratch-path $copy/.build --disable-xctest"
release="-c release --product world --scratch-path $copy/.build/world"
has() { cut -d '|' -f 3 "$copy/bugs" | grep -qE "^($1)"; }
fail() {
  grep error: "$log" >&2
  exit 1
}
if has adapter; then
  REFRESHGEN_ONLY=AdapterTests package build --build-tests $tests >"$log" 2>&1 || fail
  suites=$(ls "$(package build $tests --show-bin-path)"/*.xctest)
fi
if has world; then
  package build $release >"$log" 2>&1 || fail
  world=$(package build $release --show-bin-path)/world
fi
if has tool; then
  REFRESHGEN_CONTRIBUTOR=1 REFRESHGEN_ONLY='CommandTests RefreshGeneratorTests refreshgen' \
    swift build --package-path "$copy" --scratch-path "$copy/.build/tool" --build-tests >"$log" 2>&1 || fail
  units=$(ls "$copy"/.build/tool/debug/*.xctest)
fi

# notices NUMBER LOG LEVEL [SUITE]: the tests of the suite, or the scenes and events at random, fail. For
# `world`, SUITE is the first seed of the random events.
notices() {
  case $3 in
    # A bug may never end; processor time, unlike that of a clock, is the same on a busy machine.
    world) ! (ulimit -t 90 && BUG=$1 "$world" check 100000 "${4:-1}") >"$2" 2>&1 ;;
    # The program of the tests, since `swift test` would run one bug at a time.
    adapter)
      ! BUG=$1 "$suites" --testing-library swift-testing --filter "AdapterTests.$4" >"$2" 2>&1 </dev/null
      ;;
    tool)
      filter=$4
      case $4 in */*) filter=TranscriptTests ;; esac
      ! (ulimit -t 300 && TRANSCRIPT=$4 BUG=$1 "$units" --testing-library swift-testing --filter "$filter") \
        >"$2" 2>&1 </dev/null
      ;;
  esac
}

# Each run tries the same: with seeds at random, the order of a dictionary decides what is noticed.
export SWIFT_DETERMINISTIC_HASHING=1

# Without a bug there is nothing to notice, and the suites have tests.
cut -d '|' -f 3 "$copy/bugs" | cut -d ' ' -f 1,2 | sort -u | while read -r notice; do
  # shellcheck disable=SC2086 # a level and a suite
  if notices 0 "$log" $notice || { [ "${notice%% *}" != world ] && ! grep -q 'Test run with [1-9].* passed' "$log"; }; then
    tail -50 "$log" >&2
    echo "error: $notice fails without a bug" >&2
    exit 1
  fi
done

# each WORKER: every bug whose turn it is with this worker; those that are noticed leave a file, so that a
# worker that ends early is noticed as well.
workers=$(getconf _NPROCESSORS_ONLN)
each() {
  while IFS='|' read -r number name notice; do
    [ $((number % workers)) = "$1" ] || continue
    # shellcheck disable=SC2086 # a level and a suite
    if notices "$number" "$log.$1" $notice; then
      [ "${notice%% *}" != world ] || notice=$(tail -1 "$log.$1")
      echo "noticed by $notice: $name"
      : >"$copy/noticed/$number"
    else
      echo "error: $notice did not notice $name" >&2
    fi
  done <"$copy/bugs"
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
bugs=$(wc -l <"$copy/bugs")
if [ "$noticed" -ne "$bugs" ]; then
  echo "error: $((noticed)) of $((bugs)) bugs were noticed" >&2
  exit 1
fi
