package import RefreshDiagnostics
package import RefreshYAML

extension Fix {
  /// Puts another word in the place of a scalar.
  package static func replace(_ node: Node, by word: String) -> Fix {
    Fix(
      "replace it by \(SafeText.quote(word))",
      edits: [TextEdit(range: node.range, replacement: word)]
    )
  }

  /// Mends a mistyped word, where no more than one word is so near that it was surely meant.
  package static func typo(_ node: Node, _ near: [String]) -> Fix? {
    guard let text = node.text, let word = near.first, near.count == 1 else { return nil }
    let isSure = EditDistance.between(text.lowercased(), word.lowercased(), limit: 1) != nil
    return isSure ? replace(node, by: word) : nil
  }
}
