import RefreshDiagnostics
import RefreshGenerator
import RefreshLanguage
import RefreshLoading
import RefreshRules

/// Reports specs that generate the same file, based on their file names.
///
/// Specs of several projects are compared, too, since one may write into the folder of another.
struct SharedOutputs {
  /// The colliding output and the other spec, for each affected spec.
  private var shared: [String: (output: String, other: String)] = [:]
  /// The other spec whose files have the same names in another folder, for each later spec.
  private var repeated: [String: (other: String, levels: RuleLevels)] = [:]

  init(_ projects: [(list: SpecList, settings: OutputSettings)]) throws(FileError) {
    let own = projects.flatMap { project in project.list.items.map { ($0, project.settings) } }
    let items =
      own
      + projects.flatMap { project in
        project.list.others.map { ($0, project.settings) }
      }
    var first: [FileLocation: Int] = [:]
    var locations = FileLocations()
    for (list, settings) in projects where list.workspace.projectFile != nil {
      try note(repeatedIn: list, settings)
    }
    for index in Self.suspects(items.map(\.0.name)) {
      let (spec, settings) = (items[index].0.name, items[index].1)
      for place in settings.places(of: spec) {
        let path = FilePath(folder: place.path.folder, name: place.path.name.lowercased())
        let location = try locations.location(of: path)
        guard let other = first[location] else {
          first[location] = index
          continue
        }
        guard other != index, shared[spec] == nil else { continue }
        let otherSpec = items[other].0.name
        shared[spec] = (place.path.text, otherSpec)
        // Each shard reports only its own specs.
        if index >= own.count, shared[otherSpec] == nil {
          shared[otherSpec] = (place.path.text, spec)
        }
      }
    }
  }

  /// Finds the specs of a project whose files have the same names in different folders.
  private mutating func note(repeatedIn list: SpecList, _ settings: OutputSettings)
    throws(FileError)
  {
    var named: [String: (spec: String, folder: FolderLocation)] = [:]
    let specs = (list.others + list.items).map(\.name)
    for spec in Self.suspects(specs).map({ specs[$0] }) {
      let control = settings.path(of: OutputNames(spec: spec).control, .control, from: spec)
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
  private static func suspects(_ specs: [String]) -> [Int] {
    // File systems of most Macs are case-insensitive.
    let names = specs.map { OutputNames(spec: $0).control.lowercased() }
    guard Set(names).count < names.count else { return [] }
    let groups = Dictionary(grouping: names.indices) { names[$0] }
    return groups.values.lazy.filter { $0.count > 1 }.joined().sorted()
  }

  /// Reports collisions, and discards the generated files of these specs.
  func report(in outcomes: inout [some SpecReport]) {
    for index in outcomes.indices where !repeated.isEmpty {
      guard let (other, levels) = repeated[outcomes[index].spec] else { continue }
      let file = outcomes[index].findings.file
      let name = OutputNames(spec: file.name).control
      let finding = RepeatedFileName.finding(in: file, name, of: other)
      let findings = outcomes[index].findings.diagnostics + levels.applied(to: [finding])
      outcomes[index].findings = CheckedFile(file, findings)
    }
    guard !shared.isEmpty else { return }
    for index in outcomes.indices {
      guard let (output, other) = shared[outcomes[index].spec] else { continue }
      let file = outcomes[index].findings.file
      let finding = SharedOutput.finding(in: file, output, of: other)
      outcomes[index].findings = CheckedFile(
        file,
        outcomes[index].findings.diagnostics + [finding]
      )
      outcomes[index].isBroken = true
      outcomes[index].drop()
    }
  }
}
