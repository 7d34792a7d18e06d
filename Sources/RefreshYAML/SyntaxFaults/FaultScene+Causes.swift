internal import RefreshDiagnostics

/// Mistakes that libyaml detects only at a later position in the file.
extension FaultScene {
  /// The finding for a merge conflict marker of git where libyaml stops.
  func conflictMarker() -> Diagnostic? {
    conflictMarker(at: lineStart(context)) ?? conflictMarker(at: lineStart(problem))
  }

  /// The finding for a merge conflict marker of git at the start of a line.
  func conflictMarker(at line: SourcePosition) -> Diagnostic? {
    let mark = bytes[min(line.offset, bytes.count)...].prefix(7)
    let isMarker = "<=>|".utf8.contains { byte in mark.allSatisfy { $0 == byte } }
    guard mark.count == 7, isMarker, isBlankOrEnd(line.offset + 7) else { return nil }
    return Diagnostic(
      YAMLSyntax.id,
      file: file,
      range: restOfLine(line),
      message: "unresolved merge conflict",
      remedy: "keep one of the two versions and remove the conflict markers"
    )
  }

  /// The finding for a full-width colon instead of `:` after a key.
  func lookalikeColon(_ line: SourceRange) -> Diagnostic? {
    guard
      let (found, length, distance) = Lookalike.first(in: bytes[line.offsets]),
      found.replacement == ":"
    else { return nil }
    let start = position(line.lower.offset + distance, after: line.lower)
    let range = SourceRange(start, position(start.offset + length, after: start))
    return lookalike(found, range, YAMLMissingColon.id)
  }

  /// The finding for a character that resembles one of YAML's special characters.
  func lookalike(_ found: Lookalike, _ range: SourceRange, _ id: RuleID) -> Diagnostic {
    let replacement = found.replacement(before: byte(range.upper.offset))
    return Diagnostic(
      id,
      file: file,
      range: range,
      message: "unexpected \(found)",
      expected: found.expected,
      fix: Fix(
        "replace with \(SafeText.quote(replacement))",
        edits: [TextEdit(range: range, replacement: replacement)]
      )
    )
  }

  /// The `#` that starts a comment on the line of an opening bracket.
  func comment(after bracket: SourcePosition) -> SourcePosition? {
    var quote: UInt8?
    for offset in bracket.offset..<bytes.count {
      let byte = bytes[offset]
      guard !isLineEnd(offset) else { return nil }
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "#"), bytes[offset - 1] == UInt8(ascii: " ") {
        return position(offset, after: bracket)
      }
    }
    return nil
  }

  /// The finding for a bracket whose closing bracket is part of a comment.
  func hiddenBracket(_ bracket: SourcePosition, _ comment: SourcePosition) -> Diagnostic? {
    var end = comment.offset + 1
    while let byte = byte(end), byte.isHexDigit { end += 1 }
    let range = SourceRange(comment, position(end, after: comment))
    let isColor = [4, 7, 9].contains(end - comment.offset)
    let quoted = "\"\(text(range))\""
    return Diagnostic(
      YAMLUnclosedBracket.id,
      file: file,
      range: range,
      message:
        "'#' starts a comment, so \(SafeText.quote(text(character(bracket)))) is never closed",
      remedy: isColor ? "put the color in quotes" : "put the text in quotes",
      suggestions: isColor ? [quoted] : [],
      fix: isColor
        ? Fix("put the color in quotes", edits: [TextEdit(range: range, replacement: quoted)]) : nil
    )
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool { Character(Unicode.Scalar(self)).isHexDigit }
}
