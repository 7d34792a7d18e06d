package enum WordList {
  /// The choices in quotes: `'a'`, `'a' or 'b'`, `one of 'a', 'b' or 'c'`.
  package static func oneOf(_ words: [String]) -> String {
    (words.count > 2 ? "one of " : "") + anyOf(words)
  }

  /// The choices in quotes: `'a'`, `'a' or 'b'`, `'a', 'b' or 'c'`.
  package static func anyOf(_ words: [String]) -> String {
    // A word with quotes of its own, such as "#FFF", would be hard to read in others.
    list(
      words.map {
        $0.hasPrefix("\"") ? SafeText.shortened($0, to: SafeText.longestQuote) : SafeText.quote($0)
      },
      conjunction: "or"
    )
  }

  /// The words in quotes: `'a'`, `'a' and 'b'`, `'a', 'b' and 'c'`.
  package static func allOf(_ words: [String]) -> String {
    phrases(words.map(SafeText.quote))
  }

  /// The phrases without quotes: `a`, `a and b`, `a, b and c`.
  package static func phrases(_ phrases: [String]) -> String {
    list(phrases, conjunction: "and")
  }

  private static func list(_ phrases: [String], conjunction: String) -> String {
    guard let last = phrases.last, phrases.count > 1 else { return phrases.first ?? "nothing" }
    return "\(phrases.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}
