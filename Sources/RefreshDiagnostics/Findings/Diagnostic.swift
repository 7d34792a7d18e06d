/// A finding as data; renderers turn it into text.
package struct Diagnostic: Sendable, Hashable {
  /// The rule that the file breaks.
  package var id: RuleID

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
    id: RuleID,
    severity: Severity = .error,
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

  /// A remark about another position, which explains a finding.
  package struct Note: Sendable, Hashable {
    /// The explanation.
    package var message: String

    /// The name of the file.
    package var file: String

    /// The characters that the remark is about.
    package var range: SourceRange

    package init(message: String, file: String, range: SourceRange) {
      self.message = message
      self.file = file
      self.range = range
    }
  }

  /// Whether one finding precedes another: by file, line, column, rule and message.
  ///
  /// Further properties only break ties, so that the order is deterministic.
  package static func precedes(_ left: Self, _ right: Self) -> Bool {
    if left.file != right.file { return left.file < right.file }
    if left.range != right.range { return left.range < right.range }
    if left.id != right.id { return left.id < right.id }
    if left.message != right.message { return left.message < right.message }
    if left.severity != right.severity { return left.severity > right.severity }
    if left.expected != right.expected { return (left.expected ?? "") < (right.expected ?? "") }
    if left.remedy != right.remedy { return (left.remedy ?? "") < (right.remedy ?? "") }
    return left.suggestions.lexicographicallyPrecedes(right.suggestions)
  }
}

extension Sequence<Diagnostic> {
  /// The findings sorted by file and position.
  package func inReadingOrder() -> [Diagnostic] {
    let findings = Array(self)
    // Most lists are already sorted, so the check avoids a copy.
    let isInOrder = zip(findings, findings.dropFirst()).allSatisfy { !Diagnostic.precedes($1, $0) }
    return isInOrder ? findings : findings.sorted(by: Diagnostic.precedes)
  }
}

package enum Severity: String, Sendable, Hashable, CaseIterable {
  /// Information.
  case note

  /// Probably a mistake; files are still generated.
  case warning

  /// A problem that prevents generation.
  case error
}

extension Severity: Comparable {
  /// Whether one severity is lower than another.
  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
