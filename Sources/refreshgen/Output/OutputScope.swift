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

  /// Whether a file in `folder` that came from `spec` is the affair of this run.
  func covers(_ spec: String, in folder: String) -> Bool {
    guard isComplete, !isAmong(broken, spec, folder) else { return false }
    return isWholeProject || isAmong(specs, spec, folder)
  }

  private func isAmong(_ specs: [String], _ spec: String, _ folder: String) -> Bool {
    specs.contains { RelativePath.from(folder, to: $0) == spec }
  }
}
