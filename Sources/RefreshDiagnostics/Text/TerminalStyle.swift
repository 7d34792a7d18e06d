/// Colors the parts of messages with ANSI codes, if enabled.
struct TerminalStyle: Sendable {
  let isEnabled: Bool

  func bold(_ text: String) -> String { wrap(text, "1") }

  func caret(_ text: String) -> String { wrap(text, "1;32") }

  func label(_ text: String, _ severity: Severity) -> String {
    switch severity {
    case .note: wrap(text, "1;36")
    case .warning: wrap(text, "1;35")
    case .error: wrap(text, "1;31")
    }
  }

  private func wrap(_ text: String, _ code: String) -> String {
    isEnabled ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
