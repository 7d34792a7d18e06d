import RefreshDiagnostics
import RefreshLanguage

struct MalformedSymbolName: ControlRule {
  static let metadata = RuleMetadata(
    "malformed-symbol-name",
    severity: .warning,
    summary: "Invalid name of an SF Symbol.",
    reason: """
      Names are lowercase words and numbers separated by dots. With any other name, no symbol is \
      shown. Whether a symbol exists is not checked: look names up in Apple's app SF Symbols.
      """,
    bad: "states: {all: {symbol: arrow-clockwise}, refreshing: {indicator: medium}}",
    good: "states: {all: {symbol: arrow.clockwise}, refreshing: {indicator: medium}}"
  )

  /// Finds names that cannot be names of SF Symbols.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    subject.ownStates.flatMap { state -> [Diagnostic] in
      guard let field = state.keys[.symbol], let name = field.value.text, !name.isEmpty,
        !isSymbolName(name)
      else { return [] }
      let meant = symbolName(like: name)
      return finding(
        in: subject,
        at: field.range,
        message: "invalid SF Symbol name \(SafeText.quote(name))",
        expected: "lowercase words separated by dots",
        remedy: isSymbolName(meant) ? nil : "for an image of the app, use 'image'",
        suggestions: isSymbolName(meant) ? [meant] : []
      )
    }
  }

  private static func isSymbolName(_ name: String) -> Bool {
    name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { word in
      !word.isEmpty
        && word.utf8.allSatisfy { byte in
          (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
    }
  }

  /// The name with its words separated by dots.
  private static func symbolName(like name: String) -> String {
    var words = ""
    for character in name {
      if character.isUppercase || !(character.isLetter || character.isNumber) { words += "." }
      if character.isLetter || character.isNumber { words += character.lowercased() }
    }
    return words.split(separator: ".").joined(separator: ".")
  }
}
