import RefreshDiagnostics
import RefreshGenerator
import RefreshRules

/// Checks that the output folders are up to date, without changing them.
@MainActor
struct OutputCheck {
  /// The findings by file.
  private(set) var findings: [CheckedFile] = []
  /// The changes as a diff, if requested.
  private var difference: String?
  /// The number of files that are up to date.
  private var unchangedCount = 0
  /// Whether some of the files were edited by hand.
  private(set) var hasEdits = false

  init(_ changes: [OutputChanges], withDifference: Bool) throws(FileError) {
    difference = withDifference ? "" : nil
    for part in changes { try compare(part) }
  }

  /// The requested diff.
  var text: String { difference ?? "" }

  private mutating func compare(_ part: OutputChanges) throws(FileError) {
    let count = findings.count
    unchangedCount += part.unchangedCount
    for (file, _) in part.files {
      hasEdits = hasEdits || file.state.isProtected
      if let problem = Problem(with: file) { try add(problem, with: file) }
    }
    try checkOrphans(of: part)
    checkManifest(of: part)
    if findings.count > count { try showManifest(of: part) }
  }

  private mutating func checkOrphans(of part: OutputChanges) throws(FileError) {
    for name in (part.orphans + part.editedOrphans).sorted() {
      guard let content = try part.folder.content(of: name) else { continue }
      let entry = part.folder.manifest.entries[name]
      let spec =
        entry.map { ": \($0.spec) no longer exists" } ?? " and is not in the manifest"
      let old: [UInt8]? = if case .file(let bytes) = content { bytes } else { nil }
      hasEdits = hasEdits || part.editedOrphans.contains(name)
      add(
        OrphanedOutput.self,
        SourceFile(name: part.folder.path(of: name), bytes: old ?? []),
        old == nil ? nil : [],
        "the file has no spec\(spec)",
        "run 'refreshgen generate' to remove the file",
        .removed
      )
    }
  }

  /// Adds the change of the manifest, so that the diff is a complete patch.
  private mutating func showManifest(of part: OutputChanges) throws(FileError) {
    let name = Manifest.fileName
    let old: [UInt8]
    var existence = UnifiedDiff.Existence.both
    switch try part.folder.content(of: name) {
    case nil: (old, existence) = ([], .added)
    case .file(let bytes)?: old = bytes
    case .link?: return
    }
    let path = part.folder.path(of: name)
    let files = [old, part.manifest.bytes].map { SourceFile(name: path, bytes: $0) }
    difference?.append(UnifiedDiff(of: files[0], to: files[1], name: path, existence).text)
  }

  /// Adds a finding if the manifest is not up to date.
  private mutating func checkManifest(of part: OutputChanges) {
    let path = part.folder.path(of: Manifest.fileName)
    let isUsed = part.files.contains { $0.file.state != .missing }
    let problem: String
    if let trouble = part.folder.trouble {
      guard isUsed || part.folder.hasManifest else { return }
      problem = trouble
    } else if let file = part.unlisted {
      problem = "does not list \(SafeText.quote(file.name)) as generated from \(file.spec)"
    } else {
      return
    }
    add(
      UnusableManifest.self,
      SourceFile(name: path, bytes: []),
      nil,
      "the manifest \(problem)",
      "run 'refreshgen generate'"
    )
  }

  private mutating func add(_ problem: Problem, with file: OutputFile) throws(FileError) {
    let old: [UInt8]? =
      switch try file.folder?.content(of: file.name) {
      case nil: []
      case .file(let bytes)?: bytes
      // The target of a link may be any file, which the diff must not disclose.
      case .link?: nil
      }
    let source = SourceFile(name: file.path.text, bytes: old ?? [])
    let existence: UnifiedDiff.Existence = file.state == .missing ? .added : .both
    add(
      problem.rule,
      source,
      old == nil ? nil : file.bytes,
      problem.message,
      problem.remedy,
      existence
    )
  }

  /// Adds a finding and, if `new` is not `nil`, the change from `old` to `new` to the diff.
  private mutating func add(
    _ rule: any Rule.Type,
    _ old: SourceFile,
    _ new: [UInt8]?,
    _ message: String,
    _ remedy: String,
    _ existence: UnifiedDiff.Existence = .both
  ) {
    let same = zip(old.bytes, new ?? old.bytes).prefix { $0 == $1 }.count
    let place = new == nil ? SourceRange(at: .start) : old.range(same..<same)
    let finding = rule.finding(
      old,
      place,
      SafeText.escape(message),
      remedy: SafeText.escape(remedy)
    )
    findings.append(CheckedFile(old, [finding]))
    guard difference != nil, let new else { return }
    let changed = SourceFile(name: old.name, bytes: new)
    difference?.append(UnifiedDiff(of: old, to: changed, name: old.name, existence).text)
  }

  /// The note for people if everything is up to date.
  var upToDate: TerminalText { OutputDelivery.upToDate(unchangedCount) }
}

/// The finding about a file that is not up to date.
private struct Problem {
  let rule: any Rule.Type
  let message: String
  let remedy: String

  private init(_ rule: any Rule.Type, _ message: String, _ remedy: String) {
    self.rule = rule
    self.message = message
    self.remedy = remedy
  }

  /// Describes the problem; `nil` if the file is up to date.
  init?(with file: OutputFile) {
    let (spec, generate) = (file.spec, "run 'refreshgen generate'")
    switch file.state {
    case .same:
      return nil
    case .missing:
      self.init(MissingOutput.self, "the file is missing: \(spec) generates it", generate)
    case .stale:
      self.init(StaleOutput.self, "the file is out of date: \(spec) has changed", generate)
    case .conflicted:
      self.init(StaleOutput.self, "the file contains merge conflict markers", generate)
    case .edited:
      self.init(
        EditedOutput.self,
        "the file was edited by hand",
        "put the change into \(spec) and run 'refreshgen generate --force'"
      )
    case .foreign:
      self.init(
        EditedOutput.self,
        "the file was not generated, but \(spec) generates a file with this name",
        "rename one of the two"
      )
    case .link:
      self.init(
        EditedOutput.self,
        "the file is a symbolic link, but \(spec) generates a file with this name",
        "remove the link"
      )
    case .taken(let other):
      self.init(
        SharedOutput.self,
        "both \(other) and \(spec) generate this file",
        "rename one of the specs"
      )
    }
  }
}
