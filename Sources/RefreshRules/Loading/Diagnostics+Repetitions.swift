import RefreshDiagnostics

extension [Diagnostic] {
  /// The findings, each fault once, however many aliases lead to it.
  func withoutRepetitions() -> [Diagnostic] {
    guard count > 1 else { return self }
    // Repetitions share a place, and few findings share one: a set of all would outgrow them.
    let order = indices.sorted { left, right in
      let (one, other) = (self[left].range, self[right].range)
      return one == other ? left < right : one < other
    }
    var isRepeated = [Bool](repeating: false, count: count)
    var faults: Set<Fault> = []
    for (previous, index) in zip(order, order.dropFirst()) {
      if self[previous].range != self[index].range {
        faults.removeAll(keepingCapacity: true)
        continue
      }
      faults.insert(Fault(self[previous]))
      isRepeated[index] = !faults.insert(Fault(self[index])).inserted
    }
    guard isRepeated.contains(true) else { return self }
    return zip(self, isRepeated).compactMap { $1 ? nil : $0 }
  }
}

/// What makes two findings one.
private struct Fault: Hashable {
  let id: RuleID
  let message: String

  init(_ diagnostic: Diagnostic) {
    id = diagnostic.id
    message = diagnostic.message
  }
}
