/// Lists of words in messages.
package enum WordList {
  /// The choices in quotes: `'a'`, `'a' or 'b'`, `one of 'a', 'b' or 'c'`.
  package static func oneOf(_ words: [String]) -> String {
    let quoted = words.map(SafeText.quote)
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "nothing" }
    let choices = "\(quoted.dropLast().joined(separator: ", ")) or \(last)"
    return quoted.count > 2 ? "one of \(choices)" : choices
  }
}
