#!/bin/sh
# Tries preview pages out in a headless Chromium: pulls every preset, compares its events with those
# of simulate, looks for faults of accessibility, and compares screenshots; RECORD=1 records them.
# The pages are opened from disk, without a network. `browser.sh frames TOOL` measures the pages
# instead, and `browser.sh pictures` records the pictures of the documentation.
set -eu
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

program=
for name in chromium chromium-browser google-chrome; do
  if has "$name"; then program=$(path_of "$name"); fi
done
if [ -z "$program" ] && provide chromium chromium; then program=$(path_of chromium); fi
if [ -z "$program" ]; then
  skip "there is no Chromium, so no preview page was tried out"
  exit 0
fi
if ! provide python3 python3 python3; then
  skip "there is no Python, so no preview page was tried out"
  exit 0
fi

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
if [ "${1:-}" = frames ]; then
  python3 -B Tests/Browser/frames.py "$2" "$program" "$folder"
  exit
fi

provide rsvg-convert librsvg2-bin librsvg ||
  skip "there is no rsvg-convert, so no state sheet is drawn in PNG"

# The screenshots are of texts in these fonts, whatever others a machine has.
fonts=/usr/share/fonts/truetype/dejavu
if [ "$(uname)" = Linux ]; then
  [ -f "$fonts/DejaVuSansMono-Bold.ttf" ] || install_packages fonts-dejavu-core ||
    skip "there are no DejaVu fonts, so screenshots are not compared"
  mkdir "$folder/fonts"
  for name in DejaVuSans DejaVuSans-Bold DejaVuSansMono DejaVuSansMono-Bold; do
    ln -s "$fonts/$name.ttf" "$folder/fonts/"
  done
  cat >"$folder/fonts.conf" <<EOF
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>$folder/fonts</dir><cachedir>$folder/cache</cachedir></fontconfig>
EOF
  export FONTCONFIG_FILE="$folder/fonts.conf"
fi

if [ "${1:-}" = pictures ]; then
  python3 -B Tests/Browser/pictures.py "$PWD/.build/debug/refreshgen" "$program" "$folder"
  exit
fi

# axe-core comes in a package of PyPI; without it, our own checks of the same rules remain.
axe=
if Tests/Scripts/build/python-tools.sh axe --no-deps axe-playwright-python==0.1.8; then
  axe=$(find .build/axe -name axe.min.js)
elif [ $? != 75 ]; then
  exit 1
fi
python3 -B Tests/Browser/check.py "$PWD/.build/debug/refreshgen" "$program" "$folder" "$axe"
