/// Which specs a run answers for: of those alone it may say that a file is an orphan.
struct OutputScope {
  /// The specs that the run has generated from.
  let specs: [String]
  /// The specs that it could not generate from; what they generated before stays.
  let broken: [String]
  /// Whether these are all specs of a project, so that any other is gone.
  let isWholeProject: Bool
  /// Whether everything that a spec can generate was asked for.
  let isComplete: Bool

  /// What a run answers for in one folder, with specs named as its manifest does.
  struct Part {
    fileprivate let specs: Set<String>
    fileprivate let broken: Set<String>
    fileprivate let scope: OutputScope

    /// Whether a file that came from `spec` is the affair of this run.
    func covers(_ spec: String) -> Bool {
      guard scope.isComplete, !broken.contains(spec) else { return false }
      return scope.isWholeProject || specs.contains(spec)
    }
  }

  /// What the run answers for in a folder.
  func part(in folder: String) -> Part {
    var paths = RelativePaths(from: folder)
    return Part(
      specs: Set(specs.map { paths.path(to: FilePath($0)) }),
      broken: Set(broken.map { paths.path(to: FilePath($0)) }),
      scope: self
    )
  }
}
