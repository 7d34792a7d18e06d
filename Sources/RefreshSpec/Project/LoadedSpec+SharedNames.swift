import RefreshDiagnostics

extension [LoadedSpec] {
  /// Reports controls of several files that have one name, as all become types of one module.
  package mutating func reportSharedNames() {
    var first: [String: (file: String, range: SourceRange)] = [:]
    for index in indices {
      let file = self[index].file
      var findings: [Diagnostic] = []
      for control in self[index].controls {
        guard let range = control.nameRange else { continue }
        guard let earlier = first[control.name], earlier.file != file.name else {
          first[control.name] = (file.name, range)
          continue
        }
        findings.append(
          DuplicateControl.finding(
            file,
            range,
            "another file has a control named \(SafeText.quote(control.name))",
            expected: "a name of its own",
            notes: [
              Diagnostic.Note("the first one is here", file: earlier.file, range: earlier.range)
            ]
          )
        )
      }
      guard !findings.isEmpty else { continue }
      self[index].diagnostics = (self[index].diagnostics + findings).inReadingOrder()
    }
  }
}
