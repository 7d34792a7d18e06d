/// The number of typing errors between two words.
package enum EditDistance {
  /// The longest word that is compared, in Unicode scalars.
  static let longestWord = 64

  /// Counts the insertions, deletions, replacements and swaps of neighbors that lead from one
  /// word to the other.
  ///
  /// The result is the restricted Damerau-Levenshtein distance. It is `nil` if the distance exceeds
  /// `limit`, or if a word is longer than `longestWord`. Both limits bound the time for untrusted
  /// input.
  package static func between(_ first: String, and second: String, limit: Int) -> Int? {
    guard let first = scalars(first), let second = scalars(second),
      abs(first.count - second.count) <= limit
    else { return nil }
    let tooFar = limit + 1
    var rowBefore: [Int] = []
    var row = (0...second.count).map { min($0, tooFar) }
    for i in first.indices {
      var next = Array(repeating: tooFar, count: second.count + 1)
      if i < limit { next[0] = i + 1 }
      // Outside of this range, the positions alone differ by more than the limit.
      for j in second.indices.clamped(to: max(0, i - limit)..<i + limit + 1) {
        let cost = first[i] == second[j] ? 0 : 1
        var best = min(row[j] + cost, row[j + 1] + 1, next[j] + 1)
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
          best = min(best, rowBefore[j - 1] + 1)
        }
        next[j + 1] = min(best, tooFar)
      }
      if next.allSatisfy({ $0 > limit }) { return nil }
      (rowBefore, row) = (row, next)
    }
    return row.last.flatMap { $0 <= limit ? $0 : nil }
  }

  private static func scalars(_ word: String) -> [Unicode.Scalar]? {
    let scalars = Array(word.unicodeScalars.prefix(longestWord + 1))
    return scalars.count <= longestWord ? scalars : nil
  }
}
