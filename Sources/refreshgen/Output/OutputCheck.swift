import RefreshDiagnostics
import RefreshGenerator
import RefreshSpec

/// Says in what the folders of outputs differ from what the specs describe, and changes nothing.
struct OutputCheck {
  let scope: OutputScope
  /// What is wrong, file by file.
  private(set) var findings: [CheckedFile] = []
  /// How the files would change, as one difference, if it was asked for.
  private(set) var difference: String?
  /// Whether some of the files were edited by hand.
  private(set) var hasEdits = false

  init(_ scope: OutputScope, withDifference: Bool) {
    self.scope = scope
    difference = withDifference ? "" : nil
  }

  /// Looks at one folder.
  mutating func look(at folder: OutputFolder, _ files: [OutputFile]) throws(FileError) {
    for file in files {
      hasEdits = hasEdits || file.state.isSomebodyElses
      switch file.state {
      case .same: break
      case .missing:
        try add(MissingOutput.self, file, "is missing, though \(file.spec) describes it")
      case .stale: try add(StaleOutput.self, file, "is not what \(file.spec) describes")
      case .edited:
        try add(EditedOutput.self, file, "was edited since it was generated from \(file.spec)")
      case .foreign:
        try add(EditedOutput.self, file, "is not generated, but in the way of \(file.spec)")
      }
    }
    for name in folder.orphans(scope, beside: files) {
      let path = FilePath(folder: folder.path, name: name).text
      guard let old = try FileSystem.readIfPresent(path) else { continue }
      let spec = folder.manifest.entries[name]?.spec ?? ""
      let message = "has no spec any more; it came from \(spec)"
      add(OrphanedOutput.self, SourceFile(name: path, bytes: old), [], message)
    }
  }

  private mutating func add(
    _ rule: any Rule.Type,
    _ file: OutputFile,
    _ message: String
  ) throws(FileError) {
    guard case .bytes(let new)? = file.draft else { return }
    let path = file.path.text
    let old = SourceFile(name: path, bytes: try FileSystem.readIfPresent(path) ?? [])
    add(rule, old, new, message)
  }

  private mutating func add(
    _ rule: any Rule.Type,
    _ old: SourceFile,
    _ new: [UInt8],
    _ message: String
  ) {
    let same = zip(old.bytes, new).prefix { $0 == $1 }.count
    let place = old.range(same..<same)
    findings.append(CheckedFile(old, [rule.finding(old, place, SafeText.escape(message))]))
    guard difference != nil else { return }
    let new = SourceFile(name: old.name, bytes: new)
    difference?.append(UnifiedDiff(of: old, to: new, name: old.name).text)
  }
}
