/// The direction in which a text asks to pull.
enum PullDirection: String, Sendable, CaseIterable {
  case down
  case up
  case left
  case right

  /// The directions that an English or Chinese text asks for, in the order of the text.
  static func all(in text: String) -> [PullDirection] {
    let words = GesturePhrases.directions.meanings(in: text)
    guard !words.isEmpty else { return [] }
    lazy var english = inEnglish(text)
    return words.compactMap { word in
      let isMeant =
        word.verbs.isEmpty
        ? english.contains(word.direction) : word.verbs.contains(where: text.contains)
      return isMeant ? word.direction : nil
    }
  }

  /// Whether an English text asks to pull from an edge, as in "Pull from the top".
  static func asksInEnglish(_ text: String, from edge: String) -> Bool {
    // Most texts name no edge.
    guard !GesturePhrases.edges.meanings(in: text).isEmpty else { return false }
    let words = words(text.lowercased().unicodeScalars[...])
    return words.indices.contains { index in
      guard words[index] == edge, index > 1, ["the", "very"].contains(words[index - 1]) else {
        return false
      }
      // In 'the top stories', 'top' does not name an edge.
      if index + 1 < words.count, !edgeEnds.contains(words[index + 1]) { return false }
      let before = words[max(index - 5, 0)..<index]
      guard let from = before.lastIndex(of: "from") else { return false }
      return before[..<from].contains { verbs.contains($0) }
    }
  }

  /// The words that may follow the name of an edge, as in "from the top of the list".
  private static let edgeEnds = ["and", "down", "edge", "end", "for", "of", "to", "until", "up"]

  private static let verbs = ["pull", "drag", "swipe", "slide", "flick", "tug"]

  /// Words that start another phrase, after which a direction does not refer to the pull.
  private static let breaks = [
    "to", "for", "and", "or", "then", "if", "when", "until", "while", "from", "of", "what",
  ]

  private static let clauseEnds = Array(",.;:!?…–—\n".unicodeScalars)

  /// The words for each direction.
  private static let words: [String: PullDirection] = {
    let pairs = allCases.flatMap { direction in
      ["", "ward", "wards"].map { (direction.rawValue + $0, direction) }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  /// The directions that a verb such as "pull" precedes by at most four words in the same clause.
  private static func inEnglish(_ text: String) -> [PullDirection] {
    let clauses = text.lowercased().unicodeScalars.split(whereSeparator: clauseEnds.contains)
    return clauses.flatMap { clause -> [PullDirection] in
      // Hyphenated words such as 'up-to-date' are not directions.
      let words = words(clause, and: "'’-")
      return words.indices.compactMap { index in
        guard let direction = Self.words[words[index]] else { return nil }
        // 'Pull right now' contains no direction.
        if index + 1 < words.count, ["now", "away"].contains(words[index + 1]) { return nil }
        let before = words[max(index - 4, 0)..<index]
        guard let verb = before.lastIndex(where: verbs.contains),
          !before[verb...].contains(where: breaks.contains)
        else { return nil }
        return direction
      }
    }
  }

  /// The words of a text in lower case; `others` are characters that a word may contain besides letters.
  private static func words(
    _ text: Substring.UnicodeScalarView,
    and others: String = ""
  ) -> [String] {
    text.split { !isLetter($0) && !others.unicodeScalars.contains($0) }.map(String.init)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    // Looking up the properties of an English letter would take ten times as long.
    scalar.isASCII ? ("a"..."z").contains(scalar) : scalar.properties.isAlphabetic
  }
}
