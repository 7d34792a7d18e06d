import RefreshDiagnostics
import RefreshSpec

/// Reports controls that take one name in several specs of a project, as all become types of one
/// module.
struct SharedNames {
  private let context: SpecContext

  init(_ context: SpecContext) {
    self.context = context
  }

  /// Reports them, where a spec takes a name a second time.
  ///
  /// Few specs share a name, so those alone are read again to tell where it stands.
  func report(in outcomes: inout [some SpecReport]) {
    var specs: [String: Set<Int>] = [:]
    for (index, outcome) in outcomes.enumerated() {
      for name in outcome.controls.flatMap(ControlNames.taken) {
        specs[name, default: []].insert(index)
      }
    }
    let involved = Set(specs.values.lazy.filter { $0.count > 1 }.joined()).sorted()
    guard !involved.isEmpty else { return }
    var loader = SpecLoader(context)
    var indices: [Int] = []
    var loaded: [LoadedSpec] = []
    for index in involved {
      let spec = outcomes[index].spec
      guard let bytes = try? FileSystem.read(spec) else { continue }
      indices.append(index)
      loaded.append(loader.load(SourceFile(name: spec, bytes: bytes)))
    }
    loaded.reportSharedNames()
    for (index, spec) in zip(indices, loaded) where !spec.diagnostics.isEmpty {
      outcomes[index].findings = CheckedFile(spec.file, spec.diagnostics)
      guard spec.hasErrors else { continue }
      outcomes[index].isBroken = true
      outcomes[index].drop()
    }
  }
}
