import RefreshDiagnostics
import RefreshGenerator
import RefreshRules

/// Compares the files of a plan with the disk, without changing them.
@MainActor
struct OutputCheck {
  private var findings: [CheckedFile] = []
  /// The changes as a diff, if requested.
  private var difference: String?
  /// Whether some of the files were edited by hand.
  private var hasEdits = false
  private let plan: OutputPlan

  init(plan: OutputPlan, withDifference: Bool) {
    self.plan = plan
    difference = withDifference ? "" : nil
    for file in plan.files + plan.orphans {
      guard let problem = Problem(with: file) else { continue }
      hasEdits = hasEdits || file.state.isProtected
      add(problem, with: file)
    }
  }

  /// The findings, the diff, and the command that fixes the findings.
  func report(of invocation: Invocation) -> Report {
    var report = Report(failures: plan.failures)
    guard !plan.isIncomplete, plan.failures.isEmpty else { return report }
    report.findings = findings
    report.results = [difference ?? ""]
    if findings.isEmpty {
      report.success = OutputWriter.upToDate(plan.unchangedCount)
    } else {
      report.code = .findings
      report.notes = [fixingCommand(of: invocation)]
    }
    return report
  }

  /// The command that fixes the findings of `--check`.
  private func fixingCommand(of invocation: Invocation) -> TerminalText {
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

  /// Adds a finding at the first difference and, if the target of no link is shown, to the diff.
  private mutating func add(_ problem: Problem, with file: PlannedFile) {
    let old = SourceFile(name: file.path.text, bytes: LineEndings.unified(file.old ?? []))
    // A file that is removed, or whose content is not shown, is reported as a whole.
    let place = file.new.map(old.range(ofChangeTo:)) ?? SourceRange(at: .start)
    let finding = problem.rule.finding(
      in: old,
      at: place,
      message: SafeText.escape(problem.message),
      remedy: SafeText.escape(problem.remedy)
    )
    findings.append(CheckedFile(file: old, diagnostics: [finding]))
    // The target of a link may be any file, which the diff must not disclose.
    guard difference != nil, file.state != .link else { return }
    let new = SourceFile(name: old.name, bytes: file.new ?? [])
    let existence: UnifiedDiff.Existence =
      file.new == nil ? .removed : file.state == .missing ? .added : .both
    difference?.append(UnifiedDiff(of: old, to: new, name: old.name, existence: existence).text)
  }
}

extension SourceFile {
  /// The first place at which the new content of a file differs.
  fileprivate func range(ofChangeTo new: [UInt8]) -> SourceRange {
    let place = zip(bytes, new).prefix { $0 == $1 }.count
    return range(in: place..<place)
  }
}

/// The finding about a file that is not up to date.
private struct Problem {
  let rule: any Rule.Type
  let message: String
  let remedy: String

  /// Describes the problem; `nil` if the file is up to date.
  init?(with file: PlannedFile) {
    let (spec, generate) = (file.spec, "run 'refreshgen generate'")
    guard file.new != nil else {
      guard file.state != .missing else { return nil }
      let options = file.state.isProtected ? " --force" : ""
      rule = OrphanedOutput.self
      message = "the file is orphaned: \(file.removal)"
      remedy = "run 'refreshgen generate\(options)' to remove the file"
      return
    }
    let problem: (rule: any Rule.Type, message: String, remedy: String)
    switch file.state {
    case .same, .orphaned: return nil
    case .missing:
      let message = "the file is missing, or was not committed: \(spec) generates it"
      problem = (MissingOutput.self, message, "\(generate) and commit the file")
    case .stale:
      let message = "the file is out of date: it differs from what \(spec) generates"
      problem = (StaleOutput.self, message, generate)
    case .conflicted:
      problem = (StaleOutput.self, "the file contains merge conflict markers", generate)
    case .unmerged:
      problem = (EditedOutput.self, PlannedFile.unmerged, PlannedFile.takingOneSide)
    case .edited:
      let remedy = "put the change into \(spec) and run 'refreshgen generate --force'"
      problem = (EditedOutput.self, "the file was edited by hand", remedy)
    case .lone:
      let remedy = "delete the catalog and run 'refreshgen generate'"
      problem = (EditedOutput.self, PlannedFile.lone, remedy)
    case .foreign:
      let message = "the file was not generated, but \(spec) generates a file with this name"
      problem = (EditedOutput.self, message, "rename one of the two")
    case .link:
      let message = "the file is a symbolic link, but \(spec) generates a file with this name"
      problem = (EditedOutput.self, message, "remove the link")
    case .taken(let other):
      let message = "both \(other) and \(spec) generate this file"
      problem = (SharedOutput.self, message, "rename one of the specs")
    }
    (rule, message, remedy) = problem
  }
}
