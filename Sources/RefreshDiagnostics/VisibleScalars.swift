/// The scalars of a text in order, with the escape that stands for each one that must not be
/// written as it is.
struct VisibleScalars: Sequence, IteratorProtocol {
  /// A scalar and what is shown of it.
  struct Element {
    let scalar: Unicode.Scalar
    /// What is shown in its place, if it is not shown itself.
    let escape: String?
  }

  /// Where a text is written.
  enum Place {
    /// Anywhere, behind whatever else: at the start of a line, or behind a `#`.
    case anywhere
    /// At the start of a line.
    case lineStart
    /// In a line, behind something harmless.
    case midLine
  }

  private var rest: Substring.UnicodeScalarView
  private var previous: Unicode.Scalar?
  /// Whether a `#` may stand before the next scalar that is not known of.
  private var isJoined: Bool
  /// Whether nothing but white space came before on the line.
  private var isAtStart: Bool

  /// Reads a text.
  init(_ text: some StringProtocol, in place: Place = .anywhere) {
    rest = Substring(text).unicodeScalars
    isJoined = place == .anywhere
    isAtStart = place != .midLine
  }

  mutating func next() -> Element? {
    guard let scalar = rest.popFirst() else { return nil }
    let isEscaped = mustBeEscaped(scalar)
    // A character joins what is shown before it, and no escape.
    previous = isEscaped ? nil : scalar
    isJoined = false
    isAtStart = isAtStart && !isEscaped && scalar.properties.isWhitespace
    return Element(scalar: scalar, escape: isEscaped ? Self.escape(scalar) : nil)
  }

  /// The escape that stands for a scalar.
  static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  private func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "#":
      rest.first == "#" && CommandBreaker.isBracketed(rest.dropFirst())
        || isJoined && CommandBreaker.isBracketed(rest)
    case ":": isAtStart && rest.first == ":"
    default: isHidden(scalar)
    }
  }

  /// Whether a scalar would be invisible, or would change how the rest is shown.
  private func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: return true
    default: break
    }
    guard properties.isDefaultIgnorableCodePoint || properties.generalCategory == .format else {
      // A pattern of Braille without a dot, which no font tells from a space.
      return scalar == "\u{2800}"
    }
    // Parts of ordinary words and emoji, behind what they can join.
    guard let previous else { return true }
    switch scalar {
    case "\u{200C}", "\u{200D}": return previous.isASCII
    case "\u{FE0E}", "\u{FE0F}": return !previous.properties.isEmoji
    default: return true
    }
  }
}
