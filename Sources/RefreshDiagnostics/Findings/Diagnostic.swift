/// A finding as data; renderers turn it into text.
package struct Diagnostic: Sendable, Hashable {
  /// The rule that the file breaks.
  package var id: RuleID

  /// The severity.
  package var severity: Severity

  /// The name of the file.
  package var file: String

  /// The range of the problem.
  package var range: SourceRange

  /// The problem: in lower case, without a full stop, with user text in single quotes.
  package var message: String

  /// The correct form, worded to follow the word "expected".
  package var expected: String?

  /// The change that resolves the problem, as a command, such as "remove 'curve'".
  package var remedy: String?

  /// The words that were probably meant; several if they are equally similar.
  package var suggestions: [String]

  /// Remarks about other positions, which explain the problem.
  package var notes: [Note]

  /// An edit that fixes the problem.
  package var fix: Fix?

  package init(
    _ id: RuleID,
    _ severity: Severity = .error,
    file: String,
    range: SourceRange,
    message: String,
    expected: String? = nil,
    remedy: String? = nil,
    suggestions: [String] = [],
    notes: [Note] = [],
    fix: Fix? = nil
  ) {
    self.id = id
    self.severity = severity
    self.file = file
    self.range = range
    self.message = message
    self.expected = expected
    self.remedy = remedy
    self.suggestions = suggestions
    self.notes = notes
    self.fix = fix
  }
}

extension Diagnostic {
  /// A remark about another position, which explains a finding.
  package struct Note: Sendable, Hashable {
    /// The explanation.
    package var message: String

    /// The name of the file.
    package var file: String

    /// The characters that the remark is about.
    package var range: SourceRange

    package init(_ message: String, file: String, range: SourceRange) {
      self.message = message
      self.file = file
      self.range = range
    }
  }
}
