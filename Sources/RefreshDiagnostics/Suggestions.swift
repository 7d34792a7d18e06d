/// Finds the word that was probably meant.
package enum Suggestions {
  /// The most candidates that are compared.
  package static let mostCandidates = 512

  /// The candidate nearest to a mistyped word, or nothing if none is near.
  ///
  /// Letter case alone is no mistake worth counting; otherwise up to a third of the letters, at
  /// most three, may differ. Equally near candidates are settled by the alphabet, so the answer
  /// does not depend on their order.
  package static func nearest(
    to word: String,
    among candidates: some Sequence<String>
  ) -> String? {
    guard word.utf8.count <= EditDistance.longestWord * 4 else { return nil }
    let folded = word.lowercased()
    let limit = min(max(folded.unicodeScalars.count / 3, 1), 3)
    var best: (distance: Int, word: String)?
    for candidate in candidates.prefix(mostCandidates) where candidate != word {
      let other = candidate.lowercased()
      guard let distance = EditDistance.between(folded, other, limit: limit) else { continue }
      // A distance as long as the word would turn any short word into any other.
      guard distance < folded.unicodeScalars.count else { continue }
      if let best, (best.distance, best.word) <= (distance, candidate) { continue }
      best = (distance, candidate)
    }
    return best?.word
  }
}
