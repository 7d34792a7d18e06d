/// Which names Swift takes for a type.
enum SwiftName {
  /// Whether a text is an identifier.
  static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, starts(first) else { return false }
    return text.unicodeScalars.allSatisfy(continues)
  }

  private static func starts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "_": true
    default: scalar.properties.isXIDStart
    }
  }

  private static func continues(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: scalar.properties.isXIDContinue
    }
  }

  /// Whether a name is a keyword, or a type that the generated code itself uses.
  static func isReserved(_ name: String) -> Bool {
    reserved.contains(name)
  }

  private static let reserved = Set(["_"] + keywords + types + runtimeTypes)

  private static let keywords = [
    "Any", "Self", "Type", "Protocol", "as", "associatedtype", "await", "break", "case", "catch",
    "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  private static let types = [
    "Array", "Bool", "Character", "Dictionary", "Double", "Error", "Float", "Int", "Never",
    "Optional", "Palette", "Result", "Set", "String", "Swift", "Task", "Void",
  ]

  private static let runtimeTypes = [
    "RefreshAction", "RefreshAnimation", "RefreshAppearance", "RefreshBehavior", "RefreshClock",
    "RefreshColor", "RefreshController", "RefreshCore", "RefreshCurve", "RefreshDesign",
    "RefreshEdge", "RefreshEffects", "RefreshEvent", "RefreshMachine", "RefreshOutcome",
    "RefreshPhase", "RefreshRig", "RefreshRuntime", "RefreshTimer", "RefreshTiming",
    "RefreshTrigger",
  ]
}
