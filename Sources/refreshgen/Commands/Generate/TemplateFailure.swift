import RefreshDiagnostics
import RefreshGenerator

/// A failure in a template, with the spec that it was used for.
struct TemplateFailure: Error, TerminalTextConvertible {
  let error: TemplateError
  private let spec: String?

  init(_ error: TemplateError, spec: String? = nil) {
    self.error = error
    self.spec = spec
  }

  var terminalText: TerminalText {
    var lines: [TerminalText] = ["\(error)"]
    lines += error.includeStack.map { "  included from \($0)" }
    if let spec { lines.append("  while generating from \(spec)") }
    return TerminalText(lines: lines)
  }
}
