#!/bin/sh
# Makes a release, and installs it in each way that Install in the documentation offers: by Homebrew, mise,
# Nix, SwiftPM and Docker. Each installed tool has to work.
#
# The release consists of archives of this machine under the names of all machines. Nix, SwiftPM and, where
# there is one, a container engine are the real ones; for Homebrew, mise and other machines' Docker,
# the programs in Tests/Channels follow the same files. With SIZE=small, what builds from source is left out.
set -eu
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

root=$PWD
small=$([ "${SIZE:-}" != small ] || echo yes)
out=$(mktemp -d)
# Nix protects its files.
trap 'chmod -R u+w "$out"; rm -rf "$out"' EXIT
system=$(uname -s | tr '[:upper:]' '[:lower:]')
machine=$(uname -m)

ARCHIVE="$out/archives" Tests/Scripts/release/archive.sh
version=$(ls "$out/archives" | sed -n "s/refreshgen-\(.*\)-$system-$machine.tar.gz\$/\1/p")
own=refreshgen-$version-$system-$machine
for other in darwin-arm64 linux-aarch64 linux-x86_64; do
  name=refreshgen-$version-$other
  [ ! -e "$out/archives/$name.tar.gz" ] || continue
  mkdir "$out/unpacked"
  tar -xzf "$out/archives/$own.tar.gz" -C "$out/unpacked"
  mv "$out/unpacked/$own" "$out/unpacked/$name"
  tar -czf "$out/archives/$name.tar.gz" -C "$out/unpacked" "$name"
  rm -r "$out/unpacked"
done
export ARCHIVES="$out/archives" ADDRESS="file://$out/release"
RELEASE=$out/release Tests/Scripts/release/release.sh
RELEASE=$out/again Tests/Scripts/release/release.sh >/dev/null
diff -r "$out/release" "$out/again"
! grep -r '@[A-Z_0-9]*@' "$out/release"/*.rb "$out/release"/*.toml || {
  echo "error: a placeholder of .github/packages is not filled in" >&2
  exit 1
}

# quietly COMMAND…: shows the output only where the command fails.
quietly() {
  "$@" >"$out/log" 2>&1 || { cat "$out/log" >&2; exit 1; }
}

# works CHANNEL COMMAND…: the command is the tool, and generates what it should.
works() {
  channel=$1
  shift
  rm -rf "$out/work"
  mkdir "$out/work"
  cp "$root/examples/controls/feed.refresh.yml" "$out/work"
  (
    cd "$out/work" && [ "$("$@" --version)" = "refreshgen $version" ] &&
      "$@" generate --quiet feed.refresh.yml &&
      cmp feed.refresh.swift "$root/examples/controls/feed.refresh.swift"
  ) || { echo "error: the tool from $channel does not work" >&2; exit 1; }
  echo "the tool from $channel works"
}

if provide ruby ruby ruby; then
  formula() { quietly ruby Tests/Channels/formula.rb "$out/release/refreshgen.rb" "$@"; }
  formula "$system" "$machine" "$out/brew"
  works Homebrew "$out/brew/bin/refreshgen"
  test -s "$out/brew/share/man/man1/refreshgen.1"
  for other in "darwin arm64" "linux aarch64" "linux x86_64"; do
    # shellcheck disable=SC2086 # a system and a machine
    formula $other "$out/brew-$other"
  done
  if [ -z "$small" ]; then
    formula "$system" "$machine" "$out/brew-head" "$root"
    works 'Homebrew, built from source,' "$out/brew-head/bin/refreshgen"
  fi
  # CocoaPods makes one module of the files of the pod; ios-typecheck.sh compiles it for iOS.
  for podspec in .github/packages/RefreshRuntime.podspec "$out/release/RefreshRuntime.podspec"; do
    quietly ruby Tests/Channels/podspec.rb "$podspec" "$root" "$version"
    find Sources/RefreshCore Sources/RefreshObjectiveC Sources/RefreshRuntime -name '*.swift' | LC_ALL=C sort |
      diff - "$out/log"
  done
  grep -qF "tag: \"$version\"" "$out/release/RefreshRuntime.podspec"
  echo "the podspec names the files of the runtime"
else
  skip "there is no Ruby, so the formula for Homebrew and the podspec are not tried"
fi

Tests/Scripts/release/xcframework-imitated.sh "$out/xcframework"

provide python3 python3 python3
if python3 -c 'import tomllib' 2>/dev/null; then
  mise() { python3 Tests/Channels/mise.py "$out/release/mise.toml" "$@"; }
  works mise "$(mise "$system" "$machine" "$out/mise")/refreshgen"
  mise darwin arm64 "$out/mise-darwin" >/dev/null
  mise linux aarch64 "$out/mise-linux" >/dev/null
else
  skip "there is no Python 3.11, so the file for mise is not tried"
fi

if [ "$system" = linux ] && [ "$(id -u)" = 0 ] && provide nix nix-bin; then
  # Everything of Nix is in folders of this test; no daemon and no users of its own are needed.
  with_nix() {
    env HOME="$out/nix" NIX_STORE_DIR="$out/nix/store" NIX_STATE_DIR="$out/nix/state" \
      NIX_LOG_DIR="$out/nix/log" NIX_CONF_DIR="$out/nix/conf" nix \
      --extra-experimental-features 'nix-command flakes' --option sandbox false \
      --option build-users-group '' --option substituters '' "$@"
  }
  mkdir "$out/nix"
  quietly with_nix build --out-link "$out/nix/result" --no-write-lock-file \
    --override-input nixpkgs "path:$root/Tests/Channels/nixpkgs" \
    "file://$out/release/refreshgen-$version-flake.tar.gz"
  works Nix "$out/nix/result/bin/refreshgen"
else
  skip "Nix is tried on Linux, by root"
fi

# The manifest of the release, with the bundle in a folder instead of on a server.
mkdir -p "$out/app/Plugins/RefreshgenCommand"
cp Sources/Plugins/RefreshgenCommand/*.swift "$out/app/Plugins/RefreshgenCommand"
sed -e 's|url: ".*/\(.*\)",|path: "\1"|' -e '/checksum: /d' "$out/release/Package.swift" >"$out/app/Package.swift"
cp "$out/release/refreshgen-$version.artifactbundle.zip" "$out/app"
cp examples/controls/feed.refresh.yml "$out/app"
printf 'refreshgen: 1\nspecs: ["*.refresh.yml"]\n' >"$out/app/refreshgen.yml"
(
  cd "$out/app"
  quietly swift package --allow-writing-to-package-directory refreshgen generate
  cmp feed.refresh.swift "$root/examples/controls/feed.refresh.swift"
)
echo "the tool from the artifact bundle works in a plugin of SwiftPM"

if [ -n "$small" ]; then
  echo "a small run builds nothing from source: not the formula of Homebrew, nor the image"
  exit 0
fi
if has docker && docker info >/dev/null 2>&1; then
  docker build --quiet -f .github/packages/Dockerfile -t refreshgen-test .
  works Docker docker run --rm -v "$out/work:/work" refreshgen-test
  bytes=$(docker image inspect --format '{{.Size}}' refreshgen-test)
else
  quietly python3 Tests/Channels/dockerfile.py .github/packages/Dockerfile "$root" "$out/image"
  entry=$(tail -n 1 "$out/log")
  bytes=$(($(du -sk "$out/image" | cut -f 1) * 1024))
  works "the steps of the Dockerfile" "$out/image$entry"
fi
[ "$bytes" -le 20000000 ] || { echo "error: the image has $bytes bytes" >&2; exit 1; }
echo "the image has $bytes bytes"
