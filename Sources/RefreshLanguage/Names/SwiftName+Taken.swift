/// The names that already have a meaning in generated code.
extension SwiftName {
  /// The names that a control cannot have.
  static let takenForControls = keywords.union(runtimeTypes).union(usedTypes).union(modules)
    .union(["_"])

  /// The names that a view type cannot have: types that are not views, and names that are not
  /// types.
  static let takenForViews = runtimeTypes.union(usedTypes).union(protocols)
    .union(foundationNames).union(modules).subtracting(["UIView"])

  /// The public types of RefreshRuntime and RefreshTesting; a test compares the list with the
  /// sources.
  package static let runtimeTypes: Set<String> = [
    "ControlCheck", "ProofError", "RefreshOpacity", "RefreshAppearance", "RefreshBehavior",
    "RefreshCap",
    "RefreshChannel", "RefreshClock", "RefreshColor", "RefreshContentView", "RefreshController",
    "RefreshCopies", "RefreshCurve", "RefreshDesign", "RefreshDistance", "RefreshDrawing",
    "RefreshDrawingMotion", "RefreshDriver", "RefreshEase", "RefreshEdge", "RefreshFacade",
    "RefreshFacadeAppearance", "RefreshFacadeOutcome", "RefreshFacadeState", "RefreshFacadeRun",
    "RefreshFade", "RefreshFont", "RefreshHandle", "RefreshHaptic", "RefreshHaptics",
    "RefreshLastUpdated", "RefreshLayer", "RefreshLayout", "RefreshOutcome",
    "RefreshPaint", "RefreshReduceMotion", "RefreshRig", "RefreshRun", "RefreshSecondLevel",
    "RefreshShape", "RefreshSpinnerSize", "RefreshState", "RefreshStatus", "RefreshSurface",
    "RefreshTimer", "RefreshTiming", "RefreshTrigger", "RefreshViewSource", "SimulatedScrollView",
    "SystemClock", "TestFailure", "TestValue", "TestedControl", "VirtualClock",
  ]

  /// Standard types that a control's name must not hide.
  static let languageTypes: Set<String> = [
    "Actor", "Array", "AsyncSequence", "Bool", "CGFloat", "Character", "Comparable", "Dictionary",
    "Double", "Duration", "Equatable", "Error", "Float", "Hashable", "Identifiable", "Int", "Never",
    "Optional", "Range", "Result", "Sendable", "Sequence", "Set", "StaticString", "String",
    "Substring", "Task", "UInt", "Void",
  ]

  /// Types, macros and members that generated code uses; a test compares the list with generated
  /// code.
  static let usedTypes: Set<String> = languageTypes.union([
    "Body", "Bundle", "Color", "MainActor", "Palette", "Suite", "Test", "UIView",
    "View",
    "XCTestCase",
  ])

  /// Modules that generated code and its macros import or name.
  package static let modules: Set<String> = [
    "Foundation", "ObjectiveC", "RefreshCore", "RefreshObjectiveC", "RefreshRuntime",
    "RefreshTesting", "Swift",
    "SwiftUI",
    "Testing", "UIKit", "XCTest", "_Concurrency", "_StringProcessing",
  ]

  /// The public protocols of the standard library; a test compares the list with the toolchain.
  package static let protocols: Set<String> = [
    "AdditiveArithmetic", "BidirectionalCollection", "BinaryFloatingPoint", "BinaryInteger",
    "BitwiseCopyable", "CVarArg", "CaseIterable", "CodingKey", "CodingKeyRepresentable",
    "Collection", "Comparable", "Copyable", "CustomDebugStringConvertible", "CustomLeafReflectable",
    "CustomPlaygroundDisplayConvertible", "CustomReflectable", "CustomStringConvertible",
    "Decodable", "Decoder", "DurationProtocol", "Encodable", "Encoder", "Equatable", "Error",
    "Escapable", "ExpressibleByArrayLiteral", "ExpressibleByBooleanLiteral",
    "ExpressibleByDictionaryLiteral", "ExpressibleByExtendedGraphemeClusterLiteral",
    "ExpressibleByFloatLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByNilLiteral",
    "ExpressibleByStringInterpolation", "ExpressibleByStringLiteral",
    "ExpressibleByUnicodeScalarLiteral", "FixedWidthInteger", "FloatingPoint", "Hashable",
    "Identifiable", "InstantProtocol", "IteratorProtocol", "KeyedDecodingContainerProtocol",
    "KeyedEncodingContainerProtocol", "LazyCollectionProtocol", "LazySequenceProtocol",
    "LosslessStringConvertible", "MirrorPath", "MutableCollection", "Numeric", "OptionSet",
    "RandomAccessCollection", "RandomNumberGenerator", "RangeExpression",
    "RangeReplaceableCollection", "RawRepresentable", "SIMD", "SIMDScalar", "SIMDStorage",
    "Sendable", "SendableMetatype", "Sequence", "SetAlgebra", "SignedInteger", "SignedNumeric",
    "SingleValueDecodingContainer", "SingleValueEncodingContainer", "Strideable",
    "StringInterpolationProtocol", "StringProtocol", "TextOutputStream", "TextOutputStreamable",
    "UnicodeCodec", "UnkeyedDecodingContainer", "UnkeyedEncodingContainer", "UnsafeSendable",
    "UnsignedInteger",
  ]

  /// Names of Foundation, UIKit and SwiftUI that are not views, but that a spec might use as one.
  static let foundationNames: Set<String> = [
    "AnyView", "CALayer", "Codable", "NSLog", "NSObject", "UIApplication", "UIColor", "UIFont",
    "UIImage", "UIViewController",
  ]
}

/// Swift's keywords; a test compares the list with the compiler.
extension SwiftName {
  /// Whether a word is a keyword or, like `Type`, a member of every type.
  static func isKeyword(_ name: some StringProtocol) -> Bool {
    keywords.contains(String(name))
  }

  package static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "any", "as", "associatedtype", "await", "break", "case",
    "catch", "class", "continue", "default", "defer", "deinit", "do", "each", "else", "enum",
    "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
    "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
    "private", "protocol", "public", "repeat", "rethrows", "return", "self", "some", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]
}
