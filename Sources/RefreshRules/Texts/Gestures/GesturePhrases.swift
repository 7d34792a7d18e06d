/// The words and characters for gestures that the rules about texts look for.
///
/// The rules read English and Chinese, and arrows in all languages. A guess about another language
/// costs more than it finds.
enum GesturePhrases {
  /// Phrases that ask for a release.
  static let releases = PhraseTable<Void>(
    rows: [
      "release to", "release for", "and release", "then release", "let go", "lift your finger",
      "松开", "鬆開", "释放", "釋放", "放开", "放開",
    ].map { ($0, ()) }
  )

  /// Words for a direction, each with the verbs of which the same text has to contain one.
  ///
  /// English words have no verbs here, since `PullDirection` reads English clause by clause.
  static let directions = PhraseTable<(direction: PullDirection, verbs: [String])>(
    rows: PullDirection.allCases.flatMap { direction in
      ["", "ward", "wards"].map { (direction.rawValue + $0, (direction, [])) }
    }
      + ["下拉", "向下", "往下"].map { ($0, (.down, ["拉", "滑"])) }
      + ["上拉", "向上", "往上"].map { ($0, (.up, ["拉", "滑"])) }
  )

  /// Names of edges in English.
  static let edges = PhraseTable<Void>(rows: [("top", ()), ("bottom", ())])

  /// The arrows and pointing hands of a text with their directions, in the order of the text.
  static func glyphs(in text: String) -> [(scalar: Unicode.Scalar, direction: PullDirection)] {
    // In UTF-8, all arrows and hands start with one of these bytes.
    guard text.utf8.contains(where: { $0 == 0xE2 || $0 == 0xF0 }) else { return [] }
    return text.unicodeScalars.compactMap { scalar in
      switch scalar {
      case "↓", "⇓", "⇣", "⤓", "⬇", "▼", "▽", "⏬", "🔽", "👇", "🡇", "🠋", "🢃": (scalar, .down)
      case "↑", "⇑", "⇡", "⤒", "⬆", "▲", "△", "⏫", "🔼", "👆", "☝", "🡅", "🠉", "🢁": (scalar, .up)
      default: nil
      }
    }
  }
}
