import RefreshDiagnostics
import RefreshSpec

/// What `validate --fix` does.
struct Fixing {
  let console: Console
  /// Whether changes are shown instead of made.
  let showsDiff: Bool

  /// How often a file is read again: one fix may make room for another.
  private static let mostRounds = 10

  /// Mends what can be mended, and puts the mended specs in the place of those that were read.
  func run(_ input: inout SpecInput) -> ExitCode {
    var code = ExitCode.fine
    for spec in input.loaded {
      let mended = mend(spec, in: input.workspace)
      guard mended.spec.file.bytes != spec.file.bytes else { continue }
      if showsDiff {
        let name = spec.file.name
        console.result(UnifiedDiff(of: spec.file, to: mended.spec.file, name: name).text)
        code = max(code, .findings)
        continue
      }
      do throws(FileError) {
        try FileSystem.write(mended.spec.file.bytes, to: spec.file.name)
        console.status("mended \(mended.count) in \(spec.file.name)")
        input.replace(mended.spec)
      } catch {
        console.error("\(error)")
        code = .failure
      }
    }
    return code
  }

  private func mend(_ spec: LoadedSpec, in workspace: Workspace) -> (spec: LoadedSpec, count: Int) {
    var loader = SpecLoader(workspace.project.context)
    var current = spec
    var count = 0
    for _ in 0..<Self.mostRounds {
      let mended = FixedText(current.file, current.diagnostics.compactMap(\.fix))
      guard mended.count > 0 else { break }
      count += mended.count
      current = loader.load(SourceFile(name: spec.file.name, bytes: mended.bytes))
    }
    return (current, count)
  }
}
