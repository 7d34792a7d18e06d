import RefreshDiagnostics
import RefreshGenerator

/// A generated file with its place.
struct OutputFile: Sendable {
  /// The path of the spec.
  let spec: String
  let kind: GeneratedFile.Kind
  let path: FilePath
  let bytes: [UInt8]
}

/// A file that a run writes or removes, beside the existing file.
struct PlannedFile: Sendable {
  /// The path of the spec; for a file that is no longer generated, the spec that its header names.
  let spec: String
  let kind: GeneratedFile.Kind
  let path: FilePath
  /// The new content; `nil` if the file is removed.
  let new: [UInt8]?
  /// The existing content; `nil` for links and files that are up to date.
  let old: [UInt8]?
  let state: OutputState

  /// Whether the file is not up to date.
  var isChanged: Bool { state != .same && (new != nil || state != .missing) }

  /// Whether a file is the control of a String Catalog, or the other way around.
  ///
  /// Both change together or not at all.
  func isUnit(with other: PlannedFile) -> Bool {
    kind != .harness && other.kind != .harness && spec == other.spec
      && path.folder == other.path.folder
  }

  /// The reason for removing a file.
  var removal: String {
    "\(spec) no longer " + (FileSystem.exists(at: spec) ? "generates the file" : "exists")
  }
}

extension PlannedFile {
  /// The problem with a String Catalog without its control.
  static let lone =
    "the control of this String Catalog is gone, and with it the checksums by which edits are recognized"
  /// The problem with a file with merge conflicts that no run resolves.
  static let unmerged = "the file has merge conflicts, and one side is not an untouched output"
  /// The way out of such conflicts.
  static let takingOneSide =
    "take one side with 'git checkout --ours' or '--theirs', and run 'refreshgen generate' again"
}

/// The file at the path of an output.
enum ExistingFile {
  /// A regular file with its content.
  case file([UInt8])
  /// A link, with the content of its target, which is never shown: the link may lead anywhere.
  case link([UInt8])

  /// Reads the file at a path; `nil` if there is none.
  init?(_ path: String) throws(FileError) {
    guard let status = try FileStatus.look(at: path) else { return nil }
    if status.kind == .link, FileStatus(following: path) == nil {
      throw FileError(path: path, reason: "the path is a link to a file that does not exist")
    }
    let bytes = try FileSystem.read(at: path, origin: .found, limit: Limits.generatedFileSize)
    self = status.kind == .link ? .link(bytes) : .file(bytes)
  }

  /// The content of a regular file.
  var bytes: [UInt8]? {
    if case .file(let bytes) = self { return bytes }
    return nil
  }
}
