#!/bin/sh
# Checks the Xcode project of the device check, and runs the script for Macs with an imitated Xcode.
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
*"-destination id=22222222-0ADF-4E3B "*) echo "the iPhone of Xcode's own iOS runs the test" ;;
*) exit 64 ;;
esac
end
chmod +x "$folder"/*
PATH="$folder:$PATH" Tests/Scripts/check/device.sh
