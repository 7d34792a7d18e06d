#!/bin/sh
# Checks the Xcode project of the device check, runs the script for Macs with an imitated Xcode, and compares its
# recording with the test doubles.
set -eu
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

if Tests/Scripts/build/python-tools.sh pbxproj pbxproj==4.3.3; then
  .build/pbxproj/bin/python Tests/Scripts/check/device-project.py Tests/iOS/Device
else
  status=$?
  [ "$status" = 75 ] || exit "$status"
fi

# The script picks the iPhone of Xcode's own iOS.
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
printf '#!/bin/sh\necho Darwin\n' >"$folder/uname"
cat >"$folder/xcrun" <<'end'
#!/bin/sh
case $* in
*--show-sdk-version) echo 18.5 ;;
*) printf '%s\n' '-- iOS 18.5 --' '    iPhone SE (3rd generation) (22222222-0ADF-4E3B) (Shutdown) ' \
  '-- iOS 26.2 --' '    iPhone 17 (44444444-0ADF-4E3B) (Shutdown) ' ;;
esac
end
cat >"$folder/xcodebuild" <<'end'
#!/bin/sh
case $* in
-version) echo "Xcode 16.4" ;;
*"-destination id=22222222-0ADF-4E3B "*)
  # The test finds its scenes, of which this one is played.
  test -e "$TEST_RUNNER_DEVICE_FOLDER/Events/refresh-and-retire.events" || exit 65
  printf '%s\n' '# refreshgen events 1' '# Recorded on an imitated Xcode' '' 'control top DeviceHeader' \
    'list 844 x 3000 bars 200 34' 'refresh ~ refreshing top 60 offset -260 fired 1 completed 0' \
    'retire ~ idle top 0 offset -200 fired 1 completed 1' >"$TEST_RUNNER_DEVICE_FOLDER/report.events"
  ;;
*) exit 64 ;;
esac
end
chmod +x "$folder"/*
PATH="$folder:$PATH" Tests/Scripts/check/device.sh
Tests/Scripts/check/device-report.sh .build/device/report.events
sed 's/completed 1/completed 2/' .build/device/report.events >"$folder/other.events"
if Tests/Scripts/check/device-report.sh "$folder/other.events" >"$folder/log"; then
  echo "error: a recording with another fact is taken for equal" >&2
  exit 1
fi
