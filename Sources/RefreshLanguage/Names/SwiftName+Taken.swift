/// The names that mean something else already where generated code stands.
extension SwiftName {
  /// The names that no control may have.
  package static let takenForControls = keywords.union(runtimeTypes).union(usedTypes).union(modules)
    .union(["_"])

  /// The names that no view may have, unless the name of a module stands before them: types that are
  /// no views, and what is no type at all.
  package static let takenForViews = runtimeTypes.union(languageTypes).union(modules).union(
    functions
  )
  .union(["Palette"])

  /// The public types of the runtime and of RefreshTesting; a test compares them with the sources.
  package static let runtimeTypes: Set<String> = [
    "RefreshAlpha", "RefreshAnimation", "RefreshAppearance", "RefreshBehavior", "RefreshClock",
    "RefreshColor", "RefreshController", "RefreshCurve", "RefreshDesign", "RefreshEdge",
    "RefreshEffects", "RefreshEvent", "RefreshFont", "RefreshHaptic", "RefreshLastUpdated",
    "RefreshMachine", "RefreshOutcome", "RefreshPhase", "RefreshReducedMotion", "RefreshRig",
    "RefreshTimer", "RefreshTiming", "RefreshTrigger", "RefreshViewSource", "ScrollHost",
    "ScrollReading", "SimulatedScrollView", "SystemClock", "TestNumbers", "TestPath",
    "TestPathError", "TestTraits", "VirtualClock",
  ]

  /// Types of Swift that no type of an app should hide.
  package static let languageTypes: Set<String> = [
    "Actor", "Array", "AsyncSequence", "Bool", "CGFloat", "Character", "Comparable", "Dictionary",
    "Double", "Duration", "Equatable", "Error", "Float", "Hashable", "Identifiable", "Int", "Never",
    "Optional", "Range", "Result", "Sendable", "Sequence", "Set", "StaticString", "String",
    "Substring", "Task", "UInt", "Void",
  ]

  /// Types, macros and members of frameworks that generated code names; a test compares them with
  /// what it names.
  package static let usedTypes: Set<String> = languageTypes.union([
    "Body", "Bundle", "Color", "MainActor", "Palette", "SourceLocation", "Suite", "Test", "UIView",
    "View",
    "XCTestCase",
  ])

  /// Modules that generated code, or what its macros expand to, imports or names.
  package static let modules: Set<String> = [
    "Foundation", "ObjectiveC", "RefreshCore", "RefreshRuntime", "RefreshTesting", "Swift",
    "SwiftUI",
    "Testing", "UIKit", "XCTest", "_Concurrency", "_StringProcessing",
  ]

  /// Functions of the standard library and of C, which could be called like a type.
  package static let functions: Set<String> = [
    "abort", "abs", "assert", "assertionFailure", "atexit", "close", "debugPrint", "dump", "exec",
    "exit", "fatalError", "fork", "free", "getpid", "isKnownUniquelyReferenced", "kill", "malloc",
    "max", "min", "numericCast", "open", "pause", "precondition", "preconditionFailure", "print",
    "raise", "rand", "random", "readLine", "repeatElement", "sequence", "sleep", "stride", "swap",
    "system", "time", "transcode", "type", "unsafeBitCast", "unsafeDowncast", "usleep",
    "withExtendedLifetime", "withUnsafeBytes", "withUnsafePointer", "zip",
  ]
}
