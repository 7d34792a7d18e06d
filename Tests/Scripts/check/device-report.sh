#!/bin/sh
# Reads a report of the device check, and lists the differences between the device and the test doubles:
#   device-report.sh FILE…
# The page, which compares the reports, is written to .build/device-report/index.html.
#   device-report.sh join FOLDER TOOLS
# prints a report that has all recordings of a folder.
#   device-report.sh check
# checks the Xcode project, and the whole chain with a report of the test doubles.
set -eu
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

# join FOLDER TOOLS: each recording is a file of lines, the first of which is the scene.
join() {
  # The app writes its system and model, and no other property of the machine.
  machine=$(cat "$1/machine.json" 2>/dev/null || echo '"system":"unknown","model":"unknown"')
  printf '{"format":1,"machine":{%s,"tools":"%s"},"sessions":[' "$machine" "$2"
  separator=
  for file in "$1"/*.jsonl; do
    [ -e "$file" ] || continue
    name=$(basename "$file" .jsonl)
    screenshots=$(cd "$1" && for image in "$name"-*.png; do [ ! -e "$image" ] || printf '"%s"\n' "$image"; done | paste -sd , -)
    printf '%s{"name":"%s","screenshots":[%s],"scene":' "$separator" "$name" "$screenshots"
    head -n 1 "$file"
    printf ',"lines":['
    tail -n +2 "$file" | paste -sd , -
    printf ']}'
    separator=,
  done
  printf ']}\n'
}

# There the real frameworks are in the way of the test doubles.
device() {
  if [ "$(uname -s)" = Darwin ]; then
    echo "error: reports are read on Linux, where the test doubles run" >&2
    return 1
  fi
  build="swift build --package-path Tests/iOS --scratch-path .build/ios-doubles --manifest-cache none
    --product device --disable-index-store -Xswiftc -warnings-as-errors"
  mkdir -p .build
  $build >.build/device.log 2>&1 || { cat .build/device.log >&2; return 1; }
  .build/ios-doubles/debug/device "$@"
}

case ${1:-} in
join) join "$2" "$3" ;;
check)
  if Tests/Scripts/build/python-tools.sh pbxproj pbxproj==4.3.3; then
    .build/pbxproj/bin/python Tests/Scripts/check/device-project.py Tests/iOS/Device
  else
    status=$?
    [ "$status" = 75 ] || exit "$status"
  fi
  # The recordings of the doubles take the path of those of a device: files, one report, the reader.
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
  device record "$folder"
  join "$folder" "Swift on Linux" >"$folder/report.json"
  device findings "$folder/report.json"
  # The script for Macs gets the same recordings from an imitated Xcode, for the iPhone of its own iOS.
  mkdir "$folder/tools"
  printf '#!/bin/sh\necho Darwin\n' >"$folder/tools/uname"
  cat >"$folder/tools/xcrun" <<'end'
#!/bin/sh
case $* in
*--show-sdk-version) echo 18.5 ;;
*) printf '%s\n' '-- iOS 18.5 --' '    iPhone SE (3rd generation) (22222222-0ADF-4E3B) (Shutdown) ' \
  '-- iOS 26.2 --' '    iPhone 17 (44444444-0ADF-4E3B) (Shutdown) ' ;;
esac
end
  cat >"$folder/tools/xcodebuild" <<end
#!/bin/sh
case \$* in
-version) echo "Xcode 16.4" ;;
*"-destination id=22222222-0ADF-4E3B "*) cp "$folder"/*.json* "\$TEST_RUNNER_DEVICE_FOLDER" ;;
*) exit 64 ;;
esac
end
  chmod +x "$folder"/tools/*
  PATH="$folder/tools:$PATH" Tests/Scripts/check/device.sh
  device findings .build/device/report.json
  device page "$folder/report.json" >"$folder/index.html"
  grep -q '<h2>Probes</h2>' "$folder/index.html"
  sed 's/"system":"double"/"system":"other"/' "$folder/report.json" >"$folder/other.json"
  device page "$folder/report.json" "$folder/other.json" | grep -q '<th>double, double<th>other, double'
  for report in Tests/iOS/Device/Reports/*.json; do
    [ -e "$report" ] || continue
    device page "$report" >/dev/null
  done
  ;;
"")
  echo "error: missing FILE: make device-report FILE=report.json" >&2
  exit 2
  ;;
*)
  status=0
  rm -rf .build/device-report
  number=0
  for file in "$@"; do
    device findings "$file" || status=$?
    number=$((number + 1))
    mkdir -p ".build/device-report/$number"
    cp "$(dirname "$file")"/*.png ".build/device-report/$number" 2>/dev/null || true
  done
  device page "$@" >.build/device-report/index.html
  echo "the page is .build/device-report/index.html"
  exit "$status"
  ;;
esac
