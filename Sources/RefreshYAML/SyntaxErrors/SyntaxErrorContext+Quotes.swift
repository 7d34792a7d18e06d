internal import RefreshDiagnostics

/// Syntax errors of quoted text.
extension SyntaxErrorContext {
  func unclosedQuote() -> Diagnostic {
    let isDouble = isByte(context.offset, "\"")
    let end =
      isBlankOrEnd(problem.offset) ? "the file ends here" : "the document ends here"
    return YAMLUnclosedQuote.finding(
      file,
      restOfLine(context),
      "\(isDouble ? "double" : "single") quote is never closed",
      expected: isDouble ? "'\"'" : "\"'\"",
      notes: [note(end, word(problem))]
    )
  }

  /// The finding for a missing closing quote: the opening quote of a later text ends the text.
  func runawayQuote() -> Diagnostic? {
    guard let quote = lastQuote, quote.upper.line > quote.lower.line,
      quote.upper.line == problem.line,
      text(SourceRange(quote.upper, problem)).utf8.allSatisfy(\.isYAMLSpace)
    else { return nil }
    return YAMLUnclosedQuote.finding(
      file,
      restOfLine(quote.lower),
      "the quoted text ends only on line \(quote.upper.line)",
      expected: "a closing quote on this line",
      notes: [note("the text ends before this", word(problem))]
    )
  }

  /// The finding for a quote inside of quoted text, as in `'Don't'`.
  func quoteInText() -> Diagnostic? {
    guard lastQuote?.upper.offset == problem.offset, !isBlankOrEnd(problem.offset) else {
      return nil
    }
    let isSingle = isByte(problem.offset - 1, "'")
    return YAMLSyntax.finding(
      file,
      SourceRange(position(problem.offset - 1, after: lineStart(problem)), problem),
      isSingle ? "the apostrophe ends the quoted text" : "the quote ends the quoted text",
      remedy: isSingle
        ? "write '' for an apostrophe, or put the text in double quotes"
        : "write \\\" for a quote in the text"
    )
  }

  func unknownEscape() -> Diagnostic {
    let range = escape(2, from: problem.offset)
    return YAMLEscape.finding(
      file,
      range,
      "unknown escape \(SafeText.quote(text(range)))",
      remedy: "write '\\\\' for a backslash, or use single quotes"
    )
  }

  func shortEscape() -> Diagnostic {
    // libyaml has read the backslash and the letter, which determines the number of digits.
    let start = problem.offset - 2
    let digits = isByte(start + 1, "x") ? 2 : isByte(start + 1, "u") ? 4 : 8
    let range = escape(2, from: start)
    let message = "escape \(SafeText.quote(text(range))) with too few digits"
    return YAMLEscape.finding(file, range, message, expected: "\(digits) hexadecimal digits")
  }

  func invalidEscape() -> Diagnostic {
    let start = problem.offset - 2
    let range = escape(isByte(start + 1, "u") ? 6 : 10, from: start)
    return YAMLEscape.finding(
      file,
      range,
      "escape \(SafeText.quote(text(range))) is not a Unicode character",
      expected: "at most '\\U0010FFFF', and no surrogate"
    )
  }

  /// The range of an escape that starts at `offset` and has `count` characters.
  private func escape(_ count: Int, from offset: Int) -> SourceRange {
    let lower = position(offset, after: lineStart(problem))
    var cursor = TextCursor(bytes[...], at: lower)
    for _ in 0..<count where !isLineEnd(cursor.offset) { cursor.step() }
    return SourceRange(lower, cursor.place)
  }
}
