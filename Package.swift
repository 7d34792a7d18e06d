// swift-tools-version: 6.0
import Foundation
import PackageDescription

/// Settings of every Swift target.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The name of libyaml for pkg-config, which is asked only where libyaml is outside of the compiler's
/// own folders: with a name, SwiftPM warns all packages that take the runtime where libyaml is missing,
/// and the runtime does not need it.
let pkgConfig: String? = {
  let isElsewhere = ["/opt/homebrew", "/usr/local"].contains {
    FileManager.default.fileExists(atPath: "\($0)/opt/libyaml/lib/pkgconfig/yaml-0.1.pc")
  }
  return isElsewhere || Context.environment["PKG_CONFIG_PATH"] != nil ? "yaml-0.1" : nil
}()

// The specs in `examples/presets`, one for each preset; `make examples` writes this list.
let presetExamples = [
  "ego",
  "espulltorefresh-footer",
  "espulltorefresh-header",
  "floating-header",
  "kafkarefresh",
  "material",
  "mjrefresh-auto-footer",
  "mjrefresh-back-footer",
  "mjrefresh-header",
  "mjrefresh-trailer",
  "modern-footer",
  "modern-header",
  "plain-footer",
  "plain-header",
  "progress-circle",
  "svinfinitescrolling",
  "svpulltorefresh-bottom",
  "svpulltorefresh-top",
  "two-level-header",
  "uirefreshcontrol",
  "uirefreshcontrol-replica",
  "xdrefresh",
]

/// The specs of the examples, in the folders of the generated code.
let exampleSpecs =
  [
    "apps/chat/chat", "apps/gallery/gallery", "apps/moments/moments", "apps/news/news-footer",
    "apps/news/news-header", "apps/store/store", "controls/feed", "controls/news",
    "controls/results",
  ] + presetExamples.map { "presets/\($0)" }

