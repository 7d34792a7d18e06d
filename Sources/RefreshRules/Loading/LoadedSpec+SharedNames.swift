import RefreshDiagnostics
import RefreshLanguage

extension [LoadedSpec] {
  /// Reports Swift names and last-updated keys that controls of different files share.
  ///
  /// A view type with the name of a control is reported as well.
  package mutating func reportSharedNames(_ context: SpecContext = SpecContext()) {
    var names = ControlNames(inObjectiveC: context.targetsObjectiveC)
    var types = ControlTypes(inObjectiveC: context.targetsObjectiveC)
    var keys = UpdateKeys()
    for spec in self { types.add(spec.controls, spec.file) }
    for index in indices {
      let file = self[index].file
      let known = Set(self[index].diagnostics)
      let findings = self[index].controls.flatMap { control in
        [
          control.nameRange.flatMap { names.take(control.name, file, $0) },
          keys.take(control, file),
        ]
        .compactMap { $0 } + types.findings(control, file)
      }.filter { !known.contains($0) }
      guard !findings.isEmpty else { continue }
      self[index].diagnostics = (self[index].diagnostics + findings).inReadingOrder()
    }
  }
}
