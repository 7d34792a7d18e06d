import RefreshDiagnostics
import RefreshRules

/// The bases that a project file names.
struct NamedBases {
  /// The files, without duplicates.
  private(set) var items: [SpecList.Item] = []
  /// The reasons why bases cannot be read.
  private(set) var failures: [Failure] = []

  init(project: Project) {
    let bases = project.context.bases
    guard let files = bases.files else { return }
    var seen: Set<String> = []
    for base in project.presets {
      do throws(BaseError) {
        try files.check(base.path, in: bases.projectFile)
        let path = files.path(base.path, in: bases.projectFile)
        guard seen.insert(path).inserted else { continue }
        items.append(SpecList.Item(path: path, name: path, origin: .found, isBase: true))
      } catch {
        failures.append(
          Failure(error: error, named: base.path, in: bases.projectFile, at: base.range)
        )
      }
    }
  }

  var identities: [FileIdentity] { items.compactMap(\.identity) }
}

extension Failure {
  /// Creates the failure for a base that a project file names but that cannot be read.
  init(
    error: BaseError,
    named name: String,
    in project: String,
    at place: SourceRange? = nil
  ) {
    switch error {
    case .outside:
      self = .outside(
        project,
        reason: "'presets' names \(SafeText.quote(name)), which is",
        at: place
      )
    case .unreadable(let path, let reason):
      self = .unreadable(FileError(path: path, reason: reason))
    }
  }
}

extension SpecList.Item {
  /// The identity of the file; `nil` if the file does not exist.
  var identity: FileIdentity? { FileStatus(following: path)?.identity }
}

extension SpecList {
  /// The findings of bases that the run does not check as specs, each base once.
  func findings(ofBases bases: [CheckedFile]) -> [CheckedFile] {
    var names: Set<String> = []
    let bases = bases.filter { !$0.diagnostics.isEmpty && names.insert($0.file.name).inserted }
    guard !bases.isEmpty else { return [] }
    var seen = (items + self.bases).compactMap(\.identity)
    return bases.filter { base in
      guard let identity = FileStatus(following: base.file.name)?.identity,
        !seen.contains(identity)
      else { return false }
      seen.append(identity)
      return true
    }
  }
}

extension LoadedSpec {
  /// The bases with their findings; a base that could not be read has no findings.
  var checkedBases: [CheckedFile] {
    bases.map { CheckedFile(file: $0.file, diagnostics: $0.diagnostics) }
  }
}
