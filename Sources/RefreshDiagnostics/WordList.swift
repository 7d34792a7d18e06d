/// Lists of words for messages.
package enum WordList {
  /// The choices in quotes: `'a'`, `'a' or 'b'`, `one of 'a', 'b' or 'c'`.
  package static func oneOf(_ words: [String]) -> String {
    (words.count > 2 ? "one of " : "") + anyOf(words)
  }

  /// The choices in quotes: `'a'`, `'a' or 'b'`, `'a', 'b' or 'c'`.
  package static func anyOf(_ words: [String]) -> String {
    list(words, "or")
  }

  /// The words in quotes: `'a'`, `'a' and 'b'`, `'a', 'b' and 'c'`.
  package static func allOf(_ words: [String]) -> String {
    list(words, "and")
  }

  private static func list(_ words: [String], _ conjunction: String) -> String {
    let quoted = words.map(SafeText.quote)
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "nothing" }
    return "\(quoted.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}
