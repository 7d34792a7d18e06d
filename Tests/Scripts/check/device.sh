#!/bin/sh
# Runs the UI test of the device check on a simulator, and makes its recording: .build/device/report.events. On a Mac
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
# macOS asks before a simulator reads or writes some folders, such as Documents, but not a temporary one.
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp -R Tests/iOS/Device/Events "$folder"
status=0
# xcodebuild passes variables with this prefix to the UI test. The code is signed to run locally, which needs no
# account; the runner of UI tests does not launch without a signature.
TEST_RUNNER_DEVICE_FOLDER="$folder" xcodebuild test -project Tests/iOS/Device/DeviceCheck.xcodeproj \
  -scheme DeviceCheck -destination "$destination" -skipPackagePluginValidation -derivedDataPath "$out/build" || status=$?

if [ ! -e "$folder/report.events" ]; then
  echo "error: no scene was played; send the errors of xcodebuild above" >&2
  exit 1
fi
{ cat "$folder/report.events"; echo "# $(xcodebuild -version | head -n 1)"; } >"$out/report.events"
echo "the recording is $out/report.events; Tests/iOS/Device/README.md says where to send it"
exit "$status"
