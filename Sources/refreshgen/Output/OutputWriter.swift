import RefreshDiagnostics
import RefreshGenerator

/// Writes and removes the planned files, or lists them.
@MainActor
struct OutputWriter {
  /// Whether files that were edited or not generated are replaced and removed, too.
  let isForced: Bool
  /// Whether the changes are only listed.
  let isDry: Bool

  /// Changes the files of a plan; nothing is written if one of the files cannot be read.
  func write(_ plan: OutputPlan, console: Console) -> Report {
    var report = Report(failures: plan.failures)
    guard !plan.isIncomplete, plan.failures.isEmpty else { return report }
    report.failures = refusals(in: plan)
    let files = changes(in: plan.files) + changes(in: plan.orphans)
    if isDry {
      for file in files {
        console.status(Self.line(about: file, removed: "would remove", written: "would write"))
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

  /// The note for people about files that are up to date.
  static func upToDate(_ count: Int) -> TerminalText {
    "\(count) \(count == 1 ? "file is" : "files are") up to date"
  }

  private func changes(in files: [PlannedFile]) -> [PlannedFile] {
    let kept = isForced ? [] : files.filter(\.state.isProtected)
    return files.filter { file in
      file.isChanged
        && !kept.contains { $0.path == file.path || $0.isUnit(with: file) }
    }
  }

  /// The files that are kept, since manual changes could be lost.
  private func refusals(in plan: OutputPlan) -> [Failure] {
    guard !isForced else { return [] }
    return (plan.files + plan.orphans).filter(\.state.isProtected).map(Failure.init(refusing:))
  }

  /// The changes in the order in which they are made.
  ///
  /// A run may be killed after any of them: a String Catalog on disk always has its checksums in the
  /// control, so that the next run continues, whatever it generates. While a catalog is replaced, the
  /// control therefore has the checksums of both versions.
  private static func steps(for files: [PlannedFile]) -> [PlannedFile] {
    let isCatalog = { (file: PlannedFile) in file.kind == .catalog }
    var catalogs = files.filter(isCatalog)
    var steps: [PlannedFile] = []
    for file in files where !isCatalog(file) {
      guard let index = catalogs.firstIndex(where: file.isUnit) else {
        steps.append(file)
        continue
      }
      let catalog = catalogs.remove(at: index)
      guard catalog.new != nil else {
        steps += [catalog, file]
        continue
      }
      if let old = catalog.old { steps += file.recognizing(catalog: old) }
      steps += catalog.old == nil ? [file, catalog] : [catalog, file]
    }
    return catalogs + steps
  }

  /// Changes files up to the first failure.
  private func change(_ files: [PlannedFile], plan: OutputPlan, console: Console) -> [Failure] {
    var done: Set<String> = []
    var made: [String] = []
    var folders: Set<String> = []
    var failures: [Failure] = []
    let steps = Self.steps(for: files)
    do throws(FileError) {
      for file in steps {
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
    let lines = files.filter { done.contains($0.path.text) }
      .map { Self.line(about: $0, removed: "removed", written: "wrote") }
    if !lines.isEmpty { console.status(TerminalText(lines: lines)) }
    for folder in plan.newFolders where done.contains(where: { FilePath($0).folder == folder }) {
      console.status(
        "\(folder) is new: if its files were generated elsewhere before, delete the old ones"
      )
    }
    for file in plan.files where file.state == .same {
      ReplacedFile(path: file.path.text).removeDraft()
    }
    return failures
  }

  /// A line about a file; a removal names its reason.
  private static func line(about file: PlannedFile, removed: String, written: String)
    -> TerminalText
  {
    file.new == nil
      ? "\(removed) \(file.path.text): \(file.removal)" : "\(written) \(file.path.text)"
  }
}

extension PlannedFile {
  /// The control with the checksums of another version of its String Catalog.
  fileprivate func recognizing(catalog: [UInt8]) -> [PlannedFile] {
    guard let new else { return [] }
    return [
      PlannedFile(
        spec: spec,
        kind: kind,
        path: path,
        new: new + FileMarks.checksums(of: catalog),
        old: old,
        state: state
      )
    ]
  }
}
