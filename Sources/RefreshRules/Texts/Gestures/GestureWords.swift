/// The direction in which a text asks to pull.
enum PullDirection: String, Sendable, CaseIterable {
  case down, up, left, right
}

/// The words for gestures in a text: in English and Chinese, and arrows in all languages.
///
/// A guess about another language costs more than it finds.
struct GestureWords {
  private let words: [Word]
  /// Whether a word asks for a pull in any direction.
  private let asksForPull: Bool

  /// A word of a text.
  private enum Word: Hashable, ExpressibleByStringLiteral {
    /// An English word in lower case.
    case letters(String)
    /// A Chinese character, or a mark.
    case mark(Unicode.Scalar)

    init(stringLiteral text: String) {
      let scalars = text.unicodeScalars
      self =
        scalars.count == 1 && !Self.isLetter(scalars[scalars.startIndex])
        ? .mark(scalars[scalars.startIndex]) : .letters(text)
    }

    /// Whether a scalar is a part of an English word; hyphenated words such as 'up-to-date' are no directions.
    static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar {
      case "a"..."z", "A"..."Z", "'", "’", "-": true
      default: false
      }
    }
  }

  /// Splits a text into words.
  init(_ text: String) {
    var (words, letters) = ([Word](), [UInt8]())
    words.reserveCapacity(8)
    letters.reserveCapacity(16)
    for scalar in text.unicodeScalars {
      if Word.isLetter(scalar) {
        // No word of interest has an apostrophe.
        letters.append(scalar.isASCII ? UInt8(ascii: scalar) | 0x20 : UInt8(ascii: "'"))
        continue
      }
      if !letters.isEmpty { words.append(.letters(String(decoding: letters, as: UTF8.self))) }
      letters.removeAll(keepingCapacity: true)
      let word = Word.mark(scalar)
      if !scalar.isASCII || Self.clauseEnds.contains(word) { words.append(word) }
    }
    if !letters.isEmpty { words.append(.letters(String(decoding: letters, as: UTF8.self))) }
    self.words = words
    asksForPull = words.contains { Self.verbs.contains($0) || Self.chineseVerbs.contains($0) }
  }

  /// The directions that the text asks to pull in, in the order of the text.
  var directions: [PullDirection] {
    guard asksForPull else { return [] }
    return words.indices.compactMap { index in
      switch words[index] {
      case .mark("下") where asksInChinese(at: index): .down
      case .mark("上") where asksInChinese(at: index): .up
      case let word: Self.directions[word].flatMap { asksInEnglish(at: index) ? $0 : nil }
      }
    }
  }

  /// The arrows and pointing hands with their directions, in the order of the text.
  var arrows: [(arrow: String, direction: PullDirection)] {
    words.compactMap { word in
      guard case .mark(let mark) = word else { return nil }
      return Self.arrows[word].map { (String(mark), $0) }
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
    guard asksForPull else { return false }
    return words.indices.contains { index in
      // In 'the top stories', 'top' does not name an edge.
      guard words[index] == .letters(edge), ["the", "very"].contains(word(index - 1)),
        word(index + 1).map(Self.edgeEnds.contains) ?? true
      else { return false }
      let before = words[max(index - 5, 0)..<index]
      return before.prefix { $0 != "from" }.contains(where: Self.verbs.contains)
        && before.contains("from")
    }
  }

  private func word(_ index: Int) -> Word? { words.indices.contains(index) ? words[index] : nil }

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

  private static let verbs: [Word] = ["pull", "drag", "swipe", "slide", "flick", "tug"]
  private static let chineseVerbs: [Word] = ["拉", "滑"]
  private static let directions = table(PullDirection.allCases) { direction in
    ["", "ward", "wards"].map { .letters(direction.rawValue + $0) }
  }
  private static let arrows = table([.down, .up]) { direction in
    (direction == .up ? "↑⇑⇡⤒⬆▲△⏫🔼👆☝🡅🠉🢁" : "↓⇓⇣⤓⬇▼▽⏬🔽👇🡇🠋🢃").unicodeScalars.map(Word.mark)
  }
  private static let releases = [
    "release to", "release for", "and release", "then release", "let go", "lift your finger",
    "松 开", "鬆 開", "释 放", "釋 放", "放 开", "放 開",
  ].map { $0.split(separator: " ").map { Word(stringLiteral: String($0)) } }
  /// Words that start another phrase, after which a direction does not refer to the pull.
  private static let breaks: [Word] = [
    "to", "for", "and", "or", "then", "if", "when", "until", "while", "from", "of", "what",
  ]
  private static let clauseEnds: [Word] = [",", ".", ";", ":", "!", "?", "…", "–", "—", "\n"]
  /// Words that may follow the name of an edge, as in "from the top of the list".
  private static let edgeEnds = breaks + clauseEnds + ["down", "edge", "end", "up"]

  private static func table(
    _ directions: [PullDirection],
    words: (PullDirection) -> [Word]
  ) -> [Word: PullDirection] {
    Dictionary(
      uniqueKeysWithValues: directions.flatMap { direction in
        words(direction).map { ($0, direction) }
      }
    )
  }
}
