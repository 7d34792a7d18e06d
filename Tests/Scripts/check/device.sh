#!/bin/sh
# Runs the device check on a simulator, and makes its report: .build/device/report.json, beside the
# screenshots. On a Mac with Xcode:
#   DESTINATION='platform=iOS Simulator,name=iPhone 17' Tests/Scripts/check/device.sh
set -eu
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

if [ "$(uname -s)" != Darwin ]; then
  echo "error: the device check needs a Mac with Xcode; see Tests/iOS/Device/README.md" >&2
  exit 1
fi

project=Tests/iOS/Device/DeviceCheck.xcodeproj
out=$PWD/.build/device
destination=${DESTINATION:-}
if [ -z "$destination" ]; then
  # The newest iPhone of the newest iOS that is installed.
  id=$(xcrun simctl list devices available | sed -n 's/^ *iPhone.*(\([0-9A-F-]\{36\}\)).*/\1/p' | tail -n 1)
  [ -n "$id" ] || { echo "error: Xcode has no iPhone simulator; install one in its settings" >&2; exit 1; }
  destination="id=$id"
fi
rm -rf "$out"
mkdir -p "$out"
status=0
# xcodebuild passes variables with this prefix to the UI tests.
TEST_RUNNER_DEVICE_FOLDER="$out" xcodebuild test -project "$project" -scheme DeviceCheck \
  -destination "$destination" -skipPackagePluginValidation -derivedDataPath "$out/build" \
  CODE_SIGNING_ALLOWED=NO || status=$?

Tests/Scripts/check/device-report.sh join "$out" "$(xcodebuild -version | head -n 1)" >"$out/report.json"
echo "the report is $out/report.json; Tests/iOS/Device/README.md says where to send it"
exit "$status"
