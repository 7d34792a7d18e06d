#!/bin/sh
# Generates with make and ninja, and shows that they run the tool when they have to and only then,
# and that the same bytes come out whichever way the tool is run.
set -eu
cd "$(dirname "$0")/../.."

bin=$(swift build --show-bin-path)
PATH=$bin:$PATH
export PATH
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

fail() {
  echo "error: $1" >&2
  exit 1
}

# One number for everything that was generated into a folder.
sum() {
  (cd "$1" && cat feed.refresh.swift feed.refresh.tests.swift more.refresh.swift \
    more.refresh.tests.swift .refreshgen-manifest | cksum)
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
  rm -rf "$scratch/$name"
  cp -R "examples/$name" "$scratch/$name"
  rm -rf "$scratch/$name/out"
  (cd "$scratch/$name" && $command >/dev/null)
  echo "builds as it should: $name"
}

builds make make "up to date"
if ! command -v ninja >/dev/null && command -v apt-get >/dev/null; then
  sudo=$([ "$(id -u)" = 0 ] || echo sudo)
  $sudo apt-get install -y -q ninja-build >/dev/null 2>&1 || true
fi
if command -v ninja >/dev/null; then
  builds ninja "ninja -v" "no work to do"
else
  echo "SKIPPED: there is no ninja here, so its example goes unchecked" >&2
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
for way in make ninja plain jobs "another place" locale shards; do
  [ -d "$scratch/$way/out" ] || continue
  [ "$(sum "$scratch/$way/out")" = "$expected" ] || fail "other bytes by way of $way"
  count=$((count + 1))
done
echo "the same bytes in $count ways"
