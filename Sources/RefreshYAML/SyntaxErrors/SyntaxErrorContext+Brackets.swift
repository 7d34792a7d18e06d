internal import RefreshDiagnostics

/// Syntax errors inside `[ ]` and `{ }`.
extension SyntaxErrorContext {
  /// The finding for a bracket that is never closed.
  ///
  /// A bracket counts as never closed if the document ends inside it, or if a following line is not
  /// indented more than the line of the bracket.
  func unclosedBracket() -> Diagnostic? {
    guard let bracket = openBracket else { return nil }
    let isEnd = isBlankOrEnd(at: problem.offset) || isDocumentMarker(at: problem)
    let first = indentation(at: problem)
    let isNextLine = first.line > bracket.line && first.column <= indentation(at: bracket).column
    guard isEnd || isNextLine else { return nil }
    if let comment = comment(after: bracket) { return hiddenBracket(at: bracket, comment: comment) }
    let isList = has("[", at: bracket.offset)
    let end =
      isEnd
      ? note("the document ends here", at: word(at: problem))
      : note("this line is outside the \(isList ? "list" : "map")", at: word(at: first))
    return YAMLUnclosedBracket.finding(
      in: file,
      at: character(at: bracket),
      message: "\(isList ? "'['" : "'{'") is never closed",
      expected: isList ? "']'" : "'}'",
      notes: [end]
    )
  }

  /// The finding for a full-width brace or bracket where a value starts, or where a bracket that is
  /// still open could be closed.
  func fullWidthBracket() -> Diagnostic? {
    let line = SourceRange(lower: indentation(at: problem), upper: restOfLine(at: problem).upper)
    let opening = Lookalike.first(in: line, of: file) {
      $0.isFullWidthBracket && "{[".contains($0.replacement)
    }
    if let (found, range) = opening, startsValue(at: range.lower, of: line) {
      return found.finding(of: YAMLSyntax.self, in: file, at: range)
    }
    guard let bracket = openBracket else { return nil }
    let end = has("[", at: bracket.offset) ? "]" : "}"
    let closing = Lookalike.first(in: restOfLine(at: bracket), of: file) {
      $0.isFullWidthBracket && $0.replacement == end
    }
    return closing.map { found, range in found.finding(of: YAMLSyntax.self, in: file, at: range) }
  }

  /// Whether only spaces stand between a position and a character that a value follows.
  private func startsValue(at position: SourcePosition, of line: SourceRange) -> Bool {
    let before = text(at: SourceRange(lower: line.lower, upper: position)).last { $0 != " " }
    return before.map { ":,-[{".contains($0) } ?? true
  }

  func missingValue() -> Diagnostic {
    if let finding = unclosedBracket() { return finding }
    if openBracket == nil, let finding = closingBracket() { return finding }
    if has("-", at: problem.offset), has(" ", at: problem.offset + 1) {
      return unquoted(of: YAMLUnquotedText.self)
    }
    let range = isDocumentMarker(at: problem) ? word(at: problem) : character(at: problem)
    let message = "unexpected \(SafeText.quote(text(at: range)))"
    return YAMLSyntax.finding(in: file, at: range, message: message, expected: "a value")
  }

  /// The finding for a second colon in a value in braces, as in `{title: Note: pull}`.
  func colonInText() -> Diagnostic? {
    guard has(":", at: problem.offset), isBlankOrEnd(at: problem.offset + 1) else {
      return nil
    }
    let line = restOfLine(at: lineStart(at: problem))
    let before = text(at: SourceRange(lower: line.lower, upper: problem))
    guard let colon = before.lastIndex(of: ":") else {
      return YAMLMissingComma.finding(
        in: file,
        at: SourceRange(lower: indentation(at: problem), upper: problem),
        message: "missing ',' before \(SafeText.quote(String(before.drop { $0 == " " })))",
        remedy: "add the ',' at the end of the line above"
      )
    }
    let value = before[colon...].dropFirst().drop { $0 == " " }
    let words = value.split(separator: " ")
    if words.count == 1, let finding = assetSpace(after: words[0]) { return finding }
    let text = self.text(at: SourceRange(lower: problem, upper: line.upper))
    // The commas of a call, as in `.system(size: 14, weight: .bold)`, are part of the value.
    let call = text[..<(end(ofCallIn: text, after: value) ?? text.startIndex)]
    let rest = call + text[call.endIndex...].prefix { $0 != "," && $0 != "}" }
    let start = line.lower.offset + before[..<value.startIndex].utf8.count
    let range = file.range(in: start..<problem.offset + rest.utf8.count)
    if isEnd(at: range.upper, of: line), let quoted = quotedText(at: range) {
      return secondColon(in: quoted)
    }
    guard let last = words.last, words.count > 1 else {
      return secondColon(inWord: words.isEmpty ? nil : "\(value)\(rest)")
    }
    return secondColon(beforeKey: last)
  }

