// swift-tools-version: 6.0
// A package whose plugin downloads the tool instead of compiling it: copy
// Sources/Plugins/RefreshgenCommand to Plugins/RefreshgenCommand. `make release` fills in the
// address and the checksum.
import PackageDescription

let package = Package(
  name: "Feed",
  targets: [
    .binaryTarget(
      name: "refreshgen",
      url: "@ADDRESS@/refreshgen-@VERSION@.artifactbundle.zip",
      checksum: "@BUNDLE@"
    ),
    .plugin(
      name: "RefreshgenCommand",
      capability: .command(
        intent: .custom(verb: "refreshgen", description: "Generates refresh controls"),
        permissions: [
          .writeToPackageDirectory(reason: "Generated controls are part of the package")
        ]
      ),
      dependencies: ["refreshgen"]
    ),
  ]
)
