internal import RefreshDiagnostics

/// Syntax errors of lines: indentation, text after the end of a value, conflict markers.
extension SyntaxErrorContext {
  /// The finding for text where a key or an item should be.
  func misplaced() -> Diagnostic? {
    if let finding = closingBracket() ?? runawayQuote() { return finding }
    guard isFirstInLine(at: problem) else {
      let (range, message) = (restOfLine(at: problem), "unexpected text after the value")
      return quoteInText()
        ?? YAMLSyntax.finding(
          in: file,
          at: range,
          message: message,
          expected: "the end of the line"
        )
    }
    guard problem.column == context.column else { return wrongIndentation() }
    guard has("-", at: problem.offset), isBlankOrEnd(at: problem.offset + 1) else {
      return nil
    }
    return YAMLSyntax.finding(
      in: file,
      at: restOfLine(at: problem),
      message: "unexpected list item in a map",
      expected: "a key",
      notes: [note("the map starts here", at: word(at: context))]
    )
  }

  /// The finding for a line between two levels of indentation.
  private func wrongIndentation() -> Diagnostic {
    var columns = "column \(context.column) as on line \(context.line)"
    // The level that is indented least of those that are open above and indented more.
    var deeper: SourcePosition?
    var line = lineAbove(at: problem).map(indentation)
    while let above = line, above.column > problem.column {
      if above.column < deeper?.column ?? .max { deeper = above }
      line = lineAbove(at: above).map(indentation)
    }
    if let deeper {
      columns = "column \(deeper.column) as on line \(deeper.line), or \(columns)"
    }
    return YAMLIndentation.finding(
      in: file,
      at: word(at: problem),
      message: "wrong indentation",
      expected: columns
    )
  }

  /// The finding for a tab at the place of the problem.
  func tab() -> Diagnostic {
    var end = problem.offset
    while has("\t", at: end) { end += 1 }
    let isIndentation = isFirstInLine(at: problem)
    return YAMLTabIndentation.finding(
      in: file,
      at: SourceRange(lower: problem, upper: position(at: end, after: problem)),
      message: isIndentation ? "tab in the indentation" : "tab before a nested value",
      remedy: "use spaces",
      fix: isIndentation ? Fix(message: "use spaces", edits: tabEdits) : nil
    )
  }

  /// The edits that replace each tab at the start of a line of the file by two spaces.
  private var tabEdits: [TextEdit] {
    var edits: [TextEdit] = []
    var (offset, isStart) = (0, true)
    while offset < bytes.count {
      let byte = bytes[offset]
      if isStart, byte == UInt8(ascii: "\t") {
        edits.append(TextEdit(range: file.range(in: offset..<offset + 1), replacement: "  "))
      }
      isStart = byte == UInt8(ascii: "\n") || isStart && byte.isYAMLSpace
      offset += 1
    }
    return edits
  }

  /// The finding for a merge conflict marker of git where libyaml stops.
  func conflictMarker() -> Diagnostic? {
    conflictMarker(at: lineStart(at: context)) ?? conflictMarker(at: lineStart(at: problem))
  }

  /// The finding for a merge conflict marker of git at the start of a line.
  func conflictMarker(at line: SourcePosition) -> Diagnostic? {
    let mark = bytes[min(line.offset, bytes.count)...].prefix(7)
    let isMarker = "<=>|".utf8.contains { byte in mark.allSatisfy { $0 == byte } }
    guard mark.count == 7, isMarker, isBlankOrEnd(at: line.offset + 7) else { return nil }
    return YAMLSyntax.finding(
      in: file,
      at: restOfLine(at: line),
      message: "unresolved merge conflict",
      remedy: "keep one of the two versions and remove the conflict markers"
    )
  }
}