  /// The end of a call that is open after the first part of a value; `nil` if none is.
  private func end(ofCallIn text: String, after value: Substring) -> String.Index? {
    var depth = value.count { $0 == "(" } - value.count { $0 == ")" }
    guard depth > 0 else { return nil }
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return text.index(after: index) }
    }
    return nil
  }

  private func secondColon(inWord word: String?) -> Diagnostic {
    YAMLUnquotedText.finding(
      in: file,
      at: character(at: problem),
      message: "second ':' in a value",
      remedy: "put the value in quotes",
      // A call without its end would be cut.
      suggestions: word.map { $0.contains { "\"(".contains($0) } ? [] : ["\"\($0)\""] } ?? []
    )
  }

  private func secondColon(beforeKey last: Substring) -> Diagnostic {
    let key = SafeText.quote(String(last))
    let isKey = last.first == "\"" || last.first == "'"
    return YAMLMissingComma.finding(
      in: file,
      at: character(at: problem),
      message: isKey ? "missing ',' before \(key)" : "second ':' in a value",
      remedy: isKey ? nil : "put the value in quotes, or add the missing ',' before \(key)"
    )
  }

  /// Whether a value in braces can end at a position: the braces close, or another key follows.
  private func isEnd(at position: SourcePosition, of line: SourceRange) -> Bool {
    let rest = text(at: SourceRange(lower: position, upper: line.upper)).drop {
      $0 == "," || $0 == " "
    }
    return rest.first == "}" || rest.prefix { $0 != "," && $0 != "}" }.contains(": ")
  }

  /// The finding for a `]` or `}` without an opening bracket.
  func closingBracket() -> Diagnostic? {
    guard has("]", at: problem.offset) || has("}", at: problem.offset) else {
      return nil
    }
    return YAMLSyntax.finding(
      in: file,
      at: character(at: problem),
      message: "unexpected '\(text(at: character(at: problem)))'",
      expected: has("]", at: problem.offset) ? "'[' before it" : "'{' before it"
    )
  }

  /// The `#` that starts a comment on the line of an opening bracket.
  private func comment(after bracket: SourcePosition) -> SourcePosition? {
    var quote: UInt8?
    for offset in bracket.offset..<bytes.count {
      let byte = bytes[offset]
      guard !isLineEnd(at: offset) else { return nil }
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "#"), bytes[offset - 1] == UInt8(ascii: " ") {
        return position(at: offset, after: bracket)
      }
    }
    return nil
  }

  /// The finding for a bracket whose closing bracket is part of a comment.
  private func hiddenBracket(at bracket: SourcePosition, comment: SourcePosition) -> Diagnostic {
    var end = comment.offset + 1
    while let byte = byte(at: end), Character(Unicode.Scalar(byte)).isHexDigit { end += 1 }
    let range = SourceRange(lower: comment, upper: position(at: end, after: comment))
    let bracket = SafeText.quote(text(at: character(at: bracket)))
    let message = "'#' starts a comment, so \(bracket) is never closed"
    guard [4, 7, 9].contains(end - comment.offset) else {
      return YAMLUnclosedBracket.finding(
        in: file,
        at: range,
        message: message,
        remedy: "put the text in quotes"
      )
    }
    let quoted = "\"\(text(at: range))\""
    let remedy = "put the color in quotes"
    return YAMLUnclosedBracket.finding(
      in: file,
      at: range,
      message: message,
      remedy: remedy,
      suggestions: [quoted],
      fix: Fix.replace(range, with: quoted, message: remedy)
    )
  }

  /// Whether a document marker starts at a position.
  private func isDocumentMarker(at position: SourcePosition) -> Bool {
    guard position.column == 1, let byte = byte(at: position.offset) else { return false }
    return [UInt8(ascii: "-"), UInt8(ascii: ".")].contains(byte)
      && self.byte(at: position.offset + 1) == byte && self.byte(at: position.offset + 2) == byte
      && isBlankOrEnd(at: position.offset + 3)
  }
}
