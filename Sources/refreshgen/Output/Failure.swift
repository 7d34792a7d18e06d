import RefreshDiagnostics
import RefreshGenerator
import RefreshRules

/// A failure of a run: a line on standard error, and a finding in the machine-readable formats.
struct Failure: Error, Hashable, TerminalTextConvertible {
  enum Kind {
    /// A file could not be read.
    case unreadable
    /// The project uses a file or folder outside of its own folder.
    case outside
    /// A file could not be written, moved or removed.
    case unwritable
    /// A template is invalid.
    case template
    /// A file was not replaced, because it may contain manual edits.
    case edited
    /// A file was not replaced, because it belongs to another spec.
    case shared
    /// A file without a spec was not removed.
    case orphaned
  }

  let kind: Kind
  let file: String
  let reason: String
  /// The line in the file, if known.
  private var line = 1
  private var column = 1
  /// The line on standard error.
  let terminalText: TerminalText

  private init(kind: Kind, file: String, reason: String, text: TerminalText? = nil) {
    (self.kind, self.file, self.reason) = (kind, file, reason)
    terminalText = text ?? "\(file): \(reason)"
  }

  /// A file that could not be read.
  static func unreadable(_ error: FileError) -> Failure {
    Failure(kind: .unreadable, file: error.path, reason: error.reason)
  }

  /// The failure that ends a run and belongs in its report; `nil` for an error of another kind, such as
  /// wrong usage.
  init?(endingRun error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as FileError: self = .unreadable(error)
    default: return nil
    }
  }

  /// A folder or link outside of the project, reported at `place` in the file `path`.
  static func outside(_ path: String, reason: String, at place: SourceRange? = nil) -> Failure {
    var result = Failure(
      kind: .outside,
      file: path,
      reason: "\(reason) outside the project folder; use --allow-outside to allow this"
    )
    if let place { (result.line, result.column) = (place.lower.line, place.lower.column) }
    return result
  }

  /// A file that could not be written, moved or removed.
  static func unwritable(_ error: FileError) -> Failure {
    Failure(kind: .unwritable, file: error.path, reason: error.reason)
  }

  /// A failure in a template, with the spec that it was used for.
  static func template(_ failure: TemplateFailure) -> Failure {
    var result = Failure(
      kind: .template,
      file: failure.error.site.template,
      reason: failure.error.message,
      text: "\(failure)"
    )
    (result.line, result.column) = (failure.error.site.line, failure.error.site.column)
    return result
  }

  /// A file that is not replaced or removed without `--force`.
  init(refusing file: PlannedFile) {
    let (kind, reason): (Kind, String) =
      switch file.state {
      case .taken(let other):
        (
          .shared,
          "the file is already generated from \(SafeText.quote(other)); rename one of the specs"
        )
      case .unmerged:
        (.edited, "\(PlannedFile.unmerged); \(PlannedFile.takingOneSide), or use --force")
      case .link: (.edited, "the file is a symbolic link; use --force to replace the link")
      case .lone: (.edited, "\(PlannedFile.lone); delete the catalog, or use --force to replace it")
      case .foreign: (.edited, "the file was not generated; use --force to replace the file")
      case _ where file.new == nil:
        (
          .orphaned,
          "the file is orphaned, but was edited by hand: \(file.removal); use --force to remove the file"
        )
      default:
        (
          .edited,
          "the file was edited by hand; see '--check --diff' for the edits, make them in "
            + "\(file.spec), and use --force to replace the file"
        )
      }
    self.init(kind: kind, file: file.path.text, reason: reason)
  }

  var code: ExitCode {
    switch kind {
    case .unreadable, .unwritable: .failure
    case .outside, .template: .usage
    case .edited, .shared, .orphaned: .findings
    }
  }

  var finding: CheckedFile {
    let rule: any Rule.Type =
      switch kind {
      case .unreadable: UnreadableFile.self
      case .outside: OutsideProject.self
      case .unwritable: UnwritableFile.self
      case .template: InvalidTemplate.self
      case .edited: EditedOutput.self
      case .shared: SharedOutput.self
      case .orphaned: OrphanedOutput.self
      }
    let source = SourceFile(name: file, bytes: [])
    let place = SourcePosition(offset: 0, line: line, column: column)
    return CheckedFile(
      file: source,
      diagnostics: [rule.finding(in: source, at: SourceRange(at: place), message: reason)]
    )
  }
}
