import RefreshDiagnostics

extension [Diagnostic] {
  /// The findings, each fault once, however many aliases lead to it.
  func withoutRepetitions() -> [Diagnostic] {
    guard count > 1 else { return self }
    var seen: Set<Fault> = []
    return filter { seen.insert(Fault(id: $0.id, range: $0.range, message: $0.message)).inserted }
  }
}

/// What makes two findings one.
private struct Fault: Hashable {
  let id: RuleID
  let range: SourceRange
  let message: String
}
