import RefreshDiagnostics

/// A comment that suppresses findings: `# refreshgen:ignore rule-id reason`.
struct IgnoreComment {
  /// What such a comment starts with, behind its `#` and blanks.
  static let marker = "refreshgen:ignore"

  /// The number of rules that a comment may name; findings of others are not suppressed.
  static let mostRules = 32

  /// Where the comment stands, from its `#` to the end of the line.
  let range: SourceRange
  /// Whether the line holds nothing else.
  let isAlone: Bool
  /// The rules that it names, with where they stand.
  let rules: [(name: String, range: SourceRange)]
  /// The reason that the comment gives.
  let reason: String
  /// The line whose findings it suppresses: its own, or where it is alone, the next that is no comment.
  let line: Int
}

extension IgnoreComment {
  /// The comment at a `#`, if it is such a one.
  init?(at hash: Int, in lines: CommentLines) {
    let bytes = lines.file.bytes
    var end = hash
    while end < bytes.count, !bytes[end].isLineEnd { end += 1 }
    let text = lines.file.text(hash..<end)
    let words = text.dropFirst().split(separator: " ", omittingEmptySubsequences: true)
    guard words.first == Self.marker[...] else { return nil }
    var lineStart = hash
    while lineStart > 0, !bytes[lineStart - 1].isLineEnd { lineStart -= 1 }

    range = lines.range(hash..<end)
    isAlone = bytes[lineStart..<hash].allSatisfy { $0 == UInt8(ascii: " ") }
    let names = words.dropFirst().first.map { $0.split(separator: ",") } ?? []
    rules = names.prefix(Self.mostRules).map { name in
      let start = hash + text.utf8.distance(from: text.startIndex, to: name.startIndex)
      return (String(name), lines.range(start..<start + name.utf8.count))
    }
    reason = words.dropFirst(2).joined(separator: " ")
    line = isAlone ? lines.content(after: range.lower.line) : range.lower.line
  }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
