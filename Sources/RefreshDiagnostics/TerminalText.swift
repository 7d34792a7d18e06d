/// Text that a terminal or a log may be given as it stands.
///
/// What is written in our own source is taken as it is, line breaks among it; what is interpolated
/// comes from anywhere and is made safe. So no message can forget it:
///
///     console.error("\(path) is there already")
package struct TerminalText: Sendable, Hashable {
  /// The text.
  package let string: String

  /// Takes text that one of our renderers has made safe.
  package init(rendered string: String) {
    self.string = string
  }

  /// Puts texts below each other.
  package init(lines: some Sequence<TerminalText>) {
    string = SafeText.lines(lines.map(\.string).joined(separator: "\n"))
  }

  /// Puts one text behind the other.
  package static func + (first: TerminalText, second: TerminalText) -> TerminalText {
    TerminalText(rendered: SafeText.lines(first.string + second.string))
  }
}

extension TerminalText: ExpressibleByStringInterpolation {
  /// Takes text that is written in our own source.
  package init(stringLiteral string: String) {
    self.string = string
  }

  /// Takes text that is written in our own source with other text in it.
  package init(stringInterpolation: Interpolation) {
    string = SafeText.lines(stringInterpolation.string)
  }

  /// A text in the making.
  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var string: String

    /// Starts a text.
    package init(literalCapacity: Int, interpolationCount: Int) {
      string = ""
      string.reserveCapacity(literalCapacity * 2)
    }

    /// Adds text that is written in our own source.
    package mutating func appendLiteral(_ literal: String) {
      string += literal
    }

    /// Adds text that is safe already.
    package mutating func appendInterpolation(_ text: TerminalText) {
      string += text.string
    }

    /// Adds anything else, made safe.
    package mutating func appendInterpolation(_ value: some Any) {
      if let value = value as? any TerminalTextConvertible {
        string += value.terminalText.string
      } else {
        string += SafeText.escape(String(describing: value))
      }
    }
  }
}

/// Something that says itself how it is shown, in several lines for instance.
package protocol TerminalTextConvertible {
  /// How it is shown.
  var terminalText: TerminalText { get }
}
