import RefreshDiagnostics
import RefreshSpec

/// Reports specs that generate the same file, by their names alone.
struct SharedOutputs {
  private let list: SpecList
  /// For each spec that shares an output: the output, and the other spec.
  private var shared: [String: (output: String, other: String)] = [:]

  init(_ list: SpecList, _ settings: OutputSettings) throws(FileError) {
    self.list = list
    var first: [FileLocation: (index: Int, spec: String)] = [:]
    var locations = FileLocations()
    for (index, item) in (list.items + list.others).enumerated() {
      for place in settings.places(of: item.name) {
        // Most Macs take names that differ by case alone for one name.
        let path = FilePath(folder: place.path.folder, name: place.path.name.lowercased())
        let location = try locations.location(of: path)
        guard let other = first[location] else {
          first[location] = (index, item.name)
          continue
        }
        guard other.index != index, shared[item.name] == nil else { continue }
        shared[item.name] = (place.path.text, other.spec)
        // Each shard finds its own ones at fault.
        if index >= list.items.count, shared[other.spec] == nil {
          shared[other.spec] = (place.path.text, item.name)
        }
      }
    }
  }

  /// Reports them, and gives up what was generated.
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
