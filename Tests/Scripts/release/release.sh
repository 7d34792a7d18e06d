#!/bin/sh
# Writes what a release consists of into .build/release, or the folder RELEASE: the archives that
# `make archive` made on each kind of machine, which the folder ARCHIVES holds; the files of .github/packages
# with their checksums; and an artifact bundle for SwiftPM. The same archives give the same bytes.
set -eu
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

archives=${ARCHIVES:?names the folder with the archives of all machines}
release=${RELEASE:-.build/release}
version=$(sed -n 's/.*static let version = "\(.*\)"/\1/p' Sources/refreshgen/Refreshgen.swift)
# Where the files of the release can be downloaded.
repository=$(sed -n 's/.*static let address = "\(.*\)"/\1/p' Sources/refreshgen/Refreshgen.swift)
address=${ADDRESS:-$repository/releases/download/$version}
grep -qx "## $version" CHANGELOG.md || {
  echo "error: the changelog has no section '## $version'" >&2
  exit 1
}
provide zip zip zip
rm -rf "$release"
mkdir -p "$release"

checksum() { if has sha256sum; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -d ' ' -f 1; }
# A script for sed that fills in the placeholders of a file.
fill="s|@VERSION@|$version|g; s|@ADDRESS@|$address|g"
bundle=$release/refreshgen.artifactbundle
mkdir "$bundle"
for machine in darwin-arm64 linux-aarch64 linux-x86_64; do
  name=refreshgen-$version-$machine
  [ -e "$archives/$name.tar.gz" ] || { echo "error: $archives has no $name.tar.gz" >&2; exit 1; }
  cp "$archives/$name.tar.gz" "$release"
  placeholder=$(echo "$machine" | tr 'a-z-' 'A-Z_')
  fill="$fill; s|@$placeholder@|$(checksum "$release/$name.tar.gz")|g"
  mkdir "$bundle/$name"
  tar -xzf "$release/$name.tar.gz" -C "$bundle/$name" --strip-components 1 "$name/bin" "$name/LICENSE"
done
flake=refreshgen-$version-flake
mkdir "$release/$flake"
for file in refreshgen.rb mise.toml; do sed "$fill" ".github/packages/$file" >"$release/$file"; done
sed "s|branch: \"main\"|tag: \"$version\"|" .github/packages/RefreshRuntime.podspec >"$release/RefreshRuntime.podspec"
sed "$fill" .github/packages/flake.nix >"$release/$flake/flake.nix"
sed "$fill" .github/packages/info.json >"$bundle/info.json"

# Nix takes a flake from an archive. The times and owners of this machine do not belong to a release.
find "$bundle" "$release/$flake" -exec touch -t 202001010000 {} +
owner=
if tar --version | grep -q GNU; then owner='--numeric-owner --owner=0 --group=0'; fi
# shellcheck disable=SC2086 # several options
(cd "$release" && tar $owner -cf "$flake.tar" "$flake/flake.nix")
gzip -n9 "$release/$flake.tar"
(cd "$release" && find refreshgen.artifactbundle -type f | LC_ALL=C sort |
  TZ=UTC zip -qX@ "refreshgen-$version.artifactbundle.zip")
rm -rf "$bundle" "${release:?}/$flake"
sum=$(checksum "$release/refreshgen-$version.artifactbundle.zip")
sed "$fill; s|@BUNDLE@|$sum|" .github/packages/Package.swift >"$release/Package.swift"
echo "wrote $release; the artifact bundle has the checksum $sum"
