import RefreshDiagnostics
import RefreshLanguage

extension [LoadedSpec] {
  /// Reports Swift names and last-updated keys that controls of different files share.
  ///
  /// A view type with the name of a control is reported as well.
  package mutating func reportSharedNames(_ context: SpecContext = SpecContext()) {
    var names = ModuleNames(inObjectiveC: context.targetsObjectiveC)
    for spec in self { names.add(spec.controls, spec.file) }
    for index in indices {
      let known = Set(self[index].diagnostics)
      let findings = names.take(self[index].controls, self[index].file)
        .filter { !known.contains($0) }
      guard !findings.isEmpty else { continue }
      self[index].diagnostics = (self[index].diagnostics + findings).inReadingOrder()
    }
  }
}
