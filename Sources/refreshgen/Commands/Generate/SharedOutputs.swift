import RefreshDiagnostics
import RefreshGenerator
import RefreshRules

/// Reports specs that generate the same file, based on their file names.
///
/// Specs of several projects are compared, too, since one may write into the folder of another.
struct SharedOutputs {
  /// The colliding output and the other spec, for each affected spec.
  private var shared: [String: (output: String, other: String)] = [:]
  /// The other spec whose files have the same names in another folder, for each later spec.
  private var repeated: [String: (other: String, levels: RuleLevels)] = [:]

  init(projects: [(list: SpecList, settings: OutputSettings)]) throws(FileError) {
    let items = projects.flatMap { project in project.list.items.map { ($0, project.settings) } }
    var first: [FileLocation: Int] = [:]
    var locations = FileLocations()
    for (list, settings) in projects where list.workspace.projectFile != nil {
      try note(repeatedIn: list, settings: settings)
    }
    for index in Self.suspects(of: items.map(\.0.name)) {
      let (spec, settings) = (items[index].0.name, items[index].1)
      for place in settings.places(of: spec) {
        let path = FilePath(folder: place.path.folder, name: place.path.name.lowercased())
        let location = try locations.location(of: path)
        guard let other = first[location] else {
          first[location] = index
          continue
        }
        guard other != index, shared[spec] == nil else { continue }
        shared[spec] = (place.path.text, items[other].0.name)
      }
    }
  }

  /// Finds the specs of a project whose files have the same names in different folders.
  private mutating func note(repeatedIn list: SpecList, settings: OutputSettings)
    throws(FileError)
  {
    var named: [String: (spec: String, folder: FolderLocation)] = [:]
    let specs = list.items.map(\.name)
    for spec in Self.suspects(of: specs).map({ specs[$0] }) {
      let control = settings.path(of: OutputNames(spec: spec).control, kind: .control, from: spec)
      let folder = try FolderLocation(control.folder)
      let name = control.name.lowercased()
      if let other = named[name], other.folder != folder {
        repeated[spec] = (other.spec, list.workspace.project.context.levels)
      } else {
        named[name] = (spec, folder)
      }
    }
  }

  /// The specs with equal file names, the only ones that can collide.
  private static func suspects(of specs: [String]) -> [Int] {
    // File systems of most Macs are case-insensitive.
    let names = specs.map { OutputNames(spec: $0).control.lowercased() }
    guard Set(names).count < names.count else { return [] }
    let groups = Dictionary(grouping: names.indices) { names[$0] }
    return groups.values.lazy.filter { $0.count > 1 }.joined().sorted()
  }

  func addingFindings(to specs: [CheckedSpec]) -> [CheckedSpec] {
    guard !repeated.isEmpty || !shared.isEmpty else { return specs }
    return specs.map { spec in
      var spec = spec
      let file = spec.findings.file
      if let (other, levels) = repeated[spec.name] {
        let name = OutputNames(spec: spec.name).control
        spec.add(levels.applied(to: [RepeatedFileName.finding(in: file, output: name, of: other)]))
      }
      if let (output, other) = shared[spec.name] {
        spec.add([SharedOutput.finding(in: file, output: output, of: other)])
      }
      return spec
    }
  }
}
