/// Text that is safe for a terminal or a log.
///
/// Literals are taken as they are, including line breaks; interpolated values are escaped
/// automatically:
///
///     console.error("\(path) is there already")
package struct TerminalText: Sendable, Hashable {
  package let string: String

  /// Creates text from the output of a renderer, which is already safe.
  package init(rendered string: String) {
    self.string = string
  }

  /// Joins texts with line breaks.
  package init(lines: some Sequence<TerminalText>) {
    string = SafeText.lines(lines.map(\.string).joined(separator: "\n"))
  }

  /// Concatenates two texts.
  package static func + (first: TerminalText, second: TerminalText) -> TerminalText {
    TerminalText(rendered: SafeText.lines(first.string + second.string))
  }
}

extension TerminalText: ExpressibleByStringInterpolation {
  package init(stringLiteral string: String) {
    self.string = string
  }

  /// Creates text from an interpolated literal.
  package init(stringInterpolation: Interpolation) {
    string = SafeText.lines(stringInterpolation.string)
  }

  /// A text under construction.
  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var string: String

    package init(literalCapacity: Int, interpolationCount: Int) {
      string = ""
      string.reserveCapacity(literalCapacity * 2)
    }

    package mutating func appendLiteral(_ literal: String) {
      string += literal
    }

    /// Adds text that is already safe.
    package mutating func appendInterpolation(_ text: TerminalText) {
      string += text.string
    }

    /// Adds any other value, escaped.
    package mutating func appendInterpolation(_ value: some Any) {
      if let value = value as? any TerminalTextConvertible {
        string += value.terminalText.string
      } else {
        string += SafeText.escape(String(describing: value))
      }
    }
  }
}

/// A value with its own terminal representation, such as several lines.
package protocol TerminalTextConvertible {
  var terminalText: TerminalText { get }
}

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

  func bold(_ text: String) -> String { wrap(text, code: "1") }

  func caret(_ text: String) -> String { wrap(text, code: "1;32") }

  func label(_ text: String, severity: Severity) -> String {
    switch severity {
    case .note: wrap(text, code: "1;36")
    case .warning: wrap(text, code: "1;35")
    case .error: wrap(text, code: "1;31")
    }
  }

  private func wrap(_ text: String, code: String) -> String {
    hasColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
