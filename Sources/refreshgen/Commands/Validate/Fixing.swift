import RefreshDiagnostics
import RefreshRules

@MainActor
struct Fixing {
  let context: SpecContext
  /// Whether fixes are printed as a diff instead of applied.
  let showsDiff: Bool

  /// The specs after their fixes.
  struct Fixed {
    /// The specs, with the findings that are left.
    var specs: [CheckedSpec]
    /// The notes, diffs and failures.
    var report = Report()
    /// Whether any spec has changed.
    var hasChanged = false
  }

  /// Applies the safe fixes.
  func run(_ specs: [CheckedSpec], keepsControls: Bool) -> Fixed {
    var all = Fixed(specs: specs)
    for index in specs.indices {
      // A new loader, because the next spec may be based on a spec that was just fixed.
      var loader = SpecLoader(context: context)
      let file = specs[index].findings.file
      let result = loader.fix(file, isBase: specs[index].isBase)
      guard let fixed = result.spec else { continue }
      if showsDiff {
        all.report.results.append(UnifiedDiff(of: file, to: fixed.file, name: file.name).text)
        all.report.code = .findings
        continue
      }
      do throws(FileError) {
        let now = try FileSystem.read(at: file.name, origin: .found, limit: Limits.specFileSize)
        guard now == file.bytes else {
          throw FileError(
            path: file.name,
            reason: "another process changed the file; run the command again"
          )
        }
        try ReplacedFile(path: file.name).write(fixed.file.bytes)
        all.report.notes.append("fixed \(result.count) in \(file.name)")
        all.specs[index].update(from: fixed, keepsControls: keepsControls)
        all.hasChanged = true
      } catch {
        all.report.failures.append(.unwritable(error))
      }
    }
    return all
  }
}
