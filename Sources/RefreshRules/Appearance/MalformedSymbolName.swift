package import RefreshDiagnostics
import RefreshLanguage

/// A text can't be the name of an SF symbol.
package struct MalformedSymbolName: ControlRule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "malformed-symbol-name",
    .warning,
    "A text can't be the name of an SF symbol.",
    reason: """
      The names of SF symbols are lower-case words and numbers with dots between them; for any \
      other, nothing is shown.
      """,
    bad: """
      states: {all: {symbol: arrow-clockwise}, refreshing: {indicator: medium}}
      """,
    good: """
      states: {all: {symbol: arrow.clockwise}, refreshing: {indicator: medium}}
      """
  )

  /// Finds the names that no symbol has.
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    subject.ownStates.flatMap { state -> [Diagnostic] in
      guard let field = state.keys[.symbol], let name = field.value.text, !name.isEmpty,
        !isSymbolName(name)
      else { return [] }
      let meant = symbolName(like: name)
      return finding(
        subject,
        at: field.range,
        "no SF symbol is named \(SafeText.quote(name))",
        expected: "lower-case words with dots between them, or 'image' for one of the app's own",
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

  /// The name with a dot wherever a word begins in another way.
  private static func symbolName(like name: String) -> String {
    var words = ""
    for character in name {
      if character.isUppercase || !(character.isLetter || character.isNumber) { words += "." }
      if character.isLetter || character.isNumber { words += character.lowercased() }
    }
    return words.split(separator: ".").joined(separator: ".")
  }
}
