extension Diagnostic {
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
