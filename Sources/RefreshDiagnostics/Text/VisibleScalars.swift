/// The scalars of a text, with the escapes of unsafe ones.
struct VisibleScalars: Sequence, IteratorProtocol {
  struct Element {
    let scalar: Unicode.Scalar
    /// The escape, if the scalar is unsafe.
    let escape: String?
  }

  /// The place in a line at which a text starts.
  enum Place {
    /// Unknown: possibly at the start of a line or after a `#`.
    case anywhere
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

  init(text: some StringProtocol, in place: Place = .anywhere) {
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

extension Unicode.Scalar {
  /// Whether the scalar deceives readers: it shows nothing, or changes how other text appears.
  ///
  /// Spaces, combining marks and the visible Arabic number signs are not invisible. Joiners and
  /// variation selectors are; texts may contain them where `isPartOfGlyph` says so.
  package var isInvisible: Bool {
    guard !isASCII else { return value < 0x20 || value == 0x7F }
    switch value {
    // The empty Braille pattern, which looks like a space.
    case 0x2800: return true
    // Format characters that are visible, such as the Arabic number sign.
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: return false
    default: break
    }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return true
    default: return properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether the scalar is a joiner or variation selector, which many emoji and scripts contain.
  package var isPartOfGlyph: Bool {
    switch self {
    case "\u{200C}", "\u{200D}", "\u{FE0E}", "\u{FE0F}": true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// The notation of the Unicode standard, such as `U+00A0`.
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
