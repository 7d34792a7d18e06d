import RefreshDiagnostics
import RefreshSpec

/// What `validate --fix` does.
struct Fixing {
  let console: Console
  let context: SpecContext
  /// Whether changes are shown instead of made.
  let showsDiff: Bool

  /// How often a file is read again: one fix may make room for another.
  private static let mostRounds = 10

  /// Mends what can be mended, and puts the mended specs in the place of those that were read.
  func run(_ specs: inout [CheckedSpec], keepsControls: Bool) -> ExitCode {
    var code = ExitCode.fine
    for index in specs.indices {
      let file = specs[index].findings.file
      guard let (mended, count) = mend(specs[index].findings) else { continue }
      if showsDiff {
        console.result(UnifiedDiff(of: file, to: mended.file, name: file.name).text)
        code = max(code, .findings)
        continue
      }
      do throws(FileError) {
        try FileSystem.write(mended.file.bytes, to: file.name)
        console.status("mended \(count) in \(file.name)")
        specs[index].take(mended, keepsControls: keepsControls)
      } catch {
        console.error("\(error)")
        code = .failure
      }
    }
    return code
  }

  private func mend(_ found: CheckedFile) -> (spec: LoadedSpec, count: Int)? {
    var loader = SpecLoader(context)
    var current: LoadedSpec?
    var count = 0
    for _ in 0..<Self.mostRounds {
      let fixes = (current?.diagnostics ?? found.diagnostics).compactMap(\.fix)
      let mended = FixedText(current?.file ?? found.file, fixes)
      guard mended.count > 0 else { break }
      count += mended.count
      current = loader.load(SourceFile(name: found.file.name, bytes: mended.bytes))
    }
    guard let current, current.file.bytes != found.file.bytes else { return nil }
    return (current, count)
  }
}
