package import RefreshDiagnostics
package import RefreshLanguage

/// A spec file that was read and checked.
package struct LoadedSpec: Sendable {
  package var file: SourceFile
  /// The controls without errors.
  package var controls: [ControlSpec]
  /// The findings, in the order of the file.
  package var diagnostics: [Diagnostic]
  /// All bases, including the bases of bases; a base that could not be read has no content.
  package var bases: [LoadedSpec] = []
  /// The error of the chain of bases, if it has one.
  var chainError: ChainError?
  /// The keys that other specs inherit; empty unless the spec was loaded as a base.
  var inherited = MapValue()
  /// The number of keys and values in `inherited`.
  var inheritedCount = 0

  /// Whether the spec has errors.
  package var hasErrors: Bool {
    diagnostics.contains { $0.severity == .error }
  }
}

extension [LoadedSpec] {
  /// Reports Swift names and last-updated keys that controls of different files share.
  ///
  /// A view type with the name of a control is reported as well.
  package mutating func reportSharedNames(_ context: SpecContext = SpecContext()) {
    var names = ModuleNames(inObjectiveC: context.targetsObjectiveC)
    for spec in self { names.add(spec.controls, in: spec.file) }
    for index in indices {
      let known = Set(self[index].diagnostics)
      let findings = names.claim(self[index].controls, in: self[index].file)
        .filter { !known.contains($0) }
      guard !findings.isEmpty else { continue }
      self[index].diagnostics = (self[index].diagnostics + findings).inReadingOrder()
    }
  }
}
