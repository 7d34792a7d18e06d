/// The scalars of a text, with the escapes of unsafe ones.
struct VisibleScalars: Sequence, IteratorProtocol {
  /// A scalar with its escape.
  struct Element {
    let scalar: Unicode.Scalar
    /// The escape, if the scalar is unsafe.
    let escape: String?
  }

  /// The place in a line at which a text starts.
  enum Place {
    /// Unknown: possibly at the start of a line or after a `#`.
    case anywhere
    /// At the start of a line.
    case lineStart
    /// Within a line, after a harmless character.
    case midLine
  }

  private var rest: Substring.UnicodeScalarView
  private var previous: Unicode.Scalar?
  /// Whether the text before the next scalar is unknown, and may end with `#`.
  private var isJoined: Bool
  /// Whether only white space precedes the next scalar on its line.
  private var isAtStart: Bool

  /// Creates a sequence of the scalars of a text.
  init(_ text: some StringProtocol, in place: Place = .anywhere) {
    rest = Substring(text).unicodeScalars
    isJoined = place == .anywhere
    isAtStart = place != .midLine
  }

  mutating func next() -> Element? {
    guard let scalar = rest.popFirst() else { return nil }
    let isEscaped = mustBeEscaped(scalar)
    // A combining character after an escape has nothing to combine with.
    previous = isEscaped ? nil : scalar
    isJoined = false
    isAtStart = isAtStart && !isEscaped && scalar.properties.isWhitespace
    return Element(scalar: scalar, escape: isEscaped ? Self.escape(scalar) : nil)
  }

  /// The escape of a scalar.
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

  /// Whether a scalar is invisible and has no effect on the character before it.
  private func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.isInvisible else { return false }
    guard scalar.isPartOfGlyph, let previous else { return true }
    return scalar.properties.isVariationSelector ? !previous.properties.isEmoji : previous.isASCII
  }
}
