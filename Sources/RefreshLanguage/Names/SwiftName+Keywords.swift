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
