internal import RefreshDiagnostics

/// Syntax errors of quoted text.
extension SyntaxErrorContext {
  func unclosedQuote() -> Diagnostic {
    let isDouble = has("\"", at: context.offset)
    let end =
      isBlankOrEnd(at: problem.offset) ? "the file ends here" : "the document ends here"
    return YAMLUnclosedQuote.finding(
      in: file,
      at: restOfLine(at: context),
      message: "\(isDouble ? "double" : "single") quote is never closed",
      expected: isDouble ? "'\"'" : "\"'\"",
      notes: [note(end, at: word(at: problem))]
    )
  }

  /// The finding for a missing closing quote: the opening quote of a later text ends the text.
  func runawayQuote() -> Diagnostic? {
    guard let quote = lastQuote, quote.upper.line > quote.lower.line,
      quote.upper.line == problem.line,
      text(at: SourceRange(lower: quote.upper, upper: problem)).utf8.allSatisfy(\.isYAMLSpace)
    else { return nil }
    return YAMLUnclosedQuote.finding(
      in: file,
      at: restOfLine(at: quote.lower),
      message: "the quoted text ends only on line \(quote.upper.line)",
      expected: "a closing quote on this line",
      notes: [note("the text ends before this", at: word(at: problem))]
    )
  }

  /// The finding for a quote inside of quoted text, as in `'Don't'`.
  func quoteInText() -> Diagnostic? {
    guard lastQuote?.upper.offset == problem.offset, !isBlankOrEnd(at: problem.offset) else {
      return nil
    }
    let isSingle = has("'", at: problem.offset - 1)
    return YAMLSyntax.finding(
      in: file,
      at: SourceRange(
        lower: position(at: problem.offset - 1, after: lineStart(at: problem)),
        upper: problem
      ),
      message: isSingle ? "the apostrophe ends the quoted text" : "the quote ends the quoted text",
      remedy: isSingle
        ? "write '' for an apostrophe, or put the text in double quotes"
        : "write \\\" for a quote in the text"
    )
  }

  func unknownEscape() -> Diagnostic {
    let range = escape(2, from: problem.offset)
    return YAMLEscape.finding(
      in: file,
      at: range,
      message: "unknown escape \(SafeText.quote(text(at: range)))",
      remedy: "write '\\\\' for a backslash, or use single quotes"
    )
  }

  func shortEscape() -> Diagnostic {
    // libyaml has read the backslash and the letter, which determines the number of digits.
    let start = problem.offset - 2
    let digits = has("x", at: start + 1) ? 2 : has("u", at: start + 1) ? 4 : 8
    let range = escape(2, from: start)
    let message = "escape \(SafeText.quote(text(at: range))) with too few digits"
    return YAMLEscape.finding(
      in: file,
      at: range,
      message: message,
      expected: "\(digits) hexadecimal digits"
    )
  }

  func invalidEscape() -> Diagnostic {
    let start = problem.offset - 2
    let range = escape(has("u", at: start + 1) ? 6 : 10, from: start)
    return YAMLEscape.finding(
      in: file,
      at: range,
      message: "escape \(SafeText.quote(text(at: range))) is not a Unicode character",
      expected: "at most '\\U0010FFFF', and no surrogate"
    )
  }

  /// The range of an escape that starts at `offset` and has `count` characters.
  private func escape(_ count: Int, from offset: Int) -> SourceRange {
    let lower = position(at: offset, after: lineStart(at: problem))
    var cursor = TextCursor(bytes: bytes[...], at: lower)
    for _ in 0..<count where !isLineEnd(at: cursor.offset) { cursor.step() }
    return SourceRange(lower: lower, upper: cursor.place)
  }
}
