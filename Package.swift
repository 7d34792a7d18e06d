// swift-tools-version: 6.0
import Foundation
import PackageDescription

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
  "system-header",
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
    "controls/results", "controls/magazine",
  ] + presetExamples.map { "presets/\($0)" }

let package = Package(
  name: "refreshgen",
  platforms: [.macOS(.v13), .iOS(.v15), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
  products: [
    .library(name: "RefreshRuntime", targets: ["RefreshRuntime"]),
    .library(name: "RefreshObjectiveC", targets: ["RefreshObjectiveC"]),
    .library(name: "RefreshTesting", targets: ["RefreshTesting"]),
    .executable(name: "refreshgen", targets: ["refreshgen"]),
    .plugin(name: "RefreshgenBuild", targets: ["RefreshgenBuild"]),
    .plugin(name: "RefreshgenCommand", targets: ["RefreshgenCommand"]),
  ],
  targets: [
    // What ships in apps.
    .target(name: "RefreshCore"),
    .target(
      name: "RefreshRuntime",
      dependencies: ["RefreshCore"],
      resources: [.process("PrivacyInfo.xcprivacy")]
    ),
    .target(name: "RefreshObjectiveC", dependencies: ["RefreshRuntime"]),

    // The library of generated tests: with the surroundings of a control, which the page has, too, as
    // WebAssembly, and with the prover.
    .target(
      name: "RefreshWorld",
      dependencies: ["RefreshCore"],
      exclude: ["Player/Module/memory.c"]
    ),
    .target(
      name: "RefreshExploration",
      dependencies: ["RefreshCore", "RefreshWorld"],
      resources: [.embedInCode("Proving/shipped.proofs")]
    ),
    .target(
      name: "RefreshTesting",
      dependencies: ["RefreshExploration", "RefreshRuntime", "RefreshWorld"]
    ),

    // The tool.
    .systemLibrary(
      name: "CYAML",
      pkgConfig: pkgConfig,
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    // Presets, templates and the preview page.
    .target(name: "EmbeddedFiles"),
    .target(name: "RefreshDiagnostics"),
    .target(name: "RefreshYAML", dependencies: ["CYAML", "RefreshDiagnostics"]),
    .target(
      name: "RefreshLanguage",
      dependencies: ["EmbeddedFiles", "RefreshCore", "RefreshDiagnostics", "RefreshYAML"],
      exclude: ["Presets/Files", "Presets/translations.yml"]
    ),
    .target(
      name: "RefreshRules",
      dependencies: [
        "RefreshCore", "RefreshDiagnostics", "RefreshExploration", "RefreshLanguage",
        "RefreshWorld", "RefreshYAML",
      ]
    ),
    .target(
      name: "RefreshGenerator",
      dependencies: [
        "EmbeddedFiles", "RefreshCore", "RefreshDiagnostics", "RefreshLanguage", "RefreshWorld",
      ]
    ),
    .target(
      name: "RefreshPreview",
      dependencies: [
        "EmbeddedFiles", "RefreshCore", "RefreshDiagnostics", "RefreshExploration",
        "RefreshLanguage", "RefreshWorld",
      ],
      exclude: ["Page/Assets"]
    ),
    .target(
      name: "RefreshComparison",
      dependencies: [
        "RefreshCore", "RefreshDiagnostics", "RefreshExploration", "RefreshLanguage",
        "RefreshRules", "RefreshWorld",
      ]
    ),
    .executableTarget(
      name: "refreshgen",
      dependencies: [
        "RefreshComparison", "RefreshCore", "RefreshDiagnostics", "RefreshExploration",
        "RefreshGenerator", "RefreshLanguage", "RefreshPreview", "RefreshRules", "RefreshWorld",
        "RefreshYAML",
      ]
    ),
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

    // What only contributors run.
    .target(
      name: "RefreshConformance",
      dependencies: [
        "RefreshCore", "RefreshDiagnostics", "RefreshLanguage", "RefreshRules", "RefreshWorld",
      ],
      path: "Sources/Tools/Conformance/Library"
    ),
    .executableTarget(
      name: "conformance",
      dependencies: ["RefreshConformance"],
      path: "Sources/Tools/Conformance/Tool"
    ),
    .target(
      name: "RandomSpecs",
      dependencies: ["RefreshDiagnostics", "RefreshLanguage", "RefreshRules"],
      path: "Sources/Tools/RandomSpecs/Library"
    ),
    .executableTarget(
      name: "random-specs",
      dependencies: ["RandomSpecs"],
      path: "Sources/Tools/RandomSpecs/Tool"
    ),
    .executableTarget(
      name: "bench",
      dependencies: ["RefreshRuntime", "RefreshTesting"],
      path: "Sources/Tools/Benchmarks"
    ),

    // The tests; those of the examples are generated.
    .testTarget(
      name: "ExampleTests",
      dependencies: ["RefreshObjectiveC", "RefreshRuntime", "RefreshTesting"],
      path: "examples",
      exclude: exampleSpecs.map { "\($0).refresh.yml" } + [
        "apps/chat/README.md", "apps/chat/chat.png", "apps/gallery/README.md",
        "apps/gallery/gallery.svg", "apps/moments/README.md", "apps/moments/moments.png",
        "apps/news/README.md", "apps/news/news-footer.png", "apps/news/news-header.png",
        "apps/store/README.md", "apps/store/store.refresh.xcstrings", "apps/store/store.png",
        "controls/news.refresh.xcstrings", "bazel", "build-plugin", "command-plugin",
        "editors", "make", "migrating", "monorepo/README.md", "monorepo/design",
        "monorepo/mail/inbox.refresh.yml",
        "monorepo/mail/refreshgen.yml", "monorepo/reader/home.refresh.yml",
        "monorepo/reader/refreshgen.yml", "monorepo/shop/orders.refresh.yml",
        "monorepo/shop/refreshgen.yml", "ninja", "objective-c/MessagesViewController.m",
        "objective-c/README.md", "objective-c/Refresh", "objective-c/refreshgen.yml",
      ]
    ),
    .target(
      name: "TestSupport",
      dependencies: ["RefreshDiagnostics"],
      path: "Tests/TestSupport"
    ),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "RefreshCore", "RefreshDiagnostics", "RefreshExploration", "RefreshGenerator",
        "RefreshLanguage", "RefreshRules", "RefreshWorld", "RefreshYAML", "TestSupport",
        "refreshgen",
      ]
    ),
    .testTarget(
      name: "RandomSpecsTests",
      dependencies: [
        "RandomSpecs", "RefreshDiagnostics", "RefreshGenerator", "RefreshLanguage",
        "RefreshPreview", "RefreshRules",
      ]
    ),
    .testTarget(
      name: "RefreshComparisonTests",
      dependencies: [
        "RefreshComparison", "RefreshCore", "RefreshDiagnostics", "RefreshExploration",
        "RefreshLanguage", "RefreshRules", "RefreshWorld", "TestSupport",
      ]
    ),
    .testTarget(
      name: "RefreshConformanceTests",
      dependencies: ["RefreshConformance", "TestSupport"]
    ),
    .testTarget(
      name: "RefreshCoreTests",
      dependencies: [
        "RefreshCore", "RefreshDiagnostics", "RefreshLanguage", "RefreshRules", "RefreshWorld",
        "TestSupport",
      ],
      exclude: ["Drawing/oracle.py"]
    ),
    .testTarget(name: "RefreshDiagnosticsTests", dependencies: ["RefreshDiagnostics"]),
    .testTarget(
      name: "RefreshExplorationTests",
      dependencies: [
        "RefreshCore", "RefreshDiagnostics", "RefreshExploration", "RefreshLanguage",
        "RefreshRules", "RefreshWorld", "RefreshYAML", "TestSupport",
      ]
    ),
    .testTarget(
      name: "RefreshGeneratorTests",
      dependencies: [
        "RefreshCore", "RefreshDiagnostics", "RefreshGenerator", "RefreshLanguage", "RefreshRules",
        "RefreshTesting", "RefreshYAML", "TestSupport",
      ]
    ),
    .testTarget(
      name: "RefreshLanguageTests",
      dependencies: [
        "RefreshCore", "RefreshDiagnostics", "RefreshLanguage", "RefreshRules", "TestSupport",
      ]
    ),
    .testTarget(
      name: "RefreshPreviewTests",
      dependencies: [
        "RefreshCore", "RefreshDiagnostics", "RefreshLanguage", "RefreshPreview", "RefreshRules",
        "RefreshWorld", "TestSupport",
      ]
    ),
    .testTarget(
      name: "RefreshRulesTests",
      dependencies: [
        "RefreshCore", "RefreshDiagnostics", "RefreshExploration", "RefreshLanguage",
        "RefreshRules", "RefreshWorld", "TestSupport",
      ]
    ),
    .testTarget(
      name: "RefreshRuntimeTests",
      dependencies: ["RefreshCore", "RefreshRuntime", "RefreshTesting", "TestSupport"]
    ),
    .testTarget(
      name: "RefreshTestingTests",
      dependencies: [
        "RefreshCore", "RefreshExploration", "RefreshPreview", "RefreshRuntime", "RefreshTesting",
        "RefreshWorld", "TestSupport",
      ]
    ),
    .testTarget(
      name: "RefreshWorldTests",
      dependencies: [
        "RefreshCore", "RefreshDiagnostics", "RefreshLanguage", "RefreshRules", "RefreshRuntime",
        "RefreshTesting", "RefreshWorld", "TestSupport",
      ]
    ),
    .testTarget(name: "RefreshYAMLTests", dependencies: ["RefreshDiagnostics", "RefreshYAML"]),
  ]
)

