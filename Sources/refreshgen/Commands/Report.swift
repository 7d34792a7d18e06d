import RefreshDiagnostics

/// What a run has to tell, collected so that every format gets all of it.
@MainActor
struct Report {
  /// What was found, file by file.
  var findings: [CheckedFile] = []
  /// What could not be done.
  var faults: [Fault] = []
  /// The result, for standard output, after the findings.
  var results: [String] = []
  /// Remarks for people, for standard error, at the end.
  var notes: [TerminalText] = []
  /// The remark for people where all is well.
  var success: TerminalText?
  /// The exit code, but for what faults ask for.
  var code = ExitCode.fine

  private let choices: [FindingFormatChoice]
  private let failing: Severity
  private let console: Console

  init(_ invocation: Invocation, _ console: Console) throws(UsageError) {
    choices = try FindingFormatChoice.all(invocation)
    failing = invocation.has("--strict") ? .warning : .error
    self.console = console
  }

  /// Whether standard output holds one document, which nothing may be added to.
  var hasDocument: Bool { choices.contains { $0.file == nil && $0.format.isDocument } }

  /// The place of findings that no file was chosen for.
  enum Place {
    /// Standard output.
    case standardOutput
    /// Standard error, since standard output is for the result.
    case standardError
    /// Standard output if machines read them, standard error if people do.
    case machinesOnly
  }

  /// Tells everything; answers with the exit code.
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
