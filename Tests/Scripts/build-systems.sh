#!/bin/sh
# Generates with make, ninja and Bazel, and shows that they run the tool when they have to and only
# then, and that the same bytes come out whichever way the tool is run.
set -eu
cd "$(dirname "$0")/../.."
. Tests/Scripts/tools.sh

PATH=$PWD/.build/debug:$PATH
export PATH
scratch=$(mktemp -d)
trap 'chmod -R u+w "$scratch"; rm -rf "$scratch"' EXIT

fail() {
  echo "error: $1" >&2
  exit 1
}

# One number for everything that was generated into a folder.
sum() {
  (cd "$1" && cat feed.refresh.swift feed.refresh.tests.swift more.refresh.swift \
    more.refresh.tests.swift | cksum)
}

# One for the manifest, which Bazel has no use for.
manifest() {
  if [ "$1" = bazel ]; then manifest plain; else cksum <"$scratch/$1/out/.refreshgen-manifest"; fi
}

# builds NAME COMMAND MESSAGE: an example, whose command says MESSAGE where it has nothing to do.
builds() {
  name=$1
  command=$2
  idle=$3
  cp -R "examples/$name" "$scratch/$name"
  rm -rf "$scratch/$name/out"
  cd "$scratch/$name"
  $command >log || { cat log; fail "$name: the first build"; }
  first=$(sum out)
  $command >log
  grep -q "$idle" log || fail "$name: a second build runs the tool again"
  sleep 1
  touch Refresh/feed.refresh.yml
  $command >log
  grep -q 'refreshgen' log || fail "$name: a spec that was touched is not looked at"
  [ "$(sum out)" = "$first" ] || fail "$name: a touch changes what is generated"
  sleep 1
  sed 's/#0040DD/#0033AA/' refreshgen.yml >edited
  mv edited refreshgen.yml
  $command >log
  grep -q '0x0033AA_FF' out/feed.refresh.swift || fail "$name: the project file's edit is not seen"
  $command >log
  grep -q "$idle" log || fail "$name: a build after an edit does not settle"
  sleep 1
  echo 'heigth: 1' >>Refresh/feed.refresh.yml
  if $command >log 2>&1; then fail "$name: a mistake in a spec fails no build"; fi
  grep -q "did you mean 'height'" log || fail "$name: a mistake in a spec is not shown"
  cd - >/dev/null
  # From the start once more, for the comparison below.
  rm -rf "${scratch:?}/$name"
  cp -R "examples/$name" "$scratch/$name"
  rm -rf "$scratch/$name/out"
  (cd "$scratch/$name" && $command >/dev/null)
  echo "builds as it should: $name"
}

builds make make "up to date"
if provide ninja ninja-build ninja; then
  builds ninja "ninja -v" "no work to do"
else
  skip "there is no ninja, so its example is not checked"
fi

# Bazel goes by contents instead of times, and keeps what it builds in a place of its own.
bazel_build() {
  (cd "$scratch/bazel" && bazel --batch --output_user_root="$scratch/bazel-root" build \
    --subcommands //:controls) >"$scratch/log" 2>&1
}

# What Bazel builds is read-only.
bazel_results() {
  mkdir -p "$scratch/bazel/out"
  cp -f "$scratch"/bazel/bazel-bin/controls/* "$scratch/bazel/out/"
}

bazel_fails() {
  cat "$scratch/log"
  fail "bazel: $1"
}

# Whether Bazel builds anything here. Newer ones fetch rules and launchers fetch Bazel itself, so
# without a network neither says anything about our rule.
bazel_works() {
  mkdir "$scratch/probe"
  : >"$scratch/probe/WORKSPACE"
  echo 'genrule(name = "probe", outs = ["out"], cmd = "echo >$@")' >"$scratch/probe/BUILD.bazel"
  (cd "$scratch/probe" && bazel --batch --output_user_root="$scratch/bazel-root" build //:probe) \
    >"$scratch/log" 2>&1
}

if ! has bazel; then
  skip "there is no bazel (Debian's bazel-bootstrap), so its rule is not checked"
elif ! bazel_works; then
  skip "bazel builds nothing here, so its rule is not checked: $(tail -n 1 "$scratch/log")"
else
  cp -R examples/bazel "$scratch/bazel"
  bazel_build || bazel_fails "the first build"
  bazel_results
  first=$(sum "$scratch/bazel/out")
  bazel_build || bazel_fails "the second build"
  if grep -q SUBCOMMAND "$scratch/log"; then fail "bazel: it runs the tool again"; fi
  sed 's/#0040DD/#0033AA/' examples/bazel/refreshgen.yml >"$scratch/bazel/refreshgen.yml"
  bazel_build || bazel_fails "the build after an edit"
  grep -q '0x0033AA_FF' "$scratch/bazel/bazel-bin/controls/feed.refresh.swift" ||
    fail "bazel: the project file's edit is not seen"
  echo 'heigth: 1' >>"$scratch/bazel/Refresh/feed.refresh.yml"
  if bazel_build; then fail "bazel: a mistake in a spec fails no build"; fi
  grep -q "did you mean 'height'" "$scratch/log" || fail "bazel: a mistake in a spec is not shown"
  echo "builds as it should: bazel"
fi

# way NAME OPTIONS…: the tool itself.
way() {
  name=$1
  shift
  cp -R examples/make "$scratch/$name"
  rm -rf "$scratch/$name/out"
  (cd "$scratch/$name" && refreshgen generate --quiet --output out "$@" Refresh/*.refresh.yml)
}

way plain
way jobs --jobs 4
way "another place"
LC_ALL=tr_TR.UTF-8 LANG=de_DE.UTF-8 TZ=Asia/Kathmandu way locale
way shards --shard 2/2
(cd "$scratch/shards" && refreshgen generate --quiet --output out --shard 1/2 Refresh/*.refresh.yml)

expected=$(sum "$scratch/plain/out")
count=0
for way in make ninja bazel plain jobs "another place" locale shards; do
  [ -d "$scratch/$way/out" ] || continue
  [ "$(sum "$scratch/$way/out")" = "$expected" ] || fail "other bytes by way of $way"
  [ "$(manifest "$way")" = "$(manifest plain)" ] || fail "another manifest by way of $way"
  count=$((count + 1))
done
echo "the same bytes in $count ways"
