import RefreshDiagnostics

/// The reason for which a value cannot be decoded.
struct Mistake: Error {
  let rule: any Rule.Type
  let message: String
  /// The valid values; `nil` for those of the key, unless there is a remedy.
  var expected: String?
  var remedy: String?
  var suggestions: [String] = []
  /// Whether the first suggestion is certainly meant, so that it becomes a fix.
  var isSure = false
}

extension Mistake {
  /// A mistyped word, with the words that are near.
  init(rule: any Rule.Type, message: String, word: String, near: [String]) {
    let isCase = near.count == 1 && word.hasSuffix(".\(near[0])")
    let isSure =
      isCase || Suggestions.isSure(near, for: word) || Synonyms.isExact(near, for: word)
    self.init(rule: rule, message: message, suggestions: near, isSure: isSure)
  }

  func finding(in file: SourceFile, at range: SourceRange) -> Diagnostic {
    rule.finding(
      in: file,
      at: range,
      message: message,
      expected: expected,
      remedy: remedy,
      suggestions: suggestions,
      fix: isSure ? suggestions.first.map { Fix.replace(range, with: $0) } : nil
    )
  }
}
