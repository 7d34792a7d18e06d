import RefreshDiagnostics

extension [Diagnostic] {
  /// The findings without duplicates, which occur if several YAML aliases refer to one value.
  func withoutRepetitions() -> [Diagnostic] {
    guard count > 1 else { return self }
    // Duplicates have the same range, so sorting brings them together without a set of all
    // findings.
    let order = indices.sorted { left, right in
      let (one, other) = (self[left].range, self[right].range)
      return one == other ? left < right : one < other
    }
    var isRepeated = [Bool](repeating: false, count: count)
    var identities: Set<Identity> = []
    for (previous, index) in zip(order, order.dropFirst()) {
      if self[previous].range != self[index].range {
        identities.removeAll(keepingCapacity: true)
        continue
      }
      identities.insert(Identity(self[previous]))
      isRepeated[index] = !identities.insert(Identity(self[index])).inserted
    }
    guard isRepeated.contains(true) else { return self }
    return zip(self, isRepeated).compactMap { $1 ? nil : $0 }
  }
}

/// The properties by which two findings at the same range are duplicates.
private struct Identity: Hashable {
  let id: RuleID
  let message: String

  init(_ diagnostic: Diagnostic) {
    id = diagnostic.id
    message = diagnostic.message
  }
}
