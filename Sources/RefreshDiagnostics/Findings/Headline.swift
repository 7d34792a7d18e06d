/// The one-line form of a finding or a note.
///
/// `path:line:column: error: what is wrong: expected …; what to do; did you mean 'x'? [rule-id]`
package enum Headline {
  /// The whole line of a finding.
  package static func of(_ diagnostic: Diagnostic) -> String {
    let place = place(in: diagnostic.file, at: diagnostic.range)
    return "\(place): \(diagnostic.severity.rawValue): \(text(of: diagnostic))"
  }

  package static func of(_ note: Diagnostic.Note) -> String {
    "\(place(in: note.file, at: note.range)): note: \(SafeText.escape(note.message))"
  }

  /// The part after the severity: message, expectation, remedy, suggestion and rule.
  package static func text(of diagnostic: Diagnostic) -> String {
    "\(sentence(of: diagnostic)) [\(SafeText.escape(diagnostic.id.name))]"
  }

  /// The message with its expectation, remedy and suggestion, without the rule.
  package static func sentence(of diagnostic: Diagnostic) -> String {
    var text = diagnostic.message
    for advice in [diagnostic.expected.map { "expected \($0)" }, diagnostic.remedy] {
      if let advice { text += (text.contains(": ") ? "; " : ": ") + advice }
    }
    text += Suggestions.question(diagnostic.suggestions)
    // Escapes user text that a message forgot to quote.
    return SafeText.escape(text)
  }

  /// The `path:line:column` that editors turn into a link.
  package static func place(in file: String, at range: SourceRange) -> String {
    "\(SafeText.escape(file)):\(range.lower.line):\(range.lower.column)"
  }
}
