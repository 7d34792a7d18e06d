import RefreshDiagnostics

/// The collected output of a run, or of a part of it.
struct Report: Sendable {
  var findings: [CheckedFile] = []
  var failures: [Failure] = []
  /// The results, for standard output after the findings.
  var results: [String] = []
  /// Notes for people, for standard error at the end.
  var notes: [TerminalText] = []
  /// The note for people after a successful run.
  var success: TerminalText?
  /// The exit code, unless a failure has a higher one.
  var code = ExitCode.fine

  /// Removes warnings and notes.
  mutating func keepErrors() {
    findings = findings.compactMap { file in
      let errors = file.diagnostics.filter { $0.severity == .error }
      return errors.isEmpty ? nil : CheckedFile(file: file.file, diagnostics: errors)
    }
  }

  /// Adds a failure, unless it is already known.
  mutating func add(_ failure: Failure?) {
    if let failure, !failures.contains(failure) { failures.append(failure) }
  }

  /// The output of two parts of a run, with the higher exit code.
  static func + (first: Report, second: Report) -> Report {
    var sum = first
    sum.findings += second.findings
    sum.failures += second.failures
    sum.results += second.results
    sum.notes += second.notes
    sum.success = second.success ?? first.success
    sum.code = max(first.code, second.code)
    return sum
  }

  /// The report with each finding once, of those in a file that several projects share.
  ///
  /// The paths of a file can differ from project to project, and so can the severities of rules.
  var withoutRepetitions: Report {
    var seen: [Place: Severity] = [:]
    var report = self
    report.findings = findings.compactMap { file in
      let identity = FileStatus(following: file.file.name)?.identity
      var own: [Place: Severity] = [:]
      let rest = file.diagnostics.filter { finding in
        guard let identity else { return true }
        let place = Place(file: identity, range: finding.range, rule: finding.id)
        own[place] = max(own[place] ?? .note, finding.severity)
        return seen[place].map { $0 < finding.severity } ?? true
      }
      seen.merge(own) { max($0, $1) }
      guard rest.count < file.diagnostics.count else { return file }
      return rest.isEmpty ? nil : CheckedFile(file: file.file, diagnostics: rest)
    }
    return report
  }

  private struct Place: Hashable {
    let file: FileIdentity
    let range: SourceRange
    let rule: RuleID
  }

  /// Adds the output of the next part.
  static func += (first: inout Report, second: Report) {
    first = first + second
  }
}

/// Prints the report of a run at its end, so that every format contains all of it.
@MainActor
struct ReportPrinter {
  private let choices: [FindingFormatChoice]
  private let failing: Severity
  private let console: Console

  init(invocation: Invocation, console: Console) throws(UsageError) {
    choices = try FindingFormatChoice.all(of: invocation)
    failing = invocation.has("--strict") ? .warning : .error
    self.console = console
  }

  /// Whether standard output contains a single document, such as JSON, without further text.
  var hasDocument: Bool { choices.contains { $0.file == nil && $0.format.isDocument } }

  /// The standard stream for findings in a format that has no output file.
  enum Place {
    case standardOutput
    /// Standard error, since standard output is for results.
    case standardError
    /// Standard output for machine-readable formats, standard error for text.
    case machinesOnly
  }

  /// Prints a report; returns the exit code.
  func print(_ report: Report, place: Place = .standardOutput) -> ExitCode {
    var code = report.code
    var told: Set<Failure> = []
    for failure in report.failures where told.insert(failure).inserted {
      console.error(failure.terminalText)
      code = max(code, failure.code)
    }
    for choice in choices {
      do throws(FileError) {
        switch place {
        case .standardError where choice.file == nil,
          .machinesOnly where choice.file == nil && choice.format == .text:
          let text = choice.format.render(report.findings)
          if !text.isEmpty { console.status(TerminalText(rendered: text)) }
        default:
          try choice.write(
            report.findings,
            failures: report.failures,
            failing: failing,
            console: console
          )
        }
      } catch {
        console.error("\(error)")
        code = max(code, .failure)
      }
    }
    for result in report.results {
      if hasDocument { console.aside(result) } else { console.result(result) }
    }
    for note in report.notes { console.status(note) }
    if code == .fine, let success = report.success { console.status(success) }
    return code
  }
}
