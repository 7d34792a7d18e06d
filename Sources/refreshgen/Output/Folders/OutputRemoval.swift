/// The files of deleted specs that a run removes or keeps.
struct OutputRemoval {
  /// The files that are kept, with the reasons.
  private(set) var faults: [Fault] = []
  private var files: [ObjectIdentifier: [String]] = [:]

  /// Decides which files are removed from the folders.
  ///
  /// Edited files are removed only with `--force`. More than half of all files are removed only
  /// with `--prune`: the specs may only seem to be deleted, because a pattern is misspelled.
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
