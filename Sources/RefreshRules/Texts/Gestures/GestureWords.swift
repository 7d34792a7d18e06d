/// The direction in which a text asks to pull.
enum PullDirection: String, Sendable, CaseIterable {
  case down, up, left, right
}

/// The words for gestures in a text: in English and Chinese, and arrows in all languages.
///
/// A guess about another language costs more than it finds.
struct GestureWords {
  /// The English words in lower case; each Chinese character and mark is a word of its own.
  private let words: [String]

  /// Splits a text into words; hyphenated words such as 'up-to-date' are no directions.
  init(_ text: String) {
    var (words, word) = ([String](), "")
    for scalar in text.lowercased().unicodeScalars {
      switch scalar {
      case "a"..."z", "'", "’", "-":
        word.unicodeScalars.append(scalar)
        continue
      default: break
      }
      if !word.isEmpty { words.append(word) }
      word = ""
      guard scalar != " ", !scalar.isASCII || Self.clauseEnds.contains(String(scalar)) else {
        continue
      }
      words.append(String(scalar))
    }
    self.words = word.isEmpty ? words : words + [word]
  }

  /// The directions that the text asks to pull in, in the order of the text.
  var directions: [PullDirection] {
    let verbs = Self.verbs + Self.chineseVerbs
    guard words.contains(where: verbs.contains) else { return [] }
    return words.indices.compactMap { index in
      switch words[index] {
      case "下" where asksInChinese(at: index): .down
      case "上" where asksInChinese(at: index): .up
      case let word: Self.directions[word].flatMap { asksInEnglish(at: index) ? $0 : nil }
      }
    }
  }

  /// The arrows and pointing hands with their directions, in the order of the text.
  var arrows: [(arrow: String, direction: PullDirection)] {
    words.compactMap { word in
      word.utf8.first.map { $0 < 0x80 } == true ? nil : Self.arrows[word].map { (word, $0) }
    }
  }

  /// Whether the text asks for a release.
  var asksForRelease: Bool {
    words.indices.contains { index in
      Self.releases.contains { words[index...].starts(with: $0) }
    }
  }

  /// Whether an English text asks to pull from an edge, as in "Pull from the top".
  func asks(from edge: String) -> Bool {
    words.indices.contains { index in
      // In 'the top stories', 'top' does not name an edge.
      guard words[index] == edge, ["the", "very"].contains(word(index - 1)),
        Self.edgeEnds.contains(word(index + 1))
      else { return false }
      let before = words[max(index - 5, 0)..<index]
      return before.prefix { $0 != "from" }.contains(where: Self.verbs.contains)
        && before.contains("from")
    }
  }

  private func word(_ index: Int) -> String { words.indices.contains(index) ? words[index] : "" }

  /// Whether a verb such as "pull" precedes a direction by at most four words in the same clause.
  private func asksInEnglish(at index: Int) -> Bool {
    // 'Pull right now' contains no direction.
    guard !["now", "away"].contains(word(index + 1)) else { return false }
    let before = words[max(index - 4, 0)..<index]
    guard let verb = before.lastIndex(where: Self.verbs.contains) else { return false }
    return !before[verb...].contains { Self.breaks.contains($0) || Self.clauseEnds.contains($0) }
  }

  /// Whether a direction belongs to a verb, as in 下拉, or in 向下 before or after 拉 and 滑.
  private func asksInChinese(at index: Int) -> Bool {
    word(index + 1) == "拉"
      || ["向", "往"].contains(word(index - 1)) && words.contains(where: Self.chineseVerbs.contains)
  }

  private static let verbs = ["pull", "drag", "swipe", "slide", "flick", "tug"]
  private static let chineseVerbs = ["拉", "滑"]
  private static let directions = table(PullDirection.allCases) { direction in
    ["", "ward", "wards"].map { direction.rawValue + $0 }
  }
  private static let arrows = table([.down, .up]) { direction in
    (direction == .up ? "↑⇑⇡⤒⬆▲△⏫🔼👆☝🡅🠉🢁" : "↓⇓⇣⤓⬇▼▽⏬🔽👇🡇🠋🢃").unicodeScalars.map(String.init)
  }
  private static let releases = [
    "release to", "release for", "and release", "then release", "let go", "lift your finger",
    "松 开", "鬆 開", "释 放", "釋 放", "放 开", "放 開",
  ].map { $0.split(separator: " ").map(String.init) }
  /// Words that start another phrase, after which a direction does not refer to the pull.
  private static let breaks = [
    "to", "for", "and", "or", "then", "if", "when", "until", "while", "from", "of", "what",
  ]
  private static let clauseEnds = [",", ".", ";", ":", "!", "?", "…", "–", "—", "\n"]
  /// Words that may follow the name of an edge, as in "from the top of the list".
  private static let edgeEnds = breaks + clauseEnds + ["", "down", "edge", "end", "up"]

  private static func table(
    _ directions: [PullDirection],
    words: (PullDirection) -> [String]
  ) -> [String: PullDirection] {
    Dictionary(
      uniqueKeysWithValues: directions.flatMap { direction in
        words(direction).map { ($0, direction) }
      }
    )
  }
}
