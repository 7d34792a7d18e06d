import RefreshLanguage
import RefreshRules

/// Reports controls with the same name in different specs, and views with the name of a control.
///
/// The controls of all specs of a run become types of one module.
struct SharedNames {
  let list: SpecList

  /// The specs with their collisions; for two controls with one name, the finding is at the second
  /// one.
  ///
  /// Only the specs with collisions are parsed again to find the positions of the names.
  func addingFindings(to specs: [CheckedSpec]) -> [CheckedSpec] {
    let context = list.workspace.project.context
    let involved = Self.involved(specs, inObjectiveC: context.targetsObjectiveC)
    guard !involved.isEmpty else { return specs }
    var loader = SpecLoader(context: context)
    var indices: [Int] = []
    var loaded: [LoadedSpec] = []
    for index in involved {
      guard let spec = try? list.items[index].load(with: &loader) else { continue }
      indices.append(index)
      loaded.append(spec)
    }
    loaded.reportSharedNames(context)
    var checked = specs
    for (index, spec) in zip(indices, loaded) where !spec.diagnostics.isEmpty {
      checked[index].update(from: spec)
    }
    return checked
  }

  private static func involved(_ specs: [CheckedSpec], inObjectiveC: Bool) -> [Int] {
    var first: [String: Int] = [:]
    var involved: Set<Int> = []
    for (index, spec) in specs.enumerated() {
      let taken = spec.controls.lazy.flatMap {
        ControlNames.taken(by: $0, inObjectiveC: inObjectiveC)
      }
      for name in taken {
        guard let other = first.updateValue(index, forKey: name), other != index else { continue }
        involved.formUnion([other, index])
      }
    }
    for (index, spec) in specs.enumerated() {
      for view in spec.views {
        guard let other = first[view.lowercased()], other != index,
          specs[other].controls.contains(where: {
            $0 == view || inObjectiveC && SwiftName.facade(of: $0) == view
          })
        else { continue }
        involved.formUnion([other, index])
      }
    }
    return involved.sorted()
  }
}
