#!/bin/sh
# Runs the UI test of the device check on a simulator; its pictures are in .build/device/result.xcresult. On a Mac
# with Xcode:
#   DESTINATION='platform=iOS Simulator,name=iPhone 17' Tests/Scripts/check/device.sh
set -eu
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

if [ "$(uname -s)" != Darwin ]; then
  echo "error: the device check needs a Mac with Xcode; see Tests/iOS/Device/README.md" >&2
  exit 1
fi

out=$PWD/.build/device
destination=${DESTINATION:-}
if [ -z "$destination" ]; then
  # An iPhone with this Xcode's iOS, or else with the newest one: other Xcodes install theirs, too.
  id=$(xcrun simctl list devices available |
    awk -v own="-- iOS $(xcrun --sdk iphonesimulator --show-sdk-version) --" '
      /^--/ { section = $0 }
      /^ *iPhone/ && match($0, /[0-9A-F]+-[0-9A-F]+-[0-9A-F-]+/) {
        newest = substr($0, RSTART, RLENGTH)
        if (section == own && !first) first = newest
      }
      END { print (first ? first : newest) }')
  [ -n "$id" ] || { echo "error: Xcode has no iPhone simulator; install one in its settings" >&2; exit 1; }
  destination="id=$id"
fi
rm -rf "$out"
mkdir -p "$out"
# The code is signed to run locally, which needs no account; the runner of UI tests does not launch without a
# signature.
xcodebuild test -project Tests/iOS/Device/DeviceCheck.xcodeproj -scheme DeviceCheck -destination "$destination" \
  -skipPackagePluginValidation -derivedDataPath "$out/build" -resultBundlePath "$out/result.xcresult"
