// swift-tools-version: 6.0
import Foundation
import PackageDescription

// A package of its own, because it stands in for UIKit and SwiftUI: the flags that do so can't be in
// a package that others depend on, and nothing outside must ever see these doubles. The name is that
// of the main package, so that what is `package` there is so here.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// For code that imports UIKit and SwiftUI as it does on iOS.
let doubled: [SwiftSetting] =
  strict + [
    .unsafeFlags([
      "-module-alias", "UIKit=UIKitDouble",
      "-module-alias", "SwiftUI=SwiftUIDouble",
      // The testing library has companions for the real ones.
      "-Xfrontend", "-disable-cross-import-overlays",
    ])
  ]

/// What lies beside the generated Swift in a folder of examples, which is linked to in a target's folder.
func others(in folder: String, of target: String, but suffix: String = ".swift") -> [String] {
  let path = Context.packageDirectory + "/" + target + "/" + folder
  let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
  return files.filter { !$0.hasSuffix(suffix) }.map { folder + "/" + $0 }
}

let package = Package(
  name: "refreshgen",
  targets: [
    .target(name: "UIKitDouble", swiftSettings: strict),
    .target(
      name: "SwiftUIDouble",
      dependencies: ["UIKitDouble"],
      swiftSettings: doubled
    ),

    // The sources that ship, by symbolic links.
    .target(name: "RefreshCore", swiftSettings: strict),
    .target(
      name: "RefreshWorld",
      dependencies: ["RefreshCore"],
      exclude: ["Player/Module/memory.c"],
      swiftSettings: strict
    ),
    .target(
      name: "RefreshRuntime",
      dependencies: ["RefreshCore", "SwiftUIDouble", "UIKitDouble"],
      swiftSettings: doubled
    ),
    .target(
      name: "RefreshObjectiveC",
      dependencies: ["RefreshCore", "RefreshRuntime", "UIKitDouble"],
      swiftSettings: doubled
    ),
    .target(
      name: "RefreshTesting",
      dependencies: ["RefreshCore", "RefreshRuntime", "RefreshWorld", "UIKitDouble"],
      exclude: ["Testing/Prove.swift", "Testing/RefreshRig+Attach.swift"],
      swiftSettings: doubled
    ),

    // The parts of the device check that run on doubles as well, and the reader of its UI test.
    .target(
      name: "DeviceSteps",
      path: "Device/UITests",
      exclude: ["DeviceCheckTests.swift"],
      swiftSettings: strict
    ),
    .target(
      name: "DeviceCheck",
      dependencies: ["RefreshRuntime", "UIKitDouble"],
      path: "Device/Checks",
      swiftSettings: doubled
    ),

    // All that real lists do to a control: the scenes, and events at random.
    .target(
      name: "HostileWorld",
      dependencies: [
        "DeviceCheck", "RefreshCore", "RefreshRuntime", "RefreshTesting", "RefreshWorld",
        "SwiftUIDouble", "UIKitDouble",
      ],
      exclude: others(in: "Presets", of: "Sources/HostileWorld", but: ".refresh.swift"),
      swiftSettings: doubled
    ),
    .executableTarget(
      name: "world",
      dependencies: ["HostileWorld"],
      swiftSettings: doubled
    ),

    .testTarget(
      name: "DeviceCheckTests",
      dependencies: [
        "DeviceCheck", "DeviceSteps", "HostileWorld", "RefreshRuntime", "RefreshTesting",
        "UIKitDouble",
      ],
      swiftSettings: doubled
    ),
    .testTarget(
      name: "AdapterTests",
      dependencies: [
        "HostileWorld", "RefreshCore", "RefreshObjectiveC", "RefreshRuntime", "RefreshTesting",
        "RefreshWorld", "SwiftUIDouble", "UIKitDouble",
      ],
      swiftSettings: doubled
    ),
    // The generated controls, and the very tests that they pass without a screen.
    .testTarget(
      name: "ExampleTests",
      dependencies: ["RefreshRuntime", "RefreshTesting", "SwiftUIDouble", "UIKitDouble"],
      exclude: others(in: "controls", of: "Tests/ExampleTests")
        + others(in: "presets", of: "Tests/ExampleTests")
        // The list of these tests fires no UIRefreshControl; SystemStyleTests have one that does.
        + ["presets/system-header.refresh.tests.swift"],
      swiftSettings: doubled
    ),
  ]
)

// `make bugs` builds no more tests and programs than it runs.
if let names = Context.environment["REFRESHGEN_ONLY"]?.split(separator: " ") {
  package.targets.removeAll {
    [.executable, .test].contains($0.type) && !names.contains($0.name[...])
  }
}
