import RefreshDiagnostics

/// The collected output of a run, so that every format contains all of it.
@MainActor
struct Report {
  /// The findings by file.
  var findings: [CheckedFile] = []
  /// The failures.
  var faults: [Fault] = []
  /// The results, for standard output after the findings.
  var results: [String] = []
  /// Notes for people, for standard error at the end.
  var notes: [TerminalText] = []
  /// The note for people after a successful run.
  var success: TerminalText?
  /// The exit code, unless a failure has a higher one.
  var code = ExitCode.fine

  private let choices: [FindingFormatChoice]
  private let failing: Severity
  private let console: Console

  init(_ invocation: Invocation, _ console: Console) throws(UsageError) {
    choices = try FindingFormatChoice.all(invocation)
    failing = invocation.has("--strict") ? .warning : .error
    self.console = console
  }

  /// Whether standard output contains a single document, such as JSON, without further text.
  var hasDocument: Bool { choices.contains { $0.file == nil && $0.format.isDocument } }

  /// The standard stream for findings in a format that has no output file.
  enum Place {
    /// Standard output.
    case standardOutput
    /// Standard error, since standard output is for results.
    case standardError
    /// Standard output for machine-readable formats, standard error for text.
    case machinesOnly
  }

  /// Writes the report; returns the exit code.
  func finish(_ place: Place = .standardOutput) -> ExitCode {
    var code = code
    var told: Set<Fault> = []
    for fault in faults where told.insert(fault).inserted {
      console.error(fault.terminalText)
      code = max(code, fault.code)
    }
    for choice in choices {
      do throws(FileError) {
        switch place {
        case .standardError where choice.file == nil,
          .machinesOnly where choice.file == nil && choice.format == .text:
          let text = choice.format.render(findings)
          if !text.isEmpty { console.status(TerminalText(rendered: text)) }
        default: try choice.write(findings, faults, failing: failing, console)
        }
      } catch {
        console.error("\(error)")
        code = max(code, .failure)
      }
    }
    for result in results {
      if hasDocument { console.aside(result) } else { console.result(result) }
    }
    for note in notes { console.status(note) }
    if code == .fine, let success { console.status(success) }
    return code
  }
}
