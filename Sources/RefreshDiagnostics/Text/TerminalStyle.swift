/// The style of messages on a terminal: their colors, by ANSI codes, and their width.
package struct TerminalStyle: Sendable {
  /// Whether the parts of messages have colors.
  package var hasColor: Bool

  /// The columns of the terminal; `nil` if the output is no terminal.
  package var columns: Int?

  /// Creates a style; output that is no terminal is plain.
  package init(hasColor: Bool = false, columns: Int? = nil) {
    (self.hasColor, self.columns) = (hasColor, columns)
  }

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
    hasColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