// `make searches` and `make bugs` build no more tests and programs than they run.
if let names = Context.environment["REFRESHGEN_ONLY"]?.split(separator: " ") {
  package.targets.removeAll {
    [.executable, .test].contains($0.type) && !names.contains($0.name[...])
  }
}

// `make fuzz` alone builds the fuzz targets, which need the main function of libFuzzer.
if Context.environment["REFRESHGEN_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "CYAML", "RandomSpecs", "RefreshCore", "RefreshDiagnostics", "RefreshExploration",
        "RefreshGenerator", "RefreshLanguage", "RefreshPreview", "RefreshRules", "RefreshWorld",
        "RefreshYAML",
      ],
      path: "Tests/Fuzz",
      exclude: ["Corpus"]
    )
  )
}

for target in package.targets where [.executable, .regular, .test].contains(target.type) {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}

// The Makefile's own builds: no plugins, for which SwiftPM compiles the whole tool a second time, and
// proofs that are fast in debug builds, too. A package that others depend on may have no unsafe flags.
if Context.environment["REFRESHGEN_CONTRIBUTOR"] != nil {
  package.products.removeAll { $0 is Product.Plugin }
  package.targets.removeAll { $0.type == .plugin }
  let proving = ["RefreshCore", "RefreshExploration", "RefreshWorld"]
  for target in package.targets where proving.contains(target.name) {
    target.swiftSettings?.append(
      .unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))
    )
  }
}
