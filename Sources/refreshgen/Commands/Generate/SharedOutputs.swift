import RefreshDiagnostics
import RefreshGenerator
import RefreshLanguage
import RefreshRules

/// Reports specs that generate the same file, based on their file names.
struct SharedOutputs {
  private let list: SpecList
  /// The colliding output and the other spec, for each affected spec.
  private var shared: [String: (output: String, other: String)] = [:]

  init(_ list: SpecList, _ settings: OutputSettings) throws(FileError) {
    self.list = list
    let items = list.items + list.others
    var first: [FileLocation: Int] = [:]
    var locations = FileLocations()
    for index in Self.suspects(items) {
      let spec = items[index].name
      for place in settings.places(of: spec) {
        let path = FilePath(folder: place.path.folder, name: place.path.name.lowercased())
        let location = try locations.location(of: path)
        guard let other = first[location] else {
          first[location] = index
          continue
        }
        guard other != index, shared[spec] == nil else { continue }
        shared[spec] = (place.path.text, items[other].name)
        // Each shard reports only its own specs.
        if index >= list.items.count, shared[items[other].name] == nil {
          shared[items[other].name] = (place.path.text, spec)
        }
      }
    }
  }

  /// The specs with equal file names, the only ones that can collide.
  private static func suspects(_ items: [SpecList.Item]) -> [Int] {
    // File systems of most Macs are case-insensitive.
    let names = items.map { OutputNames(spec: $0.name).control.lowercased() }
    guard Set(names).count < names.count else { return [] }
    let groups = Dictionary(grouping: names.indices) { names[$0] }
    return groups.values.lazy.filter { $0.count > 1 }.joined().sorted()
  }

  /// Reports collisions, and discards the generated files of these specs.
  func report(in outcomes: inout [some SpecReport]) {
    guard !shared.isEmpty else { return }
    for (index, item) in list.items.enumerated() {
      guard let (output, other) = shared[item.name] else { continue }
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
