#!/bin/sh
# Injects small bugs into the core, the adapters, the rules and the generator, one at a time, and counts
# how many of them the tests detect. The script fails below 90 %.
# Sources/Tools/SourceFaults/SURVIVORS.md lists the faults that no test detects, with reasons.
#
# All faults are compiled into one program, and the variable MUTANT selects one: compiling each on its
# own would take days. Faults that do not compile are left out. With AGAIN=1, it tries only the faults
# that no test detected in the last run.
set -eu
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh
: "${SEARCHES:?run make mutants}"

if [ "$(uname -s)" != Linux ]; then
  skip "the doubles of UIKit, which the adapters' tests need, run on Linux only"
  exit 0
fi

root=$PWD
folder=$root/.build/mutants
tree=$folder/tree
main=$folder/build/release/refreshgenPackageTests.xctest
ios=$folder/ios/debug/refreshgenPackageTests.xctest
world=$folder/ios/release/world
# The tests of the modules above the runtime.
RUNTIME='ExampleTests|RefreshConformanceTests|RefreshPreviewTests|RefreshTestingTests|RefreshWorldTests'
# Not the last line, `Test run with … failed`.
FAILURE='^✘ Test ("|case |[^ ]+\().*(recorded an issue|failed after)'
export SWIFT_DETERMINISTIC_HASHING=1 NO_COLOR=1

# failing LIMIT COMMAND…: prints the first test that fails, or `time` if the command takes more than
# LIMIT seconds, or `fails`, or `crash`. Prints nothing if the command succeeds. The command ends when
# nobody reads its output any more, soon after the first failure.
failing() {
  limit=$1
  shift
  log=$(mktemp "$folder/log.XXXXXX")
  {
    status=0
    timeout -k 5 "$limit" "$@" 2>&1 || status=$?
    echo "STATUS $status"
    # Tests print invalid UTF-8, too, after which grep would print nothing.
  } | grep -a --line-buffered -E "$FAILURE|^error: |^STATUS" |
    grep -a -v -m 1 -F -f "$folder/unfit" >"$log" || true
  case $(cat "$log") in
    'STATUS 0') ;;
    # The tests that fail without a fault are of the main package.
    'STATUS 1') [ "$1" = "$main" ] && [ -s "$folder/unfit" ] || echo fails ;;
    'STATUS 124' | 'STATUS 137') echo time ;;
    STATUS*) echo crash ;;
    *) cut -c 1-100 "$log" ;;
  esac
  rm -f "$log"
}

# unit LIMIT OPTION…: the tests of the main package.
unit() {
  limit=$1
  shift
  failing "$limit" "$main" --testing-library swift-testing "$@"
}

