import RefreshDiagnostics
import RefreshGenerator

/// Writes and removes the planned files, or lists them.
@MainActor
struct OutputWriter {
  /// Whether files that were edited or not generated are replaced and removed, too.
  let isForced: Bool
  /// Whether more than half of all files may be removed.
  let isPruned: Bool
  /// Whether the changes are only listed.
  let isDry: Bool

  /// Changes the files of a plan; nothing is written if one of the files cannot be read.
  func write(_ plan: OutputPlan, console: Console) -> Report {
    var report = Report(failures: plan.failures)
    guard !plan.isIncomplete, plan.failures.isEmpty else { return report }
    report.failures = refusals(in: plan)
    let orphans = changes(in: plan.orphans)
    let isRemoved = isPruned || Self.isSmall(orphans.count, in: plan)
    if let first = orphans.first, !isRemoved {
      let total = plan.files.count + plan.orphans.count
      report.failures.append(Failure(unpruned: first.path.text, count: orphans.count, of: total))
    }
    let files = changes(in: plan.files) + (isRemoved ? orphans : [])
    if isDry {
      for file in files {
        console.status("would \(file.new == nil ? "remove" : "write") \(file.path.text)")
      }
      return report
    }
    report.failures += change(files, plan: plan, console: console)
    // After an error, the note would sound as if the run had succeeded.
    if report.failures.isEmpty, plan.unchangedCount > 0 {
      report.notes.append(Self.upToDate(plan.unchangedCount))
    }
    return report
  }

  /// Whether files without a spec are at most half of all files, so that they need no `--prune`.
  static func isSmall(_ count: Int, in plan: OutputPlan) -> Bool {
    count * 2 <= plan.files.count + plan.orphans.count
  }

  /// The note for people about files that are up to date.
  static func upToDate(_ count: Int) -> TerminalText {
    "\(count) \(count == 1 ? "file is" : "files are") up to date"
  }

  /// The files that change.
  ///
  /// A String Catalog changes only together with its control, whose header contains its hash.
  private func changes(in files: [PlannedFile]) -> [PlannedFile] {
    let kept = isForced ? [] : files.filter { $0.kind == .control && $0.state.isProtected }
    let catalogs = Set(kept.map { FilePath(folder: $0.path.folder, name: $0.spec) })
    return files.filter { file in
      file.isChanged(isForced: isForced)
        && !(file.kind == .catalog
          && catalogs.contains(FilePath(folder: file.path.folder, name: file.spec)))
    }
  }

  /// The files that are kept, since manual changes could be lost.
  private func refusals(in plan: OutputPlan) -> [Failure] {
    guard !isForced else { return [] }
    let isOld = { (file: PlannedFile) in file.state == .headerMissing }
    let refused = (plan.files + plan.orphans).filter(\.state.isProtected)
    let old = refused.filter(isOld)
    return refused.filter { !isOld($0) }.map { Failure(refusing: $0) }
      + (old.isEmpty ? [] : [Failure(withoutHeader: old[0].path.text, count: old.count)])
  }

  /// Changes files up to the first failure.
  private func change(_ files: [PlannedFile], plan: OutputPlan, console: Console) -> [Failure] {
    var done: Set<String> = []
    var made: [String] = []
    var folders: Set<String> = []
    var failures: [Failure] = []
    // A catalog comes before the control with its hash. If the run is killed between both, the next
    // one finds an up-to-date catalog and a stale control.
    let catalogs = files.filter { $0.kind == .catalog }
    let others = files.filter { $0.kind != .catalog }
    do throws(FileError) {
      for file in catalogs + others {
        if let new = file.new {
          if folders.insert(file.path.folder).inserted {
            made += try FileSystem.makeFolder(at: file.path.folder)
          }
          try ReplacedFile(path: file.path.text).replaceEntry(with: new)
        } else {
          try FileSystem.remove(file.path.text)
        }
        done.insert(file.path.text)
      }
    } catch {
      failures.append(.unwritable(error))
      let count = files.count - done.count - 1
      if count > 0 {
        console.status("\(count) more \(count == 1 ? "file was" : "files were") not written")
      }
      // Removes created folders that are still empty.
      for folder in made.reversed() { FileSystem.removeEmptyFolder(at: folder) }
    }
    let lines = files.filter { done.contains($0.path.text) }.map { file -> TerminalText in
      "\(file.new == nil ? "removed" : "wrote") \(file.path.text)"
    }
    if !lines.isEmpty { console.status(TerminalText(lines: lines)) }
    for file in plan.files where file.state == .same {
      ReplacedFile(path: file.path.text).removeDraft()
    }
    for manifest in plan.manifests where failures.isEmpty {
      do throws(FileError) {
        try FileSystem.remove(manifest)
        console.status("removed \(manifest)")
      } catch {
        failures.append(.unwritable(error))
      }
    }
    return failures
  }
}
