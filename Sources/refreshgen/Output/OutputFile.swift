import RefreshGenerator

/// A generated file with its place.
struct OutputFile: Sendable {
  /// The path of the spec.
  let spec: String
  /// The kind of the file.
  let kind: GeneratedFile.Kind
  /// The path.
  let path: FilePath
  /// The content.
  let bytes: [UInt8]
}

/// A file that a run writes or removes, beside the existing file.
struct PlannedFile: Sendable {
  /// The path of the spec; for a file without a spec, the path that its header names.
  let spec: String
  /// The kind of the file.
  let kind: GeneratedFile.Kind
  /// The path.
  let path: FilePath
  /// The new content; `nil` if the file is removed.
  let new: [UInt8]?
  /// The existing content; `nil` for links and files that are up to date.
  let old: [UInt8]?
  /// The state of the existing file.
  let state: OutputState

  /// Whether the run changes the file.
  func isChanged(isForced: Bool) -> Bool {
    guard state != .same, new != nil || state != .missing else { return false }
    return isForced || !state.isProtected
  }
}
