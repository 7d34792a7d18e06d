import RefreshDiagnostics
import RefreshGenerator
import RefreshLanguage
import RefreshRules

/// Reports specs that generate the same file, based on their file names.
///
/// Specs of several projects are compared, too, since one may write into the folder of another.
struct SharedOutputs {
  /// The colliding output and the other spec, for each affected spec.
  private var shared: [String: (output: String, other: String)] = [:]

  init(_ projects: [(list: SpecList, settings: OutputSettings)]) throws(FileError) {
    let own = projects.flatMap { project in project.list.items.map { ($0, project.settings) } }
    let items =
      own
      + projects.flatMap { project in
        project.list.others.map { ($0, project.settings) }
      }
    var first: [FileLocation: Int] = [:]
    var locations = FileLocations()
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
