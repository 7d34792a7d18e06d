// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "build-plugin",
  defaultLocalization: "en",
  platforms: [.macOS(.v13), .iOS(.v15)],
  dependencies: [.package(name: "refreshgen", path: "../..")],
  targets: [
    .target(
      name: "App",
      dependencies: [.product(name: "RefreshRuntime", package: "refreshgen")],
      plugins: [.plugin(name: "RefreshgenBuild", package: "refreshgen")]
    ),
    .testTarget(
      name: "AppTests",
      dependencies: [
        "App", .product(name: "RefreshRuntime", package: "refreshgen"),
        .product(name: "RefreshTesting", package: "refreshgen"),
      ]
    ),
  ]
)
