import RefreshDiagnostics

/// Modules whose names an app's module cannot have, since the app's tests may import them as well.
extension SwiftName {
  /// Whether a module belongs to the toolchain, to Apple's platforms or to this package.
  static func isKnownModule(_ name: some StringProtocol) -> Bool {
    let name = String(name)
    return modules.contains(name) || toolchainModules.contains(name)
      || platformModules.contains(name) || packageModules.contains(name)
  }

  /// The message about an invalid module name.
  package static func moduleMistake(_ name: String) -> String {
    isKnownModule(name)
      ? "\(SafeText.quote(name)) is a module of the system or of refreshgen"
      : "invalid module name \(SafeText.quote(name))"
  }

  /// The modules of the toolchain; a test compares them with the folder that they are in.
  package static let toolchainModules: Set<String> = [
    "Builtin", "CDispatch", "CUUID", "CoreFoundation", "Cxx", "CxxShim", "CxxStdlib",
    "CxxStdlibShim", "Dispatch", "DispatchIntrospection", "Distributed", "Foundation",
    "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML", "Glibc", "Observation", "RegexBuilder", "Runtime", "Swift", "SwiftGlibc",
    "SwiftOnoneSupport", "SwiftOverlayShims", "SwiftShims", "Synchronization", "Testing", "XCTest",
    "_Builtin_float", "_Concurrency", "_Differentiation", "_FoundationCShims",
    "_FoundationCollections", "_FoundationICU", "_InternalStaticMirror", "_InternalSwiftScan",
    "_RegexParser", "_StringProcessing", "_SwiftConcurrencyShims", "_SynchronizationShims",
    "_TestDiscovery", "_TestingInterop", "_Testing_Foundation", "_Volatile", "std",
  ]

  /// Modules that toolchains for other platforms contain, such as UIKit in those for iOS.
  static let platformModules: Set<String> = [
    "AppKit", "Combine", "CoreGraphics", "CoreText", "Darwin", "MapKit", "Musl", "ObjectiveC",
    "QuartzCore", "SwiftData", "SwiftUI", "UIKit", "WebKit", "os",
  ]

  /// The targets that this package ships; a test compares them with Package.swift.
  package static let packageModules: Set<String> = [
    "CYAML", "EmbeddedFiles", "RefreshComparison", "RefreshCore", "RefreshDiagnostics",
    "RefreshExploration", "RefreshGenerator", "RefreshLanguage", "RefreshPreview", "RefreshRules",
    "RefreshObjectiveC", "RefreshRuntime", "RefreshTesting", "RefreshWorld", "RefreshYAML",
    "RefreshgenBuild",
    "RefreshgenCommand", "refreshgen",
  ]
}
