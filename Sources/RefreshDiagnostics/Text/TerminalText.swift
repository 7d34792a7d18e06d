/// Text that is safe for a terminal or a log.
///
/// Literals are taken as they are, including line breaks; interpolated values are escaped
/// automatically:
///
///     console.error("\(path) is there already")
package struct TerminalText: Sendable, Hashable {
  /// The text.
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
  /// Creates text from a literal.
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

    /// Starts a text.
    package init(literalCapacity: Int, interpolationCount: Int) {
      string = ""
      string.reserveCapacity(literalCapacity * 2)
    }

    /// Adds a literal.
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
  /// The text for the terminal.
  var terminalText: TerminalText { get }
}
