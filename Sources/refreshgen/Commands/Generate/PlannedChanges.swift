import RefreshDiagnostics

/// The changes that bring the output folders of a run up to date.
struct PlannedChanges {
  /// The outcomes of the specs.
  let checked: CheckedOutcomes
  /// The changes of every folder; `nil` if outputs are printed, or if a failure forbids changes.
  let folders: [OutputChanges]?
  /// The findings and failures so far.
  let report: Report

  /// Compares the outputs with the folders.
  ///
  /// If a file cannot be written, no file is written, to avoid a partial update.
  init(_ checked: CheckedOutcomes) {
    self.checked = checked
    var report = checked.report
    let isBlocked = report.faults.contains { $0.kind != .unreadable }
    if checked.input.settings.prints || isBlocked {
      folders = nil
    } else {
      let changes = Self.changes(checked.outcomes, checked.input)
      report.faults += changes.faults
      folders = changes.folders
    }
    self.report = report
  }

  private static func changes(
    _ outcomes: [SpecOutcome],
    _ input: GenerateInput
  ) -> (folders: [OutputChanges], faults: [Fault]) {
    let list = input.list
    let project = list.workspace.files?.file
    let scope = OutputScope(
      specs: outcomes.filter { !$0.isBroken }.map(\.spec),
      broken: outcomes.filter(\.isBroken).map(\.spec),
      wholeProject: list.isWholeProject ? project : nil,
      isComplete: !input.invocation.has("--no-tests")
    )
    let record = OutputRecord(outcomes, project: project, isProjectSpec: list.isProjectSpec)
    var files: [ObjectIdentifier: [OutputFile]] = [:]
    for file in outcomes.lazy.flatMap(\.outputs) {
      guard let folder = file.folder else { continue }
      files[ObjectIdentifier(folder), default: []].append(file)
    }
    var changes: (folders: [OutputChanges], faults: [Fault]) = ([], [])
    for folder in input.plan.folders.all {
      do throws(FileError) {
        let own = files[ObjectIdentifier(folder)] ?? []
        changes.folders.append(try OutputChanges(folder, own, scope, record))
      } catch {
        changes.faults.append(.unwritable(error))
      }
    }
    return changes
  }
}
