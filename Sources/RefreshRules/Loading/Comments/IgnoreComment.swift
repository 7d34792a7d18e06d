import RefreshDiagnostics

/// A comment that suppresses findings: `# refreshgen:ignore rule-id reason`.
struct IgnoreComment {
  /// The marker that follows the `#` and optional spaces.
  static let marker = "refreshgen:ignore"

  /// The largest number of rules in a comment; findings of further rules are not suppressed.
  static let mostRules = 32

  /// The range of the comment, from its `#` to the end of the line.
  let range: SourceRange
  /// Whether the comment is alone on its line.
  let isAlone: Bool
  /// The names of the suppressed rules, with their ranges.
  let rules: [(name: String, range: SourceRange)]
  /// The reason that the comment gives.
  let reason: String
  /// The line whose findings the comment suppresses.
  ///
  /// A comment alone on a line applies to the next line with content; any other comment applies to
  /// its own line.
  let line: Int
}

extension IgnoreComment {
  /// Creates the comment at a `#`, unless the comment has no marker.
  init?(at hash: Int, in lines: CommentLines) {
    let bytes = lines.file.bytes
    var end = hash
    while end < bytes.count, !bytes[end].isLineEnd { end += 1 }
    let text = lines.file.text(in: hash..<end)
    let words = text.dropFirst().split(separator: " ", omittingEmptySubsequences: true)
    guard words.first == Self.marker[...] else { return nil }
    var lineStart = hash
    while lineStart > 0, !bytes[lineStart - 1].isLineEnd { lineStart -= 1 }

    range = lines.range(in: hash..<end)
    isAlone = bytes[lineStart..<hash].allSatisfy { $0 == UInt8(ascii: " ") }
    let names = words.dropFirst().first.map { $0.split(separator: ",") } ?? []
    rules = names.prefix(Self.mostRules).map { name in
      let start = hash + text.utf8.distance(from: text.startIndex, to: name.startIndex)
      return (String(name), lines.range(in: start..<start + name.utf8.count))
    }
    reason = words.dropFirst(2).joined(separator: " ")
    line = isAlone ? lines.content(after: range.lower.line) : range.lower.line
  }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
