/// Arrows and pointing hands among the characters of a text.
enum DirectionGlyphs {
  /// The arrows and hands with their directions, in the order of the text.
  static func all(in text: String) -> [(scalar: Unicode.Scalar, direction: PullDirection)] {
    // In UTF-8, all arrows and hands start with one of these bytes.
    guard text.utf8.contains(where: { $0 == 0xE2 || $0 == 0xF0 }) else { return [] }
    return text.unicodeScalars.compactMap { scalar in
      direction(of: scalar).map { (scalar, $0) }
    }
  }

  private static func direction(of scalar: Unicode.Scalar) -> PullDirection? {
    switch scalar {
    case "↓", "⇓", "⇣", "⤓", "⬇", "▼", "▽", "⏬", "🔽", "👇", "🡇", "🠋", "🢃": .down
    case "↑", "⇑", "⇡", "⤒", "⬆", "▲", "△", "⏫", "🔼", "👆", "☝", "🡅", "🠉", "🢁": .up
    default: nil
    }
  }
}
