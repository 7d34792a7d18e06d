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