# first_failure FILE: what detects the fault MUTANT of the file. The likeliest and quickest tests run
# first.
first_failure() {
  case $1 in
    */RefreshCore/*) first=RefreshCoreTests ;;
    */RefreshRuntime/*) first=RefreshRuntimeTests ;;
    */RefreshRules/*) first=RefreshRulesTests ;;
    *) first=RefreshGeneratorTests ;;
  esac
  result=$(unit 120 --filter "$first" --skip "$SEARCHES")
  case $1 in
    */RefreshCore/* | */RefreshRuntime/*)
      # All scenes, which SceneTests would play again.
      [ -n "$result" ] || result=$(failing 300 "$world" check 100000 1)
      [ -n "$result" ] ||
        result=$(failing 300 "$ios" --testing-library swift-testing --skip SceneTests)
      ;;
  esac
  case $1 in
    */RefreshRuntime/*) set -- --filter "$RUNTIME" ;;
    *) set -- ;;
  esac
  # Takes two minutes, and several times as long on a busy machine.
  [ -n "$result" ] || result=$(unit 1200 "$@" --skip "$first|$SEARCHES")
  echo "$result"
}

# The tests of one fault, for xargs below.
if [ "${1:-}" = try ]; then
  # A fault may contain a backslash, which echo would interpret.
  MUTANT=$(printf '%s\n' "$2" | cut -f 1)
  export MUTANT
  result=$(first_failure "$(printf '%s\n' "$2" | cut -f 2)")
  printf '%s\t%s\n' "$2" "${result:-survives}" >>"$folder/results"
  exit 0
fi

mkdir -p "$tree" "$folder/build" "$folder/ios"
swiftc -O Sources/Tools/SourceFaults/*.swift -o "$folder/mutants"
for part in Package.swift Makefile README.md .github Sources Templates Tests examples; do
  case $part in
    Sources) ;;
    *) rm -rf "${tree:?}/$part" && cp -Rp "$part" "$tree/$part" ;;
  esac
done
faulty='RefreshCore=3 RefreshRuntime=10 RefreshRules=8 RefreshGenerator=8'
mkdir -p "$tree/Sources"
for path in Sources/*; do
  name=$(basename "$path")
  case " $faulty" in
    *" $name="*)
      [ -d "$tree/$path" ] || cp -Rp "$path" "$tree/$path"
      # Files of the last run stay, since only changed files are compiled again, but not moved ones.
      (cd "$tree/$path" && find . -name '*.swift' ! -name IsFault.swift) | while read -r file; do
        [ -e "$path/$file" ] || rm "$tree/$path/$file"
      done
      ;;
    *) rm -rf "${tree:?}/$path" && cp -Rp "$path" "$tree/$path" ;;
  esac
done
sources=
for part in $faulty; do
  sources="$sources Sources/$part"
  cat >"$folder/IsFault.swift" <<'EOF'
#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

@usableFromInline let mutant = getenv("MUTANT").flatMap { Int(String(cString: $0)) } ?? 0
@usableFromInline func isFault(_ number: Int) -> Bool { mutant == number }
EOF
  cmp -s "$folder/IsFault.swift" "$tree/Sources/${part%=*}/IsFault.swift" ||
    cp "$folder/IsFault.swift" "$tree/Sources/${part%=*}/IsFault.swift"
done

build() {
  swift build --manifest-cache none "$@"
}

# The tests of the adapters only compile without optimization.
build_all() {
  build -c release -Xswiftc -enable-testing --build-tests --package-path "$tree" \
    --scratch-path "$folder/build" &&
    build -c release --product world --package-path "$tree/Tests/iOS" --scratch-path "$folder/ios" &&
    build --build-tests --package-path "$tree/Tests/iOS" --scratch-path "$folder/ios"
}
touch "$folder/dropped"
while true; do
  # shellcheck disable=SC2086 # several sources
  "$folder/mutants" "$root" "$tree" "$folder/dropped" "$folder/faults" $sources
  build_all >"$folder/log" 2>&1 && break
  grep -E ': error:' "$folder/log" | sed -n 's/.*\(Sources\/[^:]*:[0-9]*\):.*/\1/p' |
    sort -u >"$folder/errors"
  cut -f 2 "$folder/faults" | sort -u >"$folder/places"
  # The error may be at the end of the function.
  sort -t : -k 1,1 -k 2,2n "$folder/errors" "$folder/places" | awk -v errors="$folder/errors" '
    BEGIN { while ((getline line <errors) > 0) isError[line] = 1 }
    { split($0, part, ":") }
    $0 in isError { if (file == part[1]) print last }
    !($0 in isError) { last = $0; file = part[1] }' >"$folder/more"
  comm -12 "$folder/errors" "$folder/places" >>"$folder/more"
  [ -s "$folder/more" ] || {
    grep -E ': error:' "$folder/log" | head >&2
    echo "error: the copy with the faults does not compile; see $folder/log" >&2
    exit 1
  }
  cat "$folder/more" >>"$folder/dropped"
  echo "left out $(wc -l <"$folder/more") lines whose faults do not compile" >&2
done

# Some tests look at the sources themselves, and fail without any fault.
"$main" --testing-library swift-testing --skip "$SEARCHES" 2>&1 | grep -aE "$FAILURE" |
  sed -n 's/.*Test \(case passing .* to \)\{0,1\}\("[^"]*"\|[^ ]*\).*/\2/p' | sort -u >"$folder/unfit" || true
echo "tests that fail without a fault: $(paste -sd ';' "$folder/unfit")"
export SEARCHES
if [ -n "${AGAIN:-}" ]; then
  # By file and text: numbers and lines change with the sources.
  awk -F '\t' '
    { file = $2; sub(/:.*/, "", file); fault = file FS $3 FS $4 }
    NR == FNR { if ($5 == "survives") survived[fault] = 1; next }
    fault in survived' "$folder/results" "$folder/faults" >"$folder/again"
  mv "$folder/again" "$folder/faults"
fi
rm -f "$folder/results"
tr '\n' '\0' <"$folder/faults" | xargs -0 -n 1 -P "${JOBS:-$(nproc)}" "$0" try
total=$(wc -l <"$folder/results")
detected=$(grep -acv 'survives$' "$folder/results")
grep -a 'survives$' "$folder/results" | cut -f 2-4 | sort >"$folder/survivors"
echo "detected $detected of $total faults"
[ $((detected * 100)) -ge $((total * 90)) ] || {
  cat "$folder/survivors" >&2
  echo "error: the tests detect fewer than 90 % of the faults" >&2
  exit 1
}
