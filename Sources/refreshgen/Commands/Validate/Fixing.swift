import RefreshDiagnostics
import RefreshLoading

/// The fixes of `validate --fix`.
@MainActor
struct Fixing {
  let context: SpecContext
  /// Whether fixes are printed as a diff instead of applied.
  let showsDiff: Bool

  /// Applies the safe fixes, and replaces `specs` by the fixed specs.
  ///
  /// Returns whether any spec has changed.
  func run(_ specs: inout [CheckedSpec], keepsControls: Bool, _ report: inout Report) -> Bool {
    var hasChanged = false
    for index in specs.indices {
      // A new loader, because the next spec may be based on a spec that was just fixed.
      var loader = SpecLoader(context)
      let file = specs[index].findings.file
      guard let (fixed, count) = loader.fix(specs[index].findings, isBase: specs[index].isBase)
      else { continue }
      if showsDiff {
        report.results.append(UnifiedDiff(of: file, to: fixed.file, name: file.name).text)
        report.code = max(report.code, .findings)
        continue
      }
      do throws(FileError) {
        let now = try FileSystem.read(file.name, .named, limit: Limits.specFileSize)
        guard now == file.bytes else {
          throw FileError(
            path: file.name,
            reason: "another process changed the file; run the command again"
          )
        }
        try ReplacedFile(path: file.name).write(fixed.file.bytes)
        report.notes.append("fixed \(count) in \(file.name)")
        specs[index].take(fixed, keepsControls: keepsControls)
        hasChanged = true
      } catch {
        report.faults.append(.unwritable(error))
      }
    }
    return hasChanged
  }
}
