/// The files without a spec that a run removes, and those that it leaves.
struct OutputRemoval {
  /// What was not removed, and why.
  private(set) var faults: [Fault] = []
  private var files: [ObjectIdentifier: [String]] = [:]

  /// Decides over the files of all folders together.
  ///
  /// Files that were edited are only removed by force. More than half of all files are only removed
  /// where that was asked for, since a typing mistake in a pattern looks like deleted specs.
  init(_ changes: [OutputChanges], isForced: Bool, isPruned: Bool) {
    var (count, total) = (0, 0)
    for part in changes {
      let removed = part.orphans + (isForced ? part.editedOrphans : [])
      files[ObjectIdentifier(part.folder)] = removed
      count += removed.count
      total += part.totalCount
      if !isForced {
        faults += part.editedOrphans.map { Fault(orphan: part.folder.path(of: $0)) }
      }
    }
    guard count * 2 > total, !isPruned else { return }
    files = [:]
    let path = changes.first { !$0.orphans.isEmpty }.map { $0.folder.path(of: $0.orphans[0]) }
    faults.append(Fault(unpruned: path ?? "", count, of: total))
  }

  /// The files of a folder that are removed.
  func files(of part: OutputChanges) -> [String] {
    files[ObjectIdentifier(part.folder)] ?? []
  }
}
