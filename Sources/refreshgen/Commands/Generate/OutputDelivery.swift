import RefreshDiagnostics

/// The outputs of a run, after they were printed, compared or written.
@MainActor
struct OutputDelivery {
  /// The outcomes of the specs.
  let checked: CheckedOutcomes
  /// All findings and failures of the run.
  let report: Report

  private var input: GenerateInput { checked.input }

  /// Prints, compares or writes the outputs.
  init(_ changes: PlannedChanges, _ console: Console) throws(FileError) {
    checked = changes.checked
    let settings = checked.input.settings
    if settings.prints {
      report = changes.report + Self.printed(checked.outcomes)
    } else if let folders = changes.folders {
      report =
        settings.checks
        ? changes.report + (try Self.compared(folders, checked.input.invocation))
        : Self.written(folders, checked.input, changes.report, console)
    } else {
      report = changes.report
    }
  }

  private static func printed(_ outcomes: [SpecOutcome]) -> Report {
    var report = Report()
    report.results = outcomes.flatMap(\.outputs).compactMap(\.bytes)
      .map { String(decoding: $0, as: UTF8.self) }
    return report
  }

  private static func compared(
    _ changes: [OutputChanges],
    _ invocation: Invocation
  ) throws(FileError) -> Report {
    let check = try OutputCheck(changes, withDifference: invocation.has("--diff"))
    var report = Report()
    report.findings = check.findings
    report.results = [check.text]
    if check.findings.isEmpty {
      report.success = check.upToDate
    } else {
      report.code = .findings
      report.notes = [fixingCommand(invocation, hasEdits: check.hasEdits)]
    }
    return report
  }

  /// Writes the files; returns the report of the whole run, of which `earlier` is the first part.
  private static func written(
    _ changes: [OutputChanges],
    _ input: GenerateInput,
    _ earlier: Report,
    _ console: Console
  ) -> Report {
    let settings = input.settings
    let removal = OutputRemoval(
      changes,
      isForced: settings.isForced,
      isPruned: input.invocation.has("--prune")
    )
    var report = earlier
    for part in changes {
      report.faults += part.refused(isForced: settings.isForced).map { Fault(refusing: $0) }
    }
    report.faults += removal.faults
    let writer = OutputWriter(isForced: settings.isForced, console: console)
    for part in changes {
      let orphans = removal.files(of: part)
      if settings.isDry {
        for file in part.written(isForced: settings.isForced) {
          console.status("would write \(file.file.path.text)")
        }
        for orphan in orphans { console.status("would remove \(part.folder.path(of: orphan))") }
      } else {
        report.faults += writer.write(part, removing: orphans)
      }
    }
    let count = changes.reduce(0) { $0 + $1.unchangedCount }
    // After an error, the note would sound as if the run had succeeded.
    let isFine = report.faults.isEmpty && report.code == .fine
    if count > 0 && isFine && !settings.isDry { report.notes.append(upToDate(count)) }
    return report
  }

  /// The note for people about files that are up to date.
  static func upToDate(_ count: Int) -> TerminalText {
    "\(count) \(count == 1 ? "file is" : "files are") up to date"
  }

  /// The command that fixes the findings of `--check`.
  private static func fixingCommand(_ invocation: Invocation, hasEdits: Bool) -> TerminalText {
    let idle: Set = ["--check", "--diff"]
    var words: [String] = []
    var rest = invocation.arguments[...]
    while let word = rest.popFirst() {
      if idle.contains(word) || word.hasPrefix("--format=") { continue }
      if word == "--format" {
        _ = rest.popFirst()
        continue
      }
      words.append(SafeText.shellWord(word))
    }
    let force = hasEdits ? "; edited files are replaced only with --force" : ""
    return "to fix this, run: \((["refreshgen generate"] + words).joined(separator: " "))\(force)"
  }

  /// Writes the stamp and the dependency file, if the run was successful.
  func finish(_ code: ExitCode) throws(FileError) {
    guard code == .fine && !input.settings.isDry else { return }
    let invocation = input.invocation
    if let path = invocation["--depfile"] {
      let targets =
        invocation["--stamp"].map { [$0] } ?? checked.outcomes.flatMap(\.outputs).map(\.path.text)
      let depfile = Depfile(targets, input.paths + checked.bases)
      try ReplacedFile(path: path).write(Array(depfile.text.utf8))
    }
    // The stamp is written last, after everything else has succeeded.
    if let stamp = invocation["--stamp"] { try StampFile(path: stamp).touch() }
  }
}
