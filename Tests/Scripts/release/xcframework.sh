#!/bin/sh
# Makes .build/xcframework/RefreshRuntime.xcframework, or in the folder XCFRAMEWORK: the runtime for apps that
# take neither a package nor a pod. It needs a Mac with Xcode.
#
# The compiler is called directly, since Xcode makes no frameworks of packages. All modules of the runtime
# become one, whose interface later compilers can read.
set -eu
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

has xcrun || { echo "error: an XCFramework can be made only on a Mac with Xcode" >&2; exit 1; }
out=${XCFRAMEWORK:-.build/xcframework}
version=$(sed -n 's/.*static let version = "\(.*\)"/\1/p' Sources/refreshgen/Refreshgen.swift)
minimum=$(sed -n 's/^  platforms: .*\.iOS(\.v\([0-9]*\)).*/\1.0/p' Package.swift)
name=RefreshRuntime

rm -rf "$out"
mkdir -p "$out/sources"
cp -R Sources/RefreshCore Sources/RefreshObjectiveC Sources/RefreshRuntime "$out/sources"
# One module inlines everything by itself; in its interface, inlined code could not use what is internal.
find "$out/sources" -name '*.swift' -exec sed -i.old -E 's/@(inlinable|usableFromInline)( |$)//' {} +

# slice SDK SUFFIX ARCHITECTURE…: the framework for a device or for its simulator.
slice() {
  sdk=$1 suffix=$2
  shift 2
  framework=$out/$sdk/$name.framework
  module=$framework/Modules/$name.swiftmodule
  mkdir -p "$module" "$framework/Headers"
  binaries=
  for architecture; do
    triple=$architecture-apple-ios$suffix
    mkdir -p "$out/$sdk/$architecture"
    # shellcheck disable=SC2046 # a file has no spaces in its name
    xcrun --sdk "$sdk" swiftc -target "$architecture-apple-ios$minimum$suffix" -O -whole-module-optimization \
      -module-name $name -package-name refreshgen -swift-version 6 -parse-as-library \
      -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
      -enable-upcoming-feature MemberImportVisibility -enable-library-evolution \
      -emit-module-path "$module/$triple.swiftmodule" \
      -emit-module-interface-path "$module/$triple.swiftinterface" -verify-emitted-module-interface \
      -emit-objc-header-path "$framework/Headers/$name-Swift.h" \
      -emit-library -o "$out/$sdk/$architecture/$name" \
      -Xlinker -install_name -Xlinker "@rpath/$name.framework/$name" \
      $(find "$out/sources" -name '*.swift' | LC_ALL=C sort)
    binaries="$binaries $out/$sdk/$architecture/$name"
    # Only the public interface is for other compilers.
    find "$module" -type f ! -name '*.swiftdoc' ! -name "$triple.swiftinterface" \
      ! -name "*-apple-ios$suffix.swiftinterface" -exec rm {} +
  done
  # shellcheck disable=SC2086 # several binaries
  xcrun lipo -create $binaries -output "$framework/$name"
  cp Sources/RefreshRuntime/PrivacyInfo.xcprivacy "$framework"
  printf 'framework module %s {\n  header "%s-Swift.h"\n  requires objc\n}\n' $name $name \
    >"$framework/Modules/module.modulemap"
  cat >"$framework/Info.plist" <<END
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>CFBundleExecutable</key><string>$name</string>
  <key>CFBundleIdentifier</key><string>com.example.refreshgen.$name</string>
  <key>CFBundleName</key><string>$name</string>
  <key>CFBundlePackageType</key><string>FMWK</string>
  <key>CFBundleShortVersionString</key><string>$version</string>
  <key>CFBundleVersion</key><string>$version</string>
  <key>MinimumOSVersion</key><string>$minimum</string>
</dict>
</plist>
END
}

slice iphoneos '' arm64
slice iphonesimulator -simulator arm64 x86_64
xcrun xcodebuild -create-xcframework -framework "$out/iphoneos/$name.framework" \
  -framework "$out/iphonesimulator/$name.framework" -output "$out/$name.xcframework"
cp LICENSE "$out/$name.xcframework"
echo "wrote $out/$name.xcframework"
