import RefreshDiagnostics

extension [LoadedSpec] {
  /// Reports controls of several files that take one name, as all become types of one module.
  package mutating func reportSharedNames() {
    var names = ControlNames()
    for index in indices {
      let file = self[index].file
      let known = Set(self[index].diagnostics)
      let findings = self[index].controls.compactMap { control in
        control.nameRange.flatMap { names.take(control.name, file, $0) }
      }.filter { !known.contains($0) }
      guard !findings.isEmpty else { continue }
      self[index].diagnostics = (self[index].diagnostics + findings).inReadingOrder()
    }
  }
}
