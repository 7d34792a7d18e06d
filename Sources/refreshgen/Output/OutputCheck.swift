import RefreshDiagnostics
import RefreshGenerator
import RefreshSpec

/// Compares the folders of outputs with what the specs describe, and changes nothing.
struct OutputCheck {
  let scope: OutputScope
  /// What is wrong, file by file.
  private(set) var findings: [CheckedFile] = []
  /// How the files would change, as one difference.
  private(set) var difference = ""
  /// Whether some of the files were edited by hand.
  private(set) var hasEdits = false

  init(_ scope: OutputScope) {
    self.scope = scope
  }

  /// Looks at one folder.
  mutating func look(at path: String, _ files: [PlannedFile]) throws(FileError) {
    let folder = try OutputFolder(path)
    for file in files {
      switch try folder.state(of: file) {
      case .same: break
      case .missing:
        add(MissingOutput.self, file, [], "is missing, though \(file.spec) describes it")
      case .stale(let old):
        add(StaleOutput.self, file, old, "is not what \(file.spec) describes")
      case .edited(let old):
        hasEdits = true
        add(EditedOutput.self, file, old, "was edited since it was generated from \(file.spec)")
      case .foreign(let old):
        hasEdits = true
        add(EditedOutput.self, file, old, "is not generated, but in the way of \(file.spec)")
      }
    }
    for name in folder.orphans(scope, beside: files) {
      let path = FilePath(folder: path, name: name).text
      guard FileSystem.exists(path) else { continue }
      let file = SourceFile(name: path, bytes: try FileSystem.read(path))
      let spec = folder.manifest.entries[name]?.spec ?? ""
      add(OrphanedOutput.self, file, nil, "has no spec any more; it came from \(spec)")
    }
  }

  private mutating func add(
    _ rule: any Rule.Type,
    _ file: PlannedFile,
    _ old: [UInt8],
    _ message: String
  ) {
    let path = file.path.text
    let new = SourceFile(name: path, bytes: file.bytes)
    add(rule, SourceFile(name: path, bytes: old), new, message)
  }

  private mutating func add(
    _ rule: any Rule.Type,
    _ old: SourceFile,
    _ new: SourceFile?,
    _ message: String
  ) {
    let new = new ?? SourceFile(name: old.name, bytes: [])
    let same = zip(old.bytes, new.bytes).prefix { $0 == $1 }.count
    let place = old.range(min(same, old.bytes.count)..<min(same, old.bytes.count))
    findings.append(CheckedFile(old, [rule.finding(old, place, SafeText.escape(message))]))
    difference += UnifiedDiff(of: old, to: new, name: old.name).text
  }
}
