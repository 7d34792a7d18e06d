#!/bin/sh
# Builds libyaml with sanitizers, since the library of the system has none: libyaml.sh DIR FLAG…
# compiles it with the FLAGs into DIR, and prints the folder in which pkg-config finds it. The source is
# that of Debian's package. Exits 75, with the reason, where it cannot be had.
set -eu
. "$(dirname "$0")/../tools.sh"

folder=$1
shift
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
mark="$folder/ready-$(echo "$@" | cksum | cut -d ' ' -f 1)"
if [ -e "$mark" ]; then
  echo "$folder"
  exit 0
fi

fail() {
  tail -n 3 "$folder/log" >&2
  skip "the source of libyaml cannot be had, so the C layer is checked without sanitizers"
  exit 75
}

if ! ls "$folder"/libyaml_*.orig.tar.gz >/dev/null 2>&1; then
  has apt-get || { echo "this machine has no apt-get" >"$folder/log" && fail; }
  # The machine's own lists name no sources, and stay as they are.
  mkdir -p "$folder/lists/partial" "$folder/parts"
  for list in /etc/apt/sources.list.d/*.sources; do
    [ ! -e "$list" ] || sed 's/^Types:.*/Types: deb-src/' "$list" >"$folder/parts/$(basename "$list")"
  done
  for list in /etc/apt/sources.list /etc/apt/sources.list.d/*.list; do
    [ ! -e "$list" ] || sed -n 's/^deb /deb-src /p' "$list" >"$folder/parts/$(basename "$list" .list).list"
  done
  apt() {
    apt-get -q -o Dir::Etc::sourcelist=/dev/null -o Dir::Etc::sourceparts="$folder/parts" \
      -o Dir::State::lists="$folder/lists" "$@" >>"$folder/log" 2>&1
  }
  (cd "$folder" && apt update && apt --download-only source libyaml) || fail
  rm -rf "$folder/lists" "$folder/parts"
fi
rm -rf "$folder/source"
mkdir "$folder/source"
tar xzf "$folder"/libyaml_*.orig.tar.gz -C "$folder/source" --strip-components 1
# part NAME: a part of the version.
part() {
  sed -n "s/^m4_define(\[YAML_$1\], \([0-9]*\))/\1/p" "$folder/source/configure.ac"
}
version=$(part MAJOR).$(part MINOR).$(part PATCH)

clang=clang
has clang || clang="$(dirname "$(dirname "$(path_of swift)")")/bin/clang"
(
  cd "$folder/source"
  for file in src/*.c; do
    "$clang" -g -O1 -fno-omit-frame-pointer "$@" -Iinclude -DYAML_VERSION_STRING="\"$version\"" \
      -DYAML_VERSION_MAJOR="$(part MAJOR)" -DYAML_VERSION_MINOR="$(part MINOR)" \
      -DYAML_VERSION_PATCH="$(part PATCH)" -c -o "$(basename "$file" .c).o" "$file"
  done
  ar rcs "$folder/libyaml.a" ./*.o
)
cat >"$folder/yaml-0.1.pc" <<END
Name: LibYAML
Description: libyaml with sanitizers
Version: $version
Cflags: -I$folder/source/include
Libs: -L$folder -lyaml
END
touch "$mark"
echo "$folder"
