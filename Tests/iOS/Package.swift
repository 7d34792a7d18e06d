// swift-tools-version: 6.0
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

/// The examples' specs, which lie beside what is generated from them.
let specs =
  ["controls/feed"]
  + [
    "ego", "mjrefresh-auto-footer", "mjrefresh-back-footer", "mjrefresh-header",
    "mjrefresh-trailer", "modern-footer", "modern-header", "plain-footer", "plain-header",
    "progress-circle", "svinfinitescrolling", "svpulltorefresh-bottom", "svpulltorefresh-top",
    "uirefreshcontrol", "uirefreshcontrol-replica", "xdrefresh",
  ].map { "presets/\($0)" }

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
      name: "RefreshRuntime",
      dependencies: ["RefreshCore", "SwiftUIDouble", "UIKitDouble"],
      exclude: [
        "Runtime/Simulation/RefreshRig+Attach.swift"
      ],
      swiftSettings: doubled
    ),

    .testTarget(
      name: "AdapterTests",
      dependencies: ["RefreshCore", "RefreshRuntime", "SwiftUIDouble", "UIKitDouble"],
      swiftSettings: doubled
    ),
    // The generated controls, and the very tests that they pass without a screen.
    .testTarget(
      name: "ExampleTests",
      dependencies: ["RefreshRuntime"],
      exclude: specs.map { "examples/\($0).refresh.yml" },
      swiftSettings: doubled
    ),
  ]
)
