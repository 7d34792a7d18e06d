package import RefreshDiagnostics
package import RefreshYAML

extension Fix {
  /// Replaces a scalar with another word.
  package static func replace(_ node: Node, with word: String) -> Fix {
    Fix(
      "replace with \(SafeText.quote(word))",
      edits: [TextEdit(range: node.range, replacement: word)]
    )
  }

  /// Replaces a misspelled word, if exactly one known word is one edit away.
  package static func typo(_ node: Node, _ near: [String]) -> Fix? {
    guard let text = node.text, let word = near.first, near.count == 1 else { return nil }
    let isSure = EditDistance.between(text.lowercased(), word.lowercased(), limit: 1) != nil
    return isSure ? replace(node, with: word) : nil
  }
}
