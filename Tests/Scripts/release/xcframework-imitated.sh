#!/bin/sh
# Runs xcframework.sh where there is no Xcode, with programs that imitate its own in the folder of the only
# argument: the compiler is real and compiles for this machine. The controls of examples have to compile with
# nothing but the interface that results.
set -eu
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

if [ "$(uname -s)" != Linux ]; then
  skip "the XCFramework is imitated on Linux only"
  exit 0
fi
out=$1
mkdir -p "$out/bin"
cat >"$out/bin/xcrun" <<'END'
#!/bin/sh
# Imitates xcrun: swiftc without what only Apple's linker and targets know, lipo, and xcodebuild.
set -eu
if [ "$1" = --sdk ]; then
  case $2 in iphoneos | iphonesimulator) shift 2 ;; *) echo "error: unknown SDK $2" >&2; exit 1 ;; esac
fi
program=$1
shift
case $program in
swiftc)
  header=
  for word; do
    shift
    case $word in
    -target) skips=1 ;;
    -emit-objc-header-path) skips=header ;;
    -Xlinker) skips=1 ;;
    *)
      case ${skips:-} in
      1) ;;
      header) : >"$word" ;;
      *) set -- "$@" "$word" ;;
      esac
      skips=
      ;;
    esac
  done
  exec swiftc "$@"
  ;;
lipo)
  [ "$1" = -create ]
  shift
  cat=
  while [ "$1" != -output ]; do cat="$cat $1"; shift; done
  # shellcheck disable=SC2086 # several binaries
  cat $cat >"$2"
  ;;
xcodebuild)
  [ "$1" = -create-xcframework ]
  shift
  for word; do output=$word; done
  while [ "$1" = -framework ]; do
    mkdir -p "$output/$(basename "$(dirname "$2")")"
    cp -R "$2" "$output/$(basename "$(dirname "$2")")"
    shift 2
  done
  [ "$1" = -output ]
  ;;
*) echo "error: unknown program $program" >&2; exit 1 ;;
esac
END
chmod +x "$out/bin/xcrun"
PATH=$out/bin:$PATH XCFRAMEWORK=$out/made Tests/Scripts/release/xcframework.sh >"$out/log" 2>&1 || {
  cat "$out/log" >&2
  exit 1
}
framework=$out/made/RefreshRuntime.xcframework
for slice in iphoneos iphonesimulator; do
  for file in RefreshRuntime Info.plist PrivacyInfo.xcprivacy Modules/module.modulemap Headers/RefreshRuntime-Swift.h; do
    [ -e "$framework/$slice/RefreshRuntime.framework/$file" ] || {
      echo "error: the framework for $slice has no $file" >&2
      exit 1
    }
  done
done
modules=$framework/iphonesimulator/RefreshRuntime.framework/Modules/RefreshRuntime.swiftmodule
[ "$(cd "$modules" && ls -- *.swiftinterface | paste -sd ' ' -)" = \
  "arm64-apple-ios-simulator.swiftinterface x86_64-apple-ios-simulator.swiftinterface" ]
if ls "$modules" | grep -E 'swiftmodule$|package|private'; then
  echo "error: the framework contains more than its interface" >&2
  exit 1
fi
mkdir "$out/interface"
cp "$modules/arm64-apple-ios-simulator.swiftinterface" "$out/interface/RefreshRuntime.swiftinterface"
# shellcheck disable=SC2046 # a file has no spaces in its name
swiftc -typecheck -warnings-as-errors -swift-version 6 -module-name Controls -parse-as-library -I "$out/interface" \
  -module-cache-path "$out/cache" \
  $(find examples/presets examples/controls -name '*.swift' ! -name '*.tests.swift')
echo "the controls of examples compile with the interface of the XCFramework"