let package = Package(
  name: "refreshgen",
  platforms: [.macOS(.v13), .iOS(.v15), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
  products: [
    .library(name: "RefreshRuntime", targets: ["RefreshRuntime"]),
    .library(name: "RefreshTesting", targets: ["RefreshTesting"]),
    .executable(name: "refreshgen", targets: ["refreshgen"]),
    .plugin(name: "RefreshgenBuild", targets: ["RefreshgenBuild"]),
    .plugin(name: "RefreshgenCommand", targets: ["RefreshgenCommand"]),
  ],
  targets: [
    // The libraries in apps.
    .target(name: "RefreshCore", swiftSettings: strict),
    .target(name: "RefreshStyles", dependencies: ["RefreshCore"], swiftSettings: strict),
    .target(
      name: "RefreshRuntime",
      dependencies: [
        "RefreshCore", "RefreshStyles",
        .target(
          name: "RefreshPrivacy",
          condition: .when(platforms: [.iOS, .macCatalyst, .visionOS])
        ),
      ],
      swiftSettings: strict
    ),
    .target(name: "RefreshPrivacy", resources: [.process("PrivacyInfo.xcprivacy")]),

    // The surroundings of a control in proofs, searches, replays and tests.
    .target(name: "RefreshWorld", dependencies: ["RefreshCore"], swiftSettings: strict),

    // The module of preview pages; Tests/Scripts/preview-module.sh compiles it to WebAssembly.
    .target(
      name: "RefreshPlayer",
      dependencies: ["RefreshCore", "RefreshStyles", "RefreshWorld"],
      exclude: ["Module/memory.c"],
      swiftSettings: strict
    ),

    // The prover.
    .target(
      name: "RefreshExploration",
      dependencies: ["RefreshCore", "RefreshJSON", "RefreshThreads", "RefreshWorld"],
      resources: [.embedInCode("Proving/shipped.proofs")],
      swiftSettings: strict
    ),

    // The library of generated tests.
    .target(
      name: "RefreshTesting",
      dependencies: ["RefreshExploration", "RefreshRuntime", "RefreshWorld"],
      swiftSettings: strict
    ),

    // The spec language and its rules.
    .systemLibrary(
      name: "CYAML",
      pkgConfig: pkgConfig,
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .target(name: "RefreshThreads", swiftSettings: strict),
    .target(name: "RefreshDiagnostics", dependencies: ["RefreshJSON"], swiftSettings: strict),
    .target(
      name: "RefreshYAML",
      dependencies: ["CYAML", "RefreshDiagnostics"],
      swiftSettings: strict
    ),
    .target(
      name: "RefreshLanguage",
      dependencies: [
        "RefreshCore", "RefreshDiagnostics", "RefreshJSON", "RefreshStyles", "RefreshYAML",
      ],
      resources: [.embedInCode("Presets/Files"), .embedInCode("Presets/translations.yml")],
      swiftSettings: strict
    ),
    .target(
      name: "RefreshRules",
      dependencies: [
        "RefreshCore", "RefreshDiagnostics", "RefreshExploration", "RefreshJSON",
        "RefreshLanguage", "RefreshStyles", "RefreshWorld", "RefreshYAML",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "RefreshLoading",
      dependencies: [
        "RefreshDiagnostics", "RefreshExploration", "RefreshLanguage", "RefreshRules",
        "RefreshYAML",
      ],
      swiftSettings: strict
    ),

    // The code generator.
    .target(name: "TemplateEngine", dependencies: ["RefreshDiagnostics"], swiftSettings: strict),
    .target(
      name: "RefreshTemplates",
      path: "Templates",
      exclude: ["README.md"],
      resources: [
        .embedInCode("control.swift.tmpl"),
        .embedInCode("file.swift.tmpl"),
        .embedInCode("harness.swift.tmpl"),
        .embedInCode("xctest.swift.tmpl"),
      ],
      swiftSettings: strict
    ),
    .target(
      name: "RefreshGenerator",
      dependencies: [
        "RefreshCore", "RefreshDiagnostics", "RefreshJSON", "RefreshLanguage", "RefreshStyles",
        "RefreshTemplates", "RefreshWorld", "TemplateEngine",
      ],
      swiftSettings: strict
    ),

    // The simulator.
    .target(name: "RefreshJSON", swiftSettings: strict),
    .target(
      name: "RefreshSimulator",
      dependencies: [
        "RefreshCore", "RefreshDiagnostics", "RefreshJSON", "RefreshPlayer", "RefreshWorld",
      ],
      swiftSettings: strict
    ),

    // Pages and pictures.
    .target(
      name: "RefreshPreview",
      dependencies: [
        "RefreshCore", "RefreshDiagnostics", "RefreshExploration", "RefreshJSON",
        "RefreshLanguage", "RefreshPlayer", "RefreshStyles", "RefreshWorld",
      ],
      resources: [
        "page.html", "page.css", "device.css", "player.wasm.gz", "player.js", "symbols.js",
        "drawing.js", "appearance.js", "content.js", "device.js", "session.js", "trial.js",
        "tour.js", "input.js", "inspector.js", "events.js", "main.js", "reload.js",
      ].map { .embedInCode("Page/Assets/\($0)") },
      swiftSettings: strict
    ),

    // The changes between two versions of a control.
    .target(
      name: "RefreshComparison",
      dependencies: [
        "RefreshCore", "RefreshDiagnostics", "RefreshExploration", "RefreshJSON",
        "RefreshLanguage", "RefreshPreview", "RefreshRules", "RefreshSimulator", "RefreshStyles",
        "RefreshWorld",
      ],
      swiftSettings: strict
    ),

    .executableTarget(
      name: "refreshgen",
      dependencies: [
        "RefreshComparison", "RefreshCore", "RefreshDiagnostics", "RefreshExploration",
        "RefreshGenerator", "RefreshJSON", "RefreshLanguage", "RefreshLoading", "RefreshPreview",
        "RefreshRules", "RefreshSimulator", "RefreshStyles", "RefreshTemplates", "RefreshThreads",
        "RefreshWorld", "RefreshYAML", "TemplateEngine",
      ],
      swiftSettings: strict
    ),

    // The plugins of SwiftPM.
    .plugin(
      name: "RefreshgenBuild",
      capability: .buildTool(),
      dependencies: ["refreshgen"],
      path: "Sources/Plugins/RefreshgenBuild"
    ),
    .plugin(
      name: "RefreshgenCommand",
      capability: .command(
        intent: .custom(
          verb: "refreshgen",
          description: "Checks specs of refresh controls and generates from them"
        ),
        permissions: [
          .writeToPackageDirectory(reason: "Generated controls are part of the package")
        ]
      ),
      dependencies: ["refreshgen"],
      path: "Sources/Plugins/RefreshgenCommand"
    ),

    // The examples, whose generated code is committed.
    .testTarget(
      name: "ExampleTests",
      dependencies: ["RefreshRuntime", "RefreshTesting"],
      path: "examples",
      exclude: exampleSpecs.map { "\($0).refresh.yml" } + [
        "apps/chat/README.md", "apps/chat/chat.svg", "apps/gallery/README.md",
        "apps/gallery/gallery.svg", "apps/moments/README.md", "apps/moments/moments.svg",
        "apps/news/README.md", "apps/news/news-footer.svg", "apps/news/news-header.svg",
        "apps/store/README.md", "apps/store/store.refresh.xcstrings", "apps/store/store.svg",
        "controls/news.refresh.xcstrings", "bazel", "build-plugin", "command-plugin", "make",
        "ninja", "objective-c/MessagesViewController.m", "objective-c/README.md",
        "objective-c/Refresh", "objective-c/refreshgen.yml", "shared-base/README.md",
        "shared-base/Refresh", "shared-base/refreshgen.yml",
      ],
      swiftSettings: strict
    ),

    // Committed files and random numbers in tests.
    .target(
      name: "TestSupport",
      dependencies: ["RefreshDiagnostics"],
      path: "Tests/TestSupport",
      swiftSettings: strict
    ),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "RefreshCore", "RefreshDiagnostics", "RefreshExploration", "RefreshGenerator",
        "RefreshLanguage", "RefreshLoading", "RefreshRules", "RefreshWorld", "RefreshYAML",
        "TestSupport", "refreshgen",
      ],
      swiftSettings: strict
    ),
    // The comparison of presets with recordings of the libraries that they are named after.
    .target(
      name: "RefreshConformance",
      dependencies: [
        "RefreshCore", "RefreshDiagnostics", "RefreshJSON", "RefreshLanguage", "RefreshLoading",
        "RefreshRuntime", "RefreshSimulator", "RefreshWorld",
      ],
      path: "Sources/Tools/Conformance/Library",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "conformance",
      dependencies: ["RefreshConformance"],
      path: "Sources/Tools/Conformance/Tool",
      swiftSettings: strict
    ),
    // The writer of random specs.
    .executableTarget(
      name: "random-specs",
      dependencies: [
        "RefreshDiagnostics", "RefreshLanguage", "RefreshLoading", "RefreshRules", "RefreshStyles",
      ],
      path: "Sources/Tools/RandomSpecs",
      swiftSettings: strict
    ),
    // The export of the state machine to another model checker.
    .executableTarget(
      name: "promela",
      dependencies: [
        "RefreshCore", "RefreshDiagnostics", "RefreshExploration", "RefreshLanguage",
        "RefreshLoading", "RefreshWorld",
      ],
      path: "Sources/Tools/Promela",
      exclude: ["surroundings.pml"],
      swiftSettings: strict
    ),
    // The benchmark.
    .executableTarget(
      name: "bench",
      dependencies: ["RefreshRuntime", "RefreshTesting", "RefreshWorld"],
      path: "Sources/Tools/Benchmarks",
      exclude: ["References", "budgets.txt"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "RefreshConformanceTests",
      dependencies: [
        "RefreshConformance", "RefreshCore", "RefreshDiagnostics", "RefreshLanguage",
        "RefreshLoading", "RefreshSimulator", "RefreshWorld",
      ],
      swiftSettings: strict
    ),

    .testTarget(
      name: "RefreshCoreTests",
      dependencies: [
        "RefreshCore", "RefreshDiagnostics", "RefreshLanguage", "RefreshLoading", "RefreshStyles",
        "RefreshWorld", "TestSupport",
      ],
      exclude: ["Drawing/oracle.py"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "RefreshStylesTests",
      dependencies: ["RefreshCore", "RefreshStyles"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "RefreshRuntimeTests",
      dependencies: ["RefreshCore", "RefreshRuntime", "RefreshTesting", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "RefreshTestingTests",
      dependencies: [
        "RefreshCore", "RefreshExploration", "RefreshRuntime", "RefreshSimulator",
        "RefreshTesting", "RefreshWorld", "TestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "RefreshJSONTests",
      dependencies: ["RefreshJSON"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "RefreshDiagnosticsTests",
      dependencies: ["RefreshDiagnostics", "RefreshJSON"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "RefreshGeneratorTests",
      dependencies: [
        "RefreshCore", "RefreshDiagnostics", "RefreshGenerator", "RefreshLanguage",
        "RefreshLoading", "RefreshStyles", "RefreshYAML", "TemplateEngine",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "RefreshPreviewTests",
      dependencies: [
        "RefreshCore", "RefreshDiagnostics", "RefreshJSON", "RefreshLanguage", "RefreshLoading",
        "RefreshPreview", "RefreshStyles", "RefreshWorld", "TestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "RefreshPlayerTests",
      dependencies: [
        "RefreshCore", "RefreshLanguage", "RefreshPlayer", "RefreshStyles", "RefreshWorld",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "RefreshSimulatorTests",
      dependencies: [
        "RefreshCore", "RefreshJSON", "RefreshSimulator", "RefreshWorld", "TestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "RefreshComparisonTests",
      dependencies: [
        "RefreshComparison", "RefreshDiagnostics", "RefreshLanguage", "RefreshLoading",
        "TestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "RefreshExplorationTests",
      dependencies: [
        "RefreshCore", "RefreshDiagnostics", "RefreshExploration", "RefreshLanguage",
        "RefreshLoading", "RefreshRules", "RefreshWorld", "TestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "RefreshWorldTests",
      dependencies: [
        "RefreshCore", "RefreshDiagnostics", "RefreshLanguage", "RefreshLoading", "RefreshRuntime",
        "RefreshTesting", "RefreshWorld", "TestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "RefreshLanguageTests",
      dependencies: [
        "RefreshCore", "RefreshDiagnostics", "RefreshLanguage", "RefreshLoading", "RefreshStyles",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "RefreshRulesTests",
      dependencies: [
        "RefreshCore", "RefreshDiagnostics", "RefreshExploration", "RefreshLanguage",
        "RefreshLoading", "RefreshRules", "RefreshWorld", "TestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "RefreshLoadingTests",
      dependencies: [
        "RefreshCore", "RefreshDiagnostics", "RefreshExploration", "RefreshLanguage",
        "RefreshLoading", "RefreshRules", "RefreshStyles",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "RandomSpecsTests",
      dependencies: ["random-specs"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "RefreshThreadsTests",
      dependencies: ["RefreshThreads"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "RefreshYAMLTests",
      dependencies: ["RefreshDiagnostics", "RefreshYAML"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TemplateEngineTests",
      dependencies: ["TemplateEngine", "TestSupport"],
      swiftSettings: strict
    ),
  ]
)

// `make searches` optimizes no more than the tests that it runs.
if Context.environment["REFRESHGEN_SEARCHES"] != nil {
  let searched = [
    "RefreshCoreTests", "RefreshExplorationTests", "RefreshLanguageTests", "RefreshRulesTests",
    "RefreshRuntimeTests", "RefreshWorldTests", "refreshgen",
  ]
  package.targets.removeAll {
    [.executable, .test].contains($0.type) && !searched.contains($0.name)
  }
}

// `make fuzz` alone builds the fuzz targets, which need the main function of libFuzzer.
if Context.environment["REFRESHGEN_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "CYAML", "RefreshCore", "RefreshDiagnostics", "RefreshExploration", "RefreshGenerator",
        "RefreshJSON", "RefreshLanguage", "RefreshLoading", "RefreshPreview", "RefreshSimulator",
        "RefreshWorld", "RefreshYAML", "TemplateEngine",
      ],
      path: "Tests/Fuzz",
      exclude: ["Corpus"],
      swiftSettings: strict
    )
  )
}
