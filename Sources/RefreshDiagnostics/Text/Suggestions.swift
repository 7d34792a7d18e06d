/// Suggestions for mistyped words.
package enum Suggestions {
  /// The largest number of candidates that are compared with a word.
  static let mostCandidates = 512

  /// The largest number of words in a suggestion; if more are equally near, none is suggested.
  package static let mostWords = 3

  /// The candidates nearest to a mistyped word, or none if none is near.
  ///
  /// Differences of letter case are ignored. Up to a third of the letters, but at most three, may
  /// differ. Equally near candidates are in alphabetical order.
  package static func nearest(
    to word: String,
    among candidates: some Sequence<String>
  ) -> [String] {
    guard word.utf8.count <= EditDistance.longestWord * 4 else { return [] }
    let folded = word.lowercased()
    let limit = min(max(folded.unicodeScalars.count / 3, 1), 3)
    var words: [String] = []
    var least = limit
    for candidate in candidates.prefix(mostCandidates) where candidate != word {
      let other = candidate.lowercased()
      guard let distance = EditDistance.between(folded, and: other, limit: least) else { continue }
      // If every letter differs, the words are not near, even if they are short.
      guard distance < max(folded.unicodeScalars.count, other.unicodeScalars.count) else {
        continue
      }
      if distance < least { words = [] }
      least = distance
      words.append(candidate)
    }
    return words.count > mostWords ? [] : words.sorted()
  }

  /// The three candidates with the fewest differences from a word, however many there are.
  package static func closest(to word: String, among candidates: [String]) -> [String] {
    let folded = word.lowercased()
    let distances = candidates.prefix(mostCandidates).map { candidate in
      EditDistance.between(folded, and: candidate.lowercased(), limit: EditDistance.longestWord)
        ?? EditDistance.longestWord
    }
    let order = zip(distances, candidates).enumerated().sorted {
      ($0.element.0, $0.offset) < ($1.element.0, $1.offset)
    }
    return order.prefix(mostWords).map(\.element.1)
  }

  /// Whether a word is certainly meant: it is the only near one, and one edit away.
  package static func isSure(_ near: [String], for word: String) -> Bool {
    guard let only = near.first, near.count == 1 else { return false }
    return EditDistance.between(word.lowercased(), and: only.lowercased(), limit: 1) != nil
  }

  /// The question that a message ends with: `; did you mean 'a'?`, or nothing.
  package static func question(_ words: [String]) -> String {
    words.isEmpty ? "" : "; did you mean \(WordList.anyOf(words))?"
  }
}
