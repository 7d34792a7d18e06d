/// One finding, as data; renderers make the sentences.
package struct Diagnostic: Sendable, Hashable {
  /// The rule that was broken.
  package var id: RuleID

  /// How much it matters.
  package var severity: Severity

  /// The name of the file that holds the fault.
  package var file: String

  /// The guilty characters.
  package var range: SourceRange

  /// What is wrong: lower case, no full stop, single quotes round user text.
  package var message: String

  /// What would have been right, worded to follow the word "expected".
  package var expected: String?

  /// The words of which one was probably meant; several where they are equally near.
  package var suggestions: [String]

  /// Other places that explain the fault.
  package var notes: [Note]

  /// A change that mends it.
  package var fix: Fix?

  /// Creates a finding.
  package init(
    _ id: RuleID,
    _ severity: Severity = .error,
    file: String,
    range: SourceRange,
    message: String,
    expected: String? = nil,
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
    self.suggestions = suggestions
    self.notes = notes
    self.fix = fix
  }
}

extension Diagnostic {
  /// A second place that explains a finding.
  package struct Note: Sendable, Hashable {
    /// What is to be seen there.
    package var message: String

    /// The name of the file.
    package var file: String

    /// The characters in question.
    package var range: SourceRange

    /// Creates a note.
    package init(_ message: String, file: String, range: SourceRange) {
      self.message = message
      self.file = file
      self.range = range
    }
  }
}
