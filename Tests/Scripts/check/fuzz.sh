#!/bin/sh
# Runs the fuzz targets of Tests/Fuzz, with libFuzzer, AddressSanitizer and, for libyaml,
# UndefinedBehaviorSanitizer. The compiler parses the code that is generated from the corpus.
#
#   fuzz.sh                      each target: its corpus and some fixtures, then changed inputs, RUNS in all
#   SECONDS_OF_FUZZ=600 fuzz.sh  each target for that long; new inputs stay in .build/fuzz/found
#   TARGET=yaml fuzz.sh          only that target
#   fuzz.sh FILE…                TARGET with these inputs, each once
#   SIZE=small fuzz.sh           each target, linked with the debug build, without sanitizers
#
# What a target finds stays in .build/fuzz/faults. MERGE=1 adds to the committed corpus what covers
# more code than the corpus and the fixtures do, of the MERGE_INPUTS smallest (1,000).
set -eu
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

if [ "$(uname -s)" != Linux ]; then
  skip "the toolchain of a Mac has no libFuzzer"
  exit 0
fi

folder=$PWD/.build/fuzz
mkdir -p "$folder/faults"
# Two flags: SwiftPM has one sanitizer that leaves the main function to libFuzzer, and the compiler
# takes both from its last flag.
mode=debug
# Optimizing takes four minutes of a processor, and makes inputs 20 times as quick.
if [ -n "${SECONDS_OF_FUZZ:-}${MERGE:-}" ] || [ $# -gt 0 ]; then mode=release; fi
small() { [ "$mode" = debug ] && [ "${SIZE:-}" = small ]; }
if small; then
  modules=$(swift build --show-bin-path)
  fuzz=$folder/small
  name=$(basename "$PWD" | tr '[:upper:]' '[:lower:]')
  used='EmbeddedFiles|RandomSpecs|RefreshCore|RefreshDiagnostics|RefreshExploration|RefreshGenerator'
  used="$used|RefreshLanguage|RefreshPreview|RefreshRules|RefreshWorld|RefreshYAML"
  # The folders of modules also keep objects of sources that are gone.
  linked=$(grep -E "/($used)\.build/" "$modules/refreshgenPackageTests.product/Objects.LinkFileList" |
    tr -d "'" | paste -sd ' ' -)
  # shellcheck disable=SC2046,SC2086 # no file name has spaces
  swiftc -parse-as-library -swift-version 6 -package-name "$name" -module-name fuzz -sanitize=fuzzer \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility -I "$modules/Modules" \
    $(find Sources -name module.modulemap -exec dirname {} \; | sed 's/^/-I/') \
    Tests/Fuzz/*.swift $linked -lyaml -o "$fuzz"
else
  # libyaml with sanitizers and coverage, where its source can be had; the system's otherwise.
  status=0
  library=$(Tests/Scripts/build/libyaml.sh "$folder/libyaml" \
    -fsanitize=address,undefined,fuzzer-no-link -fno-sanitize-recover=undefined) || status=$?
  case $status in
    0) export PKG_CONFIG_PATH="$library" ;;
    75) ;;
    *) exit "$status" ;;
  esac
  build="swift build -c $mode --scratch-path $folder --product fuzz --sanitize=fuzzer -Xswiftc -sanitize=fuzzer,address"
  export REFRESHGEN_FUZZ=1
  # libyaml and the standard library keep memory until the process ends.
  export ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=1 UBSAN_OPTIONS=print_stacktrace=1
  $build >"$folder/log" 2>&1 || {
    grep -v 'ld.gold: warning' "$folder/log" | tail -n 20 >&2
    exit 1
  }
  fuzz=$(eval "$build --show-bin-path" 2>/dev/null)/fuzz
fi
export SWIFT_BACKTRACE=enable=no

targets=${TARGET:-$(ls Tests/Fuzz/Corpus)}
# Half a minute and half a gigabyte are far more than any input needs, also on a busy machine.
bounds="-timeout=30 -rss_limit_mb=1024 -malloc_limit_mb=256 -max_len=8192 -print_final_stats=1"

# seeds TARGET: the inputs for a target among the fixtures and the examples.
seeds() {
  case $1 in
    project) find Tests/Fixtures/projects examples -name refreshgen.yml ;;
    template) find Templates -name '*.tmpl' ;;
    trace) find Tests/Fixtures/conformance -name '*.events' -size -4k | sort | sed -n '1~8p' ;;
    gesture) ;;
    *) find Tests/Fixtures/ok Tests/Fixtures/err -name '*.yml' -size -8k ;;
  esac
}

if [ $# -gt 0 ]; then
  # shellcheck disable=SC2086 # several options
  FUZZ_TARGET=$TARGET exec "$fuzz" $bounds "$@"
fi

status=0
for target in $targets; do
  corpus=Tests/Fuzz/Corpus/$target
  rm -rf "$folder/seeds/$target"
  mkdir -p "$folder/seeds/$target" "$folder/found/$target"
  # A short run has every sixth.
  step=6
  if [ "$mode" = release ]; then step=1; fi
  seeds "$target" | sort | sed -n "1~${step}p" | while read -r seed; do
    cp "$seed" "$folder/seeds/$target/$(echo "$seed" | tr / _)"
  done
  export FUZZ_TARGET="$target"
  if [ -n "${MERGE:-}" ]; then
    # Only inputs that cover what no fixture does are worth a place in the repository. A merge tries each
    # input once, which takes 30 ms for YAML and up to a second for a proof; a long run finds thousands,
    # so the smallest have to do. `-merge=1` takes small inputs first, too.
    rm -rf "$folder/minimal/$target" "$folder/candidates"
    mkdir -p "$folder/minimal/$target" "$folder/candidates"
    cp "$folder/seeds/$target"/* "$folder/minimal/$target" 2>/dev/null || true
    # shellcheck disable=SC2012 # libFuzzer names its files by their hash
    ls -rS "$folder/found/$target" | head -n "${MERGE_INPUTS:-1000}" | while read -r name; do
      cp "$folder/found/$target/$name" "$folder/candidates"
    done
    # shellcheck disable=SC2086 # several options
    "$fuzz" $bounds -merge=1 -use_counters=0 -max_len=4096 "$folder/minimal/$target" "$corpus" \
      "$folder/candidates" >"$folder/log-$target" 2>&1 || { tail "$folder/log-$target" >&2; exit 1; }
    for seed in "$folder/seeds/$target"/*; do rm -f "$folder/minimal/$target/$(basename "$seed")"; done
    rm -f "$corpus"/*
    cp "$folder/minimal/$target"/* "$corpus" 2>/dev/null || true
    echo "$target: $(ls "$corpus" | wc -l) inputs, $(cat "$corpus"/* | wc -c) bytes"
    continue
  fi
  if [ -n "${SECONDS_OF_FUZZ:-}" ]; then
    amount="-max_total_time=$SECONDS_OF_FUZZ" found="$folder/found/$target"
  else
    # The same inputs in every run of a seed.
    amount="-runs=${RUNS:-300} -seed=${SEED:-1}" found="$folder/scratch"
    rm -rf "$found"
    mkdir "$found"
  fi
  # shellcheck disable=SC2086 # several options
  "$fuzz" $bounds $amount -artifact_prefix="$folder/faults/$target-" \
    "$found" "$corpus" "$folder/seeds/$target" >"$folder/log-$target" 2>&1 || {
    grep -A 12 -E 'property violated|Fatal error|ERROR: |Test unit written' "$folder/log-$target" |
      head -n 40 >&2
    echo "error: $target has failed; repeat by: TARGET=$target Tests/Scripts/check/fuzz.sh FILE" >&2
    status=1
    continue
  }
  awk -v target="$target" '
    match($0, / cov: [0-9]+/) { cover = substr($0, RSTART + 6, RLENGTH - 6) }
    /stat::number_of_executed_units/ { runs = $2 }
    END { print target ": " runs " runs, " cover " edges covered" }' "$folder/log-$target"
done

# parsed: the compiler parses what is generated from the seeds and the corpus.
parsed() {
  sample=$folder/sample
  rm -rf "$sample"
  mkdir -p "$sample" "$folder/seeds/generate"
  FUZZ_TARGET=generate FUZZ_OUTPUT="$sample" "$fuzz" -runs=0 -timeout=60 \
    -artifact_prefix="$folder/faults/sample-" "$folder/seeds/generate" Tests/Fuzz/Corpus/generate >"$folder/log-sample" 2>&1 || return 1
  count=$(find "$sample" -name '*.swift' | wc -l)
  [ "$count" -gt 0 ] || { echo "error: no code was generated" >&2; return 1; }
  find "$sample" -name '*.swift' -print0 | xargs -0 swiftc -frontend -parse -warnings-as-errors || return 1
  echo "generate: the compiler parses $((count)) files"
}
case " $targets " in
  *generate*) [ -n "${MERGE:-}" ] || parsed || { echo "error: generated code does not parse" >&2; status=1; } ;;
esac
exit $status
