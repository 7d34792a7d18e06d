/// The files of deleted specs that a run removes or keeps.
struct OutputRemoval {
  /// The files that are kept, with the reasons.
  private(set) var faults: [Fault] = []
  private var files: [ObjectIdentifier: [String]] = [:]

  /// Decides about the files of all folders.
  ///
  /// Edited files are removed only with `--force`, and more than half of all files only with
  /// `--prune`, since a misspelled pattern has the same effect as deleted specs.
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

  /// The files to remove from a folder.
  func files(of part: OutputChanges) -> [String] {
    files[ObjectIdentifier(part.folder)] ?? []
  }
}
